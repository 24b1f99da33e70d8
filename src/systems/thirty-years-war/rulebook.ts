/**
 * Every case of the rules by its number, said in our own words: the one list that refusals, receipts and the rules
 * page refer to. Cases of an exclusive folder carry its name (`rocroi:16.11`), those of the table itself `table:`.
 */
import type { Rulebook } from '../../core/seam';
import { FREIBURG_CASES } from './rulebook/freiburg';
import { FREIBURG_CAMPAIGN } from './rulebook/freiburgCampaign';
import { FREIBURG_DAYS } from './rulebook/freiburgDays';
import { FREIBURG_SIEGE } from './rulebook/freiburgSiege';
import { FREIBURG_WALLS } from './rulebook/freiburgWalls';
import { ROCROI_CASES } from './rulebook/rocroi';
import { STANDARD_03_TO_07 } from './rulebook/standard03to07';
import { STANDARD_08_TO_12 } from './rulebook/standard08to12';
import { TABLE_CASES } from './rulebook/table';
import { PRINTED_TABLES } from './tables/printed';

const BOOKS = ['', 'rocroi', 'freiburg', 'table'];

export const RULE_CASES = {
  ...STANDARD_03_TO_07,
  ...STANDARD_08_TO_12,
  ...ROCROI_CASES,
  ...FREIBURG_DAYS,
  ...FREIBURG_CAMPAIGN,
  ...FREIBURG_CASES,
  ...FREIBURG_WALLS,
  ...FREIBURG_SIEGE,
  ...TABLE_CASES,
};
export type RuleCase = keyof typeof RULE_CASES;

export function isRuleCase(text: string): text is RuleCase {
  return Object.hasOwn(RULE_CASES, text);
}

/** How a case is shown: `8.21`, `Rocroi 16.11`, `The table`. */
export function caseLabel(rule: string): string {
  const { book, number } = partsOf(rule);
  if (book === 'table') return 'The table';
  return book === '' ? number : `${book.charAt(0).toUpperCase()}${book.slice(1)} ${number}`;
}

export const RULEBOOK: Rulebook = {
  entries: Object.entries(RULE_CASES)
    .map(([rule, said]) => ({ rule, ...said }))
    .sort((a, b) => inPrintedOrder(a.rule, b.rule)),
  tables: PRINTED_TABLES,
};

/** Standard rules, exclusive ones, the table; in each 5.1, 5.11, 5.2, and 10.0 after 9.2. Negative: `a` comes first. */
export function inPrintedOrder(a: string, b: string): number {
  const [left, right] = [partsOf(a), partsOf(b)];
  if (left.book !== right.book) return BOOKS.indexOf(left.book) - BOOKS.indexOf(right.book);
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
