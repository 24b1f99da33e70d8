import { caseName } from '../../core/caseName';
import type { RuleEntry } from '../../core/seam';

export type Section = { readonly id: string; readonly title: string; readonly entries: readonly RuleEntry[] };

/** Cases by section, in the order they come in: all of 8, all of Rocroi 16, what belongs to the table. */
export function sectionsOf(entries: readonly RuleEntry[]): readonly Section[] {
  const groups = new Map<string, RuleEntry[]>();
  for (const entry of entries) {
    const id = sectionIdOf(entry.rule);
    const group = groups.get(id);
    if (group) group.push(entry);
    else groups.set(id, [entry]);
  }
  return Array.from(groups, ([id, members]) => ({ id, title: titleOf(id, members), entries: members }));
}

/** Whether a case holds all words that are searched for, in its number or what it says. */
export function found(entry: RuleEntry, search: string): boolean {
  const text = `${caseName(entry.rule)} ${entry.title} ${entry.text} ${entry.ruling}`.toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
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
