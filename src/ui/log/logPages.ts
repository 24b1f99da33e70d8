/** A long log is drawn in part: two pages at a time, each of whole phases. */
import type { LogGroup } from '../../store/table/gameLog';

/** What was done on a page, or in one phase if that is more. */
const ENTRIES = 200;

/** The groups of a page by their places. */
export type LogPage = { readonly from: number; readonly to: number };

export function pagesOf(groups: readonly LogGroup[]): readonly LogPage[] {
  const pages: LogPage[] = [];
  let from = 0;
  let entries = 0;
  for (const [i, group] of groups.entries()) {
    entries += group.entries.length;
    if (entries < ENTRIES && i < groups.length - 1) continue;
    pages.push({ from, to: i + 1 });
    from = i + 1;
    entries = 0;
  }
  return pages;
}

/** The page with that entry, or the last one before it. */
export function pageWith(pages: readonly LogPage[], groups: readonly LogGroup[], entry: number): number {
  const later = pages.findIndex(({ from }) => (groups[from]?.entries[0] ?? 0) > entry);
  return Math.max(0, (later < 0 ? pages.length : later) - 1);
}
