/** Questions of the kind "what if": a board as it would stand, or an answer that it would give. */
import { Board } from '../state/board';

/**
 * The board as it would stand if something were written on it, which itself stays as it is; that very board if nothing
 * would change. Its pieces are others, of the same indices. `write` is called once to see whether it changes anything.
 */
export function supposing(board: Board, write: (supposed: Board) => void): Board {
  const changes = trying(
    board,
    () => write(board),
    () => board.stamp,
  );
  if (changes === board.stamp) return board;
  const supposed = new Board(board);
  write(supposed);
  return supposed;
}

/**
 * What a question is answered with if something is written first; all of it is taken back. No reason may leave it: its
 * sentence would be made of the board as it is by then.
 */
export function trying<T>(board: Board, write: () => void, question: () => T): T {
  board.mark();
  try {
    write();
    return question();
  } finally {
    board.takeBack();
  }
}
