/** A field that is turned on its sheet: text and counters stay upright, so only points are turned. */
import type { BoardPoint, Direction, Turn } from '../core/contract/geometry';

export const MARGIN = { top: 70, right: 70, bottom: 132, left: 70 } as const;
/** How far the drawn ground reaches beyond the field. */
export const BLEED = 12;

type Size = { readonly width: number; readonly height: number };

/** The field as it is printed, from its own corner, laid on a sheet with margins. */
export function turnedField({ width, height }: Size, turn: Turn) {
  const isAcross = turn === 90 || turn === 270;
  const [fieldWidth, fieldHeight] = isAcross ? [height, width] : [width, height];
  return {
    turn,
    width: fieldWidth + MARGIN.left + MARGIN.right,
    height: fieldHeight + MARGIN.top + MARGIN.bottom,
    frame: {
      x: MARGIN.left - BLEED,
      y: MARGIN.top - BLEED,
      width: fieldWidth + 2 * BLEED,
      height: fieldHeight + 2 * BLEED,
    },
    /** Where a point of the printed field lies on the sheet. */
    laid({ x, y }: BoardPoint): BoardPoint {
      switch (turn) {
        case 0:
          return { x: MARGIN.left + x, y: MARGIN.top + y };
        case 90:
          return { x: MARGIN.left + height - y, y: MARGIN.top + x };
        case 180:
          return { x: MARGIN.left + width - x, y: MARGIN.top + height - y };
        case 270:
          return { x: MARGIN.left + y, y: MARGIN.top + width - x };
      }
    },
    /** The point of the printed field that lies there. */
    lifted(point: BoardPoint): BoardPoint {
      const [x, y] = [point.x - MARGIN.left, point.y - MARGIN.top];
      switch (turn) {
        case 0:
          return { x, y };
        case 90:
          return { x: y, y: height - x };
        case 180:
          return { x: width - x, y: height - y };
        case 270:
          return { x: width - y, y: x };
      }
    },
  };
}

const STEPS: { readonly [D in Direction]: BoardPoint } = {
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
};

/** A step on the screen as one on the printed field. */
export function printedStep(direction: Direction, turn: Turn): BoardPoint {
  const { x, y } = STEPS[direction];
  return { 0: { x, y }, 90: { x: y, y: -x }, 180: { x: -x, y: -y }, 270: { x: -y, y: x } }[turn];
}

export function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
