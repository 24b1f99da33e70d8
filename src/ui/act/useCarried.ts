/** Counters from beside the map that are dragged onto it. */
import { useDrag } from '@use-gesture/react';
import { useContext, useRef, useState } from 'react';
import type { CounterView } from '../../core/contract/board';
import { useGame } from '../../store/useGame';
import { BoardContext } from '../board/boardHandle';
import { STRAY } from '../board/longPress';

/** `from`: where it was taken up, as a CSS translation. */
type Carried = { readonly counter: CounterView; readonly from: string };

/**
 * `bind(counter)` makes an element carry that counter; what is carried follows the pointer as the element of `picture`.
 * A drag takes the counter up and puts it down where it is let go; beside the map it stays in the hand. A click stays
 * what it was.
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
    // A finger that rests first carries; one that moves at once scrolls the panel.
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
