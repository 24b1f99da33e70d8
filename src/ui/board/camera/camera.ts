/** What may be asked of the map in its window: where it lies, and to move. */
import { type RefObject, useMemo } from 'react';
import type { BoardGeometry, BoardPoint } from '../../../core/contract/geometry';
import { allLegible, allRevealed, boxOfSheet, cameraClear } from './box';
import { coveredBoxes } from './covered';
import type { Drawing, Watcher } from './drawing';
import {
  acrossWindow,
  type Box,
  type CameraState,
  cameraFor,
  isInView,
  kept,
  NUMBERS_FROM,
  revealed,
  type Size,
  zoomed,
} from './view';

export type Camera = {
  current(): CameraState;
  /** Lies as it opens, where it has not been drawn yet: until then nothing is in view. */
  layOut(): void;
  /** A point of the window as a point of the sheet. */
  onSheet(clientX: number, clientY: number): BoardPoint;
  panBy(dx: number, dy: number): void;
  zoomAt(factor: number, clientX: number, clientY: number): void;
  zoomBy(factor: number): void;
  show(box: Box): void;
  /** The same, lower and smaller where one of these points would lie under the buttons in the corner. */
  showClear(box: Box, points: readonly BoardPoint[]): void;
  showAll(): void;
  /** As the map lay before anybody moved it. */
  showStart(): void;
  /** As wide as the window; what is in the middle from top to bottom stays there. */
  showWidth(): void;
  isShowing(box: Box): boolean;
  isShowingClear(box: Box, points: readonly BoardPoint[]): boolean;
  /** Whether it lies as it did before anybody moved it. */
  isAtStart(): boolean;
  /** Whether it is being moved just now, and will be drawn sharp again when it rests. */
  isMoving(): boolean;
  centre(point: BoardPoint): void;
  /** As `centre`, at once and at the scale that there is. */
  lookAt(point: BoardPoint): void;
  /** Brings a point into view by the shortest way; nothing moves if it is there already. */
  reveal(point: BoardPoint): void;
  /**
   * The same for several at once: only where they do not fit they are drawn smaller, and larger where their figures
   * are to be read.
   */
  revealAll(points: readonly BoardPoint[], legibly: boolean): void;
  /** Tells now and from now on what the window shows, past React. Ends with what it gives back. */
  watch(watcher: Watcher): () => void;
};

type Use = {
  readonly windowRef: RefObject<HTMLDivElement | null>;
  readonly drawing: Drawing;
  readonly geometry: BoardGeometry;
  /** Whether nobody has moved the map since it was fitted. */
  readonly untouched: RefObject<boolean>;
  /** The window as the map was last fitted into it. */
  readonly seen: RefObject<Size>;
  /** As it lies while nobody has moved it. */
  fitted(): CameraState;
  layOut(): void;
};

export function useCameraOf({ windowRef, drawing, geometry, untouched, seen, fitted, layOut }: Use): Camera {
  return useMemo(() => {
    const { current, size } = drawing;
    function move(next: CameraState, glide: boolean) {
      untouched.current = false;
      drawing.move(next, glide);
    }
    function inWindow(clientX: number, clientY: number): BoardPoint {
      const box = windowRef.current?.getBoundingClientRect();
      return { x: clientX - (box?.left ?? 0), y: clientY - (box?.top ?? 0) };
    }
    /** The shift that brings a point into the middle of the window. */
    function middled(point: BoardPoint, scale: number): CameraState {
      const { width, height } = size();
      const shift = { x: width / 2 - point.x * scale, y: height / 2 - point.y * scale };
      return kept({ ...shift, scale }, size(), geometry);
    }
    const clear = (box: Box, points: readonly BoardPoint[]) =>
      cameraClear(box, points, size(), geometry, coveredBoxes(windowRef.current));
    return {
      current,
      layOut,
      onSheet(clientX, clientY) {
        const { x, y } = inWindow(clientX, clientY);
        const camera = current();
        return { x: (x - camera.x) / camera.scale, y: (y - camera.y) / camera.scale };
      },
      panBy(dx, dy) {
        const { x, y, scale } = current();
        move(kept({ x: x + dx, y: y + dy, scale }, size(), geometry), false);
      },
      zoomAt(factor, clientX, clientY) {
        move(zoomed(current(), factor, inWindow(clientX, clientY), size(), geometry), false);
      },
      zoomBy(factor) {
        const { width, height } = size();
        move(zoomed(current(), factor, { x: width / 2, y: height / 2 }, size(), geometry), true);
      },
      show: (box) => move(cameraFor(box, size(), geometry), true),
      showClear: (box, points) => move(clear(box, points), true),
      showAll: () => move(cameraFor(boxOfSheet(geometry), size(), geometry), true),
      showStart() {
        move(fitted(), true);
        untouched.current = true;
      },
      showWidth: () => move(acrossWindow(current(), size(), geometry), true),
      isShowing: (box) => isNear(cameraFor(box, size(), geometry), current()),
      isShowingClear: (box, points) => isNear(clear(box, points), current()),
      isAtStart: () => isNear(fitted(), current()),
      centre: (point) => move(middled(point, Math.max(current().scale, NUMBERS_FROM)), true),
      lookAt: (point) => move(middled(point, current().scale), false),
      watch: drawing.watch,
      isMoving: drawing.isMoving,
      revealAll(points, legibly) {
        const bring = legibly ? allLegible : allRevealed;
        const next = bring(current(), points, size(), geometry, coveredBoxes(windowRef.current));
        if (next !== current()) drawing.move(next, true);
      },
      reveal(point) {
        // A sheet that has just grown over it: that is answered above, where the map remembers how it lay.
        if (size().height !== seen.current.height && isInView(current(), point, seen.current)) return;
        const next = revealed(current(), point, size(), geometry, coveredBoxes(windowRef.current));
        if (next !== current()) drawing.move(next, true);
      },
    };
  }, [drawing, fitted, layOut, geometry, windowRef, untouched, seen]);
}

/** Whether nobody could tell them apart. */
function isNear(one: CameraState, other: CameraState): boolean {
  const isWithin = (limit: number, a: number, b: number) => Math.abs(a - b) < limit;
  return isWithin(2, one.x, other.x) && isWithin(2, one.y, other.y) && isWithin(0.01, one.scale, other.scale);
}
