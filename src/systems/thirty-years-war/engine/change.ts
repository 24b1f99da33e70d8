/** How events change counters: the state with some of them changed, all others keep their identity. */
import type { CounterId } from '../../../core/contract/values';
import { battlefieldOf } from '../state/battlefield';
import type { CounterState, State } from '../state/state';

export function change(
  state: State,
  ids: readonly CounterId[],
  to: (counter: CounterState) => CounterState,
): State {
  if (ids.length === 0) return state;
  const { counterIndex } = battlefieldOf(state.scenario);
  const counters = state.counters.slice();
  for (const id of ids) {
    const index = counterIndex.get(id) ?? -1;
    const counter = counters[index];
    if (counter) counters[index] = to(counter);
  }
  return { ...state, counters };
}

export const disrupt = (counter: CounterState): CounterState => ({ ...counter, disrupted: true });
export const eliminate = (counter: CounterState): CounterState => ({
  ...counter,
  at: null,
  off: 'eliminated',
});

/** A counter that has done nothing yet in its Player-Turn. */
export function rested(counter: CounterState): CounterState {
  return counter.attempted || counter.fired || counter.moved || counter.fought
    ? { ...counter, attempted: false, fired: false, moved: false, fought: false }
    : counter;
}
