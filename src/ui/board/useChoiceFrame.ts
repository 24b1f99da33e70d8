import { type RefObject, useRef } from 'react';
import type { PointerUse } from './pointerUse';
import { inFrame } from './underPointer';

type Spot = readonly [x: number, y: number];

/** A frame that a pointer draws on the board: all counters that stand in it join those that are chosen. */
export function useChoiceFrame(boardRef: RefObject<HTMLDivElement | null>, latest: RefObject<PointerUse>) {
  const frame = useRef<HTMLElement | null>(null);

  function end() {
    frame.current?.remove();
    frame.current = null;
  }
  /** From where the pointer went down to where it is now, both in the window. */
  function draw(
    from: Spot,
    to: Spot,
    { isLast, isCanceled }: { readonly isLast: boolean; readonly isCanceled: boolean },
  ) {
    if (isLast) {
      end();
      if (!isCanceled) press(from, to);
      return;
    }
    const box = boardRef.current?.getBoundingClientRect();
    if (!box) return;
    if (!frame.current) {
      frame.current = document.createElement('div');
      frame.current.className = 'choice-frame';
      boardRef.current?.append(frame.current);
    }
    const { style } = frame.current;
    style.left = `${Math.min(from[0], to[0]) - box.left}px`;
    style.top = `${Math.min(from[1], to[1]) - box.top}px`;
    style.width = `${Math.abs(to[0] - from[0])}px`;
    style.height = `${Math.abs(to[1] - from[1])}px`;
  }
  function press(from: Spot, to: Spot) {
    const { camera, counters, geometry, onPress } = latest.current;
    const framed = inFrame(counters, geometry, camera.onSheet(...from), camera.onSheet(...to));
    if (framed.length > 0) onPress({ on: 'counters', ids: framed.map(({ id }) => id) });
  }
  return { draw, end };
}
