/** A large picture is drawn part by part, one in each frame: no press has to wait until all of it is there. */
import { createContext, startTransition, useContext, useEffect, useState } from 'react';

/** The ground comes first, then what stands on it, last what cannot be read yet. */
export type Turn = 'ground' | 'counters' | 'print';
const TURNS: readonly Turn[] = ['ground', 'counters', 'print'];

type Parts = {
  readonly turn: Turn;
  /** Draws one more; whether there are more to come. */
  drawNext(): boolean;
};
/** What is added is drawn after what has the same turn. Ends with what it gives back. */
export type DrawingQueue = { add(parts: Parts): () => void };

/** Without a queue everything is drawn at once. */
export const DrawingContext = createContext<DrawingQueue | null>(null);

/** How many of these parts are drawn by now. What has once been drawn whole stays so, whatever the number becomes. */
export function useParts(count: number, turn: Turn): number {
  const queue = useContext(DrawingContext);
  const [drawn, setDrawn] = useState(queue && count > 0 ? 0 : Number.POSITIVE_INFINITY);
  const isWhole = drawn === Number.POSITIVE_INFINITY;
  useEffect(() => {
    if (isWhole) return;
    let done = 0;
    return queue?.add({
      turn,
      drawNext() {
        done++;
        const hasMore = done < count;
        startTransition(() => setDrawn(hasMore ? done : Number.POSITIVE_INFINITY));
        return hasMore;
      },
    });
  }, [queue, count, turn, isWhole]);
  return Math.min(drawn, count);
}

/** Milliseconds after which the next part is drawn even if there are no frames, as where nobody looks. */
const LATEST = 100;

export function createDrawingQueue(): DrawingQueue {
  let waiting: readonly Parts[] = [];
  let isDue = false;
  function drawNext() {
    isDue = false;
    const [first] = waiting;
    if (first && !first.drawNext()) waiting = waiting.filter((one) => one !== first);
    if (waiting.length > 0) wait();
  }
  function wait() {
    if (isDue) return;
    isDue = true;
    // After the frame that shows the part before it.
    const next = () => {
      clearTimeout(due);
      cancelAnimationFrame(frame);
      setTimeout(drawNext);
    };
    const due = setTimeout(next, LATEST);
    const frame = requestAnimationFrame(next);
  }
  return {
    add(parts) {
      waiting = TURNS.flatMap((turn) => [...waiting, parts].filter((one) => one.turn === turn));
      wait();
      return () => {
        waiting = waiting.filter((one) => one !== parts);
      };
    },
  };
}
