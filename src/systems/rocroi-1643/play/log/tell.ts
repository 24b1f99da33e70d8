/** The log: one line an event, with the receipt of what a die decided. */
import type { Event, EventName } from '../../engine/types';
import type { LogLine } from '../../rulebook/cited';
import type { Board } from '../../state/board';
import { FIGHT_TELLINGS } from './fights';
import type { Tellings } from './lines';
import { TURN_TELLINGS } from './turns';

/** Does not compile while an event has no telling. */
const TELLINGS: Tellings<EventName> = { ...TURN_TELLINGS, ...FIGHT_TELLINGS };

/** null for what the log shows by its headings already. */
export function tell(before: Board, event: Event): LogLine | null {
  const telling = TELLINGS[event.happened] as (before: Board, event: Event) => LogLine | null;
  return telling(before, event);
}
