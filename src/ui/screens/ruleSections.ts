import { caseName } from '../../core/caseName';
import type { History, PlainWords, PrintedTable, RuleEntry } from '../../core/contract/reader';

export type Section = { readonly id: string; readonly title: string; readonly entries: readonly RuleEntry[] };

/** Cases by section, in the order they come in: all of 8, all of Rocroi 16, what belongs to the table. */
export function sectionsOf(
  entries: readonly RuleEntry[],
  titles: ReadonlyMap<string, string>,
): readonly Section[] {
  return sectionIdsOf(entries).map(([id, members]) => ({
    id,
    title: titles.get(id) ?? '',
    entries: members,
  }));
}

/** The title of each section, whichever of its cases are shown. */
export function titlesOf(entries: readonly RuleEntry[]): ReadonlyMap<string, string> {
  return new Map(sectionIdsOf(entries).map(([id, members]) => [id, titleOf(id, members)]));
}

function sectionIdsOf(
  entries: readonly RuleEntry[],
): readonly (readonly [id: string, members: readonly RuleEntry[]])[] {
  const groups = new Map<string, RuleEntry[]>();
  for (const entry of entries) {
    const id = sectionIdOf(entry.rule);
    const group = groups.get(id);
    if (group) group.push(entry);
    else groups.set(id, [entry]);
  }
  return [...groups];
}

export type Chapters = {
  readonly title: string;
  readonly chapters: readonly { readonly id: string; readonly title: string }[];
};

/**
 * The contents: chapters of the battle that is played first, then the standard rules, other battles, the table, tables.
 */
export function contentsOf(
  sections: readonly Section[],
  tables: readonly Pick<PrintedTable, 'id' | 'title'>[],
  book: string | undefined,
  histories: readonly Pick<History, 'id' | 'title'>[] = [],
): readonly Chapters[] {
  const bookOf = ({ id }: Section) => (id.includes(':') ? (id.split(':')[0] ?? '') : '');
  const books = [...new Set(sections.map(bookOf))].filter((one) => one !== 'table');
  const others = books.filter((one) => one !== '' && one !== book);
  const of = (one: string | undefined) => sections.filter((section) => bookOf(section) === one);
  const groups: Chapters[] = [
    ...(book === undefined ? [] : [{ title: 'This battle', chapters: of(book) }]),
    { title: books.length > 1 ? 'Standard rules' : 'Rules', chapters: of('') },
    ...others.map((one) => ({ title: capital(one), chapters: of(one) })),
    { title: 'The table', chapters: of('table') },
    { title: 'Tables', chapters: tables },
    { title: 'History', chapters: histories },
  ];
  return groups.filter(({ chapters }) => chapters.length > 0);
}

function capital(name: string): string {
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

/**
 * The cases that contain all search words, or what the rules say instead of them, the most useful first: the case
 * itself, then those that are called so, those that say it, and those whose ruling does.
 */
export function foundCases(
  entries: readonly RuleEntry[],
  search: string,
  plain: PlainWords = {},
): readonly RuleEntry[] {
  if (search === '') return entries;
  const ranked = entries.map((entry) => ({ entry, rank: rankOf(entry, search, plain) }));
  return ranked
    .filter(({ rank }) => rank < NO_HIT)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry);
}
const NO_HIT = 4;

function rankOf({ rule, title, text, ruling }: RuleEntry, search: string, plain: PlainWords): number {
  const name = caseName(rule);
  if (name.toLowerCase() === search.trim().toLowerCase()) return 0;
  const said = [`${name} ${title}`, text, ruling];
  const rank = said.findIndex((_, i) => holds(said.slice(0, i + 1).join(' '), search, plain));
  return rank < 0 ? NO_HIT : rank + 1;
}

/** The same for a printed table, with its notes. */
export function foundIn(
  { rule, title, corner, columns, rows, cells, notes }: PrintedTable,
  search: string,
  plain: PlainWords = {},
): boolean {
  return holds(
    [caseName(rule), title, corner, ...columns, ...rows, ...cells.flat(), ...notes].join(' '),
    search,
    plain,
  );
}

/** The same for a history. */
export function toldIn({ title, parts }: History, search: string): boolean {
  return holds([title, ...parts.flatMap((part) => [part.title, ...part.paragraphs])].join(' '), search, {});
}

/** Words of questions that say nothing about their subject. */
// biome-ignore format: a list of words
const ASKING = new Set([
  'a', 'an', 'and', 'are', 'at', 'by', 'can', 'do', 'does', 'for', 'how', 'i', 'in', 'is', 'it', 'may', 'must', 'my',
  'of', 'on', 'one', 'or', 'the', 'to', 'what', 'when', 'where', 'which', 'who', 'why', 'with',
]);

/** The words to search for: plurals also match singulars; of a question only its subject. */
function holds(text: string, search: string, plain: PlainWords): boolean {
  if (search === '') return true;
  const lower = text.toLowerCase();
  const words = search.toLowerCase().replace(/[?!]/g, '').split(/\s+/);
  const asked = words.filter((word) => !ASKING.has(word));
  return (asked.length > 0 ? asked : words).every((word) =>
    waysToSay(word, plain).some((way) => lower.includes(way)),
  );
}

function waysToSay(word: string, plain: PlainWords): readonly string[] {
  const singular = word.length > 4 ? word.replace(/s$/, '') : word;
  const instead = [word, singular].flatMap((one) => (Object.hasOwn(plain, one) ? (plain[one] ?? []) : []));
  return [word, singular, ...instead];
}

/** `8` of `8.21`, `rocroi:16` of `rocroi:16.11`, `table:` of `table:take-back`. */
function sectionIdOf(rule: string): string {
  const [book, number] = rule.includes(':') ? rule.split(':', 2) : ['', rule];
  const [section] = book === 'table' ? [''] : (number ?? '').split('.');
  return `${book === '' ? '' : `${book}:`}${section}`;
}

function titleOf(id: string, members: readonly RuleEntry[]): string {
  const head = members.find((entry) => entry.rule === `${id}.0`) ?? members[0];
  return id === 'table:' ? 'The table' : `${caseName(id)} ${head?.title ?? ''}`;
}
