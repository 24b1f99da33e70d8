/** What lies under the pointer: a counter, one where it would come to stand, or a place. */
import type { CounterView, Ghost } from '../../core/contract/board';
import type { BoardGeometry, BoardPoint } from '../../core/contract/geometry';
import type { Target } from '../../core/contract/table';
import type { Place } from '../../core/contract/values';
import type { Camera } from './camera/camera';

type Lying = {
  readonly camera: Camera;
  readonly geometry: BoardGeometry;
  readonly counters: readonly CounterView[];
  readonly ghosts: readonly Ghost[];
};
/** A counter as it is drawn somewhere: where it stands, or where it would come to stand. */
export type Drawn = {
  readonly element: HTMLElement;
  readonly counter: CounterView;
  readonly at: Place | null;
  readonly isGhost: boolean;
};

export function drawnUnder(
  over: Element | null,
  board: HTMLElement | null,
  { counters, ghosts }: Lying,
): Drawn | null {
  const element = over?.closest<HTMLElement>('[data-counter], [data-ghost]') ?? null;
  if (element === null || !board?.contains(element)) return null;
  const { counter: id = element.dataset.ghost } = element.dataset;
  const counter = counters.find((one) => one.id === id);
  if (!counter) return null;
  const isGhost = element.dataset.ghost !== undefined;
  const at = isGhost ? ghosts.find((ghost) => ghost.counter === counter.id)?.at : counter.at;
  return { element, counter, at: at ?? null, isGhost };
}

/** The place under a point of the window. */
export function placeAt(x: number, y: number, { camera, geometry }: Lying): Target | null {
  const at = geometry.placeAt(camera.onSheet(x, y));
  return at === null ? null : { on: 'place', at };
}

/** Where a counter would come to stand is a place like any other. */
export function targetOf(drawn: Drawn | null): Target | null {
  if (drawn === null) return null;
  if (!drawn.isGhost) return { on: 'counter', id: drawn.counter.id };
  return drawn.at === null ? null : { on: 'place', at: drawn.at };
}

/** Where what is carried would be put down: on a table without hexes it is shifted as far as the pointer. */
export function placeUnder(
  { at }: Pick<Drawn, 'at'>,
  from: BoardPoint,
  [x, y]: readonly [number, number],
  lying: Lying,
): Target | null {
  const { geometry, camera } = lying;
  const centre = at === null || typeof at === 'string' ? null : geometry.centreOf(at);
  if (centre === null) return placeAt(x, y, lying);
  const point = camera.onSheet(x, y);
  const to = geometry.placeAt({ x: centre.x + point.x - from.x, y: centre.y + point.y - from.y });
  return to === null ? null : { on: 'place', at: to };
}

/** The counters whose place lies between two points of the sheet, and which can be chosen. */
export function inFrame(
  counters: readonly CounterView[],
  geometry: BoardGeometry,
  one: BoardPoint,
  other: BoardPoint,
): readonly CounterView[] {
  const isBetween = (value: number, a: number, b: number) =>
    Math.min(a, b) <= value && value <= Math.max(a, b);
  return counters.filter(({ at, condition }) => {
    const centre = at === null ? null : geometry.centreOf(at);
    if (centre === null || !condition.some((is) => is === 'ready' || is === 'picked')) return false;
    return isBetween(centre.x, one.x, other.x) && isBetween(centre.y, one.y, other.y);
  });
}
