/** The forms of lines on the board: where they begin and end beside the counters, and the heads of their arrows. */
import type { Mark } from '../../../core/contract/board';
import type { BoardPoint } from '../../../core/contract/geometry';
import { at, distance, polygon } from '../../../surface/paths';
import { isWay } from './markMeanings';

/** How far from the middle of a hex a counter reaches. */
const COUNTER_REACH = 25;
/** Where a tie begins: beyond the figures in the lower part of a counter. */
const TIED_FROM = 25;

/**
 * A way starts at the edge of the counter that goes it; a clear line of sight ends at the edge of the target, too, and
 * so does what one system alone draws from counter to counter.
 */
export function freeOfCounters(points: readonly BoardPoint[], means: Mark['means']): readonly BoardPoint[] {
  if (means === 'obligation') return tie(points);
  const isOwn = typeof means !== 'string';
  if (!isOwn && !isWay(means) && means !== 'sight' && means !== 'sight-blocked') return points;
  const free = fromEdge(points);
  return isOwn || means === 'sight' ? fromEdge(free.toReversed()).toReversed() : free;
}

/** An obligation is a tie between two counters: only what lies between their edges, clear of their figures. */
function tie(points: readonly BoardPoint[]): readonly BoardPoint[] {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return points;
  const way = beside(first, last);
  const length = distance(first, last);
  const end = Math.min(TIED_FROM, 0.4 * length);
  return [way(end, 0), way(length - end, 0)];
}

function fromEdge(points: readonly BoardPoint[]): readonly BoardPoint[] {
  const [first, second, ...rest] = points;
  if (first === undefined || second === undefined) return points;
  return [beside(first, second)(Math.min(COUNTER_REACH, 0.4 * distance(first, second)), 0), second, ...rest];
}

/** Points beside the line from a to b, `along` from a and `out` to its side. */
function beside(a: BoardPoint, b: BoardPoint): (along: number, out: number) => BoardPoint {
  const length = distance(a, b) || 1;
  const x = (b.x - a.x) / length;
  const y = (b.y - a.y) / length;
  return (along, out) => ({ x: a.x + x * along - y * out, y: a.y + y * along + x * out });
}

/** The broad arrow of old battle plans, over the edges of both counters and clear of their figures. */
export function blade(from: BoardPoint, to: BoardPoint): string {
  const length = distance(from, to);
  const spot = beside(from, to);
  const start = 22;
  const end = length - 21;
  const neck = end - 12;
  return polygon([
    spot(start, -4.5),
    spot(neck, -5.5),
    spot(neck, -12),
    spot(end, 0),
    spot(neck, 12),
    spot(neck, 5.5),
    spot(start, 4.5),
  ]);
}

/** A stroke across either end of a distance. */
export function bars(from: BoardPoint, to: BoardPoint): string {
  const spot = beside(from, to);
  const end = distance(from, to);
  const bar = (along: number) => `M${at(spot(along, -BAR))}L${at(spot(along, BAR))}`;
  return bar(0) + bar(end);
}
const BAR = 7;

export function head(from: BoardPoint, to: BoardPoint, size: number): string {
  const spot = beside(from, to);
  const end = distance(from, to);
  return polygon([
    spot(end - size * 0.6, -size * 0.55),
    spot(end + size * 0.5, 0),
    spot(end - size * 0.6, size * 0.55),
  ]);
}

/** From the middle of a disc to what it is about: its tip shows beyond the disc, over the edge of the counter there. */
export function tail(from: BoardPoint, to: BoardPoint): string {
  const spot = beside(from, to);
  return polygon([
    spot(2, -TAIL.half),
    spot(Math.min(TAIL.length, distance(from, to)), 0),
    spot(2, TAIL.half),
  ]);
}
const TAIL = { length: 15.5, half: 8.5 } as const;
