/** What the keyboard points at on the board: a place, or one of the counters that stand there. */
import type { CounterId, CounterView, Place, Target } from '../core/seam';

export type Cursor = { readonly place: Place; readonly counter: CounterId | null };

/** What a press there means. A counter that has left the place is no longer meant. */
export function targetOf({ place, counter }: Cursor, counters: readonly CounterView[]): Target {
  const isThere = counters.some(({ id, at }) => id === counter && String(at) === String(place));
  return counter !== null && isThere ? { on: 'counter', id: counter } : { on: 'place', at: place };
}
