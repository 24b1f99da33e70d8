/**
 * Who stands where, as tables over a state; made once for each array of counters and thrown away with it.
 */
import { type HexIndex, hexAt, numberOf, OFF_MAP } from '../../core/hex';
import type { CounterId, SideId } from '../../core/seam';
import { type Battlefield, battlefieldOf, isUnit, neighboursOf, sideIndex } from './battlefield';
import { zoneCrosses } from './rules/12-terrain';
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
  readonly field: Battlefield;
  readonly pieces: readonly Piece[];
  /** All counters in each hex, in the scenario's order; shared empty list where there are none. */
  readonly inHex: readonly (readonly Piece[])[];
  /** First unit in the hex, or null. */
  readonly unitIn: readonly (Piece | null)[];
  /** Where the units of side 0 and of side 1 stand, as a key: equal keys, equal places. */
  readonly layout: readonly [string, string];
  /** Hexes that two or more units share, of side 0 and of side 1 (6.32). */
  readonly shared: readonly [readonly HexIndex[], readonly HexIndex[]];
  /** Undisrupted units of side 0 and of side 1 whose Zone of Control covers the hex (7.1). */
  readonly control: readonly [readonly (readonly Piece[])[], readonly (readonly Piece[])[]];
};

const positions = new WeakMap<readonly CounterState[], Position>();
const NOBODY: readonly Piece[] = [];

export function positionOf(state: State): Position {
  let position = positions.get(state.counters);
  if (!position) {
    position = makePosition(state);
    positions.set(state.counters, position);
  }
  return position;
}

function makePosition(state: State): Position {
  const field = battlefieldOf(state.scenario);
  const { grid } = field;
  const inHex: (readonly Piece[])[] = new Array(grid.size).fill(NOBODY);
  const unitIn: (Piece | null)[] = new Array(grid.size).fill(null);
  const control: [(readonly Piece[])[], (readonly Piece[])[]] = [
    new Array(grid.size).fill(NOBODY),
    new Array(grid.size).fill(NOBODY),
  ];
  const shared: [HexIndex[], HexIndex[]] = [[], []];
  const pieces = state.counters.map((counter, index): Piece => {
    const printed = state.scenario.counters[index];
    if (!printed) throw new RangeError(`counter ${counter.id} is not in the scenario`);
    const hex = counter.at === null ? OFF_MAP : hexAt(grid, counter.at);
    const side = sideIndex(state.scenario, counter.holder);
    return {
      index,
      id: counter.id,
      printed,
      kind: printed.kind,
      state: counter,
      hex,
      side,
      unit: isUnit(printed),
    };
  });
  for (const piece of pieces) {
    if (piece.hex === OFF_MAP) continue;
    inHex[piece.hex] = [...(inHex[piece.hex] ?? NOBODY), piece];
    if (!piece.unit) continue;
    if (unitIn[piece.hex] === null) unitIn[piece.hex] = piece;
    else if (!shared[piece.side].includes(piece.hex)) shared[piece.side].push(piece.hex);
    if (piece.state.disrupted) continue;
    for (const { hex, direction } of neighboursOf(field, piece.hex)) {
      if (zoneCrosses(field, piece.hex, direction)) {
        control[piece.side][hex] = [...(control[piece.side][hex] ?? NOBODY), piece];
      }
    }
  }
  return {
    field,
    pieces,
    inHex,
    unitIn,
    layout: [layoutOf(pieces, 0), layoutOf(pieces, 1)],
    shared,
    control,
  };
}

function layoutOf(pieces: readonly Piece[], side: 0 | 1): string {
  let layout = '';
  for (const piece of pieces) {
    if (piece.unit && piece.side === side && piece.hex !== OFF_MAP) layout += String.fromCharCode(piece.hex);
  }
  return layout;
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
  return position.inHex[hex] ?? NOBODY;
}

export function unitIn(position: Position, hex: HexIndex): Piece | null {
  return position.unitIn[hex] ?? null;
}

/** Undisrupted units of a side that control the hex; @rule 7.11 */
export function controllersOf(position: Position, side: 0 | 1, hex: HexIndex): readonly Piece[] {
  return position.control[side][hex] ?? NOBODY;
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
