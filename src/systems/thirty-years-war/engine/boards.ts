/** States as boards: what the table, the loader and whoever else holds plain JSON ask the rules through. */
import { reground } from '../standard/12-terrain/barriers';
import { Board } from '../state/board';
import type { State } from '../state/state';

/** So many are kept: prompt, press and log look at a few states in turn. */
const RECENT = 8;
const recent: { readonly state: State; readonly board: Board }[] = [];

/**
 * The state as a board, to look at: whatever is tried on it is taken back. Not one for every state: a game keeps all its states, and the tables would
 * stay with them. It is made out of the last one of that game by what has changed since.
 */
export function boardOf(state: State): Board {
  const last = recent.at(-1);
  if (last?.state === state) return last.board;
  const at = recent.findIndex((known) => known.state === state);
  if (at < 0) return remember(state, boardToPlayOn(state));
  const [known] = recent.splice(at, 1);
  return known ? remember(state, known.board) : remember(state, boardToPlayOn(state));
}

/** A board of its own that stands as the state does, to be written on. */
export function boardToPlayOn(state: State): Board {
  const { scenario, options } = state;
  const like = recent.findLast(
    ({ state: known }) => known.scenario === scenario && known.options === options,
  );
  const board = new Board(like ? like.board : state);
  if (like) board.turnTo(state);
  reground(board);
  return board;
}

/** From here on that board, which is only looked at, is what `boardOf` answers for the state. */
export function remember(state: State, board: Board): Board {
  recent.push({ state, board });
  if (recent.length > RECENT) recent.shift();
  return board;
}
