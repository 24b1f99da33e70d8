import { createContext, type Ref, type RefObject, useImperativeHandle, useMemo } from 'react';
import type { BoardView } from '../../core/contract/board';
import type { BoardGeometry, BoardPoint } from '../../core/contract/geometry';
import type { Target } from '../../core/contract/table';
import type { Place } from '../../core/contract/values';
import type { Cursor } from '../../store/table/cursor';
import { useLatest } from '../parts/useLatest';
import { boxOfCounters, boxOfFighting, boxOfGround, isIn, middleOf } from './camera/box';
import type { Camera } from './camera/camera';
import type { Box } from './camera/view';
import { nextStop, type Way, whoCanAct } from './cursor/cursor';
import { nextFacing } from './turning/facing';
import { pivotTo, type Turnable } from './turning/turned';

/** What others may ask of the board. */
export type BoardHandle = {
  /** Shows all counters as large as they go; once more, the whole sheet. In a lesson its whole ground. */
  fit(): void;
  /** As wide as the window; what is in the middle from top to bottom stays there. */
  fitWidth(): void;
  /** Where the armies are nearest to each other. */
  fitFighting(): void;
  centre(place: Place): void;
  /** On what is selected, or else on all counters. */
  centreCounters(): void;
  /** The place under a point of the window, in CSS pixels; null beside the board and where something lies over it. */
  placeAt(x: number, y: number): Place | null;
  zoomBy(factor: number): void;
  /** The keyboard is on the board from now on. */
  focus(): void;
  /** The cursor goes to the next counter that can still act, or to the one before; from the last to the first. */
  toNextCounter(way: Way): void;
  /**
   * The cursor points to the next facing of the counter in the hand. Where it is only to come to stand, that is how it
   * would stand from now on: Enter need not be pressed before the rest is. False where none can be turned.
   */
  turnOn(way: Way, isLong: boolean): boolean;
};

/** The board of the screen, for those that carry something to it. */
export const BoardContext = createContext<RefObject<BoardHandle | null>>({ current: null });

type HandleUse = {
  readonly boardRef: RefObject<HTMLElement | null>;
  readonly camera: Camera;
  readonly view: BoardView;
  readonly geometry: BoardGeometry;
  /** All of the ground stays in view. */
  readonly isWhole: boolean;
  /** The counter in the hand, where it can be turned. */
  readonly turnable: Turnable | null;
  readonly cursor: Cursor | null;
  onCursor(cursor: Cursor): void;
  onPress(target: Target): void;
};

/** Stays the same as long as the board does: no press draws the buttons again that call it. */
export function useBoardHandle(ref: Ref<BoardHandle> | undefined, use: HandleUse): BoardHandle {
  const latest = useLatest(use);
  const handle = useMemo<BoardHandle>(
    () => ({
      fit() {
        const { camera, view, geometry, isWhole } = latest.current;
        if (isWhole) {
          const ground = boxOfGround(geometry);
          return camera.isAtStart() && !camera.isShowing(ground) ? camera.show(ground) : camera.showStart();
        }
        const box = boxOfCounters(view, geometry);
        const points = pointsIn(box, view, geometry);
        if (camera.isShowingClear(box, points)) camera.showAll();
        else camera.showClear(box, points);
      },
      fitWidth: () => latest.current.camera.showWidth(),
      fitFighting() {
        const { camera, view, geometry } = latest.current;
        const box = boxOfFighting(view, geometry);
        camera.showClear(box, pointsIn(box, view, geometry));
      },
      centre(place) {
        const { camera, geometry } = latest.current;
        const point = geometry.centreOf(place);
        if (point !== null) camera.centre(point);
      },
      centreCounters() {
        const { camera, view, geometry } = latest.current;
        camera.centre(middleOf(boxOfCounters(view, geometry, true)));
      },
      placeAt(x, y) {
        const { boardRef, camera, geometry } = latest.current;
        const over = document.elementFromPoint(x, y);
        const isBoard = boardRef.current?.contains(over) === true && !over?.closest('.board-buttons');
        return isBoard ? geometry.placeAt(camera.onSheet(x, y)) : null;
      },
      zoomBy: (factor) => latest.current.camera.zoomBy(factor),
      focus: () => latest.current.boardRef.current?.focus({ preventScroll: true }),
      toNextCounter(way) {
        const { boardRef, view, geometry, cursor, onCursor } = latest.current;
        const all = whoCanAct(view.counters, geometry);
        const next = nextStop(all, cursor, way, geometry) ?? nextStop(all, null, way, geometry);
        boardRef.current?.focus({ preventScroll: true });
        if (next) onCursor(next);
      },
      turnOn(way, isLong) {
        const { boardRef, turnable, cursor, onCursor, onPress } = latest.current;
        if (!turnable) return false;
        const { at: place, counter, turns } = turnable;
        const now = cursor?.counter === counter ? cursor.facing : undefined;
        boardRef.current?.focus({ preventScroll: true });
        const facing = nextFacing(now ?? turnable.facing, way, turns, isLong);
        const pivot = pivotTo(turnable, facing);
        onCursor({ place, counter, facing, ...pivot });
        // By degrees it is turned on and on before it is right.
        if (turnable.isToCome && turns !== 'freely') onPress({ on: 'facing', counter, facing, ...pivot });
        return true;
      },
    }),
    [],
  );
  useImperativeHandle(ref, () => handle, [handle]);
  return handle;
}

/** Where counters stand in it. */
function pointsIn(box: Box, { counters }: BoardView, geometry: BoardGeometry): readonly BoardPoint[] {
  return counters
    .map(({ at }) => (at === null ? null : geometry.centreOf(at)))
    .filter((point) => point !== null)
    .filter((point) => isIn(box, point));
}
