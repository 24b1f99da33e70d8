/**
 * Facing: case 2.0. A unit looks at a corner of its hex, numbered clockwise on the page from 0 on the right to 5 on the
 * upper right. The two hexes at that corner are its front, the next on either side its flanks, the other two its rear.
 */
export type Zone = 'front' | 'flank' | 'rear';

/** By how far a direction lies clockwise from the first flank; directions are those of `core/hex`, 0 upwards. */
const ZONES: readonly Zone[] = ['flank', 'front', 'front', 'flank', 'rear', 'rear'];

/** Where a neighbour in that direction lies for a unit with that facing. @rule 2.0 */
export function zoneAt(facing: number, direction: number): Zone {
  return ZONES[(direction - facing + 6) % 6] ?? 'rear';
}

/** The directions of the two front hexes. @rule 2.0 */
export function frontOf(facing: number): readonly [number, number] {
  return [frontLeft(facing), frontRight(facing)];
}

/** The first of the two, clockwise. */
export function frontLeft(facing: number): number {
  return facing < 5 ? facing + 1 : 0;
}

export function frontRight(facing: number): number {
  return facing < 4 ? facing + 2 : facing - 4;
}

/** The same of the flanks. */
export function flanksOf(facing: number): readonly [number, number] {
  return [facing, (facing + 3) % 6];
}

/** The same of the rear. */
export function rearOf(facing: number): readonly [number, number] {
  return [(facing + 4) % 6, (facing + 5) % 6];
}

/** How many corners lie between two facings, the shorter way round. @rule 7.2 */
export function corners(from: number, to: number): number {
  const clockwise = (to - from + 6) % 6;
  return Math.min(clockwise, 6 - clockwise);
}

/** The facings that lie so many corners from one, 1 to 3, in their order. @rule 7.2 */
export function facingsApart(from: number, by: number): readonly number[] {
  return APART[from * 4 + by] ?? [];
}
const APART = Array.from({ length: 6 * 4 }, (_, at) =>
  [0, 1, 2, 3, 4, 5].filter((to) => corners(at >> 2, to) === (at & 3)),
);

/**
 * How a routed unit looks that ran in a direction: at that corner of the hexside which is nearer to its own edge, so
 * nearer to the facing `home` that looks straight at it (switch of 11.4).
 */
export function facingOfRun(direction: number, home: number): number {
  const one = (direction + 5) % 6;
  const other = (direction + 4) % 6;
  return corners(one, home) <= corners(other, home) ? one : other;
}
