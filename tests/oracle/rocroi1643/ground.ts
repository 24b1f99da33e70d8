/**
 * Hexes and facings of Rocroi 1643 a second time: by printed numbers and distances between points, not by directions.
 * Centres and corners lie on whole numbers; a length is `dx² + 3 dy²`.
 */
import type { Scenario } from '../../../src/systems/rocroi-1643/scenario/scenario';

export type Point = readonly [x: number, y: number];

export function centre(hex: string): Point {
  const [column, row] = [Number(hex.slice(0, 2)), Number(hex.slice(2))];
  return [3 * column, 2 * row + (column % 2 === 0 ? 1 : 0)];
}

const length = ([ax, ay]: Point, [bx, by]: Point) => (ax - bx) ** 2 + 3 * (ay - by) ** 2;

/** Corners of a hex, clockwise from the right. */
const CORNERS: readonly Point[] = [
  [2, 0],
  [1, 1],
  [-1, 1],
  [-2, 0],
  [-1, -1],
  [1, -1],
];
const NEXT = 12;

export function isOnMap({ map }: Scenario, hex: string): boolean {
  const [column, row] = [Number(hex.slice(0, 2)), Number(hex.slice(2))];
  return column >= 1 && column <= map.columns && row >= 1 && row <= map.rows;
}

/** The hexes of the map next to one, by looking at all around it. */
export function nextTo(scenario: Scenario, hex: string): readonly string[] {
  const known = neighbours.get(scenario) ?? new Map<string, readonly string[]>();
  neighbours.set(scenario, known);
  const found = known.get(hex) ?? lookAround(scenario, hex);
  known.set(hex, found);
  return found;
}

const neighbours = new WeakMap<Scenario, Map<string, readonly string[]>>();

function lookAround(scenario: Scenario, hex: string): readonly string[] {
  const [column, row] = [Number(hex.slice(0, 2)), Number(hex.slice(2))];
  const found: string[] = [];
  for (let c = column - 1; c <= column + 1; c++)
    for (let r = row - 1; r <= row + 1; r++) {
      const other = `${String(c).padStart(2, '0')}${String(r).padStart(2, '0')}`;
      if (isOnMap(scenario, other) && length(centre(hex), centre(other)) === NEXT) found.push(other);
    }
  return found;
}

/** `front`, `flank`, `rear` of a hex for somebody who stands and faces so; null: they are not neighbours. */
export function sideOf(at: string, facing: number, other: string): 'front' | 'flank' | 'rear' | null {
  const [x, y] = centre(at);
  if (length([x, y], centre(other)) !== NEXT) return null;
  const [cx, cy] = CORNERS[facing] ?? [0, 0];
  const away = length([x + cx, y + cy], centre(other));
  return away === 4 ? 'front' : away === 16 ? 'flank' : 'rear';
}

/** Hexes between two, the last one counted: walked column by column. */
export function steps(from: string, to: string): number {
  const [[ax, ay], [bx, by]] = [centre(from), centre(to)];
  const columns = Math.abs(ax - bx) / 3;
  const halves = Math.max(0, Math.abs(ay - by) - columns);
  return columns + halves / 2;
}

export function groundAt({ map }: Scenario, hex: string): 'wood' | 'marsh' | 'pond' | 'clear' {
  if (map.wood.includes(hex)) return 'wood';
  if (map.marsh.includes(hex)) return 'marsh';
  return map.pond.includes(hex) ? 'pond' : 'clear';
}

export function hasStream({ map }: Scenario, a: string, b: string): boolean {
  return map.streams.some(({ hexsides }) => hexsides.some((side) => side.includes(a) && side.includes(b)));
}
