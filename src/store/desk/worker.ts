/** What a worker that answers questions is made of: it answers one after the other, with rules of its own. */
import { type Asked, answering } from './posted';
import type { Answerer } from './question';

export function answerInWorker<About, Answer>(answerer: Answerer<About, Answer>): void {
  const answer = answering(
    answerer,
    (said) => self.postMessage(said),
    () => performance.now(),
  );
  self.addEventListener('message', ({ data }: MessageEvent<Asked<About>>) => answer(data));
}
