/** A long log is drawn in part: two pages at a time, each of whole phases. */
import type { LogGroup } from '../../store/gameLog';

/** Lines of a page, or those of one phase if it has more. */
const LINES = 200;

/** The groups of a page by their places. */
export type LogPage = { readonly from: number; readonly to: number };

export function pagesOf(groups: readonly LogGroup[]): readonly LogPage[] {
  const pages: LogPage[] = [];
  let from = 0;
  let lines = 0;
  for (const [i, group] of groups.entries()) {
    lines += group.lines.length;
    if (lines < LINES && i < groups.length - 1) continue;
    pages.push({ from, to: i + 1 });
    from = i + 1;
    lines = 0;
  }
  return pages;
}

/** The page with the last line that was written by that entry or before it. */
export function pageWith(pages: readonly LogPage[], groups: readonly LogGroup[], entry: number): number {
  const later = pages.findIndex(({ from }) => (groups[from]?.lines[0]?.entry ?? 0) > entry);
  return Math.max(0, (later < 0 ? pages.length : later) - 1);
}
