/** A finger that rests on the board points at something, as a mouse does that hovers; it presses nothing. */
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { BoardPoint } from '../../core/contract/geometry';

const AFTER_MS = 450;
/** Milliseconds within which a click belongs to the tap before it. */
const OWN_CLICK_MS = 60;
/** CSS pixels that a pointer may stray before it drags. */
export const STRAY = 7;

export type LongPress = {
  /** Whether the finger that is down, or was just lifted, has rested long enough to be one that points. */
  readonly isPointing: () => boolean;
};

/** `onPoint` is called when the finger has rested, and again wherever it `slides` to from there. */
export function useLongPress(
  boardRef: RefObject<HTMLElement | null>,
  onPoint: (at: BoardPoint, slides: boolean) => void,
): LongPress {
  const pointing = useRef(false);
  const point = useEffectEvent(onPoint);

  useEffect(() => {
    const board = boardRef.current;
    if (board === null) return;
    const fingers = new Set<number>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let began: BoardPoint = { x: 0, y: 0 };
    const onDown = (event: PointerEvent) => {
      if (event.pointerType === 'mouse') return;
      fingers.add(event.pointerId);
      clearTimeout(timer);
      // A second finger is a pinch, whatever the first one was about to say.
      if (fingers.size > 1) return;
      pointing.current = false;
      began = { x: event.clientX, y: event.clientY };
      timer = setTimeout(() => {
        pointing.current = true;
        point(began, false);
      }, AFTER_MS);
    };
    const onMove = (event: PointerEvent) => {
      if (!fingers.has(event.pointerId)) return;
      const at = { x: event.clientX, y: event.clientY };
      if (pointing.current && fingers.size === 1) point(at, true);
      else if (Math.abs(at.x - began.x) > STRAY || Math.abs(at.y - began.y) > STRAY) clearTimeout(timer);
    };
    const onUp = (event: PointerEvent) => {
      fingers.delete(event.pointerId);
      clearTimeout(timer);
    };
    let isOnBoard = false;
    const onAnyDown = ({ target }: PointerEvent) => {
      isOnBoard = target instanceof Node && board.contains(target);
    };
    // A tap acts as the finger is lifted, and its click comes after: by then a sheet may have grown under the finger.
    const onAnyClick = (event: MouseEvent) => {
      const { target } = event;
      if (!isOnBoard || event.detail === 0 || (target instanceof Node && board.contains(target))) return;
      event.stopPropagation();
      event.preventDefault();
    };
    // A resting finger would also call up the browser's own menu.
    const onMenu = (event: Event) => {
      if (fingers.size > 0 || pointing.current) event.preventDefault();
    };
    board.addEventListener('pointerdown', onDown);
    window.addEventListener('pointermove', onMove);
    window.addEventListener('pointerup', onUp);
    window.addEventListener('pointercancel', onUp);
    board.addEventListener('contextmenu', onMenu);
    window.addEventListener('pointerdown', onAnyDown, true);
    window.addEventListener('click', onAnyClick, true);
    return () => {
      clearTimeout(timer);
      board.removeEventListener('pointerdown', onDown);
      window.removeEventListener('pointermove', onMove);
      window.removeEventListener('pointerup', onUp);
      window.removeEventListener('pointercancel', onUp);
      board.removeEventListener('contextmenu', onMenu);
      window.removeEventListener('pointerdown', onAnyDown, true);
      window.removeEventListener('click', onAnyClick, true);
    };
  }, [boardRef]);

  return { isPointing: () => pointing.current };
}

/** `onTap` is called for a tap beside the board, on the bubble too, while something `isShown` for a finger. */
export function useTapElsewhere(
  boardRef: RefObject<HTMLElement | null>,
  isShown: boolean,
  onTap: () => void,
): void {
  const tap = useEffectEvent(onTap);
  useEffect(() => {
    if (!isShown) return;
    const since = performance.now();
    // A click, not the touch of the finger: what is tapped may be a button of the bubble.
    const onClick = ({ target, timeStamp }: MouseEvent) => {
      // The tap that has brought it ends with a click, and that may already meet what is shown.
      if (timeStamp - since < OWN_CLICK_MS) return;
      if (target instanceof Node && boardRef.current?.contains(target) !== true) tap();
    };
    window.addEventListener('click', onClick);
    return () => window.removeEventListener('click', onClick);
  }, [boardRef, isShown]);
}
