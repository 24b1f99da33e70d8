/** States as boards: what the table, the loader and all others that hold plain JSON ask the rules through. */
import { reground } from '../standard/12-terrain/barriers';
import { Board } from '../state/board';
import type { State } from '../state/state';

/** So many are kept: prompt, press and log look at a few states in turn. */
const RECENT = 8;
const recent: { readonly state: State; readonly board: Board }[] = [];

/**
 * The state as a board, to look at: whatever is tried on it is taken back. Not one for every state: a game keeps all
 * its states, and the tables would stay with them. It is made out of the last one of that game by what has changed
 * since.
 */
export function boardOf(state: State): Board {
  const last = recent.at(-1);
  return last?.state === state ? last.board : remember(state, boardToPlayOn(state));
}

/**
 * The same for a glance, until the next state is asked for: many positions are measured one after the other, and to
 * turn a board to the next takes far less than to make one.
 */
export function glanceAt(state: State): Board {
  if (!glanced || !isOfGame(state, glanced.state)) glanced = { state, board: copiedBoard(state) };
  if (glanced.state !== state) {
    glanced.board.turnTo(state);
    reground(glanced.board);
    glanced = { state, board: glanced.board };
  }
  return glanced.board;
}
let glanced: { readonly state: State; readonly board: Board } | null = null;

/**
 * A board of its own that stands as the state does, to be written on. If it was `boardOf` the state, it is no longer:
 * should that be asked again, another is made.
 */
export function boardToPlayOn(state: State): Board {
  const at = recent.findIndex((known) => known.state === state);
  const [known] = at < 0 ? [] : recent.splice(at, 1);
  return known?.board ?? copiedBoard(state);
}

function copiedBoard(state: State): Board {
  const like = recent.findLast((known) => isOfGame(state, known.state));
  const board = new Board(like ? like.board : state);
  if (like) board.turnTo(state);
  reground(board);
  return board;
}

function isOfGame({ scenario, options }: State, other: State): boolean {
  return other.scenario === scenario && other.options === options;
}

/** From here on that board, which is only looked at, is what `boardOf` answers for the state. */
export function remember(state: State, board: Board): Board {
  recent.push({ state, board });
  if (recent.length > RECENT) recent.shift();
  return board;
}
