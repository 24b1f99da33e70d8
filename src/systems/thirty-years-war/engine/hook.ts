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
  const answers = new Answers(standard);
  const asked = (board: Board, ...rest: A): R => answers.in(board.scenario)(board, ...rest);
  return Object.assign(asked, { by: overriding(answers) });
}

/** A step in the course of play; `standard` is what the standard rules do. */
export function step<A extends readonly unknown[]>(
  standard: (play: BattlePlay, ...rest: A) => void,
): Hook<(play: BattlePlay, ...rest: A) => void> {
  const answers = new Answers(standard);
  const done = (play: BattlePlay, ...rest: A): void => answers.in(play.board.scenario)(play, ...rest);
  return Object.assign(done, { by: overriding(answers) });
}

/** What the books say to one question. It is asked far more often than the battle changes. */
class Answers<F> {
  private readonly instead = new Map<string, F>();
  private last: { readonly scenario: Scenario; readonly answer: F } | null = null;

  constructor(private readonly standard: F) {}

  /** That of the first of the battle's books that says something of its own, else of the standard rules. */
  in(scenario: Scenario): F {
    if (this.last?.scenario !== scenario) this.last = { scenario, answer: this.find(scenario) };
    return this.last.answer;
  }

  private find(scenario: Scenario): F {
    for (const book of booksOf(scenario)) {
      const answer = this.instead.get(book);
      if (answer) return answer;
    }
    return this.standard;
  }

  set(book: string, answer: F): void {
    this.instead.set(book, answer);
    this.last = null;
  }
}

function overriding<F>(answers: Answers<F>): (other: F) => Override {
  return (other) => (book) => answers.set(book, other);
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
