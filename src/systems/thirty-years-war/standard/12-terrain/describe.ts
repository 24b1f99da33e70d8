/** A hex in words, for screen readers: its ground, what runs along its sides, who stands there. */

import type { Place } from '../../../../core/contract/values';
import { type HexIndex, hexAt, numberOf } from '../../../../core/hex/hex';
import { wordsOf } from '../../play/label';
import { neighboursOf, roadLeads } from '../../state/battlefield';
import type { Board } from '../../state/board';
import { piecesIn } from '../../state/position';
import { listed } from '../../wording';
import { openObligations } from '../08-combat/obligations';
import { furtherGround } from './further-ground';
import { hexsidesCrossed } from './terrain';
import { hexInWords, SIDE_WORDS, zonesOver } from './words';

/**
 * `1812, woods; stream to 1811; road to 1712 and 1912. La Marine, French infantry: strength 12, moves 3`; '' off the
 * map.
 */
export function describe(board: Board, at: Place): string {
  const hex = typeof at === 'string' ? hexAt(board.field.grid, at) : -1;
  if (hex < 0) return '';
  return [groundOf(board, hex), whoIsIn(board, hex)].filter((part) => part !== '').join('. ');
}

function groundOf(board: Board, hex: HexIndex): string {
  const { field } = board;
  const further = furtherGround(board, hex);
  const ground = [...hexInWords(field, hex), ...further.facts].join(', ');
  /** What runs along which sides, a side named by the hex beyond it. */
  const sides = new Map<string, string[]>();
  const add = (what: string, beyond: HexIndex) =>
    sides.set(what, [...(sides.get(what) ?? []), numberOf(field.grid, beyond)]);
  for (const { hex: beyond, direction } of neighboursOf(field, hex)) {
    for (const row of hexsidesCrossed(field, hex, direction)) add(SIDE_WORDS[row], beyond);
    for (const side of further.sides) if (side.beyond === beyond) add(side.words, beyond);
    if (roadLeads(field, hex, direction)) add('road', beyond);
  }
  return [ground, ...[...sides].map(([what, beyond]) => `${what} to ${listed(beyond)}`)].join('; ');
}

/** Every counter there in full; of an empty hex, whose Zone of Control it lies in. */
function whoIsIn(board: Board, hex: HexIndex): string {
  const pieces = piecesIn(board, hex);
  if (pieces.length > 0) {
    const open = openObligations(board);
    const obliged = new Set([...open.attackers, ...open.defenders]);
    return pieces.map((piece) => wordsOf(board, piece, obliged.has(piece))).join('; ');
  }
  return zonesOver(board, hex).join('');
}
