/** The combat that a movement leads to. */
import { check } from '../engine/judge';
import { type Board, boardOf } from '../state/board';
import { playedWith } from './expect';

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
