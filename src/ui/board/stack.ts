/** Who stands where in a hex: units in the middle, what accompanies them as badges at the corners. */
import type { CounterView } from '../../core/seam';
import type { CounterFace, CounterForm } from './counterFace';
import type { BoardGeometry, BoardPoint } from './geometry';

export type Seat = {
  readonly counter: CounterView;
  readonly dx: number;
  readonly dy: number;
  readonly form: CounterForm;
  readonly scale: number;
  /** Higher is nearer to the eye. */
  readonly height: number;
};

const BADGE = { x: 20, y: -18.5 };
const STEP = 20;
const ROOM = 38;

/** Every counter on the board and the point of the sheet that it lies on. */
export function seated(
  counters: readonly CounterView[],
  geometry: BoardGeometry,
  cornerOf: CounterFace['cornerOf'],
): readonly (Seat & BoardPoint)[] {
  return [...byPlace(counters).values()].flatMap((there) =>
    seats(there, cornerOf).flatMap((seat) => {
      const centre = seat.counter.at === null ? null : geometry.centreOf(seat.counter.at);
      return centre === null ? [] : [{ ...seat, x: centre.x + seat.dx, y: centre.y + seat.dy }];
    }),
  );
}

/** Counters of one place, in the order of the view. */
export function seats(counters: readonly CounterView[], cornerOf: CounterFace['cornerOf']): readonly Seat[] {
  const units = counters.filter((counter) => cornerOf(counter) === null);
  const beside = counters.filter((counter) => cornerOf(counter) !== null);
  if (units.length === 0) return beside.length === 1 ? fanned(beside, 0) : sideBySide(beside);
  const badges = (['left', 'right'] as const).flatMap((corner) => {
    const here = beside.filter((counter) => cornerOf(counter) === corner);
    const step = Math.min(STEP, ROOM / Math.max(1, here.length - 1));
    return here.map(
      (counter, index): Seat => ({
        counter,
        dx: corner === 'left' ? -BADGE.x - (index > 0 ? 2 : 0) : BADGE.x + (index > 0 ? 2 : 0),
        dy: BADGE.y + index * step,
        form: 'badge',
        scale: 1,
        height: 20 + index,
      }),
    );
  });
  return [...fanned(units, 8), ...badges];
}

/** Guns and leaders without a unit: enlarged, in rows of two. */
function sideBySide(counters: readonly CounterView[]): readonly Seat[] {
  const rows = Math.ceil(counters.length / 2);
  const scale = rows === 1 ? 1.36 : 1.04;
  const apart = 25 * scale;
  return counters.map((counter, index) => {
    const row = Math.floor(index / 2);
    const isLone = row === rows - 1 && counters.length % 2 === 1;
    return {
      counter,
      dx: isLone ? 0 : (index % 2 === 0 ? -0.5 : 0.5) * apart,
      dy: 3 + (row - (rows - 1) / 2) * apart,
      form: 'badge',
      scale,
      height: 20 + index,
    };
  });
}

/** One in the middle; several a little apart on the diagonal, the first on top. */
function fanned(counters: readonly CounterView[], apart: number): readonly Seat[] {
  const middle = (counters.length - 1) / 2;
  return counters.map((counter, index) => ({
    counter,
    dx: (index - middle) * apart,
    dy: (middle - index) * apart,
    form: 'whole',
    scale: 1,
    height: counters.length - index,
  }));
}

export function byPlace(counters: readonly CounterView[]): ReadonlyMap<string, readonly CounterView[]> {
  const places = new Map<string, CounterView[]>();
  for (const counter of counters) {
    if (counter.at === null) continue;
    const key = String(counter.at);
    const there = places.get(key);
    if (there === undefined) places.set(key, [counter]);
    else there.push(counter);
  }
  return places;
}
