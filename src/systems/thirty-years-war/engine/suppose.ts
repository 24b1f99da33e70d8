/** Questions of the kind "what if": a board as it would stand, or an answer that it would give. */
import { Board } from '../state/board';

/**
 * The board as it would stand if something were written on it, which itself stays as it is; that very board if nothing
 * would change. Its pieces are others, of the same indices.
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

/** What a question is answered with if something is written first; all of it is taken back. */
export function trying<T>(board: Board, write: () => void, question: () => T): T {
  board.mark();
  write();
  const answer = question();
  board.takeBack();
  return answer;
}
