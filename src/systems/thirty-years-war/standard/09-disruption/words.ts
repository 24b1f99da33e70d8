/** What being disrupted means for a unit, before it is. */

import type { Board } from '../../state/board';
import type { Piece } from '../../state/piece';
import { disruptedAllowance } from '../11-demoralization';

/** One sentence about this very unit, its figures those that it will have. @rule 5.11, 9.12, 9.13, 9.14, 9.15 */
export function disruptionInWords(board: Board, unit: Piece): string {
  const { printed } = unit;
  const hexes = disruptedAllowance(board, unit);
  return `Disrupted, it has strength ${printed.disruptedStrength} instead of ${printed.strength}, controls no hexes, may not attack and moves ${HEXES[hexes] ?? hexes} hexes; in battle a second disruption eliminates it, fire never does.`;
}

const HEXES: { readonly [count: number]: string } = { 2: 'two', 4: 'four' };
