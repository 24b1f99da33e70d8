/** The log: one line an event, with the receipt of what a die decided, as the sections word it. */
import type { Moment } from '../../../../core/contract/table';
import type { Event } from '../../engine/types';
import type { LogLine } from '../../rulebook/cited';
import type { Board } from '../../state/board';
import { headingOf } from '../prompt';
import { dayTitles } from '../standing';
import { decisionTable, tellingOf } from '../tables';

export function moment(board: Board): Moment {
  const { pending, phasingSide, gameTurn } = board;
  const isOwnSegment = pending !== null && decisionTable(pending.kind).heading !== undefined;
  const title = dayTitles(board)[board.day];
  const day = title === undefined ? '' : `${title} · `;
  return {
    turn: `${day}Game-Turn ${gameTurn}`,
    segment: headingOf(board),
    side: isOwnSegment ? pending.by : phasingSide,
  };
}

/** The line of an event with all that the table makes of it; null for what the log shows by its headings already. */
export function tell(before: Board, event: Event): LogLine | null {
  const telling = tellingOf(event.happened);
  const line = telling.line(before, event);
  if (!line) return null;
  const leaves = telling.leaves?.(before, event, line.text) ?? [];
  return { ...line, ...telling.weight?.(before, event), ...(leaves.length > 0 ? { leaves } : {}) };
}
