/** What passes by itself: a step in which nobody of the side can do anything. */

import { moves } from '../engine/judge';
import type { Command } from '../engine/types';
import type { Board } from '../state/board';

const ENDS: readonly Command['do'][] = ['endAiming', 'endMovement', 'endSegment', 'endChief'];

/** The command that leaves the step, where there is no other; null: there is something to do. @rule 4.0 */
export function onward(board: Board): Command | null {
  if (board.facts.agenda.length > 0) return null;
  for (const command of moves(board)) return ENDS.includes(command.do) ? command : null;
  return null;
}
