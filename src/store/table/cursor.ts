/** What the keyboard points at on the board: a place, or one of the counters that stand there. */
import type { CounterView } from '../../core/contract/board';
import type { Target } from '../../core/contract/table';
import type { CounterId, Place } from '../../core/contract/values';

export type Cursor = { readonly place: Place; readonly counter: CounterId | null };

/** What a press there means. A counter that has left the place is no longer meant. */
export function targetOf({ place, counter }: Cursor, counters: readonly CounterView[]): Target {
  const isThere = counters.some(({ id, at }) => id === counter && String(at) === String(place));
  return counter !== null && isThere ? { on: 'counter', id: counter } : { on: 'place', at: place };
}
