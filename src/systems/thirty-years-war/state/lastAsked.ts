import { type Position, positionOf } from './position';
import type { State } from './state';

/**
 * The same question with its last answer kept: prompt, press and check ask much of one state, one after the other.
 * Only for questions that depend on nothing but the state. An answer made of pieces holds only as long as the pieces
 * of the state are the same objects: once so much else was asked that they are made again, the question is as well.
 */
export function lastAsked<T>(question: (state: State) => T): (state: State) => T {
  let last: { readonly state: State; readonly position: Position; readonly answer: T } | null = null;
  return (state) => {
    const position = positionOf(state);
    if (last?.state !== state || last.position !== position) {
      last = { state, position, answer: question(state) };
    }
    return last.answer;
  };
}
