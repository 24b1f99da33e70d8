/** One line of a sheet: what the case says of it, and the counters that it is about; and how a condition stands. */
import type { CounterId } from '../../../core/contract/values';
import type { RuleCase, SheetRow } from '../rulebook/cited';
import type { Board } from '../state/board';

export function row(
  rule: RuleCase,
  label: string,
  value: string,
  note = '',
  counters: readonly CounterId[] = [],
): SheetRow {
  return { label, value, share: null, note, rule, counters };
}

/** Whether the armies are still to be set up. */
export function isBeforePlay({ pending }: Board): boolean {
  return pending?.kind === 'setUp' || pending?.kind === 'chooseDefence';
}

/** Whether a condition holds, in the words for that point of the game; '' before it has begun. */
export function standing(board: Board, holds: boolean, not = 'not now'): string {
  if (isBeforePlay(board)) return '';
  if (board.over) return holds ? 'met' : 'not met';
  return holds ? 'holds now' : not;
}

/** `French victory: holds now`, `French victory: not met` */
export function titled(board: Board, title: string, holds: boolean): string {
  const how = standing(board, holds, 'does not hold now');
  return how === '' ? title : `${title}: ${how}`;
}

/** So many of so many; before play has begun, how many are needed. */
export function outOf(
  board: Board,
  rule: RuleCase,
  label: string,
  [now, of]: readonly [now: number, of: number],
  where = '',
): SheetRow {
  if (isBeforePlay(board)) return row(rule, label, `${of} needed`);
  const note = now >= of ? standing(board, true) : `${of - now} missing`;
  return {
    ...{ label, rule, value: `${now} of ${of}`, share: [Math.min(now, of), of] },
    note: `${note}${where}`,
  };
}
