/** Shift and scale under which a sheet lies in a window: pure reckoning, for `useCamera`. */
import { type BoardGeometry, type BoardPoint, HEX_HEIGHT } from './geometry';

export type Box = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};
export type CameraState = { readonly x: number; readonly y: number; readonly scale: number };
export type Size = { readonly width: number; readonly height: number };

export const LARGEST_SCALE = 3.2;
/** From here on the printed numbers of the hexes are readable, and names need less room. */
export const NUMBERS_FROM = 0.74;
/** How much of the table may show beside a sheet that is larger than the window. */
const TABLE_SHOWN = 48;
/** CSS pixels between a hex that is brought into view and the edge. */
const REVEALED_BY = 4;

/** The scale and shift that show a box as large as it goes. */
export function cameraFor(box: Box, window: Size, geometry: BoardGeometry): CameraState {
  const scale = Math.min(window.width / (box.right - box.left), window.height / (box.bottom - box.top), 1.6);
  const x = window.width / 2 - (scale * (box.left + box.right)) / 2;
  const y = window.height / 2 - (scale * (box.top + box.bottom)) / 2;
  return kept({ x, y, scale }, window, geometry);
}

/** Keeps the sheet in the window: no more table than a margin, and centred when it is smaller than the window. */
export function kept({ x, y, scale }: CameraState, window: Size, sheet: Size): CameraState {
  const least = Math.min(window.width / sheet.width, window.height / sheet.height, 0.5) * 0.92;
  const bounded = Math.min(Math.max(scale, least), LARGEST_SCALE);
  function within(shift: number, room: number, extent: number): number {
    if (extent + 2 * TABLE_SHOWN <= room) return (room - extent) / 2;
    return Math.min(Math.max(shift, room - extent - TABLE_SHOWN), TABLE_SHOWN);
  }
  return {
    x: within(x, window.width, sheet.width * bounded),
    y: within(y, window.height, sheet.height * bounded),
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

/** The shortest shift that brings a point, with the hex around it, into the window and out of its covered corner. */
export function revealed(
  camera: CameraState,
  point: BoardPoint,
  window: Size,
  covered: Size,
  sheet: Size,
): CameraState {
  const { scale } = camera;
  const air = (HEX_HEIGHT / 2) * scale + REVEALED_BY;
  const x = point.x * scale + camera.x;
  const y = point.y * scale + camera.y;
  const shiftInto = (at: number, extent: number) =>
    extent < 2 * air ? extent / 2 - at : Math.min(Math.max(at, air), extent - air) - at;
  // Buttons in a row cover the lower edge; it is above them that it fits.
  const isRow = covered.width > covered.height;
  const dy = shiftInto(y, isRow ? window.height - covered.height : window.height);
  // Beside the corner, or above it: whichever is nearer is not worth the reckoning, beside it always fits.
  const isBeside = y + dy + air <= window.height - covered.height;
  const dx = shiftInto(x, isBeside ? window.width : window.width - covered.width);
  return dx === 0 && dy === 0 ? camera : kept({ x: camera.x + dx, y: camera.y + dy, scale }, window, sheet);
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
  const hex = from.nearestHex({ x: (window.width / 2 - x) / scale, y: (window.height / 2 - y) / scale });
  const middle = to.centreOf(hex) ?? { x: to.width / 2, y: to.height / 2 };
  return kept(
    { x: window.width / 2 - middle.x * scale, y: window.height / 2 - middle.y * scale, scale },
    window,
    to,
  );
}

export function scaled({ x, y, scale }: CameraState): string {
  return `translate(${x}px, ${y}px) scale(${scale})`;
}

/** Far enough away for every scale; any length would do. */
const PERSPECTIVE = 1000;

/**
 * The same place on the screen for layers that are drawn at another scale: brought nearer or farther in perspective
 * instead of scaled. A browser lays out every text in an SVG anew when the scale above it changes, not when its depth does.
 */
export function stretched({ x, y, scale }: CameraState, drawn: number): string {
  const by = scale / drawn;
  if (by === 1) return scaled({ x, y, scale });
  const depth = PERSPECTIVE * (1 - 1 / by);
  return `perspective(${PERSPECTIVE}px) translate3d(${x / by}px, ${y / by}px, ${depth}px) scale(${drawn})`;
}
