/**
 * Every case of the rules by its number, said in our own words: the one list that refusals, receipts and the rules
 * page refer to. Cases of an exclusive folder carry its name (`rocroi:16.11`), those of the table itself `table:`.
 */
import type { History, Rulebook } from '../../../core/contract/reader';
import { STANDARD_TABLES } from '../tables/printed';
import type { CaseText } from './case';
import { type PrintedTable, type RuleCase, SHARED_CASES } from './cited';
import { PLAIN_WORDS } from './plainWords';

/** Every case of every book that is known. */
const cases: { [rule: string]: CaseText } = { ...SHARED_CASES };
/** Standard rules, exclusive ones, the table. */
const books = ['', 'table'];

const tables: PrintedTable[] = [...STANDARD_TABLES];

const histories: History[] = [];

/** Makes the cases, the printed tables and the history of a book known. */
export function addCases(
  book: string,
  added: { readonly [rule: string]: CaseText },
  printed: readonly PrintedTable[] = [],
  history?: History,
): void {
  tables.push(...printed);
  if (history) histories.push(history);
  Object.assign(cases, added);
  books.splice(-1, 0, book);
}

export function ruleCases(): { readonly [rule: string]: CaseText } {
  return cases;
}

export function isRuleCase(text: string): text is RuleCase {
  return Object.hasOwn(cases, text);
}

/** How a case is shown: `8.21`, `Rocroi 16.11`, `The table`. */
export function caseLabel(rule: string): string {
  const { book, number } = partsOf(rule);
  if (book === 'table') return 'The table';
  return book === '' ? number : `${book.charAt(0).toUpperCase()}${book.slice(1)} ${number}`;
}

/** All cases in the order in which they are printed, and the tables. */
export function rulebook(): Rulebook {
  return {
    entries: Object.entries(cases)
      .map(([rule, said]) => ({ rule, ...said }))
      .sort((a, b) => inPrintedOrder(a.rule, b.rule)),
    tables,
    histories,
    plainWords: PLAIN_WORDS,
  };
}

/** Standard rules, exclusive ones, the table; in each 5.1, 5.11, 5.2, and 10.0 after 9.2. Negative: `a` comes first. */
export function inPrintedOrder(a: string, b: string): number {
  const [left, right] = [partsOf(a), partsOf(b)];
  if (left.book !== right.book) return books.indexOf(left.book) - books.indexOf(right.book);
  return left.section - right.section || left.heading - right.heading || left.item - right.item;
}

/** `rocroi:16.11` is section 16, heading 1, item 1; what has no number keeps its place. */
function partsOf(rule: string) {
  const colon = rule.indexOf(':');
  const book = rule.slice(0, Math.max(colon, 0));
  const number = rule.slice(colon + 1);
  const [, section = '0', heading = '0', item = ''] = /(\d+)\.(\d)(\d*)/.exec(number) ?? [];
  return { book, number, section: Number(section), heading: Number(heading), item: Number(item) };
}
