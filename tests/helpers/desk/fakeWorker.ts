/** A worker that answers when it is told to; what goes to it and comes from it is copied, as by a browser. */
import { vi } from 'vitest';
import { type Asked, answering, type Said } from '../../../src/store/desk/posted';
import type { Answerer } from '../../../src/store/desk/question';
import type { Helper } from '../../../src/store/opening/openAway';

type Listeners = { [type: string]: (event: { readonly data?: unknown }) => void };

export function fakeWorker<About, Answer>(answerer: Answerer<About, Answer>) {
  const listeners: Listeners = {};
  const asked: Asked<About>[] = [];
  const say = (said: Said<Answer>) => listeners.message?.({ data: structuredClone(said) });
  const answer = answering(answerer, say, () => performance.now());
  const worker = {
    terminate: vi.fn(),
    addEventListener: (type: string, listener: Listeners[string]) => {
      listeners[type] = listener;
    },
    postMessage: (given: Asked<About>) => asked.push(structuredClone(given)),
  };
  return {
    worker: worker as unknown as Helper,
    asked,
    isEnded: () => worker.terminate.mock.calls.length > 0,
    fail: () => listeners.error?.({}),
    /** It is alive, and no more. */
    beat: () => say({ n: asked.at(-1)?.n ?? 0, answer: null }),
    work: () => {
      for (const given of asked.splice(0)) answer(given);
    },
  };
}

/** Begins such workers, one after the other. */
export function fakeWorkers<About, Answer>(answerer: Answerer<About, Answer>) {
  const begun: ReturnType<typeof fakeWorker<About, Answer>>[] = [];
  return {
    begun,
    begin: (): Helper => {
      const next = fakeWorker(answerer);
      begun.push(next);
      return next.worker;
    },
    last: () => {
      const last = begun.at(-1);
      if (!last) throw new Error('no worker has begun');
      return last;
    },
  };
}
