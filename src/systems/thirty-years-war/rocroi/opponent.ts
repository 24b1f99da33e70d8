/**
 * What decides Rocroi besides the points that stand: how near each category is to its end (rocroi:19.1), and what it
 * costs to fail in an attack.
 */
import { standingPoints } from '../opponent/worth';
import { hasTurnToCome } from '../standard/04-sequence/turns-to-come';
import type { Board } from '../state/board';
import { enemySide, sideOf } from '../state/position';
import { categoriesOf, levelOf, lossesOf } from './19-demoralization';

/**
 * Of each category, in hundredths of a Strength Point; as losses grow, that much of it as the square of their share.
 */
const CATEGORY = 1_200;

export function rocroiStakes(board: Board): number {
  return standingPoints(board) + nearness(board, 1) - nearness(board, 0);
}

function nearness(board: Board, side: 0 | 1): number {
  const id = sideOf(board, side);
  const losses = lossesOf(board, id);
  return categoriesOf(board.scenario, id).reduce((sum, category) => {
    const share = Math.min(1, losses / levelOf(board, category));
    return sum + CATEGORY * share * share;
  }, 0);
}

/**
 * Attackers who fail stand disrupted beside enemies in good order and are struck next, so they count twice, unless the
 * other side has no turn any more. @rule 8.61
 */
export const FAILED = 2;

export function rocroiPriceOfFailure(board: Board, side: 0 | 1): number {
  return hasTurnToCome(board, enemySide(side)) ? FAILED : 1;
}
