/** A state with something else in what the rules of Freiburg keep. */
import { boardOf } from '../../../src/systems/thirty-years-war/engine/boards';
import { type FreiburgState, freiburgOf } from '../../../src/systems/thirty-years-war/freiburg/state';
import type { State } from '../../../src/systems/thirty-years-war/state/state';

export function withFreiburg(state: State, change: Partial<FreiburgState>): State {
  return { ...state, freiburg: { ...freiburgOf(boardOf(state)), ...change } };
}
