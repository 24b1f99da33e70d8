/** What a position promises a side: the combats that its segment leads to, and what the enemy can do after them. */
import { unitsInCommand } from '../08-leaders/command';
import { measure } from '../estimate/measure';
import { NO_PLAN, type Plan, planFor } from '../estimate/plan';
import { inCombat } from '../estimate/toCombat';
import { WEIGHTS } from '../estimate/weights';
import type { Board } from '../state/board';
import type { SideIndex } from '../state/numbering';
import { nearness } from './nearness';
import type { Threats } from './threats';

/** In the hundredths of the measure; whom leaders have in command counts where it is thought of. @rule 8.1 */
export function outlook(board: Board, side: SideIndex, threats: Threats): number {
  if (board.state.over) return measure(board, side);
  const { fights, worth } = plannedFor(board, side);
  const commanded = threats.command ? commandedUnits(board, side) : 0;
  return (
    measure(board, side) +
    worth +
    WEIGHTS.commanded * commanded +
    nearness(board, side, threats.nearer) -
    threats.danger(board, fights)
  );
}

/** The attacks of the segment that is going on, if it is of that side. */
export function plannedFor(board: Board, side: SideIndex): Plan {
  const { segment } = board;
  if (!segment || segment.side !== board.sideId(side)) return NO_PLAN;
  const fighting = inCombat(board);
  return fighting ? planFor(fighting) : NO_PLAN;
}

/** Of the corps that acts, those that its own leader would have in command; of all corps between segments. @rule 8.1 */
export function commandedUnits(board: Board, side: SideIndex): number {
  const { segment } = board;
  const own = board.leaders.filter((leader) => leader.side === side && leader.at !== null);
  return own.reduce((sum, leader) => {
    const { corps } = leader;
    if (corps === null || (segment && segment.corps !== corps)) return sum;
    return sum + unitsInCommand(board, leader, corps).length;
  }, 0);
}
