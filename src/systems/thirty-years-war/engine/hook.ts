/**
 * Where the rules of a battle may differ from the standard ones. The section that asks declares the hook, with what the
 * standard rules say; the book of a battle overrides it. So no section needs to know any battle.
 */
import type { Scenario } from '../scenario/scenario';
import type { Board } from '../state/board';
import type { BattlePlay } from './system';

/** Lets a hook be answered by the book of that name from then on. */
export type Override = (book: string) => void;

/** Asked like a function; `by` is what a book says instead, for its list of overrides. */
export type Hook<Asked> = Asked & { by(instead: Asked): Override };

/** A question about a board; `standard` is what the standard rules say. */
export function hook<A extends readonly unknown[], R>(
  standard: (board: Board, ...rest: A) => R,
): Hook<(board: Board, ...rest: A) => R> {
  const instead = new Map<string, (board: Board, ...rest: A) => R>();
  const asked = (board: Board, ...rest: A): R => answering(instead, standard, board.scenario)(board, ...rest);
  return Object.assign(asked, { by: overriding(instead) });
}

/** A step in the course of play; `standard` is what the standard rules do. */
export function step<A extends readonly unknown[]>(
  standard: (play: BattlePlay, ...rest: A) => void,
): Hook<(play: BattlePlay, ...rest: A) => void> {
  const instead = new Map<string, (play: BattlePlay, ...rest: A) => void>();
  const done = (play: BattlePlay, ...rest: A): void =>
    answering(instead, standard, play.board.scenario)(play, ...rest);
  return Object.assign(done, { by: overriding(instead) });
}

/** The first of the battle's books that says something of its own, else the standard rules. */
function answering<F>(instead: ReadonlyMap<string, F>, standard: F, scenario: Scenario): F {
  for (const book of booksOf(scenario)) {
    const answer = instead.get(book);
    if (answer) return answer;
  }
  return standard;
}

function overriding<F>(instead: Map<string, F>): (other: F) => Override {
  return (other) => (book) => {
    instead.set(book, other);
  };
}

/** Books that are played with wherever the scenario has what they are about. */
const furtherBooks: { readonly name: string; readonly when: (scenario: Scenario) => boolean }[] = [];
const known = new WeakMap<Scenario, readonly string[]>();

export function addFurtherBook(name: string, when: (scenario: Scenario) => boolean): void {
  furtherBooks.push({ name, when });
}

/** The books that a scenario is played with besides the standard rules, the one that it names first. */
export function booksOf(scenario: Scenario): readonly string[] {
  if (askedLast?.scenario !== scenario) askedLast = { scenario, books: findBooks(scenario) };
  return askedLast.books;
}
let askedLast: { readonly scenario: Scenario; readonly books: readonly string[] } | null = null;

function findBooks(scenario: Scenario): readonly string[] {
  const books = known.get(scenario);
  if (books) return books;
  const found = [
    scenario.rules,
    ...furtherBooks.filter(({ when }) => when(scenario)).map(({ name }) => name),
  ];
  known.set(scenario, found);
  return found;
}
