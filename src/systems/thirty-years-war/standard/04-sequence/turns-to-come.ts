/** Who still has a Player-Turn in this game, or on this day. */
import type { Board } from '../../state/board';
import { enemySide, sideOf } from '../../state/position';
import { firstPlayer, gameTurns } from './end';

/** Whether that side still has a Player-Turn after the present one. @rule 4.0 */
export function hasTurnToCome(board: Board, side: 0 | 1): boolean {
  if (board.gameTurn < gameTurns(board)) return true;
  return board.phasingIndex !== side && sideOf(board, side) !== firstPlayer(board);
}

/** Whether no Player-Turn of the other side comes after this one. @rule 4.0 */
export function isLastTurn(board: Board): boolean {
  return !hasTurnToCome(board, enemySide(board.phasingIndex));
}
