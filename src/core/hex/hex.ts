/**
 * Hexes as small integers.
 *
 * They are printed `XXYY` (column, row, both from 01); unless a layout says otherwise they lie in straight columns, of
 * which the even ones are half a hex lower. Honeycomb knows the geometry; its answers go into flat tables once for each
 * grid, because its hexes are objects and about a hundred times slower than an array. State and records only ever hold
 * printed numbers.
 */
import { defineHex, Orientation } from 'honeycomb-grid';
import type { HexLayout } from '../contract/map';

/** Index of a hex in its grid: `column * rows + row`, both from 0. */
export type HexIndex = number;
/** No hex: off the map. */
export const OFF_MAP = -1;
/** Directions 0 to 5, clockwise. In columns from north: N, NE, SE, S, SW, NW; in rows: NW, NE, E, SE, SW, W. */
export const DIRECTIONS = [0, 1, 2, 3, 4, 5] as const;

const EVEN_COLUMNS: HexLayout = { lines: 'columns', shifted: 'even' };
/** Axial steps of the six directions. */
export const AXIAL_STEPS: readonly (readonly [q: number, r: number])[] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
];

export type HexGrid = {
  readonly columns: number;
  readonly rows: number;
  readonly size: number;
  /** Printed number of each hex. */
  readonly numbers: readonly string[];
  /** Six for each hex, in the order of `DIRECTIONS`; `OFF_MAP` beyond the edge. */
  readonly neighbours: Int16Array;
  /** Axial coordinates of each hex. */
  readonly q: Int16Array;
  readonly r: Int16Array;
  readonly indexOf: ReadonlyMap<string, HexIndex>;
};

const grids = new Map<string, HexGrid>();

/** The tables of a grid of that size and layout; made once. */
export function hexGrid(columns: number, rows: number, layout = EVEN_COLUMNS): HexGrid {
  const key = `${columns}x${rows} ${layout.shifted} ${layout.lines}`;
  const known = grids.get(key);
  if (known) return known;
  const made = makeGrid(columns, rows, layout);
  grids.set(key, made);
  return made;
}

/** `XXYY` of a column and a row counted from 0. */
export function printedNumber(column: number, row: number): string {
  return `${String(column + 1).padStart(2, '0')}${String(row + 1).padStart(2, '0')}`;
}

/** The hex of that printed number, or `OFF_MAP`. */
export function hexAt(grid: HexGrid, number: string): HexIndex {
  const { rows, numbers } = grid;
  // Commands name hexes by number: one that is as long as most is read, which is faster than looking it up.
  if (number.length !== 4) return grid.indexOf.get(number) ?? OFF_MAP;
  const hex = (twoDigits(number, 0) - 1) * rows + twoDigits(number, 2) - 1;
  return hex >= 0 && hex < numbers.length && numbers[hex] === number ? hex : OFF_MAP;
}

function twoDigits(number: string, at: number): number {
  return 10 * number.charCodeAt(at) + number.charCodeAt(at + 1) - 11 * ZERO;
}
const ZERO = '0'.charCodeAt(0);

/** The printed number of a hex on the map. */
export function numberOf(grid: HexGrid, hex: HexIndex): string {
  const number = grid.numbers[hex];
  if (number === undefined) throw new RangeError(`no hex ${hex} on a map of ${grid.size}`);
  return number;
}

/** The neighbour in a direction, or `OFF_MAP`; off the map there are no neighbours. */
export function neighbour(grid: HexGrid, hex: HexIndex, direction: number): HexIndex {
  return grid.neighbours[hex * 6 + direction] ?? OFF_MAP;
}

/** The direction back. */
export function opposite(direction: number): number {
  return direction < 3 ? direction + 3 : direction - 3;
}

/** The direction from a hex to its neighbour, or -1 when they are not adjacent. */
export function directionTo(grid: HexGrid, from: HexIndex, to: HexIndex): number {
  for (let d = 0; d < 6; d++) if (grid.neighbours[from * 6 + d] === to) return d;
  return -1;
}

export function areAdjacent(grid: HexGrid, a: HexIndex, b: HexIndex): boolean {
  return directionTo(grid, a, b) >= 0;
}

/** The distance in hexes, counting the last but not the first. */
export function distance(grid: HexGrid, a: HexIndex, b: HexIndex): number {
  const dq = (grid.q[a] ?? 0) - (grid.q[b] ?? 0);
  const dr = (grid.r[a] ?? 0) - (grid.r[b] ?? 0);
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
}

/** All hexes of the map at most that far from a hex, itself among them. */
export function hexesWithin(grid: HexGrid, center: HexIndex, most: number): readonly HexIndex[] {
  const { columns, rows } = grid;
  const [column, row] = [Math.floor(center / rows), center % rows];
  const found: HexIndex[] = [];
  // A step leads into the next column and the next row at most.
  for (let c = Math.max(0, column - most); c <= Math.min(columns - 1, column + most); c++)
    for (let r = Math.max(0, row - most); r <= Math.min(rows - 1, row + most); r++)
      if (distance(grid, center, c * rows + r) <= most) found.push(c * rows + r);
  return found;
}

function makeGrid(columns: number, rows: number, { lines, shifted }: HexLayout): HexGrid {
  const TableHex = defineHex({
    orientation: lines === 'columns' ? Orientation.FLAT : Orientation.POINTY,
    // honeycomb counts from 0
    offset: shifted === 'even' ? -1 : 1,
  });
  const size = columns * rows;
  const numbers: string[] = [];
  const q = new Int16Array(size);
  const r = new Int16Array(size);
  const byAxial = new Map<string, HexIndex>();
  for (let column = 0; column < columns; column++) {
    for (let row = 0; row < rows; row++) {
      const hex = column * rows + row;
      const at = new TableHex({ col: column, row });
      numbers.push(printedNumber(column, row));
      q[hex] = at.q;
      r[hex] = at.r;
      byAxial.set(`${at.q},${at.r}`, hex);
    }
  }
  const neighbours = new Int16Array(size * 6).fill(OFF_MAP);
  for (const hex of numbers.keys()) {
    AXIAL_STEPS.forEach(([dq, dr], d) => {
      neighbours[hex * 6 + d] = byAxial.get(`${(q[hex] ?? 0) + dq},${(r[hex] ?? 0) + dr}`) ?? OFF_MAP;
    });
  }
  return { columns, rows, size, numbers, neighbours, q, r, indexOf: new Map(numbers.map((n, i) => [n, i])) };
}
