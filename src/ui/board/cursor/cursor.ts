/** Where the cursor goes: over hexes by arrow keys, over what can be chosen, over counters that can still act. */
import type { CounterCondition, CounterView } from '../../../core/contract/board';
import type { BoardGeometry } from '../../../core/contract/geometry';
import type { Choice } from '../../../core/contract/table';
import type { Cursor } from '../../../store/table/cursor';

export type Way = 1 | -1;

/** What can be chosen on the board, column by column. */
export function stopsOf(
  choices: readonly Choice[],
  counters: readonly CounterView[],
  geometry: BoardGeometry,
): readonly Cursor[] {
  const stops = choices.flatMap(({ target }): readonly Cursor[] => {
    if (target.on === 'place') return [{ place: target.at, counter: null }];
    if (target.on !== 'counter') return [];
    const at = counters.find(({ id }) => id === target.id)?.at ?? null;
    return at === null ? [] : [{ place: at, counter: target.id }];
  });
  return inOrder(stops, geometry);
}

/** Counters that can still act; when none can, those that must. */
export function whoCanAct(counters: readonly CounterView[], geometry: BoardGeometry): readonly Cursor[] {
  const those = (is: CounterCondition) =>
    counters.flatMap(({ id, at, condition }): readonly Cursor[] =>
      at !== null && condition.includes(is) ? [{ place: at, counter: id }] : [],
    );
  const ready = those('ready');
  return inOrder(ready.length > 0 ? ready : those('obliged'), geometry);
}

/** The stop after (or before) the cursor; null past the last. */
export function nextStop(
  stops: readonly Cursor[],
  cursor: Cursor | null,
  way: Way,
  geometry: BoardGeometry,
): Cursor | null {
  if (cursor === null) return (way === 1 ? stops[0] : stops.at(-1)) ?? null;
  const at = stops.findIndex((stop) => isSamePlace(stop, cursor) && stop.counter === cursor.counter);
  if (at >= 0) return stops[at + way] ?? null;
  const beyond = (stop: Cursor) => way * compare(stop, cursor, geometry) > 0;
  return (way === 1 ? stops.find(beyond) : stops.findLast(beyond)) ?? null;
}

/** The next counter of the place by itself, then the place as a whole again. */
export function throughCounters(cursor: Cursor, counters: readonly CounterView[]): Cursor {
  const here = counters.filter(({ at }) => String(at) === String(cursor.place));
  const next = here[here.findIndex(({ id }) => id === cursor.counter) + 1];
  return { place: cursor.place, counter: next?.id ?? null };
}

function inOrder(stops: readonly Cursor[], geometry: BoardGeometry): readonly Cursor[] {
  return stops.toSorted((a, b) => compare(a, b, geometry));
}

/** As they lie on the screen, left to right and top to bottom; printed columns that lie across are read as rows. */
function compare(a: Cursor, b: Cursor, geometry: BoardGeometry): number {
  const [one, other] = [geometry.centreOf(a.place), geometry.centreOf(b.place)];
  if (one === null || other === null) return 0;
  const [across, down] = [one.x - other.x, one.y - other.y];
  const [first, then] = geometry.isInRows ? [down, across] : [across, down];
  return Math.abs(first) > 0.5 ? first : then;
}

export function isSamePlace(a: Cursor, b: Cursor): boolean {
  return String(a.place) === String(b.place);
}
