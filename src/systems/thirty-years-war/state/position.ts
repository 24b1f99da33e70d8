/** Who stands where, as tables over a state. */

import type { CounterId, SideId } from '../../../core/contract/values';
import { type HexIndex, hexAt, numberOf, OFF_MAP } from '../../../core/hex/hex';
import { RecentMap } from '../../../core/recentMap';
import { type Barriers, barriers } from '../standard/12-terrain/barriers';
import { type Battlefield, battlefieldOf, isUnit, sideAt, sideIndex } from './battlefield';
import { type Force, gathered } from './force';
import type { Piece } from './piece';
import type { CounterState, State } from './state';

export type Position = {
  readonly counters: readonly CounterState[];
  /** Walls and gateways as they stand; null in a battle without any. */
  readonly walls: Barriers | null;
  readonly field: Battlefield;
  readonly pieces: readonly Piece[];
  /** Counters by hex, in the scenario's order; nothing for a hex without any. */
  readonly inHex: readonly (readonly Piece[] | undefined)[];
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
const NOBODY: readonly Piece[] = [];

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
  const inHex = before ? before.inHex.slice() : new Array<readonly Piece[] | undefined>(field.grid.size);
  const same: [boolean, boolean] = before && before.walls === walls ? [true, true] : [false, false];
  for (let index = 0; index < counters.length; index++) {
    const counter = counters[index];
    const old = pieces[index];
    if (!counter || old?.state === counter) continue;
    const piece = knownPieces.get(counter) ?? makePiece(field, counter, index);
    pieces[index] = piece;
    if (old) takeFrom(inHex, old);
    putInto(inHex, piece);
    if (piece.unit) same[piece.side] = false;
  }
  const forceOf = (side: 0 | 1) =>
    same[side] && before ? before.forces[side] : gathered(field, walls, pieces, side);
  return { counters, walls, field, pieces, inHex, forces: [forceOf(0), forceOf(1)] };
}

type ByHex = (readonly Piece[] | undefined)[];

function takeFrom(inHex: ByHex, piece: Piece): void {
  if (piece.hex === OFF_MAP) return;
  const others = inHex[piece.hex]?.filter((other) => other !== piece);
  if (others) inHex[piece.hex] = others.length > 0 ? others : undefined;
}

function putInto(inHex: ByHex, piece: Piece): void {
  if (piece.hex === OFF_MAP) return;
  const there = inHex[piece.hex];
  inHex[piece.hex] = there ? [...there, piece].sort((a, b) => a.index - b.index) : [piece];
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
  return position.inHex[hex] ?? NOBODY;
}

export function unitIn(position: Position, hex: HexIndex): Piece | null {
  for (const piece of piecesIn(position, hex)) if (piece.unit) return piece;
  return null;
}

/** Undisrupted units of a side that control the hex; @rule 7.11 */
export function controllersOf(position: Position, side: 0 | 1, hex: HexIndex): readonly Piece[] {
  return position.forces[side].control()[hex] ?? NOBODY;
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
