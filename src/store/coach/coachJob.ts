/**
 * Questions on their way to a worker: states are sent as changes, so that what stays the same is the same object there.
 */
import type { Json } from '../../core/contract/values';
import { type Change, changeBetween, changed } from '../../core/json/jsonChange';
import type { Adviser, Answer, Question } from './adviser';

export type Asked = Omit<Question, 'state'> & {
  readonly n: number;
  /** From the state of the question before; the first begins with null. */
  readonly change: Change;
};
export type Said = { readonly n: number; readonly answer: Answer };

/** What the page sends. */
export function asking(): (n: number, question: Question) => Asked {
  let last: Json = null;
  return (n, { state, ...question }) => {
    const change = changeBetween(last, state);
    last = state;
    return { ...question, n, change };
  };
}

/** What the worker does. */
export function answering(advise: Adviser): (asked: Asked) => Said {
  let last: Json = null;
  return ({ n, change, ...question }) => {
    last = changed(last, change);
    return { n, answer: advise({ ...question, state: last }) };
  };
}
