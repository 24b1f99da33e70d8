/** Counters from beside the map that are dragged onto it. */
import { useDrag } from '@use-gesture/react';
import { useContext, useRef, useState } from 'react';
import type { CounterView } from '../../core/contract/board';
import { useGame } from '../../store/useGame';
import { BoardContext } from '../board/boardHandle';
import { STRAY } from '../board/longPress';

/** `from`: where it was picked up, as a CSS translation. */
type Carried = { readonly counter: CounterView; readonly from: string };

/**
 * `bind(counter)` makes an element drag that counter; the element of `picture` follows the pointer. A drag picks the
 * counter up and places it where it is dropped; dropped beside the map it stays selected. Clicks work as before.
 */
export function useCarried() {
  const board = useContext(BoardContext);
  const press = useGame((state) => state.press);
  const hover = useGame((state) => state.hover);
  const [carried, setCarried] = useState<Carried | null>(null);
  const picture = useRef<HTMLDivElement>(null);

  const bind = useDrag(
    ({ args, first, last, tap, canceled, xy: [x, y] }) => {
      const [counter] = args as [CounterView];
      if (tap) return;
      if (first) {
        setCarried({ counter, from: `${x}px ${y}px` });
        if (!counter.condition.includes('picked')) press({ on: 'counter', id: counter.id });
      }
      if (picture.current) picture.current.style.translate = `${x}px ${y}px`;
      const at = board.current?.placeAt(x, y) ?? null;
      const place = at === null ? null : ({ on: 'place', at } as const);
      if (!last) return hover(place);
      setCarried(null);
      hover(null);
      if (place && !canceled) press(place);
    },
    // A finger that rests first drags; one that moves at once scrolls the panel.
    {
      filterTaps: true,
      threshold: STRAY,
      tapsThreshold: STRAY,
      preventScroll: true,
      pointer: { keys: false },
    },
  );
  return { bind, carried, picture };
}
