import type { State } from './state';

/**
 * The same question with its last answer kept: prompt, press and check ask much of one state, one after the other.
 * Only for questions that depend on nothing but the state.
 */
export function lastAsked<T>(question: (state: State) => T): (state: State) => T {
  let last: { readonly state: State; readonly answer: T } | null = null;
  return (state) => {
    if (last?.state !== state) last = { state, answer: question(state) };
    return last.answer;
  };
}
