/** The board under the keyboard: what each key does while it has the focus. */
import type { KeyboardEvent } from 'react';
import type { CounterView } from '../../../core/contract/board';
import type { BoardGeometry, Direction, Stride } from '../../../core/contract/geometry';
import type { Choice, Target } from '../../../core/contract/table';
import type { Place } from '../../../core/contract/values';
import { type Cursor, targetOf } from '../../../store/table/cursor';
import { nextStop, stopsOf, throughCounters } from './cursor';

export type CursorUse = {
  readonly geometry: BoardGeometry;
  readonly counters: readonly CounterView[];
  readonly choices: readonly Choice[];
  readonly cursor: Cursor | null;
  /** Several counters can be chosen: with Shift, Enter adds one. */
  readonly several: boolean;
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

/** Whether the key meant something on the board. */
export function keyOnBoard(event: KeyboardEvent, use: CursorUse): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const { counters, cursor, onCursor } = use;
  const direction = ARROWS[event.key];
  if (direction) return walk(direction, event.shiftKey ? 'far' : 'next', use);
  switch (event.key) {
    case 'Home':
      return walk('left', 'edge', use);
    case 'End':
      return walk('right', 'edge', use);
    case 'Tab':
      return toNextChoice(event.shiftKey ? -1 : 1, use);
    case 'Enter':
    case ' ':
      if (event.repeat) return true;
      if (cursor) choose(cursor, use, event.shiftKey);
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

/** A facing that is chosen is no longer pointed at. */
function choose(cursor: Cursor, { counters, several, onCursor, onPress }: CursorUse, adds: boolean): void {
  const { place, counter, facing } = cursor;
  const target = targetOf(cursor, counters);
  onPress((adds && several && oneMore(target, counters)) || target);
  if (facing !== undefined) onCursor({ place, counter });
}

/** The counter pointed at, or the first there that can be chosen, besides those that are; null: there is none. */
function oneMore(target: Target, counters: readonly CounterView[]): Target | null {
  if (target.on === 'counter') return { on: 'counters', ids: [target.id] };
  const there = counters.find(
    ({ at, condition }) =>
      target.on === 'place' &&
      String(at) === String(target.at) &&
      condition.some((one) => one === 'ready' || one === 'picked'),
  );
  return there ? { on: 'counters', ids: [there.id] } : null;
}

function walk(direction: Direction, stride: Stride, use: CursorUse): boolean {
  const { cursor, geometry, onCursor } = use;
  if (cursor) onCursor({ place: geometry.stepFrom(cursor.place, direction, stride), counter: null });
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
