import { type PointerEvent, type RefObject, useState } from 'react';

type Carried = { readonly from: number; readonly to: number };

/** Dragging an item of a list by its handle, with mouse or finger: where it would come to, and that it does. */
export function useReorder(list: RefObject<HTMLElement | null>, move: (from: number, to: number) => void) {
  const [carried, setCarried] = useState<Carried | null>(null);
  const placeAt = (y: number) => {
    const items = [...(list.current?.children ?? [])].map((item) => item.getBoundingClientRect());
    const below = items.findIndex(({ top, height }) => y < top + height);
    return below < 0 ? items.length - 1 : below;
  };
  const handle = (from: number) => ({
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setCarried({ from, to: from });
    },
    onPointerMove: ({ clientY }: PointerEvent) => {
      if (carried) setCarried({ from: carried.from, to: placeAt(clientY) });
    },
    onPointerUp: () => {
      if (carried && carried.to !== carried.from) move(carried.from, carried.to);
      setCarried(null);
    },
    onPointerCancel: () => setCarried(null),
  });
  return { carried, handle };
}
