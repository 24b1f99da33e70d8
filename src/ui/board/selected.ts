/** Which place of the board the player is at, whatever device he uses. */
import type { BoardView, CounterView } from '../../core/contract/board';
import type { Target } from '../../core/contract/table';
import type { Place } from '../../core/contract/values';
import type { Cursor } from '../../store/table/cursor';

/** Where the cursor is; otherwise what was pressed last, unless a counter that stands elsewhere is picked. */
export function selectedPlace(
  counters: readonly CounterView[],
  cursor: Cursor | null,
  pressed: Place | null,
): Place | null {
  if (cursor !== null) return cursor.place;
  const picked = counters.filter(({ at, condition }) => at !== null && condition.includes('picked'));
  const isPressed = picked.some(({ at }) => String(at) === String(pressed));
  return picked.length > 0 && !isPressed ? (picked[0]?.at ?? null) : pressed;
}

/** Where the cursor appears: at what is selected, at a counter that can act, at any. */
export function startOfCursor(counters: readonly CounterView[], pressed: Place | null): Place | null {
  const standing = counters.filter(({ at }) => at !== null);
  const ready = standing.find(({ condition }) => condition.includes('ready'));
  return selectedPlace(counters, null, pressed) ?? (ready ?? standing[0])?.at ?? null;
}

export function placeOfTarget(target: Target, counters: readonly CounterView[]): Place | null {
  if (target.on === 'place') return target.at;
  const named = target.on === 'counter' ? target.id : target.on === 'facing' ? target.counter : null;
  return counters.find(({ id }) => id === named)?.at ?? null;
}

/** Whether it is lit as where the one in the hand can go. */
export function isReached({ marks }: BoardView, place: Place): boolean {
  return marks.some(
    ({ means, shape }) =>
      means === 'reach' &&
      shape.kind === 'places' &&
      shape.places.some((one) => String(one) === String(place)),
  );
}
