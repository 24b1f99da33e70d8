/** What is asked about a state, of the coach or of the computer player, and what answers it. */
import type { Json } from '../../core/contract/values';

export type Question<About> = { readonly state: Json; readonly about: About };
/** `stop` is asked again and again where an answer takes long; true ends it with what has been found. */
export type Answerer<About, Answer> = (question: Question<About>, stop: () => boolean) => Answer;
/** Where questions are put, of the page or of a worker. */
export type Desk<About, Answer> = {
  /** `hear` is called at most once, and not after what is returned has been called: the question is then given up. */
  ask(question: Question<About>, hear: (answer: Answer) => void): () => void;
};
