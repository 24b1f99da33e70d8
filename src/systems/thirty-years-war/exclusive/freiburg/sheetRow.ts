/** One line of a sheet: what the case says of it, and the counters that it is about. */
import type { CounterId, SheetRow } from '../../../../core/seam';
import type { RuleCase } from '../../rulebook';

export function row(
  rule: RuleCase,
  label: string,
  value: string,
  note = '',
  counters: readonly CounterId[] = [],
): SheetRow {
  return { label, value, share: null, note, rule, counters };
}
