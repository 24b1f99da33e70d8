/**
 * Where every hex lies on the sheet. The only place that knows honeycomb, the margin of the sheet and the turn of the
 * board; everything else asks for a centre, a corner or the hex under a point. Board units are CSS pixels at 100 %.
 */
import { defineHex, Orientation, pointToCube } from 'honeycomb-grid';
import type { Ground } from '../../core/contract/map';
import type { Place } from '../../core/contract/values';
import type { Turn } from '../../store/settings';

export type BoardPoint = { readonly x: number; readonly y: number };
export type Cell = {
  readonly hex: string;
  readonly column: number;
  readonly row: number;
  readonly centre: BoardPoint;
  readonly corners: readonly BoardPoint[];
};
/** A hex that may lie beyond the map; `clamped` is the nearest printed one, so that terrain can run off the edge. */
export type Spot = {
  readonly key: string;
  readonly centre: BoardPoint;
  readonly corners: readonly BoardPoint[];
  readonly clamped: string;
};

export type BoardGeometry = {
  readonly columns: number;
  readonly rows: number;
  /** Degrees, clockwise. */
  readonly turn: Turn;
  /** Turned by a quarter: columns lie across the screen, and hexes stand on a corner. */
  readonly isSideways: boolean;
  /** The whole sheet of paper, in board units. */
  readonly width: number;
  readonly height: number;
  /** What the border of the map encloses. */
  readonly frame: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly cells: readonly Cell[];
  /** The hexes and one ring around them. */
  readonly spots: readonly Spot[];
  cell(hex: string): Cell | undefined;
  /** The printed number under a point; null beyond the map. */
  hexAt(point: BoardPoint): string | null;
  /** As `hexAt`, but the nearest hex for a point beyond the map. */
  nearestHex(point: BoardPoint): string;
  spotAt(point: BoardPoint): Spot;
  /** Null for a hex number that the map does not have. */
  centreOf(place: Place): BoardPoint | null;
  /** Both ends of the side between neighbours; null when they are none. */
  hexside(between: readonly [string, string]): readonly [BoardPoint, BoardPoint] | null;
};

export const HEX_RADIUS = 36;
export const HEX_HEIGHT = HEX_RADIUS * Math.sqrt(3);
export const COLUMN_STEP = HEX_RADIUS * 1.5;
export const MARGIN = { top: 70, right: 70, bottom: 132, left: 70 } as const;
/** How far the drawn land reaches beyond the outermost hexes. */
const BLEED = 12;
/** The tenth of a millimetre of tables without hexes. */
const TENTH_OF_MILLIMETRE = 0.4;
const TABLE_WITHOUT_HEXES = { columns: 28, rows: 27 };

const BoardHex = defineHex({ dimensions: HEX_RADIUS, orientation: Orientation.FLAT, offset: -1 });

export function hexNumber(column: number, row: number): string {
  return `${String(column).padStart(2, '0')}${String(row).padStart(2, '0')}`;
}

const known = new Map<string, BoardGeometry>();

/** Computed once per size and turn. Whichever way the board is turned, text and counters stay upright. */
export function geometryOf(hexes: Ground['hexes'], turn: Turn = 0): BoardGeometry {
  const { columns, rows } = hexes ?? TABLE_WITHOUT_HEXES;
  const key = `${columns}x${rows} ${turn}`;
  const cached = known.get(key);
  if (cached !== undefined) return cached;
  const made = makeGeometry(columns, rows, turn);
  known.set(key, made);
  return made;
}

function makeGeometry(columns: number, rows: number, turn: Turn): BoardGeometry {
  // the field as it is printed, from its own corner
  const printed = {
    width: (columns - 1) * COLUMN_STEP + 2 * HEX_RADIUS,
    height: (rows + 0.5) * HEX_HEIGHT,
  };
  const isSideways = turn === 90 || turn === 270;
  const [fieldWidth, fieldHeight] = isSideways
    ? [printed.height, printed.width]
    : [printed.width, printed.height];
  // honeycomb puts the centre of its first hex at 0,0
  const first = { x: HEX_RADIUS, y: HEX_HEIGHT / 2 };

  /** Where a point of the printed field lies on the sheet as it is turned. */
  function laid({ x, y }: BoardPoint): BoardPoint {
    const { width, height } = printed;
    const at = {
      0: { x, y },
      90: { x: height - y, y: x },
      180: { x: width - x, y: height - y },
      270: { x: y, y: width - x },
    }[turn];
    return { x: MARGIN.left + at.x, y: MARGIN.top + at.y };
  }
  function onSheet({ x, y }: BoardPoint): BoardPoint {
    return laid({ x: x + first.x, y: y + first.y });
  }
  function onGrid(point: BoardPoint): BoardPoint {
    const { width, height } = printed;
    const [x, y] = [point.x - MARGIN.left, point.y - MARGIN.top];
    const at = {
      0: { x, y },
      90: { x: y, y: height - x },
      180: { x: width - x, y: height - y },
      270: { x: width - y, y: x },
    }[turn];
    return { x: at.x - first.x, y: at.y - first.y };
  }
  const spots = new Map<string, Spot>();
  function spotOf(column: number, row: number): Spot {
    const key = `${column},${row}`;
    const found = spots.get(key);
    if (found !== undefined) return found;
    const hex = new BoardHex({ col: column - 1, row: row - 1 });
    const spot: Spot = {
      key,
      centre: onSheet(hex),
      corners: hex.corners.map(onSheet),
      clamped: hexNumber(clamp(column, columns), clamp(row, rows)),
    };
    spots.set(key, spot);
    return spot;
  }
  function offsetOf(point: BoardPoint): { column: number; row: number } {
    const hex = new BoardHex(pointToCube(BoardHex.prototype, onGrid(point)));
    return { column: hex.col + 1, row: hex.row + 1 };
  }

  const cells: Cell[] = [];
  for (let column = 1; column <= columns; column += 1) {
    for (let row = 1; row <= rows; row += 1) {
      const { centre, corners } = spotOf(column, row);
      cells.push({ hex: hexNumber(column, row), column, row, centre, corners });
    }
  }
  const ring: Spot[] = [];
  for (let column = 0; column <= columns + 1; column += 1) {
    for (let row = 0; row <= rows + 1; row += 1) ring.push(spotOf(column, row));
  }
  const byNumber = new Map(cells.map((cell) => [cell.hex, cell]));

  return {
    columns,
    rows,
    turn,
    isSideways,
    width: fieldWidth + MARGIN.left + MARGIN.right,
    height: fieldHeight + MARGIN.top + MARGIN.bottom,
    frame: {
      x: MARGIN.left - BLEED,
      y: MARGIN.top - BLEED,
      width: fieldWidth + 2 * BLEED,
      height: fieldHeight + 2 * BLEED,
    },
    cells,
    spots: ring,
    cell: (hex) => byNumber.get(hex),
    hexAt(point) {
      const { column, row } = offsetOf(point);
      return byNumber.get(hexNumber(column, row))?.hex ?? null;
    },
    nearestHex(point) {
      const { column, row } = offsetOf(point);
      return hexNumber(clamp(column, columns), clamp(row, rows));
    },
    spotAt(point) {
      const { column, row } = offsetOf(point);
      return spotOf(column, row);
    },
    centreOf(place) {
      if (typeof place === 'string') return byNumber.get(place)?.centre ?? null;
      return laid({ x: place[0] * TENTH_OF_MILLIMETRE, y: place[1] * TENTH_OF_MILLIMETRE });
    },
    hexside([one, other]) {
      const corners = byNumber.get(other)?.corners ?? [];
      const [from, to] = (byNumber.get(one)?.corners ?? []).filter((corner) =>
        corners.some((c) => isSame(corner, c)),
      );
      return from === undefined || to === undefined ? null : [from, to];
    },
  };
}

/** Corners computed from different hexes differ in the last digits. */
export function isSame(a: BoardPoint, b: BoardPoint): boolean {
  return Math.abs(a.x - b.x) < 0.5 && Math.abs(a.y - b.y) < 0.5;
}

function clamp(index: number, count: number): number {
  return Math.min(Math.max(index, 1), count);
}
