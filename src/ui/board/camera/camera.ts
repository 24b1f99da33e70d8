/** Where the sheet lies in the window: shift and scale of a single transform, kept outside React. */
import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import type { BoardGeometry, BoardPoint } from '../../../core/contract/geometry';
import type { SideId } from '../../../core/contract/values';
import { useLatest } from '../../parts/useLatest';
import { allRevealed, boxOfSheet } from './box';
import { coveredCorner } from './covered';
import {
  acrossWindow,
  type Box,
  type CameraState,
  cameraFor,
  isInView,
  kept,
  NAMES_FROM,
  NUMBERS_FROM,
  revealed,
  type Size,
  scaled,
  stretched,
  turnedAbout,
  zoomed,
} from './view';

/** Milliseconds without a movement after which the map counts as resting. */
export const SETTLED_AFTER = 140;

export type Camera = {
  current(): CameraState;
  /** A point of the window as a point of the sheet. */
  onSheet(clientX: number, clientY: number): BoardPoint;
  panBy(dx: number, dy: number): void;
  zoomAt(factor: number, clientX: number, clientY: number): void;
  zoomBy(factor: number): void;
  show(box: Box): void;
  showAll(): void;
  /** As the map lay before anybody moved it. */
  showStart(): void;
  /** As wide as the window; what is in the middle from top to bottom stays there. */
  showWidth(): void;
  isShowing(box: Box): boolean;
  /** Whether it is being moved just now, and will be drawn sharp again when it rests. */
  isMoving(): boolean;
  centre(point: BoardPoint): void;
  /** As `centre`, at once and at the scale that there is. */
  lookAt(point: BoardPoint): void;
  /** Brings a point into view by the shortest way; nothing moves if it is there already. */
  reveal(point: BoardPoint): void;
  /** The same for several at once: only where they do not fit they are drawn smaller. */
  revealAll(points: readonly BoardPoint[]): void;
  /** Tells now and from now on what the window shows, past React. Ends with what it gives back. */
  watch(watcher: Watcher): () => void;
};
export type Watcher = (state: CameraState, window: Size, glides: boolean) => void;

export function useCamera(
  windowRef: RefObject<HTMLDivElement | null>,
  stageRef: RefObject<HTMLDivElement | null>,
  geometry: BoardGeometry,
  start: (window: Size) => Box,
  /** What has to stay in view when the window changes. */
  selected: () => BoardPoint | null,
  /** Who sets up, or null in play: when that changes, there is something else to show. */
  setUpBy: SideId | null,
  /** Which segment of the game is being set up, '' in play: the ground of each is shown once as its set-up begins. */
  segment: string,
  /** What all of the ground stays in view for, '' in a game: as that changes it is shown again. */
  whole: string,
): Camera {
  const state = useRef<CameraState>({ x: 0, y: 0, scale: 1 });
  const untouched = useRef(true);
  const settle = useRef<ReturnType<typeof setTimeout>>(undefined);
  const frame = useRef(0);
  const moving = useRef(false);
  /** The scale at which the layers were last drawn sharp; null before the first time. */
  const drawn = useRef<number | null>(null);
  const startBox = useLatest(start);
  const selection = useLatest(selected);
  const pushed = useRef<{ readonly from: CameraState; readonly to: CameraState } | null>(null);
  const laidOut = useRef<BoardGeometry | null>(null);
  /** The window as the map was last fitted into it. */
  const seen = useRef<Size>({ width: 1, height: 1 });
  const wasSetUpBy = useRef(setUpBy);
  const framedFor = useRef(segment);
  const wholeFor = useRef(whole);
  const isWhole = useLatest(whole !== '');
  const watchers = useRef(new Set<Watcher>());

  const size = useCallback((): Size => {
    const { clientWidth, clientHeight } = windowRef.current ?? { clientWidth: 0, clientHeight: 0 };
    return { width: clientWidth || 1, height: clientHeight || 1 };
  }, [windowRef]);

  const fitted = useCallback((): CameraState => {
    const window = size();
    return cameraFor(startBox.current(window), window, geometry);
  }, [size, geometry]);

  const broughtIntoView = useCallback(
    (from: CameraState, point: BoardPoint): CameraState => {
      const { current: window } = windowRef;
      if (window === null) return from;
      return revealed(from, point, size(), geometry, coveredCorner(window));
    },
    [size, geometry, windowRef],
  );

  const stop = useCallback(() => {
    cancelAnimationFrame(frame.current);
    clearTimeout(settle.current);
  }, []);

  const tell = useCallback(
    (glides: boolean) => {
      for (const watcher of watchers.current) watcher(state.current, size(), glides);
    },
    [size],
  );

  const apply = useCallback(
    (next: CameraState, glide: boolean) => {
      const isZoom = next.scale !== state.current.scale;
      state.current = next;
      const stage = stageRef.current;
      const window = windowRef.current;
      if (stage === null || window === null) return;
      stage.classList.toggle('gliding', glide);
      tell(glide);
      if (isZoom) stage.classList.add('moving');
      // at the new scale, with what there is room for at it
      const drawSharp = () => {
        drawn.current = next.scale;
        stage.style.transform = scaled(next);
        window.dataset.zoom = next.scale >= NUMBERS_FROM ? 'near' : 'far';
        window.dataset.names = next.scale >= NAMES_FROM ? 'shown' : 'hidden';
      };
      if (glide || drawn.current === null) drawSharp();
      else stage.style.transform = stretched(next, drawn.current);
      // while `moving`, the layers are stretched as pictures; afterwards they are drawn sharp at the new scale
      const rest = () => {
        moving.current = false;
        if (!glide) drawSharp();
        stage.classList.remove('moving', 'gliding');
      };
      stop();
      const atNextFrame = (then: () => void) => {
        frame.current = requestAnimationFrame(then);
      };
      // The time counts from when this is on the screen, and ends with a frame: a turn of the wheel that a slow screen
      // has held up is told before that, and the gesture goes on.
      const wait = () => {
        settle.current = setTimeout(() => atNextFrame(rest), glide ? 320 : SETTLED_AFTER);
      };
      atNextFrame(() => atNextFrame(wait));
    },
    [stageRef, windowRef, stop, tell],
  );

  useLayoutEffect(() => {
    const window = windowRef.current;
    if (window === null) return;
    const old = laidOut.current;
    laidOut.current = geometry;
    // A map that opens is fitted when the page is laid out: to ask for its size here would have that done at once.
    if (old !== null) {
      seen.current = size();
      const isTurned = old.sheet === geometry.sheet && !untouched.current;
      apply(isTurned ? turnedAbout(state.current, seen.current, old, geometry) : fitted(), false);
    }
    // What was in view stays in view; what a player has moved out of it, stays out. When there is room again, the
    // map lies as it did before.
    const holdInView = (old: Size) => {
      const point = selection.current();
      const base = pushed.current?.to === state.current ? pushed.current.from : state.current;
      const isHeld = point !== null && isInView(state.current, point, old);
      const to = isHeld ? broughtIntoView(base, point) : base;
      pushed.current = to === base ? null : { from: base, to };
      if (to !== state.current) apply(to, true);
    };
    const observer = new ResizeObserver(() => {
      const [old, now] = [seen.current, size()];
      if (drawn.current === null) {
        seen.current = now;
        return apply(fitted(), false);
      }
      if (now.width === old.width && now.height === old.height) return;
      seen.current = now;
      if (isWhole.current && untouched.current) return apply(fitted(), false);
      // A sheet below that grows or shrinks: the map lies still, or the next tap would hit another hex; unless the
      // sheet would hide what is selected.
      if (now.width !== old.width) {
        const { x, y, scale } = state.current;
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
  }, [apply, stop, size, tell, fitted, broughtIntoView, geometry, windowRef]);

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

  return useMemo(() => {
    function move(next: CameraState, glide: boolean) {
      untouched.current = false;
      moving.current = true;
      apply(next, glide);
    }
    function inWindow(clientX: number, clientY: number): BoardPoint {
      const box = windowRef.current?.getBoundingClientRect();
      return { x: clientX - (box?.left ?? 0), y: clientY - (box?.top ?? 0) };
    }
    return {
      current: () => state.current,
      onSheet(clientX, clientY) {
        const { x, y } = inWindow(clientX, clientY);
        const camera = state.current;
        return { x: (x - camera.x) / camera.scale, y: (y - camera.y) / camera.scale };
      },
      panBy(dx, dy) {
        const { x, y, scale } = state.current;
        move(kept({ x: x + dx, y: y + dy, scale }, size(), geometry), false);
      },
      zoomAt(factor, clientX, clientY) {
        move(zoomed(state.current, factor, inWindow(clientX, clientY), size(), geometry), false);
      },
      zoomBy(factor) {
        const { width, height } = size();
        move(zoomed(state.current, factor, { x: width / 2, y: height / 2 }, size(), geometry), true);
      },
      show: (box) => move(cameraFor(box, size(), geometry), true),
      showAll: () => move(cameraFor(boxOfSheet(geometry), size(), geometry), true),
      showStart() {
        move(fitted(), true);
        untouched.current = true;
      },
      showWidth: () => move(acrossWindow(state.current, size(), geometry), true),
      isShowing(box) {
        const { x, y, scale } = cameraFor(box, size(), geometry);
        const now = state.current;
        return Math.abs(x - now.x) < 2 && Math.abs(y - now.y) < 2 && Math.abs(scale - now.scale) < 0.01;
      },
      centre(point) {
        const { width, height } = size();
        const scale = Math.max(state.current.scale, NUMBERS_FROM);
        move(
          kept({ x: width / 2 - point.x * scale, y: height / 2 - point.y * scale, scale }, size(), geometry),
          true,
        );
      },
      lookAt(point) {
        const { width, height } = size();
        const { scale } = state.current;
        const shift = { x: width / 2 - point.x * scale, y: height / 2 - point.y * scale };
        move(kept({ ...shift, scale }, size(), geometry), false);
      },
      watch(watcher) {
        watchers.current.add(watcher);
        if (drawn.current !== null) watcher(state.current, size(), false);
        return () => {
          watchers.current.delete(watcher);
        };
      },
      isMoving: () => moving.current,
      revealAll(points) {
        const { current: window } = windowRef;
        if (window === null) return;
        const next = allRevealed(state.current, points, size(), geometry, coveredCorner(window));
        if (next === state.current) return;
        moving.current = true;
        apply(next, true);
      },
      reveal(point) {
        // A sheet that has just grown over it: that is answered above, where the map remembers how it lay.
        if (size().height !== seen.current.height && isInView(state.current, point, seen.current)) return;
        const next = broughtIntoView(state.current, point);
        if (next === state.current) return;
        moving.current = true;
        apply(next, true);
      },
    };
  }, [apply, size, fitted, broughtIntoView, geometry, windowRef]);
}
