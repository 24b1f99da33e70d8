/**
 * How counters and hexes are named in sentences. Names come first: where somebody stands is said in words where the
 * sentence is about one who acts, and the number of the hex stands in brackets.
 */

import { distance, type HexIndex, numberOf, OFF_MAP } from '../../core/hex/hex';
import type { Phase } from './scenario/scenario';
import type { Board } from './state/board';
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
export type Viewpoint = { readonly hex: HexIndex; readonly kind: Piece['kind'] };

/** `3/Spanish two hexes away (1216)`: with how far it is from the counter that the sentence is about. */
export function namedFrom(board: Board, viewpoint: Viewpoint, piece: Piece): string {
  if (piece.hex === OFF_MAP || viewpoint.hex === OFF_MAP) return named(board, piece);
  return `${piece.printed.name} ${placeFrom(board, viewpoint, piece.hex)}`;
}

export function allNamedFrom(board: Board, viewpoint: Viewpoint, pieces: readonly Piece[]): string {
  return listed(pieces.map((piece) => namedFrom(board, viewpoint, piece)));
}

/** `two hexes away (1216)`, `beside it (1215)`; both on the map. */
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
  return `${countInWords(hexes)} ${hexes === 1 ? 'hex' : 'hexes'}`;
}

/** `three`; above ten in figures. */
export function countInWords(count: number): string {
  return COUNTS[count] ?? `${count}`;
}

const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** How far it is, in words. No direction is said: nobody faces anywhere, and the number of the hex tells where. */
function whereFrom(board: Board, { hex: from, kind }: Viewpoint, hex: HexIndex): string {
  const hexes = distance(board.field.grid, from, hex);
  if (hexes === 0) return 'in the same hex';
  return hexes === 1 ? `beside ${kind === 'leader' ? 'him' : 'it'}` : `${countInWords(hexes)} hexes away`;
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
