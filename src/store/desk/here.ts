/** Answers of the page itself, where no worker can give them: found once it is idle. */
import type { Answerer, Question } from './question';

/** The page is busy drawing now; `then` is called once it is not. */
export type WhenIdle = (then: () => void) => void;

/** Not all browsers say when they are idle. */
export const whenIdle: WhenIdle = (then) =>
  'requestIdleCallback' in window ? requestIdleCallback(then) : setTimeout(then, 50);

type Here<About, Answer> = (
  question: Question<About>,
  /** Asked just before the answer is found. */
  isWanted: () => boolean,
  /** null: it was not wanted any more, or what answers could not be fetched. */
  hear: (answer: Answer | null) => void,
) => void;

export function answeringHere<About, Answer>(
  fetchAnswerer: () => Promise<Answerer<About, Answer>>,
  idle: WhenIdle,
): Here<About, Answer> {
  return (question, isWanted, hear) => {
    fetchAnswerer().then(
      (answerer) => idle(() => hear(isWanted() ? answerer(question, () => false) : null)),
      () => hear(null),
    );
  };
}
