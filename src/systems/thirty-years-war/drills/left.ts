/** Who would be left over by a battle that is proposed: cases 8.11, 8.12 and 8.21. */

import { oneOf } from '../../../core/dice/drawn';
import { ids, poor, reasonsInWords, stepOf } from '../../../core/lesson/made';
import { openAttackers, openObligations, openTargets } from '../standard/08-combat/obligations';
import type { Board } from '../state/board';
import type { Piece } from '../state/piece';
import { piecesOf } from '../state/position';
import { listed } from '../wording';
import { battlesAgainst, openEnemies, type Proposed } from './battles';
import { type Kind, type Making, withCase } from './kind';
import { siteFor } from './site/find';
import { lay } from './site/lay';

export const left: Kind = {
  id: 'left',
  title: 'Who is left over?',
  about: 'All who must attack or be attacked find somebody, or the battle is not legal',
  make,
};

/** The kinds of reasons that name whom a battle leaves over. */
const LEFT: ReadonlySet<string> = new Set(['leftUnattacked', 'leftIdle']);
/** What says the same of those who attack. */
const ALSO = 'mustAttackRest';

function make({ draw, level, battles }: Making) {
  const wish = { units: 2 + level, enemies: 2 + level, spread: level > 2 ? 3 : 2 };
  const site = siteFor(draw, level, battles, wish);
  const laid = site && lay(site, 'combat');
  if (!laid) return null;
  const { board, position } = laid;
  const all = openEnemies(board).flatMap((enemy) => battlesAgainst(board, enemy) ?? []);
  const one = oneOf(draw, all.filter(leavesOver));
  if (!one) return null;
  const named = one.reasons.filter(({ kind }) => LEFT.has(kind));
  const over = piecesOf(board, [...new Set(named.flatMap(({ counters }) => counters))]);
  const others = board.pieces.filter((piece) => piece.hex >= 0 && !over.includes(piece));
  if (others.length < 3 || over.length > 5) return null;
  const names = (pieces: readonly Piece[]) => listed(pieces.map(({ printed }) => printed.name));
  const attack = one.attackers.length > 1 ? 'attack' : 'attacks';
  return stepOf({
    position,
    text: `Suppose that ${names(one.attackers)} ${attack} ${names(one.defenders)}, and nobody has fought yet.`,
    rules: ['8.11', '8.12', '8.21'],
    lit: [...ids(one.attackers), ...ids(one.defenders)],
    goal: { ask: 'Who would be left over? Press all of them, of both sides.', press: ids(over) },
    way: ids(over),
    poor: others.map((piece) => poor(piece.id, whyNot(board, one, piece))),
    done: reasonsInWords(named),
  });
}

function leavesOver({ reasons }: Proposed): boolean {
  return (
    reasons.some(({ kind }) => LEFT.has(kind)) && reasons.every(({ kind }) => LEFT.has(kind) || kind === ALSO)
  );
}

/** Why a counter is not left over by the battle. */
function whyNot(board: Board, { attackers, defenders }: Proposed, piece: Piece): string {
  const { name } = piece.printed;
  const engaged = new Set([...attackers, ...defenders]);
  if (engaged.has(piece)) return `${name} fights in this battle.`;
  if (!piece.unit) return withCase(`${name} is no unit: nobody must fight it`, '8.0');
  const open = openObligations(board);
  const isOurs = piece.side === board.phasingIndex;
  if (!(isOurs ? open.attackers : open.defenders).includes(piece))
    return isOurs
      ? withCase(`${name} need not attack anybody`, '8.12')
      : withCase(`${name} need not be attacked`, '8.11');
  const free = isOurs ? openTargets(board, piece, engaged) : openAttackers(board, piece, engaged);
  const whom = listed(free.map(({ printed }) => printed.name));
  return isOurs
    ? withCase(`${name} can still attack ${whom}`, '8.12')
    : withCase(`${name} can still be attacked by ${whom}`, '8.11');
}
