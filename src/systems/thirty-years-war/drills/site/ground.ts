/** Ground of our own: a little of each kind, more on higher levels. */
import type { Draw } from '../../../../core/dice/draw';
import { between, oneOf } from '../../../../core/dice/drawn';
import {
  DIRECTIONS,
  type HexGrid,
  hexAt,
  hexGrid,
  neighbour,
  numberOf,
  OFF_MAP,
  printedNumber,
} from '../../../../core/hex/hex';
import type { Hexside } from '../../scenario/map';
import type { Site } from './site';

/** Of woods and other ground together, for each hundred hexes. */
const COVERED = [0, 8, 14, 18, 22, 24];

export function drawnGround(draw: Draw, level: number, columns: number, rows: number): Site['map'] {
  const grid = hexGrid(columns, rows);
  const free = new Set(grid.numbers.map((_, hex) => hex));
  const take = (from: number, most: number) => patch(draw, grid, free, from, most);
  const covered: { [kind: string]: string[] } = {};
  const kinds = [
    'woods',
    ...(level > 1 ? ['woods', 'marsh'] : []),
    ...(level > 2 ? ['forest', 'rough'] : []),
  ];
  const wanted = Math.floor((grid.size * (COVERED[level] ?? 0)) / 100);
  for (let made = 0; made < wanted; ) {
    const kind = kinds[draw(kinds.length)] ?? 'woods';
    const hexes = take(draw(grid.size), kind === 'rough' ? 1 : between(draw, 1, 3));
    if (hexes.length === 0) break;
    covered[kind] = [...(covered[kind] ?? []), ...hexes.map((hex) => numberOf(grid, hex))];
    made += hexes.length;
  }
  return {
    ...{ columns, rows, ...covered },
    ...(level > 1 && draw(2) === 0 ? { streams: across(draw, grid, columns, rows) } : {}),
    ...(level > 2 && draw(2) === 0 ? { slopes: hill(draw, grid, free) } : {}),
    ...(level > 1 && draw(3) === 0 ? { roads: [road(draw, grid, columns, rows)] } : {}),
  };
}

/** Hexes that hang together, taken out of those that are free. */
function patch(draw: Draw, grid: HexGrid, free: Set<number>, from: number, most: number): readonly number[] {
  const found: number[] = [];
  let at: number | null = from;
  while (at !== null && found.length < most && free.delete(at)) {
    found.push(at);
    const open: readonly number[] = neighboursIn(grid, at).filter((hex) => free.has(hex));
    at = oneOf(draw, open);
  }
  return found;
}

function neighboursIn(grid: HexGrid, hex: number): readonly number[] {
  return DIRECTIONS.map((direction) => neighbour(grid, hex, direction)).filter((next) => next !== OFF_MAP);
}

/** The border of all that lies above a line which wanders from left to right. */
function across(draw: Draw, grid: HexGrid, columns: number, rows: number): readonly Hexside[] {
  const lines: number[] = [];
  let row = between(draw, 1, rows - 1);
  for (let column = 0; column < columns; column++) {
    lines.push(row);
    row = Math.min(rows - 1, Math.max(1, row + draw(3) - 1));
  }
  const isAbove = (hex: number) => rowOf(grid, hex) <= (lines[columnOf(grid, hex) - 1] ?? 0);
  return grid.numbers.flatMap((number, hex) =>
    isAbove(hex)
      ? neighboursIn(grid, hex)
          .filter((next) => !isAbove(next))
          .map((next): Hexside => [number, numberOf(grid, next)])
      : [],
  );
}

/** A hilltop on open ground, sloping down on all sides. */
function hill(draw: Draw, grid: HexGrid, free: ReadonlySet<number>): readonly Hexside[] {
  const top = oneOf(draw, [...free]);
  if (top === null) return [];
  return neighboursIn(grid, top).map((slope): Hexside => [numberOf(grid, slope), numberOf(grid, top)]);
}

/** From the left edge to the right one. */
function road(draw: Draw, grid: HexGrid, columns: number, rows: number): readonly string[] {
  const way = [hexAt(grid, printedNumber(0, draw(rows)))];
  for (let column = 2; column <= columns; column++) {
    const ahead = neighboursIn(grid, way.at(-1) ?? OFF_MAP).filter((hex) => columnOf(grid, hex) === column);
    const next = oneOf(draw, ahead);
    if (next !== null) way.push(next);
  }
  return way.map((hex) => numberOf(grid, hex));
}

function columnOf(grid: HexGrid, hex: number): number {
  return Number(numberOf(grid, hex).slice(0, 2));
}

function rowOf(grid: HexGrid, hex: number): number {
  return Number(numberOf(grid, hex).slice(2));
}
