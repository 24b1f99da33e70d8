/**
 * Questions on their way to a worker: states are sent as changes, so that what stays the same is the same object there.
 */
import type { Json } from '../../core/contract/values';
import { type Change, changeBetween, changed } from '../../core/json/jsonChange';
import type { Answerer, Question } from './question';

export type Asked<About> = {
  readonly n: number;
  readonly about: About;
  /** From the state of the question before; the first begins with null. */
  readonly change: Change;
};
/** An answer, or only a sign that it is still being found. */
export type Said<Answer> = { readonly n: number; readonly answer: Answer | null };

/** What the page sends. */
export function asking<About>(): (n: number, question: Question<About>) => Asked<About> {
  let last: Json = null;
  return (n, { state, about }) => {
    const change = changeBetween(last, state);
    last = state;
    return { n, about, change };
  };
}

/** Milliseconds between two signs. */
const BEAT = 500;

/** What the worker does: `say` is called with signs, and with the answer. */
export function answering<About, Answer>(
  answerer: Answerer<About, Answer>,
  say: (said: Said<Answer>) => void,
  now: () => number,
): (asked: Asked<About>) => void {
  let last: Json = null;
  return ({ n, change, about }) => {
    last = changed(last, change);
    say({ n, answer: null });
    let next = now() + BEAT;
    const answer = answerer({ state: last, about }, () => {
      if (now() >= next) {
        next = now() + BEAT;
        say({ n, answer: null });
      }
      return false;
    });
    say({ n, answer });
  };
}
