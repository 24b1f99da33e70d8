/** A worker as the page talks to it: the answer to its last question is heard, and no other. */
import type { Helper } from '../opening/openAway';
import { asking, type Said } from './posted';
import type { Question } from './question';

export type Line<About> = {
  ask(question: Question<About>): void;
  /** Ends the worker, whatever it is at; nothing more is heard of it. */
  hangUp(): void;
};
type Listener<Answer> = {
  /** null: only a sign that the answer is still being found. */
  hear(answer: Answer | null): void;
  fail(): void;
};

/** null: no worker can start. */
export function openLine<About, Answer>(
  begin: () => Helper,
  { hear, fail }: Listener<Answer>,
): Line<About> | null {
  let isOpen = true;
  let n = 0;
  const asked = asking<About>();
  const failed = () => {
    if (isOpen) fail();
  };
  try {
    const worker = begin();
    worker.addEventListener('error', failed);
    worker.addEventListener('messageerror', failed);
    worker.addEventListener('message', ({ data }: MessageEvent<Said<Answer>>) => {
      if (isOpen && data.n === n) hear(data.answer);
    });
    return {
      ask: (question) => worker.postMessage(asked(++n, question)),
      hangUp() {
        isOpen = false;
        worker.terminate();
      },
    };
  } catch {
    return null;
  }
}
