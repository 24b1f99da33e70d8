/** Where labels lie, so that they leave the figures of counters and each other legible. */
import type { Mark } from '../../../core/contract/board';
import type { BoardGeometry, BoardPoint } from '../../../core/contract/geometry';
import type { Place } from '../../../core/contract/values';
import type { FiguresBox } from '../../../surface/counterFace';
import { distance, middle } from '../../../surface/paths';
import { boxAround, shared } from './labelBoxes';
import { isWay } from './markMeanings';
import { tagWidth } from './tagWidth';
import { isCutOff, uncutSpots } from './uncutSpots';

/** As high as a label is from afar, where it is drawn larger. */
const HEIGHT = 20;
/** As wide and high as a disc is there. */
export const DISC = 27;
/** Tried in this order, as shares of the way; its middle is best. */
const SHARES = [0.5, 0.38, 0.62, 0.26, 0.74] as const;

/** Odds and chances are short enough for a disc, and so are numbers by which ways are gone in turn. */
export function isDisc({ means, label }: Pick<Mark, 'means' | 'label'>): boolean {
  return ((means === 'target' || means === 'attack') && label.length < 5) || isNumbered({ means, label });
}

/** Whether it is one of several ways that are gone in turn: what a way costs is more than a number. */
function isNumbered({ means, label }: Pick<Mark, 'means' | 'label'>): boolean {
  return isWay(means) && /^\d+$/.test(label);
}

/**
 * A short label stands inside the hex that it is about, in one of its corners: below its counter it would as well
 * belong to the next one. Longer ones stand below the counters, or wherever around them they cover least.
 */
export function* spotsOfPlace(
  place: Place,
  label: string,
  geometry: Pick<BoardGeometry, 'centreOf' | 'cornersOf' | 'placeAt'>,
): Generator<BoardPoint> {
  const centre = geometry.centreOf(place);
  if (centre === null) return;
  const corners = label.length < SHORT ? (geometry.cornersOf(place) ?? []) : [];
  let hasRoom = false;
  // One by one: mostly the first is clear, and no other is asked for.
  for (const spot of spotsInCorners(centre, corners)) {
    if (geometry.placeAt(spot) !== place) continue;
    hasRoom = true;
    yield spot;
  }
  if (!hasRoom) yield* spotsAround(centre);
}
/** A short one well inside a hex where nobody stands, beside its middle, which may have a figure of its own. */
function spotsInside(
  place: Place,
  label: string,
  { centreOf, cornersOf }: Pick<BoardGeometry, 'centreOf' | 'cornersOf'>,
  figures: readonly FiguresBox[],
): readonly BoardPoint[] {
  const centre = centreOf(place);
  const corners = label.length < SHORT ? (cornersOf(place) ?? []) : [];
  if (centre === null || !isClear(centre, COUNTER, figures)) return [];
  return corners
    .map((corner) => middle(centre, corner, INSIDE))
    .toSorted((a, b) => Math.abs(b.x - centre.x) - Math.abs(a.x - centre.x) || b.x - a.x || b.y - a.y);
}
/** Of the way from the middle of a hex to its corner. */
const INSIDE = 0.56;
/** Where a counter in a hex has its figures. */
const COUNTER = { width: 34, height: 34 } as const;

/** Letters from which on a label is wider than the corner of a hex. */
const SHORT = 5;

/** Beside the counter first, then below and above it; a little further out or to a side where that covers less. */
function* spotsInCorners(centre: BoardPoint, corners: readonly BoardPoint[]): Generator<BoardPoint> {
  const ways = corners.map((corner) => ({ x: corner.x - centre.x, y: corner.y - centre.y }));
  const first = ways.toSorted((a, b) => Math.abs(b.x) - Math.abs(a.x) || b.x - a.x || b.y - a.y);
  for (const { out, aside } of IN_CORNER) {
    for (const { x, y } of first) {
      const length = Math.hypot(x, y) || 1;
      yield {
        x: centre.x + x * out - (y / length) * aside,
        y: centre.y + y * out + (x / length) * aside,
      };
    }
  }
}
/** Shares of the way from the middle of the hex to its corner, and units beside that way. */
const IN_CORNER = [0.86, 0.9, 0.93].flatMap((out) => [0, 4, -4].map((aside) => ({ out, aside })));

function spotsAround({ x, y }: BoardPoint): readonly BoardPoint[] {
  return [
    [0, 33],
    [0, 38],
    [0, -28],
    [0, -33],
    [36, 0],
    [-36, 0],
    [0, 28],
  ].map(([dx = 0, dy = 0]) => ({ x: x + dx, y: y + dy }));
}

/**
 * A name is long, and counters stand close: below or above its own, or beside it, where the next column may be empty.
 */
function spotsOfName(
  place: Place,
  label: string,
  geometry: Pick<BoardGeometry, 'centreOf'>,
): readonly BoardPoint[] {
  const centre = geometry.centreOf(place);
  if (centre === null) return [];
  const off = (dx: number, dy: number) => ({ x: centre.x + dx, y: centre.y + dy });
  const aside = BESIDE_COUNTER + tagWidth(label) / 2;
  const beside = [0, 14, -14, 28, -28].flatMap((dy) => [off(-aside, dy), off(aside, dy)]);
  return [off(0, 33), off(0, -33), ...beside];
}
/** From the middle of a counter to past its edge. */
const BESIDE_COUNTER = 27;

/** At a hexside on its far side, whom what is written is about; or on it, a little off it and towards its ends. */
function spotsOfHexside(between: readonly [string, string], geometry: BoardGeometry): readonly BoardPoint[] {
  const ends = geometry.hexside(between);
  const [here, there] = between.map((hex) => geometry.centreOf(hex));
  if (!ends || !here || !there) return [];
  const half = middle(...ends);
  const across = [0.66, 0.62, 0.57, 0.5, 0.43].map((share) => middle(here, there, share));
  const along = [0.78, 0.22, 0.95, 0.05].map((share) => middle(...ends, share));
  return [...across, half, ...along];
}

/** Over the way to the last point, or above it where there is no room on it. */
export function spotsOfWay(from: BoardPoint, to: BoardPoint): readonly BoardPoint[] {
  const half = middle(from, to);
  const off = (dx: number, dy: number) => ({ x: half.x + dx, y: half.y + dy });
  return [...SHARES.map((share) => middle(from, to, share)), off(0, -2 * HEIGHT), off(0, 2 * HEIGHT)];
}

/** Beside the head of an arrow between neighbours: at the ends of the hexside that it crosses. */
function spotsBesideArrow(from: BoardPoint, to: BoardPoint): readonly BoardPoint[] {
  const half = middle(from, to);
  const length = distance(from, to) || 1;
  const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  return [0, 4, -4, 8, -8].flatMap((on) =>
    [19, -19, 24, -24].map((off) => ({
      x: half.x + along.x * on - along.y * off,
      y: half.y + along.y * on + along.x * off,
    })),
  );
}

/** The first of these spots that covers nothing of what is taken, or else the one that covers least. */
export function clearSpot(
  spots: Iterable<BoardPoint>,
  size: { readonly width: number; readonly height: number },
  taken: readonly FiguresBox[],
): BoardPoint | null {
  let best: BoardPoint | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const spot of spots) {
    const box = boxAround(spot, size);
    let covered = 0;
    for (const other of taken) covered += shared(box, other) * (other.weight ?? 1);
    if (covered < least) {
      best = spot;
      least = covered;
    }
    if (covered === 0) break;
  }
  return best;
}

function isClear(
  spot: BoardPoint,
  size: { readonly width: number; readonly height: number },
  taken: readonly FiguresBox[],
): boolean {
  const box = boxAround(spot, size);
  return taken.every((other) => shared(box, other) === 0);
}

export function sizeOf(mark: Pick<Mark, 'means' | 'label'>): {
  readonly width: number;
  readonly height: number;
} {
  return isDisc(mark) ? { width: DISC, height: DISC } : { width: tagWidth(mark.label), height: HEIGHT };
}

/**
 * Where a label lies, and the middle of the place that it is about, to which it points; null: it lies on what it is
 * about.
 */
export type LabelSpot = BoardPoint & { readonly of: BoardPoint | null };

/**
 * Where each label of these marks lies, by the mark: places first, then hexsides, then lines. `shown`: what the window
 * shows; a name is never cut at its edge.
 */
export function labelSpots(
  marks: readonly Mark[],
  geometry: BoardGeometry,
  figures: readonly FiguresBox[],
  shown?: FiguresBox | null,
): ReadonlyMap<Mark, readonly LabelSpot[]> {
  const taken = [...figures];
  const found = new Map<Mark, readonly LabelSpot[]>();
  for (const kind of ['places', 'hexside', 'line', 'area'] as const) {
    for (const mark of marks) {
      if (mark.label === '' || mark.shape.kind !== kind) continue;
      const size = sizeOf(mark);
      const spots = candidatesOf(mark, geometry, figures).flatMap(({ spots: candidates, of }) => {
        const first = clearSpot(candidates, size, taken);
        const isCut = mark.means === 'named' && first && shown && of && isCutOff(first, of, size, shown);
        const spot = isCut ? clearSpot(uncutSpots(candidates, size, shown, figures), size, taken) : first;
        // Its hex is lit and numbered anyway: a name over other counters would be taken for theirs.
        if (spot === null || (mark.means === 'named' && !isClear(spot, size, taken))) return [];
        taken.push({ ...boxAround(spot, size), weight: LABELS_WEIGH });
        return [{ ...spot, of }];
      });
      found.set(mark, spots);
    }
  }
  return found;
}

/** A label over another one is read as neither. */
const LABELS_WEIGH = 8;

type Candidates = { readonly spots: Iterable<BoardPoint>; readonly of: BoardPoint | null };

/** Those for each label that the mark has: one a place, one at either end of a numbered way, otherwise one. */
function candidatesOf(
  { means, label, shape }: Mark,
  geometry: BoardGeometry,
  figures: readonly FiguresBox[],
): readonly Candidates[] {
  const centreOf = (place: Place | undefined) => (place === undefined ? null : geometry.centreOf(place));
  switch (shape.kind) {
    case 'places':
      return shape.places.map((place) => ({
        spots:
          means === 'named'
            ? spotsOfName(place, label, geometry)
            : [...spotsInside(place, label, geometry, figures), ...spotsOfPlace(place, label, geometry)],
        of: centreOf(place),
      }));
    case 'hexside':
      return [{ spots: spotsOfHexside(shape.between, geometry), of: centreOf(shape.between[1]) }];
    case 'line':
    case 'area': {
      const last = shape.through.at(-1);
      const [from, to] = [centreOf(shape.through.at(-2)), centreOf(last)];
      if (from === null || to === null || last === undefined) return [];
      const end = { spots: spotsOfPlace(last, label, geometry), of: null };
      const [first = last] = shape.through;
      if (isNumbered({ means, label }))
        return [{ spots: spotsOfPlace(first, label, geometry), of: null }, end];
      if (isWay(means)) return [end];
      return means === 'attack'
        ? [{ spots: spotsBesideArrow(from, to), of: to }]
        : [{ spots: spotsOfWay(from, to), of: null }];
    }
  }
}
