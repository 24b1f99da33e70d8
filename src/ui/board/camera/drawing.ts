/** The stage as it is drawn: its shift and scale now, and when its layers are drawn sharp at a new scale. */
import { type RefObject, useCallback, useMemo, useRef } from 'react';
import { type CameraState, NAMES_FROM, NUMBERS_FROM, type Size, scaled, stretched } from './view';

/** Milliseconds without a movement after which the map counts as resting. */
export const SETTLED_AFTER = 140;
/** Milliseconds after which a map that glides has come to rest. */
export const GLIDES_FOR = 320;

export type Watcher = (state: CameraState, window: Size, glides: boolean) => void;
export type Drawing = {
  current(): CameraState;
  /** CSS pixels; at least 1 by 1. */
  size(): Size;
  /** Whether it was drawn once. */
  isDrawn(): boolean;
  isMoving(): boolean;
  apply(next: CameraState, glide: boolean): void;
  /** As `apply`, by somebody who looks on: it is moving until it is drawn sharp again. */
  move(next: CameraState, glide: boolean): void;
  stop(): void;
  /** Tells all watchers what the window shows. */
  tell(glides: boolean): void;
  watch(watcher: Watcher): () => void;
};

export function useDrawing(
  windowRef: RefObject<HTMLDivElement | null>,
  stageRef: RefObject<HTMLDivElement | null>,
): Drawing {
  const state = useRef<CameraState>({ x: 0, y: 0, scale: 1 });
  const settle = useRef<ReturnType<typeof setTimeout>>(undefined);
  const frame = useRef(0);
  const moving = useRef(false);
  /** The scale at which the layers were last drawn sharp; null before the first time. */
  const drawn = useRef<number | null>(null);
  const watchers = useRef(new Set<Watcher>());

  const size = useCallback((): Size => {
    const { clientWidth, clientHeight } = windowRef.current ?? { clientWidth: 0, clientHeight: 0 };
    return { width: clientWidth || 1, height: clientHeight || 1 };
  }, [windowRef]);

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
        settle.current = setTimeout(() => atNextFrame(rest), glide ? GLIDES_FOR : SETTLED_AFTER);
      };
      atNextFrame(() => atNextFrame(wait));
    },
    [stageRef, windowRef, stop, tell],
  );

  return useMemo(
    () => ({
      current: () => state.current,
      size,
      isDrawn: () => drawn.current !== null,
      isMoving: () => moving.current,
      apply,
      move(next, glide) {
        moving.current = true;
        apply(next, glide);
      },
      stop,
      tell,
      watch(watcher) {
        watchers.current.add(watcher);
        if (drawn.current !== null) watcher(state.current, size(), false);
        return () => {
          watchers.current.delete(watcher);
        };
      },
    }),
    [size, apply, stop, tell],
  );
}
