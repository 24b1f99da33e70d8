/**
 * The books of exclusive rules, by the name that a scenario calls them by. The standard rules look up here what a
 * battle changes, so that they need to know none of the battles; `exclusive/index` lists them.
 */
import type { RuleFolder } from '../scenario';
import type { State } from '../state';
import { type ExclusiveRules, STANDARD } from './exclusiveRules';

const books = new Map<RuleFolder, ExclusiveRules>([['standard', STANDARD]]);

/** Makes a book known; the last of a name holds. */
export function addBook(name: RuleFolder, rules: ExclusiveRules): void {
  books.set(name, rules);
}

/** The rules of the battle that is played. Throws if its book has not been added. */
export function exclusiveRules({ scenario }: State): ExclusiveRules {
  const book = books.get(scenario.rules);
  if (!book) throw new Error(`no book of exclusive rules named ${scenario.rules}`);
  return book;
}
