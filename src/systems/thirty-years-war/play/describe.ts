/** A hex in words, for those who hear the board: its ground, what runs along its sides, who stands there. */

import { type HexIndex, hexAt, numberOf } from '../../../core/hex';
import type { Place } from '../../../core/seam';
import { neighboursOf, roadLeads } from '../battlefield';
import { isInEnemyZoc, type Position, piecesIn, positionOf } from '../position';
import { openObligations } from '../rules/08-obligations';
import { hexsidesCrossed, type OpenHexside, terrainOf } from '../rules/12-terrain';
import type { State } from '../state';
import { listed } from '../wording';
import { wordsOf } from './label';
import { hitInWords, inTown, wallInWords } from './wallWords';

/** `1812, woods; stream to 1811; road to 1712 and 1912. La Marine, French infantry 12-3, disrupted`; '' off the map. */
export function describe(state: State, at: Place): string {
  const position = positionOf(state);
  const hex = typeof at === 'string' ? hexAt(position.field.grid, at) : -1;
  if (hex < 0) return '';
  return [groundOf(position, hex), whoIsIn(state, hex)].filter((part) => part !== '').join('. ');
}

const SIDE_WORDS: { readonly [S in OpenHexside]: string } = {
  stream: 'stream',
  river: 'river',
  bridge: 'bridge',
  ford: 'ford',
  slope: 'slope up',
  slopeDown: 'slope down',
};

function groundOf(position: Position, hex: HexIndex): string {
  const { field } = position;
  const { grid, scenario } = field;
  const number = numberOf(grid, hex);
  const names = scenario.map.labels.flatMap((label) => (label.hex === number ? [label.text] : []));
  const ground = [
    number,
    ...names,
    terrainOf(field, hex),
    ...(field.hilltop[hex] === 1 ? ['hilltop'] : []),
    ...inTown(position, hex),
    ...hitInWords(position, hex),
  ].join(', ');
  /** What runs along which sides, a side named by the hex beyond it. */
  const sides = new Map<string, string[]>();
  const add = (what: string, beyond: HexIndex) =>
    sides.set(what, [...(sides.get(what) ?? []), numberOf(grid, beyond)]);
  for (const { hex: beyond, direction } of neighboursOf(field, hex)) {
    for (const row of hexsidesCrossed(field, hex, direction)) add(SIDE_WORDS[row], beyond);
    const wall = wallInWords(position, hex, direction, beyond);
    if (wall) add(wall, beyond);
    if (roadLeads(field, hex, direction)) add('road', beyond);
  }
  return [ground, ...[...sides].map(([what, beyond]) => `${what} to ${listed(beyond)}`)].join('; ');
}

/** Every counter there in full; of an empty hex, whose Zone of Control it lies in. */
function whoIsIn(state: State, hex: HexIndex): string {
  const position = positionOf(state);
  const pieces = piecesIn(position, hex);
  if (pieces.length > 0) {
    const open = openObligations(state);
    const owing = new Set([...open.attackers, ...open.defenders]);
    return pieces.map((piece) => wordsOf(state, piece, owing.has(piece))).join('; ');
  }
  const sides = state.scenario.sides.filter((_, side) => isInEnemyZoc(position, side === 0 ? 1 : 0, hex));
  return sides.length > 0 ? `In ${listed(sides.map(({ name }) => `a ${name}`))} Zone of Control` : '';
}
