/**
 * How counters and hexes are named in sentences. Names come first: where somebody stands is said in words where the
 * sentence is about one who acts, and the number of the hex stands in brackets.
 */

import { distance, type HexIndex, numberOf, OFF_MAP } from '../../core/hex/hex';
import type { Phase } from './scenario/scenario';
import type { Board } from './state/board';
import { lastAsked } from './state/lastAsked';
import type { Piece } from './state/piece';

export const PHASE_NAMES: { readonly [P in Phase]: string } = {
  disruptionRemoval: 'Disruption Removal Phase',
  artilleryFire: 'Artillery Fire Phase',
  movement: 'Movement Phase',
  combat: 'Combat Phase',
};

/** `La Marine (1812)` */
export function named(board: Board, piece: Piece): string {
  const name = piece.printed.name;
  return piece.hex < 0 ? name : `${name} (${numberOf(board.field.grid, piece.hex)})`;
}

/**
 * `La Marine at 1812`, in what a die is thrown for. That is written into records and compared when they are loaded:
 * no sentence for players, and never to be changed.
 */
export function nameInRecords(board: Board, piece: Piece): string {
  const name = piece.printed.name;
  return piece.hex < 0 ? name : `${name} at ${numberOf(board.field.grid, piece.hex)}`;
}

/** From where and by whom something is seen: a counter where it stands, or where it would stand. */
export type Viewpoint = { readonly hex: HexIndex; readonly side: 0 | 1; readonly kind: Piece['kind'] };

/** `3/Spanish just ahead (1216)`: with the way from the counter that the sentence is about. */
export function namedFrom(board: Board, viewpoint: Viewpoint, piece: Piece): string {
  if (piece.hex === OFF_MAP || viewpoint.hex === OFF_MAP) return named(board, piece);
  return `${piece.printed.name} ${placeFrom(board, viewpoint, piece.hex)}`;
}

export function allNamedFrom(board: Board, viewpoint: Viewpoint, pieces: readonly Piece[]): string {
  return listed(pieces.map((piece) => namedFrom(board, viewpoint, piece)));
}

/** `two hexes ahead (1216)`, `beside it (1215)`; both on the map. */
export function placeFrom(board: Board, viewpoint: Viewpoint, hex: HexIndex): string {
  return `${whereFrom(board, viewpoint, hex)} (${numberOf(board.field.grid, hex)})`;
}

/**
 * `two hexes`, `out and back`: how far a counter goes in so many steps, straight there if they are left out; both on
 * the map. Nobody faces anywhere, so no direction is said: the number of the hex beside it tells where to.
 */
export function wayFrom(board: Board, { hex: from }: Viewpoint, hex: HexIndex, steps = 0): string {
  const straight = distance(board.field.grid, from, hex);
  if (straight === 0) return 'out and back';
  const hexes = Math.max(steps, straight);
  return `${inWords(hexes)} ${hexes === 1 ? 'hex' : 'hexes'}`;
}

/** `three`; above ten in figures. */
export function inWords(count: number): string {
  return COUNTS[count] ?? `${count}`;
}

const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const WAYS = {
  ahead: ['just ahead', 'ahead'],
  slantedAhead: ['', 'diagonally ahead'],
  aside: ['', 'to the side'],
  slantedBehind: ['', 'diagonally behind'],
  behind: ['just behind', 'behind'],
} as const;

/**
 * The way in words. Ahead is where the enemy army is, seen from one’s own, so that the words stay true for either side
 * and however the board is turned. Nobody agrees on left and right across a table: the number of the hex says which.
 */
function whereFrom(board: Board, viewpoint: Viewpoint, hex: HexIndex): string {
  const it = viewpoint.kind === 'leader' ? 'him' : 'it';
  const hexes = distance(board.field.grid, viewpoint.hex, hex);
  if (hexes === 0) return 'in the same hex';
  const way = wayTowards(board, viewpoint, hex);
  if (hexes > 1) return `${COUNTS[hexes] ?? hexes} hexes ${way ? WAYS[way][1] : 'away'}`;
  if (way === 'ahead' || way === 'behind') return WAYS[way][0];
  return `beside ${it}`;
}

/** The sector in which a hex lies, seen from there; null where the armies are mingled and have no front. */
function wayTowards(board: Board, { hex: from, side }: Viewpoint, to: HexIndex): keyof typeof WAYS | null {
  const front = frontOf(board);
  if (!front) return null;
  const sign = side === 0 ? 1 : -1;
  const [a, b] = [centreOf(board, from), centreOf(board, to)];
  const [x, y] = [b.x - a.x, b.y - a.y];
  const along = (3 * x * front.x + y * front.y) * sign;
  const across = x * front.y - y * front.x;
  // Within 45° of the front, both ways: across it a distance is longer by the root of 3.
  if (along * along >= 3 * across * across) return along > 0 ? 'ahead' : 'behind';
  // Within 15° of a right angle to it; of six ways out of a hex four go forwards or back, too.
  if (5 * along * along <= across * across) return 'aside';
  return along > 0 ? 'slantedAhead' : 'slantedBehind';
}

/** Columns to the right, and half hexes down: a column is as wide as the root of 3 times half a hex is high. */
type Spot = { readonly x: number; readonly y: number };

function centreOf({ field: { grid } }: Board, hex: HexIndex): Spot {
  const x = grid.q[hex] ?? 0;
  return { x, y: 2 * (grid.r[hex] ?? 0) + x };
}

/** Hexes between the middles of both armies from which on they face each other. */
const APART = 2;

/**
 * The direction from the middle of the army of side 0 to that of side 1; null where they are mingled, or one is not
 * there.
 */
const frontOf = lastAsked((board): Spot | null => {
  const [ours, theirs] = [sumOf(board, 0), sumOf(board, 1)];
  // Both middles times the size of both armies, so that the numbers stay whole.
  const x = theirs.x * ours.units - ours.x * theirs.units;
  const y = theirs.y * ours.units - ours.y * theirs.units;
  const least = 2 * APART * ours.units * theirs.units;
  return least > 0 && 3 * x * x + y * y >= least * least ? { x, y } : null;
});

function sumOf(board: Board, side: 0 | 1): Spot & { readonly units: number } {
  let [x, y, units] = [0, 0, 0];
  for (const piece of board.pieces) {
    if (!piece.unit || piece.side !== side || piece.hex === OFF_MAP) continue;
    const centre = centreOf(board, piece.hex);
    [x, y, units] = [x + centre.x, y + centre.y, units + 1];
  }
  return { x, y, units };
}

/** `a`, `a and b`, `a, b and c`. */
export function listed(parts: readonly string[]): string {
  if (parts.length <= 1) return parts[0] ?? 'none';
  return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

export function allNamed(board: Board, pieces: readonly Piece[]): string {
  return listed(pieces.map((piece) => named(board, piece)));
}

/** With its first letter large, for the start of a sentence. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `1 hex`, `2 hexes`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
