/** Reasons of the table itself: listed in the rulebook under `table:…`, about no counter and no place. */
import type { Reason } from './contract/values';

export function tableReason(rule: string, kind: string, text: string): Reason {
  return { rule, kind, text, counters: [], where: [] };
}

/** A file is not what it should be. */
export function damaged(text: string): Reason {
  return tableReason('table:damaged-file', 'damagedFile', text);
}
