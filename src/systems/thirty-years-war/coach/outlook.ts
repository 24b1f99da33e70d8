/**
 * What a position in the Movement Phase promises: the battles that it leads to, and what the enemy can do after them.
 */

import type { Gains } from '../estimate/gains';
import { measure, worthOfPiece } from '../estimate/measure';
import type { Plan } from '../estimate/plan';
import { inCombat, planned } from '../estimate/toCombat';
import type { Board } from '../state/board';
import type { Piece } from '../state/piece';
import { leadersInReach } from './leaders';
import { gunsInReach, priceOfPrizes, WORTH_OF_GUN } from './stakes';
import { danger, LIKELY, threatsTo } from './threats/threats';

/**
 * The measure of the Phasing Player with the battles that his Combat Phase would bring, less the dangers that remain;
 * `takers` have just taken a prize.
 */
export function outlook(board: Board, gains: Gains, takers: readonly Piece[] = []): number {
  const side = board.phasingIndex;
  const threats = threatsTo(board, gains, side);
  const guns = LIKELY * WORTH_OF_GUN * gunsInReach(board, side).length;
  const caught = leadersInReach(board, side).reduce(
    (sum, { leader }) => sum + worthOfPiece(board, leader),
    0,
  );
  const risk = danger(threats) + guns + LIKELY * caught + priceOfPrizes(board, threats, takers);
  return promiseOf(board, gains) - risk;
}

/** The same without the dangers. */
export function promiseOf(board: Board, gains: Gains): number {
  return inCombat(board, () => measure(board, board.phasingIndex) + planned(board, gains).worth);
}

/** The battles of the Combat Phase that would follow now. */
export function battlesToCome(board: Board, gains: Gains): Plan {
  return inCombat(board, () => planned(board, gains));
}
