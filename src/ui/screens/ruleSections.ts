import { caseName } from '../../core/caseName';
import type { PrintedTable, RuleEntry } from '../../core/seam';

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

/** What each section is called, whichever of its cases are shown. */
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

/** Whether a case holds all words that are searched for, in its number or what it says. */
export function found(entry: RuleEntry, search: string): boolean {
  return holds(`${caseName(entry.rule)} ${entry.title} ${entry.text} ${entry.ruling}`, search);
}

/** The same for a printed table, with its notes. */
export function foundIn(
  { rule, title, corner, columns, rows, cells, notes }: PrintedTable,
  search: string,
): boolean {
  return holds(
    [caseName(rule), title, corner, ...columns, ...rows, ...cells.flat(), ...notes].join(' '),
    search,
  );
}

/** What a question is made of, whatever it asks for. */
// biome-ignore format: a list of words
const ASKING = new Set([
  'a', 'an', 'and', 'are', 'at', 'by', 'can', 'do', 'does', 'for', 'how', 'i', 'in', 'is', 'it', 'may', 'must', 'my',
  'of', 'on', 'one', 'or', 'the', 'to', 'what', 'when', 'where', 'which', 'who', 'why', 'with',
]);

/** One of several is looked for where one alone is spoken of, too; of a question what it asks for. */
function holds(text: string, search: string): boolean {
  const lower = text.toLowerCase();
  const words = search.toLowerCase().replace(/[?!]/g, '').split(/\s+/);
  const asked = words.filter((word) => !ASKING.has(word));
  return (asked.length > 0 ? asked : words).every(
    (word) => lower.includes(word) || (word.length > 4 && lower.includes(word.replace(/s$/, ''))),
  );
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
