/** What a camera is to show: the box around the counters. */
import type { BoardView } from '../../core/seam';
import { type BoardGeometry, HEX_HEIGHT } from './geometry';
import type { Box } from './view';

/** All counters with a little air around them; the picked ones alone when asked and there are any. */
export function boxOfCounters({ counters }: BoardView, geometry: BoardGeometry, pickedOnly = false): Box {
  const picked = pickedOnly ? counters.filter((counter) => counter.condition.includes('picked')) : [];
  const points = (picked.length > 0 ? picked : counters)
    .map((counter) => (counter.at === null ? null : geometry.centreOf(counter.at)))
    .filter((point) => point !== null);
  if (points.length === 0) return boxOfSheet(geometry);
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const air = HEX_HEIGHT * 0.62;
  return {
    left: Math.min(...xs) - air,
    right: Math.max(...xs) + air,
    top: Math.min(...ys) - air,
    bottom: Math.max(...ys) + air,
  };
}

export function boxOfSheet({ width, height }: BoardGeometry): Box {
  return { left: 0, top: 0, right: width, bottom: height };
}

export function middleOf({ left, right, top, bottom }: Box): { readonly x: number; readonly y: number } {
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}
