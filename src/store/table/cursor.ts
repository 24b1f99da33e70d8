/** What the keyboard points at on the board: a place, or one of the counters there. */
import type { CounterView } from '../../core/contract/board';
import type { Pivot, Target } from '../../core/contract/table';
import type { CounterId, Place } from '../../core/contract/values';

export type Cursor = {
  readonly place: Place;
  readonly counter: CounterId | null;
  /** Where the counter is to look, while that is being chosen. */
  readonly facing?: number;
  /** The corner about which it is turned; left out: its middle. */
  readonly pivot?: Pivot;
};

/** The target of a press there. A counter that has left the place no longer counts. */
export function targetOf(
  { place, counter, facing, pivot }: Cursor,
  counters: readonly CounterView[],
): Target {
  if (counter !== null && facing !== undefined)
    return { on: 'facing', counter, facing, ...(pivot && { pivot }) };
  const isThere = counters.some(({ id, at }) => id === counter && String(at) === String(place));
  return counter !== null && isThere ? { on: 'counter', id: counter } : { on: 'place', at: place };
}
