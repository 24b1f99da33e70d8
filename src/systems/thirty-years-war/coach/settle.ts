/** A force that is still to be set up, set up as the table would do it. */
import { playOut } from '../engine/judge';
import { placesOf } from '../standard/03-setting-up/dealing';
import { rest } from '../standard/03-setting-up/placing-rest';
import type { Board } from '../state/board';

/**
 * Sets up every side that is still to do so, on the board itself; a force that the table cannot place whole is not
 * there.
 */
export function settle(board: Board): void {
  while (board.pending?.kind === 'setUp') {
    const { by } = board.pending;
    const positions = rest(board, by, {});
    if (!positions) return;
    playOut(board, { do: 'setUp', positions: placesOf(board, by, positions) }, () => 6);
  }
}
