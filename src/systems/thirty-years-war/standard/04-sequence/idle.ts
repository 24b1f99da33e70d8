/** Phases in which the Phasing Player has nothing to do (4.1). */

import { hook } from '../../engine/hook';
import type { Board } from '../../state/board';
import { lastAsked } from '../../state/lastAsked';
import { gunsThatMayAct } from '../05-artillery/artillery';
import { hasSomewhereToGo } from '../06-movement/movement';
import { openTargets } from '../08-combat/obligations';
import { unitsToRollFor } from '../09-disruption/disruption';

/** Whether the rules of a battle have something to do in the Movement Phase besides moving. */
export const movesOtherwise = hook((_board): boolean => false);

/** Whether the phasing player can do anything in the phase but end it. */
export function somethingToDo(board: Board, phase = board.phase): boolean {
  switch (phase) {
    case 'disruptionRemoval':
      return unitsToRollFor(board).length > 0;
    case 'artilleryFire':
      return gunsThatMayAct(board).length > 0;
    case 'movement':
      return hasMoves(board) || movesOtherwise(board);
    case 'combat':
      return board.pieces.some(
        (piece) => piece.unit && piece.side === board.phasingIndex && openTargets(board, piece).length > 0,
      );
  }
}

const hasMoves = lastAsked((board) => board.pieces.some((piece) => hasSomewhereToGo(board, piece)));

/** Whether no counter has acted in the phase so far. */
function isUntouched({ phase, pieces, mayReturnToMovement }: Board): boolean {
  switch (phase) {
    case 'disruptionRemoval':
      return pieces.every(({ attempted }) => !attempted);
    case 'artilleryFire':
      return pieces.every(({ fired }) => !fired);
    case 'movement':
      return pieces.every(({ moved }) => !moved);
    case 'combat':
      return mayReturnToMovement;
  }
}

/**
 * Whether the phase begins and ends with nothing that could be done in it. A phase in which a player has acted is ended
 * by that player.
 */
export function isIdle(board: Board): boolean {
  return !board.over && !board.pending && isUntouched(board) && !somethingToDo(board);
}
