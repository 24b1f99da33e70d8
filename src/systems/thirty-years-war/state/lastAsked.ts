import type { Board } from './board';

/**
 * The same question with its last answer kept: prompt, press and check ask much of one board, one after the other. Only
 * for questions that depend on nothing but the board.
 */
export function lastAsked<T>(question: (board: Board) => T): (board: Board) => T {
  let last: { readonly board: Board; readonly stamp: number; readonly answer: T } | null = null;
  return (board) => {
    const { stamp } = board;
    if (last?.board !== board || last.stamp !== stamp) last = { board, stamp, answer: question(board) };
    return last.answer;
  };
}
