/** What a position promises a side: the combats that its segment leads to, and what the enemy can do after them. */
import { unitsInCommand } from '../08-leaders/command';
import { check } from '../engine/judge';
import { type Board, boardOf } from '../state/board';
import type { SideIndex } from '../state/numbering';
import { playedWith } from './expect';
import { measure } from './measure';
import { nearness } from './nearness';
import { NO_PLAN, type Plan, planFor } from './plan';
import type { Threats } from './threats';
import { WEIGHTS } from './weights';

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

/** The board as its combat begins, or as it stands in it, with what is open left aside; null: no combat comes. */
export function inCombat(board: Board): Board | null {
  const { state } = board;
  if (state.step !== 'movement' && state.step !== 'combat') return null;
  const quiet = state.agenda.length > 0 ? { ...state, agenda: [], routing: [] } : state;
  const end = { do: 'endMovement' } as const;
  const now = boardOf(quiet);
  if (quiet.step === 'combat') return now;
  return check(now, end).length === 0 ? boardOf(playedWith(quiet, end, 1)) : null;
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
