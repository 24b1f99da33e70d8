import { type RefObject, useEffect, useEffectEvent } from 'react';

type MouseUse = { onMove(event: PointerEvent): void; onLeave(): void };

/**
 * A mouse that moves with no button down. It is listened to here and not as a gesture: it is what happens most of all,
 * and needs none of a gesture's reckoning. A finger that is lifted leaves what it has pointed at to be read.
 */
export function useMouse(boardRef: RefObject<HTMLElement | null>, { onMove, onLeave }: MouseUse): void {
  const move = useEffectEvent(onMove);
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    const board = boardRef.current;
    if (board === null) return;
    const onPointerMove = (event: PointerEvent) => {
      if (event.pointerType === 'mouse' && event.buttons === 0) move(event);
    };
    const onPointerLeave = ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') leave();
    };
    board.addEventListener('pointermove', onPointerMove);
    board.addEventListener('pointerleave', onPointerLeave);
    return () => {
      board.removeEventListener('pointermove', onPointerMove);
      board.removeEventListener('pointerleave', onPointerLeave);
    };
  }, [boardRef]);
}
