/** Who stands where, as tables over a state. */
import { type HexIndex, hexAt, numberOf, OFF_MAP } from '../../core/hex';
import type { CounterId, SideId } from '../../core/seam';
import { type Battlefield, battlefieldOf, isUnit, neighboursOf, sideIndex } from './battlefield';
import { zoneCrosses } from './rules/12-terrain';
import { type Walls, wallsOf } from './rules/12-walls';
import type { CounterKind, PrintedCounter } from './scenario';
import type { CounterState, State } from './state';

/** A counter with its printed values and where it stands. */
export type Piece = {
  readonly index: number;
  readonly id: CounterId;
  readonly printed: PrintedCounter;
  readonly kind: CounterKind;
  readonly state: CounterState;
  /** `OFF_MAP` when it is not on the map. */
  readonly hex: HexIndex;
  /** 0 or 1, by who holds it. */
  readonly side: 0 | 1;
  readonly unit: boolean;
};

export type Position = {
  readonly counters: readonly CounterState[];
  readonly lastIn: State['lastIn'];
  readonly wallHits: State['wallHits'];
  /** Walls and gateways as they stand; null on a map without any (19.5). */
  readonly walls: Walls | null;
  readonly field: Battlefield;
  readonly pieces: readonly Piece[];
  /** Counters by hex, in the scenario's order; hexes without any are left out. */
  readonly inHex: ReadonlyMap<HexIndex, readonly Piece[]>;
  /** Where the units of side 0 and of side 1 stand and which are disrupted, as a key: equal keys, equal places. */
  readonly layout: readonly [string, string];
  /** Hexes that two or more units share, of side 0 and of side 1 (6.32). */
  readonly shared: readonly [readonly HexIndex[], readonly HexIndex[]];
  /** Controlled hexes of side 0 and of side 1, filled in when first asked for. */
  readonly control: [Control | null, Control | null];
};
/** Undisrupted units by the hexes that their Zones of Control cover (7.1). */
type Control = ReadonlyMap<HexIndex, readonly Piece[]>;

/**
 * The last few positions asked for. Not one for every state: a game keeps all its states, and the tables would stay
 * with them. A piece is remembered by its counter's state, so that it is the same object in every position.
 */
const RECENT = 8;
const recent: Position[] = [];
const knownPieces = new WeakMap<CounterState, Piece>();
const NOBODY: readonly Piece[] = [];
/** More than any map has. */
const MOST_HEXES = 10_000;

export function positionOf(state: State): Position {
  for (let i = recent.length - 1; i >= 0; i--) {
    const known = recent[i];
    if (known && isPositionOf(known, state)) return known;
  }
  const position = makePosition(state);
  recent.push(position);
  if (recent.length > RECENT) recent.shift();
  return position;
}

function isPositionOf({ counters, lastIn, wallHits }: Position, state: State): boolean {
  return counters === state.counters && lastIn === state.lastIn && wallHits === state.wallHits;
}

function makePosition(state: State): Position {
  const field = battlefieldOf(state.scenario);
  const inHex = new Map<HexIndex, readonly Piece[]>();
  const shared: [HexIndex[], HexIndex[]] = [[], []];
  const pieces = state.counters.map(
    (counter, index) => knownPieces.get(counter) ?? makePiece(field, counter, index),
  );
  for (const piece of pieces) {
    const { hex, side } = piece;
    if (hex === OFF_MAP) continue;
    const there = inHex.get(hex);
    inHex.set(hex, there ? [...there, piece] : [piece]);
    if (piece.unit && there?.some((other) => other.unit) && !shared[side].includes(hex))
      shared[side].push(hex);
  }
  const layout: [string, string] = [layoutOf(pieces, 0), layoutOf(pieces, 1)];
  const { counters, lastIn, wallHits } = state;
  const walls = wallsOf(field, lastIn, wallHits);
  return { counters, lastIn, wallHits, walls, field, pieces, inHex, layout, shared, control: [null, null] };
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

function makeControl({ field, walls, pieces }: Position, side: 0 | 1): Control {
  const control = new Map<HexIndex, readonly Piece[]>();
  for (const piece of pieces) {
    if (!piece.unit || piece.side !== side || piece.hex === OFF_MAP || piece.state.disrupted) continue;
    for (const { hex, direction } of neighboursOf(field, piece.hex)) {
      if (zoneCrosses(field, walls, piece.hex, direction))
        control.set(hex, [...(control.get(hex) ?? NOBODY), piece]);
    }
  }
  return control;
}

function layoutOf(pieces: readonly Piece[], side: 0 | 1): string {
  let layout = '';
  for (const piece of pieces) {
    if (piece.unit && piece.side === side && piece.hex !== OFF_MAP) layout += codeOf(piece);
  }
  return layout;
}

function codeOf({ hex, state }: Piece): string {
  return String.fromCharCode(state.disrupted ? hex + MOST_HEXES : hex);
}

/** The piece of that id, or null when no counter has it. */
export function pieceOf(state: State, id: CounterId): Piece | null {
  const position = positionOf(state);
  const index = position.field.counterIndex.get(id);
  return index === undefined ? null : (position.pieces[index] ?? null);
}

/** The pieces of known ids; an unknown id is a bug here, `check` has refused it. */
export function piecesOf(state: State, ids: readonly CounterId[]): readonly Piece[] {
  return ids.map((id) => {
    const piece = pieceOf(state, id);
    if (!piece) throw new RangeError(`no counter ${id}`);
    return piece;
  });
}

export function piecesIn(position: Position, hex: HexIndex): readonly Piece[] {
  return position.inHex.get(hex) ?? NOBODY;
}

export function unitIn(position: Position, hex: HexIndex): Piece | null {
  return piecesIn(position, hex).find((piece) => piece.unit) ?? null;
}

/** Undisrupted units of a side that control the hex; @rule 7.11 */
export function controllersOf(position: Position, side: 0 | 1, hex: HexIndex): readonly Piece[] {
  const control = position.control[side] ?? makeControl(position, side);
  position.control[side] = control;
  return control.get(hex) ?? NOBODY;
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
  const found = state.scenario.sides[side];
  if (!found) throw new RangeError(`no side ${side}`);
  return found.id;
}
