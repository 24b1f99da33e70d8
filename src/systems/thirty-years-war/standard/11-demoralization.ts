/** What demoralization does to units; when it comes about is exclusive to each battle. Cases 11.0 to 11.12. */
import { hook } from '../engine/hook';
import type { Board } from '../state/board';
import type { Piece } from '../state/piece';

/** Categories that the losses of a scenario's start have demoralized. */
export const demoralizedAtStart = hook((): readonly string[] => []);

/** Whether the unit's army or category is demoralized; @rule 11.0 */
export function isDemoralized(board: Board, unit: Piece): boolean {
  return unit.printed.category !== null && board.demoralized.includes(unit.printed.category);
}

/** Hexes that a disrupted unit may move: two, or four when demoralized. @rule 9.15, 11.12 */
export function disruptedAllowance(board: Board, unit: Piece): number {
  return isDemoralized(board, unit) ? 4 : 2;
}
