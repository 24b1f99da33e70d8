/** Phases in which the Phasing Player has nothing to do (4.1). */
import { lastAsked } from '../../state/lastAsked';
import { phasingIndex, positionOf } from '../../state/position';
import type { State } from '../../state/state';
import { gunsThatMayAct } from '../05-artillery/artillery';
import { hasSomewhereToGo } from '../06-movement/movement';
import { openTargets } from '../08-combat/obligations';
import { unitsToRollFor } from '../09-disruption/disruption';

/** Whether the phasing player can do anything in the phase but end it. */
export function somethingToDo(state: State): boolean {
  switch (state.phase) {
    case 'disruptionRemoval':
      return unitsToRollFor(state).length > 0;
    case 'artilleryFire':
      return gunsThatMayAct(state).length > 0;
    case 'movement':
      return hasMoves(state);
    case 'combat':
      return positionOf(state).pieces.some(
        (piece) => piece.unit && piece.side === phasingIndex(state) && openTargets(state, piece).length > 0,
      );
  }
}

const hasMoves = lastAsked((state) =>
  positionOf(state).pieces.some((piece) => hasSomewhereToGo(state, piece)),
);

/** Whether nobody has done anything in the phase so far. */
function isUntouched({ phase, counters, mayReturnToMovement }: State): boolean {
  switch (phase) {
    case 'disruptionRemoval':
      return counters.every(({ attempted }) => !attempted);
    case 'artilleryFire':
      return counters.every(({ fired }) => !fired);
    case 'movement':
      return counters.every(({ moved }) => !moved);
    case 'combat':
      return mayReturnToMovement;
  }
}

/** Whether the phase begins and ends with nothing that could be done in it. A phase in which somebody has acted is ended by him. */
export function isIdle(state: State): boolean {
  return !state.over && !state.pending && isUntouched(state) && !somethingToDo(state);
}
