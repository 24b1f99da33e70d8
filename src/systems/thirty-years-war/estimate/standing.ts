/** What a measure of a position begins with, whoever weighs it: who is lost, and who is ahead. */
import { verdict } from '../standard/04-sequence/end';
import type { Board } from '../state/board';
import type { Piece } from '../state/piece';
import { sideOf } from '../state/position';
import type { OffMap } from '../state/state';

/** Whether nothing more can come of it; who is still to come, or has left the map alive, is not lost. */
export const isLost = ({ off }: Piece): boolean => off !== null && LOST[off];

const LOST: { readonly [O in OffMap]: boolean } = {
  ...{ reserve: false, waiting: false, exited: false, withdrawn: false },
  ...{ eliminated: true, destroyed: true, fallen: true },
};

/**
 * How far the First Player is ahead if the battle were counted now: by Victory Points, each `point`, or where there are
 * none by who would win, `victory`. Nothing is counted while the armies are set up.
 */
export function leadOfFirst(
  board: Board,
  { point, victory }: { readonly point: number; readonly victory: number },
): number {
  if (board.pending?.kind === 'setUp') return 0;
  const { winner, points } = verdict(board);
  const [first, second] = [sideOf(board, 0), sideOf(board, 1)];
  if (points) return point * ((points[first] ?? 0) - (points[second] ?? 0));
  if (winner === null) return 0;
  return winner === first ? victory : -victory;
}
