/** The threats to a side as the table shows them: a row for each counter, and marks on the map. */
import type { Mark } from '../../../core/contract/board';
import type { CounterId } from '../../../core/contract/values';
import { OFF_MAP } from '../../../core/hex/hex';
import { reckon } from '../11-combat/modifiers';
import { dieWords } from '../11-combat/words';
import type { Command } from '../engine/types';
import { playedWith } from '../estimate/expect';
import { atHex } from '../play/stage';
import type { Threat as Row, Threats as Shown } from '../rulebook/cited';
import { type Board, boardOf, enemyOf, type Unit } from '../state/board';
import type { SideIndex } from '../state/numbering';
import { approachOf } from './approach';
import { attackAdvice, loneLeaderAdvice, type Threat, Threats, threatTo } from './threats';
import type { Advice } from './words';

const NOTE =
  'Counted as the position stands: to each unit the worst attack of one enemy in the next segment of his corps, from a hex that is free now and that he comes to without a test. Whom else he would have in front is left aside.';
const NOBODY_COMES = 'No enemy can come to attack anyone in the next segment of his corps.';
const OVER = 'The battle is over.';

/** What the enemy of that side could do to it in the next segment of each of his corps, the worst first. */
export function threatsShown(board: Board, side: SideIndex): Shown {
  if (board.state.over) return { rows: [], note: OVER, marks: [] };
  const threats = new Threats(approachOf(board, enemyOf(side)));
  const leaders = threats.loneLeaders(board);
  const worst = board.units
    .filter((unit) => unit.side === side && unit.hex !== OFF_MAP)
    .flatMap((unit) => threatTo(board, unit, threats.approach) ?? [])
    .sort((a, b) => b.gain - a.gain);
  const rows = [
    ...leaders.map((leader) => rowOf(leader.id, loneLeaderAdvice(board, leader))),
    ...worst.map((threat) => rowOf(threat.target.id, attackAdvice(threat))),
  ];
  return {
    rows,
    note: rows.length > 0 ? NOTE : NOBODY_COMES,
    marks: worst.map((threat) => markOf(board, threat)),
  };
}

/** The same against the unit of that side that a move brings somewhere, all tests passed, or against that counter. */
export function threatShownTo(
  board: Board,
  side: SideIndex,
  command: Command | null,
  counter: CounterId | null,
): Row | null {
  if (board.state.over) return null;
  const threats = new Threats(approachOf(board, enemyOf(side)));
  if (command?.do === 'move') {
    const there = boardOf(playedWith(board.state, command, 6));
    return against(there, there.knownUnit(command.unit), side, threats);
  }
  const leader = threats.loneLeaders(board).find(({ id }) => id === counter);
  if (leader) return rowOf(leader.id, loneLeaderAdvice(board, leader));
  const unit = board.units.find(({ id }) => id === counter);
  return unit ? against(board, unit, side, threats) : null;
}

function against(board: Board, unit: Unit, side: SideIndex, { approach }: Threats): Row | null {
  if (unit.side !== side || unit.hex === OFF_MAP) return null;
  const threat = threatTo(board, unit, approach);
  return threat && rowOf(unit.id, attackAdvice(threat));
}

function rowOf(counter: CounterId, { text, rules, counters, where }: Advice): Row {
  return { counter, text, rules, counters, where };
}

/** With what is added to the die of the enemy. */
function markOf(board: Board, { target, attack, board: there }: Threat): Mark {
  const label = dieWords(reckon(there, attack).total);
  const shape = atHex(board.number(target.hex));
  return { means: { own: 'threatened' }, label, shape, side: board.sideId(target.side) };
}
