/** Where the sheet lies in the window: shift and scale of a single transform, kept outside React. */
import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import type { BoardGeometry, BoardPoint } from '../../../core/contract/geometry';
import type { SideId } from '../../../core/contract/values';
import { useLatest } from '../../parts/useLatest';
import { type Camera, useCameraOf } from './camera';
import { coveredBoxes } from './covered';
import { useDrawing } from './drawing';
import {
  type Box,
  type CameraState,
  cameraFor,
  isInView,
  kept,
  revealed,
  type Size,
  turnedAbout,
} from './view';

/** Milliseconds in which the panel beside a map that has just opened still finds its size, before anybody presses. */
const OPENS_FOR = 1500;

type Framing = {
  start(window: Size): Box;
  /** What has to stay in view when the window changes. */
  selected(): BoardPoint | null;
  /** Who sets up, or null in play: when that changes, there is something else to show. */
  readonly setUpBy: SideId | null;
  /** Which segment of the game is being set up, '' in play: the ground of each is shown once as its set-up begins. */
  readonly segment: string;
  /** What all of the ground stays in view for, '' in a game: as that changes it is shown again. */
  readonly whole: string;
};

export function useCamera(
  windowRef: RefObject<HTMLDivElement | null>,
  stageRef: RefObject<HTMLDivElement | null>,
  geometry: BoardGeometry,
  { start, selected, setUpBy, segment, whole }: Framing,
): Camera {
  const drawing = useDrawing(windowRef, stageRef);
  const { apply, stop, size, tell } = drawing;
  const untouched = useRef(true);
  const boxIn = useRef(start);
  useLayoutEffect(() => {
    boxIn.current = start;
  });
  const selection = useLatest(selected);
  const pushed = useRef<{ readonly from: CameraState; readonly to: CameraState } | null>(null);
  const laidOut = useRef<BoardGeometry | null>(null);
  const seen = useRef<Size>({ width: 1, height: 1 });
  const openedAt = useRef(0);
  const wasSetUpBy = useRef(setUpBy);
  const framedFor = useRef(segment);
  const wholeFor = useRef(whole);
  const isWhole = useLatest(whole !== '');

  const fitted = useCallback((): CameraState => {
    const window = size();
    return cameraFor(boxIn.current(window), window, geometry);
  }, [size, geometry]);

  const layOut = useCallback(() => {
    if (drawing.isDrawn() || windowRef.current === null) return;
    seen.current = size();
    openedAt.current = performance.now();
    apply(fitted(), false);
  }, [drawing, apply, size, fitted, windowRef]);

  useLayoutEffect(() => {
    const window = windowRef.current;
    if (window === null) return;
    const old = laidOut.current;
    laidOut.current = geometry;
    // A map that opens is fitted when the page is laid out: to ask for its size here would have that done at once.
    if (old !== null) {
      seen.current = size();
      const isTurned = old.sheet === geometry.sheet && !untouched.current;
      apply(isTurned ? turnedAbout(drawing.current(), seen.current, old, geometry) : fitted(), false);
    }
    // What was in view stays in view; what a player has moved out of it, stays out. When there is room again, the
    // map lies as it did before.
    const holdInView = (old: Size) => {
      const point = selection.current();
      const now = drawing.current();
      const base = pushed.current?.to === now ? pushed.current.from : now;
      const isHeld = point !== null && isInView(now, point, old);
      const to = isHeld ? revealed(base, point, size(), geometry, coveredBoxes(window)) : base;
      pushed.current = to === base ? null : { from: base, to };
      if (to !== now) apply(to, true);
    };
    const observer = new ResizeObserver(() => {
      if (!drawing.isDrawn()) return layOut();
      const [old, now] = [seen.current, size()];
      if (now.width === old.width && now.height === old.height) return;
      seen.current = now;
      const isOpening = performance.now() - openedAt.current < OPENS_FOR;
      if (untouched.current && (isWhole.current || isOpening)) return apply(fitted(), false);
      // A sheet below that grows or shrinks: the map lies still, or the next tap would hit another hex; unless the
      // sheet would hide what is selected.
      if (now.width !== old.width) {
        const { x, y, scale } = drawing.current();
        const moved = { x: x + (now.width - old.width) / 2, y: y + (now.height - old.height) / 2, scale };
        apply(untouched.current ? fitted() : kept(moved, now, geometry), false);
      }
      holdInView(old);
      tell(false);
    });
    observer.observe(window);
    return () => {
      observer.disconnect();
      stop();
    };
  }, [drawing, apply, stop, size, tell, fitted, layOut, geometry, windowRef]);

  // A map that a player has placed stays so for as long as it is about the same ground, also when he takes back into
  // its set-up; one that he has left alone shows what there is to do. A new day begins with its own ground.
  useLayoutEffect(() => {
    const isNewSegment = segment !== '' && segment !== framedFor.current;
    if (isNewSegment) {
      framedFor.current = segment;
      untouched.current = true;
    }
    if (wasSetUpBy.current === setUpBy && !isNewSegment) return;
    wasSetUpBy.current = setUpBy;
    if (untouched.current) apply(fitted(), true);
  }, [setUpBy, segment, apply, fitted]);

  useLayoutEffect(() => {
    if (wholeFor.current === whole) return;
    wholeFor.current = whole;
    untouched.current = true;
    apply(fitted(), true);
  }, [whole, apply, fitted]);

  return useCameraOf({ windowRef, drawing, geometry, untouched, seen, fitted, layOut });
}
