/** What lines of the log are made of. */
import type { CounterId, Shape, SideId } from '../../../../core/contract/values';
import type { EventName, EventOf } from '../../engine/types';
import type { LogLine } from '../../rulebook/cited';
import type { Board, Counter } from '../../state/board';
import { atHex, atHexes } from '../stage';

/** How events are told, by name; null: the log has no line of it. */
export type Tellings<K extends EventName> = {
  readonly [N in K]: (before: Board, event: EventOf<N>) => LogLine | null;
};
export const UNTOLD = () => null;

/** A line without counters and places. */
export function line(text: string, side: SideId | null): LogLine {
  return { text, side, receipt: null, counters: [], where: [] };
}

/** A line about counters, of the side of the first, in the hexes where they stand. */
export function lineOn(
  board: Board,
  text: string,
  counters: readonly Counter[],
  more: Partial<LogLine> = {},
): LogLine {
  const [first] = counters;
  const places = [...new Set(counters.flatMap(({ at }) => at ?? []))];
  return {
    ...line(text, first ? board.sideId(first.side) : null),
    counters: counters.map(({ id }): CounterId => id),
    where: places.length > 0 ? [atHexes(places)] : [],
    ...more,
  };
}

/** The way that a counter has gone stays visible for a while. */
export function trail(label: string, through: readonly string[], side: SideId): Pick<LogLine, 'leaves'> {
  const shape: Shape = { kind: 'line', through };
  return through.length > 1 ? { leaves: [{ kind: 'trail', label, shape, side }] } : {};
}

/** Where a counter was lost. */
export function fallen(label: string, at: string, side: SideId): Pick<LogLine, 'leaves'> {
  return { leaves: [{ kind: 'fallen', label, shape: atHex(at), side }] };
}
