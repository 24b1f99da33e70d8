import type { Camera } from './camera';

/** Where two fingers are, in the window, and how far apart against where they came down. */
type Fingers = { readonly scale: number; readonly x: number; readonly y: number };
export type Pinch = {
  readonly first: boolean;
  readonly origin: readonly [x: number, y: number];
  readonly movement: readonly [scale: number, ...others: number[]];
  /** As it was answered to the event before. */
  readonly memo?: Fingers | undefined;
};

/** Moves and zooms the map with two fingers: what lies between them stays between them. */
export function pinch(camera: Camera, { first, origin: [x, y], movement: [scale], memo }: Pinch): Fingers {
  const before = first || memo === undefined ? { scale: 1, x, y } : memo;
  camera.panBy(x - before.x, y - before.y);
  camera.zoomAt(scale / before.scale, x, y);
  return { scale, x, y };
}
