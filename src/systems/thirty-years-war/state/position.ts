/** Who stands where, as tables over a state. */

import type { CounterId, SideId } from '../../../core/contract/values';
import { type HexIndex, hexAt, neighbour, numberOf, OFF_MAP, opposite } from '../../../core/hex/hex';
import { RecentMap } from '../../../core/recentMap';
import { type Barriers, barriers } from '../standard/12-terrain/barriers';
import { zoneCrosses } from '../standard/12-terrain/terrain';
import { type Battlefield, battlefieldOf, isUnit, sideAt, sideIndex } from './battlefield';
import { ByHex } from './byHex';
import { Force } from './force';
import type { Piece } from './piece';
import type { CounterState, State } from './state';

export type Position = {
  readonly counters: readonly CounterState[];
  /** Walls and gateways as they stand; null in a battle without any. */
  readonly walls: Barriers | null;
  readonly field: Battlefield;
  readonly pieces: readonly Piece[];
  readonly inHex: ByHex;
  /** What is known of the units of side 0 and of side 1. */
  readonly forces: readonly [Force, Force];
};

/**
 * The last few positions asked for. Not one for every state: a game keeps all its states, and the tables would stay
 * with them. A piece is remembered by its counter's state, so that it is the same object in every position; far more
 * of them than any one question goes through.
 */
const RECENT = 8;
const recent: Position[] = [];
const knownPieces = new RecentMap<CounterState, Piece>(2048);
export function positionOf(state: State): Position {
  if (askedLast?.state !== state) askedLast = { state, position: findPosition(state) };
  return askedLast.position;
}
/** Much is asked of one state, one question after the other. */
let askedLast: { readonly state: State; readonly position: Position } | null = null;

function findPosition(state: State): Position {
  for (let i = recent.length - 1; i >= 0; i--) {
    const known = recent[i];
    if (known && isPositionOf(known, state)) return known;
  }
  const position = makePosition(state);
  recent.push(position);
  if (recent.length > RECENT) recent.shift();
  return position;
}

function isPositionOf({ counters, walls }: Position, state: State): boolean {
  return counters === state.counters && walls === barriers(state);
}

/** Out of the position before, by what has changed since: one command moves few counters. */
function makePosition(state: State): Position {
  const { counters } = state;
  const field = battlefieldOf(state.scenario);
  const walls = barriers(state);
  const before = recent.findLast((known) => known.field === field);
  const pieces = before ? before.pieces.slice() : [];
  const inHex = before ? before.inHex.copy() : ByHex.empty();
  const same: [boolean, boolean] = before && before.walls === walls ? [true, true] : [false, false];
  /** Hexes in which units may share, of either side. */
  const crowded: HexIndex[] = before ? [...before.forces[0].shared, ...before.forces[1].shared] : [];
  for (let index = 0; index < counters.length; index++) {
    const counter = counters[index];
    const old = pieces[index];
    if (!counter || old?.state === counter) continue;
    const piece = knownPieces.get(counter) ?? makePiece(field, counter, index);
    pieces[index] = piece;
    if (old) inHex.take(old);
    inHex.put(piece);
    if (!piece.unit) continue;
    same[piece.side] = false;
    crowded.push(piece.hex);
  }
  const forceOf = (side: 0 | 1) =>
    same[side] && before
      ? before.forces[side]
      : new Force(field, pieces, side, sharedIn(inHex, crowded, side));
  return { counters, walls, field, pieces, inHex, forces: [forceOf(0), forceOf(1)] };
}

/** Of these hexes those in which two or more units of the side stand, in the order of the second of each. */
function sharedIn(inHex: ByHex, hexes: readonly HexIndex[], side: 0 | 1): readonly HexIndex[] {
  const seconds: Piece[] = [];
  for (const hex of hexes) {
    const [first, second] = inHex.at(hex).filter((piece) => piece.unit);
    if (first?.side === side && second && !seconds.includes(second)) seconds.push(second);
  }
  return seconds.sort((a, b) => a.index - b.index).map(({ hex }) => hex);
}

function makePiece(field: Battlefield, counter: CounterState, index: number): Piece {
  const printed = field.scenario.counters[index];
  if (!printed) throw new RangeError(`counter ${counter.id} is not in the scenario`);
  const piece: Piece = {
    index,
    id: counter.id,
    printed,
    kind: printed.kind,
    state: counter,
    hex: counter.at === null ? OFF_MAP : hexAt(field.grid, counter.at),
    side: sideIndex(field.scenario, counter.holder),
    unit: isUnit(printed),
  };
  knownPieces.set(counter, piece);
  return piece;
}

/** The piece of that id, or null when no counter has it. */
export function pieceOf(state: State, id: CounterId): Piece | null {
  const position = positionOf(state);
  const index = position.field.counterIndex.get(id);
  return index === undefined ? null : (position.pieces[index] ?? null);
}

/** The piece of a known id; an unknown id is a bug here, `check` has refused it. */
export function knownPiece(state: State, id: CounterId): Piece {
  const piece = pieceOf(state, id);
  if (!piece) throw new RangeError(`no counter ${id}`);
  return piece;
}

export function piecesOf(state: State, ids: readonly CounterId[]): readonly Piece[] {
  return ids.map((id) => knownPiece(state, id));
}

/** Who stands in the hex, in the scenario's order; off the map stands nobody. */
export function piecesIn(position: Position, hex: HexIndex): readonly Piece[] {
  return position.inHex.at(hex);
}

export function unitIn(position: Position, hex: HexIndex): Piece | null {
  for (const piece of piecesIn(position, hex)) if (piece.unit) return piece;
  return null;
}

/** Undisrupted units of a side that control the hex, in the scenario's order; @rule 7.11 */
export function controllersOf(position: Position, side: 0 | 1, hex: HexIndex): readonly Piece[] {
  const found: Piece[] = [];
  for (let direction = 0; direction < 6; direction++) {
    if (!zoneReaches(position, hex, direction)) continue;
    for (const piece of piecesIn(position, neighbour(position.field.grid, hex, direction)))
      if (controls(piece, side)) found.push(piece);
  }
  return found.sort((a, b) => a.index - b.index);
}

/** Whether a Zone of Control of the neighbour in that direction would reach the hex. */
function zoneReaches({ field, walls }: Position, hex: HexIndex, direction: number): boolean {
  const from = neighbour(field.grid, hex, direction);
  return from !== OFF_MAP && zoneCrosses(field, walls, from, opposite(direction));
}

function controls({ unit, side, state }: Piece, of: 0 | 1): boolean {
  return unit && side === of && !state.disrupted;
}

export function enemySide(side: 0 | 1): 0 | 1 {
  return side === 0 ? 1 : 0;
}

/** Whether the hex lies in a Zone of Control of the enemy of `side`; @rule 7.0 */
export function isInEnemyZoc(position: Position, side: 0 | 1, hex: HexIndex): boolean {
  return controllersOf(position, enemySide(side), hex).length > 0;
}

/** The printed number of the hex a piece stands in; '' off the map. */
export function hexNumberOf(position: Position, piece: Piece): string {
  return piece.hex === OFF_MAP ? '' : numberOf(position.field.grid, piece.hex);
}

export function phasingIndex(state: State): 0 | 1 {
  return sideIndex(state.scenario, state.phasingSide);
}

export function sideOf(state: State, side: 0 | 1): SideId {
  return sideAt(state.scenario, side);
}
