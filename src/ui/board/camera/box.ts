/** What a camera is to show: the box around the counters, or around what is lit for them. */
import type { BoardView } from '../../../core/contract/board';
import type { BoardGeometry, BoardPoint } from '../../../core/contract/geometry';
import type { CounterId, Place, SideId } from '../../../core/contract/values';
import {
  type Box,
  type CameraState,
  cameraFor,
  isInView,
  kept,
  NUMBERS_FROM,
  revealed,
  type Size,
} from './view';

/** CSS pixels: lower hexes are hard to hit. */
const LOWEST_HEX = 20;

/** All counters with a little air around them; the picked ones alone when asked and there are any. */
export function boxOfCounters({ counters }: BoardView, geometry: BoardGeometry, pickedOnly = false): Box {
  const picked = pickedOnly ? counters.filter((counter) => counter.condition.includes('picked')) : [];
  const shown = picked.length > 0 ? picked : counters;
  const points = shown
    .map((counter) => (counter.at === null ? null : geometry.centreOf(counter.at)))
    .filter((point) => point !== null);
  return boxAround(points, airAround(shown, geometry)) ?? boxOfSheet(geometry);
}

/** Enough for a counter in a hex, and for the largest of those that have a measure of their own. */
function airAround(counters: BoardView['counters'], { pitch, lengthOf }: BoardGeometry): number {
  const reach = ({ extent }: BoardView['counters'][number]) =>
    extent ? lengthOf(Math.max(extent.width, extent.depth)) / 2 + pitch : 0;
  return Math.max(pitch * 0.68, ...counters.map(reach));
}

/** Hexes between opponents who are in the thick of it. */
const NEAR = 2;

/**
 * Where opponents stand near each other; where they nowhere do, those who are nearest. All counters of one side alone.
 */
export function boxOfFighting({ counters }: BoardView, geometry: BoardGeometry): Box {
  const standing = counters.flatMap((counter) => {
    const point = counter.at === null ? null : geometry.centreOf(counter.at);
    return point === null ? [] : [{ point, side: counter.side }];
  });
  const gaps = standing.map(({ point, side }) =>
    Math.min(
      ...standing
        .filter((other) => other.side !== side)
        .map((other) => Math.hypot(other.point.x - point.x, other.point.y - point.y)),
    ),
  );
  const within = Math.max(NEAR, Math.min(...gaps) / geometry.pitch) * geometry.pitch + 1;
  const fighting = standing.filter((_, i) => (gaps[i] ?? 0) <= within).map(({ point }) => point);
  return boxAround(fighting, geometry.pitch) ?? boxOfSheet(geometry);
}

/** The whole ground, or, where its hexes would be too small to be hit, those that counters may be put into. */
export function boxOfSetUp({ marks }: BoardView, geometry: BoardGeometry, window: Size): Box {
  const sheet = boxOfSheet(geometry);
  if (geometry.pitch * cameraFor(sheet, window, geometry).scale >= LOWEST_HEX) return sheet;
  const lit = marks
    .flatMap(({ means, shape }) => (means === 'reach' && shape.kind === 'places' ? shape.places : []))
    .map((place) => geometry.centreOf(place))
    .filter((point) => point !== null);
  return boxAround(lit, geometry.pitch * 1.5) ?? sheet;
}

/** Of those whom a segment is about more than this share is to be seen: one at the edge is not enough. */
export const MOST_ACTING = 0.4;

/**
 * What play opens on, also in the middle of a segment that is about these counters: where most of them would be outside,
 * they are what is shown, as at its beginning.
 */
export function boxOfPlay(
  view: BoardView,
  geometry: BoardGeometry,
  window: Size,
  acting: readonly CounterId[] = [],
): Box {
  const box = boxOfOpening(view, geometry, window);
  const points = view.counters.flatMap(({ id, at }) => {
    const point = at === null || !acting.includes(id) ? null : geometry.centreOf(at);
    return point === null ? [] : [point];
  });
  const camera = cameraFor(box, window, geometry);
  const seen = points.filter((point) => isInView(camera, point, window)).length;
  return (seen > MOST_ACTING * points.length ? null : boxAround(points, geometry.pitch)) ?? box;
}

/**
 * The whole ground of a small map, all counters, or what there is room for where the armies meet: the first of them
 * that draws counters with all their figures. On a table without hexes it is all counters.
 */
function boxOfOpening(view: BoardView, geometry: BoardGeometry, window: Size): Box {
  const ground = boxOfGround(geometry);
  if (isLegible(ground, window, geometry)) return ground;
  return opensOnPart(view, geometry, window)
    ? boxOfMeeting(view, geometry, window)
    : boxOfCounters(view, geometry);
}

/**
 * What a table that teaches keeps in view: the whole ground, or, where counters would lose figures there and would not
 * around themselves and these places, that part of it.
 */
export function boxOfTaught(
  { counters }: BoardView,
  places: readonly Place[],
  geometry: BoardGeometry,
  window: Size,
): Box {
  const ground = boxOfGround(geometry);
  if (isLegible(ground, window, geometry)) return ground;
  const standing = counters.flatMap(({ at }) => (at === null ? [] : [at]));
  const points = [...standing, ...places]
    .map((place) => geometry.centreOf(place))
    .filter((point) => point !== null);
  const part = boxAround(points, airAround(counters, geometry));
  if (!part || !isLegible(part, window, geometry)) return ground;
  const { scale } = cameraFor(part, window, geometry);
  const twice = 2 * Math.min(scale, TAUGHT_AT);
  const half = { x: window.width / twice, y: window.height / twice };
  const middle = middleOf(part);
  const x = heldIn(middle.x, half.x, ground.left, ground.right);
  return boxFrom({ x, y: heldIn(middle.y, half.y, ground.top, ground.bottom) }, half);
}

/**
 * The middle nearest to this one from which a stretch of that half shows nothing beside the ground that it need not.
 */
function heldIn(middle: number, half: number, from: number, to: number): number {
  if (to - from <= 2 * half) return (from + to) / 2;
  return Math.min(Math.max(middle, from + half), to - half);
}

/** The scale at which small figures are easily read; with more of it less of the ground would be in view. */
const TAUGHT_AT = 0.9;

/** Whether there is no room in a window for all counters with their figures. */
export function opensOnPart(view: BoardView, geometry: BoardGeometry, window: Size): boolean {
  if (geometry.cells.length === 0 || view.counters.every(({ at }) => at === null)) return false;
  return ![boxOfGround(geometry), boxOfCounters(view, geometry)].some((box) =>
    isLegible(box, window, geometry),
  );
}

function isLegible(box: Box, window: Size, geometry: BoardGeometry): boolean {
  return cameraFor(box, window, geometry).scale >= NUMBERS_FROM;
}

/** The scale of a map that opens on a part: a little above the one from which figures are drawn, so that they are. */
const OPENS_AT = NUMBERS_FROM + 0.02;
/** How much more it is to see a counter in the thick of it, and one that can act. */
const WORTH = { fighting: 3, ready: 2 } as const;

/**
 * As large as the window at that scale, around the spot from which most is seen of both sides, of the fighting, of who
 * can act.
 */
function boxOfMeeting(view: BoardView, geometry: BoardGeometry, window: Size): Box {
  const fighting = boxOfFighting(view, geometry);
  const half = { x: window.width / OPENS_AT / 2, y: window.height / OPENS_AT / 2 };
  const standing = view.counters.flatMap(({ at, side, condition }): readonly Standing[] => {
    const point = at === null ? null : geometry.centreOf(at);
    if (point === null) return [];
    const ready = condition.includes('ready') ? WORTH.ready : 0;
    return [{ point, side, worth: (isIn(fighting, point) ? WORTH.fighting : 1) + ready }];
  });
  const air = geometry.pitch / 2;
  const seenFrom = (middle: BoardPoint) => {
    const seen = boxFrom(middle, { x: half.x - air, y: half.y - air });
    const inView = standing.filter(({ point }) => isIn(seen, point));
    const all = inView.reduce((sum, { worth }) => sum + worth, 0);
    const sides = new Map<SideId, number>();
    for (const { side } of inView) sides.set(side, (sides.get(side) ?? 0) + 1);
    return [...sides.values()].filter((seen) => seen >= SOME).length > 1 ? BOTH_SIDES * all : all;
  };
  const middles = [middleOf(fighting), ...standing.flatMap((one) => meetings(one, standing))];
  const seen = middles.map((middle) => ({ middle, worth: seenFrom(middle) }));
  const best = seen.reduce((one, other) => (other.worth > one.worth ? other : one));
  return boxFrom(best.middle, half);
}

type Standing = { readonly point: BoardPoint; readonly side: SideId; readonly worth: number };
/**
 * Counters of a side that are more than a few at the edge, and how much more what is seen is worth with some of both.
 */
const [SOME, BOTH_SIDES] = [3, 2];

/** Where it stands, and half-way to its nearest opponent. */
function meetings({ point, side }: Standing, standing: readonly Standing[]): readonly BoardPoint[] {
  const away = (other: Standing) => Math.hypot(other.point.x - point.x, other.point.y - point.y);
  const opponents = standing.filter((other) => other.side !== side);
  const [first] = opponents;
  if (!first) return [point];
  const nearest = opponents.reduce((one, other) => (away(other) < away(one) ? other : one), first);
  return [point, { x: (point.x + nearest.point.x) / 2, y: (point.y + nearest.point.y) / 2 }];
}

function boxFrom({ x, y }: BoardPoint, half: BoardPoint): Box {
  return { left: x - half.x, right: x + half.x, top: y - half.y, bottom: y + half.y };
}

export function isIn({ left, right, top, bottom }: Box, { x, y }: BoardPoint): boolean {
  return x >= left && x <= right && y >= top && y <= bottom;
}

/** All that is drawn of the map, without its margin. */
export function boxOfGround({ frame: { x, y, width, height }, pitch }: BoardGeometry): Box {
  const air = pitch * 0.2;
  return { left: x - air, right: x + width + air, top: y - air, bottom: y + height + air };
}

/**
 * The least change that brings all points, with the places around them, into the window; the same object where none is
 * needed.
 */
export function allRevealed(
  camera: CameraState,
  points: readonly BoardPoint[],
  window: Size,
  geometry: BoardGeometry,
  covered?: readonly Box[],
): CameraState {
  const shift = (from: CameraState) =>
    points.reduce<CameraState>((at, point) => revealed(at, point, window, geometry, covered), from);
  const shifted = shift(camera);
  const box = boxAround(points, geometry.pitch);
  // What fits stays in view as the rest comes into it.
  return shift(shifted) === shifted || !box ? shifted : cameraFor(box, window, geometry);
}

/** The scale from which the strength on a counter can be read, the one figure that it has from afar. */
const STRENGTH_FROM = 0.5;

/** The same, drawn larger first where not even strengths could be read, as far as all of it still fits. */
export function allLegible(
  camera: CameraState,
  points: readonly BoardPoint[],
  window: Size,
  geometry: BoardGeometry,
  covered?: readonly Box[],
): CameraState {
  const box = boxAround(points, geometry.pitch);
  const scale = box ? Math.min(cameraFor(box, window, geometry).scale, OPENS_AT) : 0;
  if (!box || camera.scale >= STRENGTH_FROM || scale <= camera.scale)
    return allRevealed(camera, points, window, geometry, covered);
  const { x, y } = middleOf(box);
  const shift = { x: window.width / 2 - x * scale, y: window.height / 2 - y * scale };
  return allRevealed(kept({ ...shift, scale }, window, geometry), points, window, geometry, covered);
}

/**
 * As large as the box goes; where one of the points would lie under what covers the upper part of the window, as large
 * as it goes below that.
 */
export function cameraClear(
  box: Box,
  points: readonly BoardPoint[],
  window: Size,
  geometry: BoardGeometry,
  covered: readonly Box[],
): CameraState {
  const plain = cameraFor(box, window, geometry);
  const lids = covered.filter(({ bottom }) => bottom < window.height / 2);
  const isUnder = (point: BoardPoint) => {
    const air = (geometry.pitch / 2) * plain.scale;
    const [x, y] = [point.x * plain.scale + plain.x, point.y * plain.scale + plain.y];
    return lids.some((lid) => x + air > lid.left && x - air < lid.right && y - air < lid.bottom);
  };
  if (!points.some(isUnder)) return plain;
  const lid = Math.max(...lids.map(({ bottom }) => bottom));
  const below = cameraFor(box, { ...window, height: window.height - lid }, geometry);
  return { ...below, y: (window.height + lid - below.scale * (box.top + box.bottom)) / 2 };
}

/** null around nothing. */
export function boxAround(points: readonly BoardPoint[], air: number): Box | null {
  if (points.length === 0) return null;
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  return {
    left: Math.min(...xs) - air,
    right: Math.max(...xs) + air,
    top: Math.min(...ys) - air,
    bottom: Math.max(...ys) + air,
  };
}

export function boxOfSheet({ width, height }: BoardGeometry): Box {
  return { left: 0, top: 0, right: width, bottom: height };
}

export function middleOf({ left, right, top, bottom }: Box): { readonly x: number; readonly y: number } {
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}
