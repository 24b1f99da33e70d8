/** What of the enemy a player heeds, and how much it draws him on. */

import { standing } from '../13-victory/points';
import { threatsTo } from '../coach';
import { Approach } from '../coach/approach';
import { Threats } from '../coach/threats';
import { actingSide } from '../play/heading';
import { type Board, enemyOf } from '../state/board';
import type { SideIndex } from '../state/numbering';

/** Positions that may be weighed: with fewer of them nobody thinks of command, and several acts are done at one look. */
export const HASTY = 200;
/** Of each hex that a unit is nearer to the enemy, for a side that has to attack. */
export const EAGER = 8;

/**
 * `care` in per cent; without any the enemy is overlooked, and whom one's leaders have in command where few positions are
 * left. @rule 8.1
 */
export function threatsFor(
  board: Board,
  { care, left }: { readonly care: number; readonly left: number },
): Threats {
  const command = left >= HASTY;
  const weights = { care, command, ...(mustAttack(board, actingSide(board)) ? { nearer: EAGER } : {}) };
  if (care > 0) return threatsTo(board, weights);
  return new Threats(new Approach(board, enemyOf(actingSide(board))), weights);
}

/** A side that does not win as things stand has to attack. @rule 13.0 */
export function mustAttack(board: Board, side: SideIndex): boolean {
  const { leader, level } = standing(board);
  return level === 'draw' || leader !== side;
}
