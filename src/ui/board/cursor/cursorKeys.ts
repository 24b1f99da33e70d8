/** The board under the keyboard: what each key does while it has the focus. */
import type { KeyboardEvent } from 'react';
import type { CounterView } from '../../../core/contract/board';
import type { Choice, Target } from '../../../core/contract/table';
import type { Place } from '../../../core/contract/values';
import { type Cursor, targetOf } from '../../../store/table/cursor';
import type { BoardGeometry } from '../geometry';
import { type Direction, nextStop, stepped, stopsOf, throughCounters } from './cursor';

export type CursorUse = {
  readonly geometry: BoardGeometry;
  readonly counters: readonly CounterView[];
  readonly choices: readonly Choice[];
  readonly cursor: Cursor | null;
  /** Where the cursor appears when it was not on the board. */
  start(): Place | null;
  onCursor(cursor: Cursor): void;
  onPress(target: Target): void;
};

const ARROWS: { readonly [key: string]: Direction } = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};
/** So many hexes with Shift. */
const STRIDE = 5;

/** Whether the key meant something on the board. */
export function keyOnBoard(event: KeyboardEvent, use: CursorUse): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const { geometry, counters, cursor, onCursor } = use;
  const direction = ARROWS[event.key];
  if (direction) return walk(direction, event.shiftKey ? STRIDE : 1, use);
  switch (event.key) {
    case 'Home':
      return walk('left', acrossAll(geometry), use);
    case 'End':
      return walk('right', acrossAll(geometry), use);
    case 'Tab':
      return toNextChoice(event.shiftKey ? -1 : 1, use);
    case 'Enter':
    case ' ':
      if (event.repeat) return true;
      if (cursor) use.onPress(targetOf(cursor, counters));
      else appear(use);
      return true;
    case '.':
    case 'x':
      if (cursor) onCursor(throughCounters(cursor, counters));
      else appear(use);
      return true;
    default:
      return false;
  }
}

/** Steps from one edge of the map to the other. */
function acrossAll({ columns, rows, isSideways }: BoardGeometry): number {
  return isSideways ? rows : columns;
}

function walk(direction: Direction, steps: number, use: CursorUse): boolean {
  const { cursor, geometry, counters, onCursor } = use;
  if (cursor) onCursor({ place: stepped(cursor.place, direction, steps, geometry, counters), counter: null });
  else appear(use);
  return true;
}

function appear({ start, onCursor }: CursorUse): void {
  const place = start();
  if (place !== null) onCursor({ place, counter: null });
}

/** Past the last choice Tab is left to the browser: the board is no trap. */
function toNextChoice(way: 1 | -1, use: CursorUse): boolean {
  const { choices, counters, geometry, cursor, onCursor } = use;
  const next = nextStop(stopsOf(choices, counters, geometry), cursor, way, geometry);
  if (next) onCursor(next);
  return next !== null;
}
