/** Which way a counter looks, and what it can be turned to: degrees, clockwise from the top of the printed sheet. */
import type { CounterView } from '../../../core/contract/board';
import type { BoardPoint, Turn } from '../../../core/contract/geometry';

export type Turns = NonNullable<CounterView['turns']>;
export type Way = 1 | -1;

/** Degrees of a step by keys, and of a long one, where any facing will do. */
const STEP = 1;
const LONG_STEP = 15;

/** The same facing on the screen. */
export function shownFacing(facing: number, turn: Turn): number {
  return (facing + turn) % 360;
}

/** The facing that looks from one point of the sheet to another, as far as there is such a one. */
export function facingTowards(from: BoardPoint, to: BoardPoint, turn: Turn, turns: Turns): number {
  const shown = (Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI;
  const wanted = (Math.round(shown) - turn + 720) % 360;
  if (turns === 'freely') return wanted;
  return turns.toSorted((a, b) => apart(a, wanted) - apart(b, wanted))[0] ?? wanted;
}

/** The next facing clockwise (or against the clock) from this one; itself where there is none. */
export function nextFacing(facing: number, way: Way, turns: Turns, isLong: boolean): number {
  if (turns === 'freely') return (facing + way * (isLong ? LONG_STEP : STEP) + 360) % 360;
  const onwards = (other: number) => (way * (other - facing) + 720) % 360 || 360;
  return turns.toSorted((a, b) => onwards(a) - onwards(b))[0] ?? facing;
}

/** Degrees between two facings, the shorter way. */
function apart(a: number, b: number): number {
  const between = Math.abs(a - b) % 360;
  return Math.min(between, 360 - between);
}
