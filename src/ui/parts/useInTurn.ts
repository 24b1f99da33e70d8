/**
 * Of a long list what is looked at is drawn at once, and the rest bit by bit while the page has nothing else to do: no
 * press has to wait for it, and soon all of it is there to be found, read out and printed.
 */
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** So many are drawn at a time. */
const CHUNK = 6;
/** Milliseconds after which more is drawn even if the page has never been idle. */
const LATEST = 250;

type Turn = { readonly of: string; readonly here: number | null; readonly done: ReadonlySet<number> };

/**
 * Whether the thing of that number is drawn by now. `of`: which list it is; `at`: which of its things is looked at,
 * null where none is seen yet.
 */
export function useInTurn(count: number, of: string, at: number | null = 0): (index: number) => boolean {
  const here = at === null ? null : Math.floor(at / CHUNK);
  const [turn, setTurn] = useState<Turn>(() => begun(of, here));
  // Another list begins again; in the same one what is drawn stays.
  if (turn.of !== of) setTurn(begun(of, here));
  else if (turn.here !== here) setTurn({ of, here, done: new Set([...turn.done, ...around(here)]) });
  const chunks = Math.ceil(count / CHUNK);
  const next = nextOf(turn, chunks);
  useEffect(() => {
    if (next === null) return;
    const draw = (more: readonly number[]) =>
      setTurn((now) => (now.of === of ? { ...now, done: new Set([...now.done, ...more]) } : now));
    const drawAll = () => flushSync(() => draw(Array.from({ length: chunks }, (_, chunk) => chunk)));
    window.addEventListener('beforeprint', drawAll);
    const cancel = whenIdle(() => draw([next]));
    return () => {
      window.removeEventListener('beforeprint', drawAll);
      cancel();
    };
  }, [next, of, chunks]);
  return (index) => turn.done.has(Math.floor(index / CHUNK));
}

function begun(of: string, here: Turn['here']): Turn {
  return { of, here, done: new Set(around(here)) };
}

/** What is looked at, with what stands before and after it; of a beginning alone the rest comes with the next bit. */
function around(here: Turn['here']): readonly number[] {
  if (here === null) return [];
  return here === 0 ? [0] : [here - 1, here, here + 1];
}

/** The nearest to what is looked at; null when all are drawn. */
function nextOf({ here: from, done }: Turn, chunks: number): number | null {
  const here = from ?? 0;
  for (let away = 0; away < Math.max(chunks, here + 1); away++) {
    for (const chunk of [here + away, here - away]) {
      if (chunk >= 0 && chunk < chunks && !done.has(chunk)) return chunk;
    }
  }
  return null;
}

/** Not every browser tells when it is idle. */
function whenIdle(then: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const due = setTimeout(then, 32);
    return () => clearTimeout(due);
  }
  const due = requestIdleCallback(then, { timeout: LATEST });
  return () => cancelIdleCallback(due);
}
