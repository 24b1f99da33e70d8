/** Who stands where in a hex: units in the middle, what accompanies them as badges at the corners. */
import type { CounterView, Extent } from '../../../core/contract/board';
import type { BoardGeometry, BoardPoint } from '../../../core/contract/geometry';
import type { CounterFace, CounterForm, FiguresBox } from '../../../surface/counterFace';
import { shownFacing } from '../turning/facing';

export type Seat = {
  readonly counter: CounterView;
  readonly dx: number;
  readonly dy: number;
  readonly form: CounterForm;
  readonly scale: number;
  /** Higher is nearer to the eye. */
  readonly height: number;
};
/** A seat on the sheet, with the box that is drawn there. */
export type Placed = Seat &
  BoardPoint & {
    readonly box: { readonly width: number; readonly height: number };
    /** Degrees, clockwise on the screen. */
    readonly facing: number | undefined;
  };

/**
 * Badges stand in a row on the upper edge of their unit, inside the hex, where they leave the figures of all neighbours
 * free. Where hexes lie on a side there is room below: the unit gives way downwards, and more of its symbol is seen.
 */
type Room = { readonly givesWay: number; readonly row: { readonly y: number; readonly reach: number } };
const LYING: Room = { givesWay: 5.5, row: { y: -18, reach: 13.5 } };
const SIDEWAYS: Room = { givesWay: 0, row: { y: -17.2, reach: 17 } };
/** How much larger counters are drawn from afar: what `board.css` has as --counter-size. */
export const SIZE_FROM_AFAR: { readonly [form in CounterForm]: number } = {
  whole: 1.16,
  badge: 1.12,
  stand: 1,
};
/** What each form is drawn in that has no measure of its own. */
const BOX = { whole: { width: 60, height: 60 }, badge: { width: 32, height: 32 } } as const;

/** Every counter on the board and the point of the sheet that it lies on. */
export function seated(
  counters: readonly CounterView[],
  geometry: BoardGeometry,
  cornerOf: CounterFace['cornerOf'],
): readonly Placed[] {
  return [...byPlace(counters).values()].flatMap((there) =>
    seats(there, cornerOf, geometry.isInRows).flatMap((seat) => {
      const { counter, form } = seat;
      const centre = counter.at === null ? null : geometry.centreOf(counter.at);
      if (centre === null) return [];
      const facing = counter.facing === undefined ? undefined : shownFacing(counter.facing, geometry.turn);
      if (counter.extent) return { ...seat, ...centre, ...ofStand(counter.extent, geometry), facing };
      const box = BOX[form === 'badge' ? form : 'whole'];
      return { ...seat, x: centre.x + seat.dx, y: centre.y + seat.dy, box, facing };
    }),
  );
}

/** A stand is where it is and as large as it is, no matter who else stands there. */
function ofStand({ width, depth }: Extent, geometry: BoardGeometry) {
  return {
    form: 'stand',
    scale: 1,
    box: { width: geometry.lengthOf(width), height: geometry.lengthOf(depth) },
  } as const;
}

/** Counters of one place, in the order of the view. */
export function seats(
  counters: readonly CounterView[],
  cornerOf: CounterFace['cornerOf'],
  isInRows = false,
): readonly Seat[] {
  const room = isInRows ? SIDEWAYS : LYING;
  const corners = counters.map(cornerOf);
  const at = (corner: ReturnType<typeof cornerOf>) =>
    counters.filter((_, index) => corners[index] === corner);
  const [units, left] = [at(null), at('left')];
  const beside = [...left, ...at('right')];
  if (units.length === 0) return beside.length === 1 ? fanned(beside, 0) : sideBySide(beside);
  if (beside.length === 0) return fanned(units, 8);
  const lowered = fanned(units, 8).map((seat) => ({ ...seat, dy: seat.dy + room.givesWay }));
  return [...lowered, ...inRow(beside, room.row, left.length === 0)];
}

/** Badges on the upper edge of a unit, in as many steps as there are of them; a lone one at its own side. */
function inRow(
  badges: readonly CounterView[],
  { y, reach }: Room['row'],
  isRightOnly: boolean,
): readonly Seat[] {
  const step = badges.length > 1 ? (2 * reach) / (badges.length - 1) : 0;
  const first = badges.length === 1 && isRightOnly ? reach : -reach;
  return badges.map((counter, index) => ({
    counter,
    dx: first + index * step,
    dy: y,
    form: 'badge',
    scale: 1,
    height: 20 + index,
  }));
}

/** Between two badges beside each other, in board units. */
const APART = 27;

/** Guns and leaders without a unit: in rows of two, inside the hex. */
function sideBySide(counters: readonly CounterView[]): readonly Seat[] {
  const rows = Math.ceil(counters.length / 2);
  const down = Math.min(APART, 34 / Math.max(1, rows - 1));
  return counters.map((counter, index) => {
    const row = Math.floor(index / 2);
    const isLone = row === rows - 1 && counters.length % 2 === 1;
    return {
      counter,
      dx: isLone ? 0 : index % 2 === 0 ? -APART / 2 : APART / 2,
      dy: (row - (rows - 1) / 2) * down,
      form: 'badge',
      scale: 1,
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

/** Where figures lie on the sheet at the zoom that draws them largest: what no mark may cover. */
export function figuresOn(
  seats: readonly Placed[],
  { figuresOf }: Pick<CounterFace, 'figuresOf'>,
): readonly FiguresBox[] {
  return seats.flatMap((seat) =>
    onSheet(seat, figuresOf(seat.counter, seat.form), SIZE_FROM_AFAR[seat.form]),
  );
}

/**
 * All that labels leave free as far as they can: figures, and signs as large as they are close by. From afar there is
 * room for no label between them.
 */
export function keptFree(seats: readonly Placed[], face: CounterFace): readonly FiguresBox[] {
  const signs = seats.flatMap((seat) => onSheet(seat, face.signOf(seat.counter, seat.form), 1));
  return [...figuresOn(seats, face), ...signs];
}
function onSheet({ x, y, scale }: Placed, box: FiguresBox | null, larger: number): readonly FiguresBox[] {
  if (box === null) return [];
  const size = scale * larger;
  return [
    {
      left: x + box.left * size,
      right: x + box.right * size,
      top: y + box.top * size,
      bottom: y + box.bottom * size,
    },
  ];
}
