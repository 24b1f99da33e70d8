/** Shift and scale under which a sheet lies in a window: pure reckoning, for `useCamera`. */
import type { BoardGeometry, BoardPoint } from '../../../core/contract/geometry';
import { COLUMN_STEP, HEX_HEIGHT } from '../../../surface/hexGeometry';

export type Box = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};
export type CameraState = { readonly x: number; readonly y: number; readonly scale: number };
export type Size = { readonly width: number; readonly height: number };

export const LARGEST_SCALE = 3.2;
/** What is fitted into the window is drawn no larger than that. */
const LARGEST_FIT = 1.6;
/** Board units of the sheet beside the drawn map when that is as wide as the window: its border. */
const BESIDE_MAP = 14;
/** From here on the printed numbers of the hexes are readable, and names need less room. */
export const NUMBERS_FROM = 0.74;
/** From here on there is room on a counter for its name. */
export const NAMES_FROM = 1.3;
/** CSS pixels: the height of a hex number that has to be read at any zoom, and of all of them. */
const NUMBER_SIZE = { one: 11.5, all: 9.5 } as const;
/** Board units: what four figures may take across, so that they leave those of the counters at both sides free. */
const NUMBER_ROOM = 66;
/** Of its height, what a figure of the map takes across. */
export const FIGURE_SHARE = 0.56;
/** CSS pixels from one number to the next, so that they can be told apart. */
const NUMBER_STEP = 21;

/** Board units: how large a hex number is set, and across what its four figures are squeezed; null: they fit. */
export function numberSize(scale: number, of: keyof typeof NUMBER_SIZE) {
  const size = Math.max(NUMBER_SIZE[of] / scale, 9);
  return { size, squeezed: 4 * FIGURE_SHARE * size > NUMBER_ROOM ? NUMBER_ROOM : null };
}

/** Every how many columns and rows numbers fit beside each other at that scale: 1, 2 or 5, as on a ruler. */
export function numberStep(scale: number): 1 | 2 | 5 {
  if (HEX_HEIGHT * scale >= NUMBER_STEP) return 1;
  return 2 * COLUMN_STEP * scale >= NUMBER_STEP ? 2 : 5;
}

/** How much of the table may show beside a sheet that is larger than the window. */
const TABLE_SHOWN = 48;
/** CSS pixels between a hex that is brought into view and the edge. */
const REVEALED_BY = 4;

/** The scale and shift that show a box as large as it goes. */
export function cameraFor(box: Box, window: Size, geometry: BoardGeometry): CameraState {
  const scale = Math.min(
    window.width / (box.right - box.left),
    window.height / (box.bottom - box.top),
    LARGEST_FIT,
  );
  const x = window.width / 2 - (scale * (box.left + box.right)) / 2;
  const y = window.height / 2 - (scale * (box.top + box.bottom)) / 2;
  return kept({ x, y, scale }, window, geometry);
}

/** As wide as the drawn map; what was in the middle from top to bottom stays there. */
export function acrossWindow(camera: CameraState, window: Size, geometry: BoardGeometry): CameraState {
  const { x: left, width } = geometry.frame;
  const scale = Math.min(window.width / (width + 2 * BESIDE_MAP), LARGEST_FIT);
  const middle = (window.height / 2 - camera.y) / camera.scale;
  const shift = { x: (BESIDE_MAP - left) * scale, y: window.height / 2 - middle * scale };
  return kept({ ...shift, scale }, window, geometry);
}

/** Keeps the sheet in the window: no more table than a margin, and centred when it is smaller than the window. */
export function kept({ x, y, scale }: CameraState, window: Size, sheet: Size): CameraState {
  const least = Math.min(window.width / sheet.width, window.height / sheet.height, 0.5) * 0.92;
  const bounded = Math.min(Math.max(scale, least), LARGEST_SCALE);
  function shifted(shift: number, room: number, extent: number): number {
    if (extent + 2 * TABLE_SHOWN <= room) return (room - extent) / 2;
    return Math.min(Math.max(shift, room - extent - TABLE_SHOWN), TABLE_SHOWN);
  }
  return {
    x: shifted(x, window.width, sheet.width * bounded),
    y: shifted(y, window.height, sheet.height * bounded),
    scale: bounded,
  };
}

/** The same point of the sheet stays under `at`, a point of the window. */
export function zoomed(
  camera: CameraState,
  factor: number,
  at: BoardPoint,
  window: Size,
  sheet: Size,
): CameraState {
  const { scale } = kept({ ...camera, scale: camera.scale * factor }, window, sheet);
  const share = scale / camera.scale;
  return kept(
    { x: at.x - (at.x - camera.x) * share, y: at.y - (at.y - camera.y) * share, scale },
    window,
    sheet,
  );
}

const UNCOVERED: readonly Box[] = [];
/** CSS pixels by which something may lie over a place that counts as free: less than is seen. */
const SLACK = 0.5;

/**
 * The shortest shift that brings a point, with the place around it, into the window and out from under what lies over
 * it.
 */
export function revealed(
  camera: CameraState,
  point: BoardPoint,
  window: Size,
  sheet: Size & Pick<BoardGeometry, 'pitch'>,
  covered = UNCOVERED,
): CameraState {
  const { scale } = camera;
  const air = (sheet.pitch / 2) * scale + REVEALED_BY;
  const at = { x: point.x * scale + camera.x, y: point.y * scale + camera.y };
  const into = (here: number, extent: number) =>
    extent < 2 * air ? extent / 2 : Math.min(Math.max(here, air), extent - air);
  const inside = { x: into(at.x, window.width), y: into(at.y, window.height) };
  const free = uncovered(inside, air, window, covered);
  const [dx, dy] = [free.x - at.x, free.y - at.y];
  return dx === 0 && dy === 0 ? camera : kept({ x: camera.x + dx, y: camera.y + dy, scale }, window, sheet);
}

/**
 * Past the nearest edge of what lies over the place, where it is in the window and under nothing else; or else as it
 * was.
 */
function uncovered(at: BoardPoint, air: number, window: Size, covered: readonly Box[]): BoardPoint {
  const isOver =
    ({ x, y }: BoardPoint) =>
    (box: Box) =>
      x + air > box.left + SLACK &&
      x - air < box.right - SLACK &&
      y + air > box.top + SLACK &&
      y - air < box.bottom - SLACK;
  const over = covered.filter(isOver(at));
  const isSeen = ({ x, y }: BoardPoint) =>
    x >= air && x <= window.width - air && y >= air && y <= window.height - air;
  const spots = over
    .flatMap(({ left, right, top, bottom }) => [
      { x: right + air, y: at.y },
      { x: left - air, y: at.y },
      { x: at.x, y: bottom + air },
      { x: at.x, y: top - air },
    ])
    .filter((spot) => isSeen(spot) && !covered.some(isOver(spot)));
  const farness = ({ x, y }: BoardPoint) => Math.abs(x - at.x) + Math.abs(y - at.y);
  return spots.toSorted((a, b) => farness(a) - farness(b))[0] ?? at;
}

export function isInView({ x, y, scale }: CameraState, point: BoardPoint, window: Size): boolean {
  const [left, top] = [point.x * scale + x, point.y * scale + y];
  return left > 0 && left < window.width && top > 0 && top < window.height;
}

/** The same spot of the map stays in the middle when the sheet is turned. */
export function turnedAbout(
  { x, y, scale }: CameraState,
  window: Size,
  from: BoardGeometry,
  to: BoardGeometry,
): CameraState {
  const place = from.nearestPlace({ x: (window.width / 2 - x) / scale, y: (window.height / 2 - y) / scale });
  const middle = to.centreOf(place) ?? { x: to.width / 2, y: to.height / 2 };
  return kept(
    { x: window.width / 2 - middle.x * scale, y: window.height / 2 - middle.y * scale, scale },
    window,
    to,
  );
}

/** What the window shows of the map, on a picture of it of that size. */
export function frameOn(
  picture: Size,
  { x, y, scale }: CameraState,
  window: Size,
  { frame }: BoardGeometry,
): BoardPoint & Size {
  const [across, down] = [picture.width / frame.width, picture.height / frame.height];
  const [left, right] = within(-x / scale - frame.x, (window.width - x) / scale - frame.x, frame.width);
  const [top, bottom] = within(-y / scale - frame.y, (window.height - y) / scale - frame.y, frame.height);
  return {
    x: left * across,
    y: top * down,
    width: (right - left) * across,
    height: (bottom - top) * down,
  };
}

function within(from: number, to: number, extent: number): readonly [number, number] {
  return [Math.max(0, Math.min(from, extent)), Math.max(0, Math.min(to, extent))];
}

export function scaled({ x, y, scale }: CameraState): string {
  return `translate(${x}px, ${y}px) scale(${scale})`;
}

/** Far enough away for every scale; any length would do. */
const PERSPECTIVE = 1000;

/**
 * The same place on the screen for layers that are drawn at another scale: brought nearer or farther in perspective
 * instead of scaled. A browser lays out every text in an SVG again when the scale above it changes, not when its depth
 * does.
 */
export function stretched({ x, y, scale }: CameraState, drawn: number): string {
  const by = scale / drawn;
  if (by === 1) return scaled({ x, y, scale });
  const depth = PERSPECTIVE * (1 - 1 / by);
  return `perspective(${PERSPECTIVE}px) translate3d(${x / by}px, ${y / by}px, ${depth}px) scale(${drawn})`;
}
