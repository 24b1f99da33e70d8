/** The Combat Phase that a position in the Movement Phase leads to. */
import { playOut } from '../engine/judge';
import { trying } from '../engine/suppose';
import { endPhaseReasons } from '../standard/04-sequence/sequence';
import { obligationsOf } from '../standard/08-combat/obligations';
import type { Board } from '../state/board';
import type { Gains } from './gains';
import { type Plan, planFor } from './plan';

/** On a board in its Combat Phase. */
export function planned(board: Board, gains: Gains): Plan {
  return board.over || board.pending || board.phase !== 'combat'
    ? { fights: [], worth: 0 }
    : planFor(board, gains);
}

/** What is asked of the board as its Movement Phase ends; where it cannot end yet, as if it did. */
export function inCombat<T>(board: Board, question: () => T): T {
  return trying(
    board,
    () => {
      if (endPhaseReasons(board, 'movement').length === 0)
        playOut(board, { do: 'endPhase', phase: 'movement' }, () => 6);
      else board.change({ phase: 'combat', obligations: obligationsOf(board) });
    },
    question,
  );
}
