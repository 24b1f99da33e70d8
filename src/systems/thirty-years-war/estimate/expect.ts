/** What a command leads to on average, by playing it with every face of every die and taking it back. */
import { nextFaces } from '../engine/faces';
import { moves, playOut } from '../engine/judge';
import { trying } from '../engine/suppose';
import type { Command } from '../engine/types';
import { sideIndex } from '../state/battlefield';
import type { Board } from '../state/board';

/** A figure of a board, the higher the better for the side that is advised. */
export type Ask = (board: Board) => number;

/** So many dice are followed in all their faces; of any more each shows this. */
const MOST_DICE = 4;
const USUAL_FACE = 4;
const FACES = 6;
/** Of what may be decided in the middle of a command so many ways are tried, and decisions within them so deep. */
const MOST_WAYS = 12;
const DEEPEST = 2;

/**
 * The average of a figure after a legal command, exact over all dice; where a decision is open in between, each side
 * takes what is best for it. `side` is the one for whom more is better.
 */
export function expected(board: Board, command: Command, side: 0 | 1, ask: Ask, deep = 0): number {
  const faces: number[] = [];
  let sum = 0;
  do {
    let thrown = 0;
    const die = () => {
      if (thrown === MOST_DICE) return USUAL_FACE;
      faces[thrown] ??= 1;
      return faces[thrown++] ?? USUAL_FACE;
    };
    const worth = trying(
      board,
      () => playOut(board, command, die),
      () => afterDecision(board, side, ask, deep),
    );
    sum += worth / FACES ** thrown;
  } while (nextFaces(faces));
  return sum;
}

function afterDecision(board: Board, side: 0 | 1, ask: Ask, deep: number): number {
  const { pending } = board;
  if (!pending || board.over || !FOLLOWED.has(pending.kind) || deep === DEEPEST) return ask(board);
  const isOurs = sideIndex(board.scenario, pending.by) === side;
  let best: number | null = null;
  let tried = 0;
  for (const way of [...firstOf(moves(board), MOST_WAYS)]) {
    tried++;
    const worth = expected(board, way, side, ask, deep + 1);
    if (best === null || (isOurs ? worth > best : worth < best)) best = worth;
  }
  return tried === 0 || best === null ? ask(board) : best;
}

/** Decisions that belong to the command that opened them; others begin something new. */
const FOLLOWED: ReadonlySet<string> = new Set(['defenderLeaders', 'chooseDisrupted']);

export function* firstOf<T>(all: Iterable<T>, most: number): Generator<T> {
  let taken = 0;
  for (const one of all) {
    if (taken++ === most) return;
    yield one;
  }
}
