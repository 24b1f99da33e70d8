/** One unit a hex at the end of every phase: case 6.32 as ruled. */
import { type HexIndex, numberOf, OFF_MAP } from '../../../../core/hex/hex';
import { trying } from '../../engine/suppose';
import type { Board } from '../../state/board';
import type { Piece } from '../../state/piece';
import { crowdedHexes, piecesIn, unitIn } from '../../state/position';
import { entered } from './entered';
import { mayOpenGateway, type Reach, reachOf, wayTo } from './reach';

const NOBODY: readonly Piece[] = [];

/** Units that part, each into a hex of its own: who gets which, and who gets none. */
type Parting = {
  readonly mover: Piece | null;
  /** 1 for hexes that are taken for good by units that have moved. */
  readonly taken: Uint8Array;
  readonly holder: ReadonlyMap<number, Piece>;
  readonly homeless: readonly Piece[];
};

/** The last answer: the same is asked for all hexes that a unit can reach. */
let last: { readonly board: Board; readonly stamp: number; readonly parting: Parting } | null = null;

/**
 * Units still to move that could not all be parted, each into a hex of its own within its reach, if `mover` stopped
 * in `hex`. Friends never shorten a reach, so this is a matching of units and hexes. Empty: the stop may be made.
 * @rule 6.32
 */
export function unitsLeftWithoutHex(board: Board, mover: Piece | null, hex: number): readonly Piece[] {
  const { stamp } = board;
  if (last?.board !== board || last.stamp !== stamp || last.parting.mover?.index !== mover?.index)
    last = { board, stamp, parting: partingOf(board, mover) };
  const { holder, homeless } = last.parting;
  const displaced = holder.get(hex);
  if (!displaced || hexesTo(board, displaced, last.parting)) return homeless;
  return [...homeless, displaced];
}

/** How all units part with that one off the map. */
function partingOf(board: Board, mover: Piece | null): Parting {
  const side = board.phasingIndex;
  const units = board.pieces.filter(
    (p) => p.unit && p.side === side && p.hex !== OFF_MAP && p.index !== mover?.index,
  );
  const taken = new Uint8Array(board.field.grid.size);
  const stuck: Piece[] = [];
  for (const unit of units) {
    if (!unit.moved) continue;
    if (taken[unit.hex] === 1) stuck.push(unit);
    taken[unit.hex] = 1;
  }
  const holder = new Map<number, Piece>();
  const crowded: Piece[] = [];
  for (const unit of units) {
    if (unit.moved) continue;
    if (taken[unit.hex] === 1 || holder.has(unit.hex)) crowded.push(unit);
    else holder.set(unit.hex, unit);
  }
  const without: Piece[] = [];
  for (const unit of crowded) {
    const hexes = hexesTo(board, unit, { taken, holder });
    if (hexes) makeWay(holder, unit, hexes);
    else without.push(unit);
  }
  return { mover, taken, holder, homeless: [...stuck, ...without] };
}

/** Each takes the next hex, and who held it goes on to the one after that. */
function makeWay(holder: Map<number, Piece>, unit: Piece, hexes: readonly number[]): void {
  let goes = unit;
  for (const hex of hexes) {
    const held = holder.get(hex);
    holder.set(hex, goes);
    if (held) goes = held;
  }
}

/**
 * Hexes by which the unit finds room: its own new one, then where its holder goes, and so on to one that is free; null
 * when there is no such way. `tried` has hexes that are out of the question.
 */
function hexesTo(
  board: Board,
  unit: Piece,
  parting: Pick<Parting, 'taken' | 'holder'>,
  tried = new Set<number>(),
): readonly number[] | null {
  const { taken, holder } = parting;
  const reached = [unit.hex, ...reachOf(board, unit).hexes].filter(
    (hex) => taken[hex] === 0 && !tried.has(hex),
  );
  const free = reached.find((hex) => !holder.has(hex));
  if (free !== undefined) return [free];
  for (const hex of reached) {
    tried.add(hex);
    const other = holder.get(hex);
    const further = other && hexesTo(board, other, parting, tried);
    if (further) return [hex, ...further];
  }
  return null;
}

/** Hexes where two or more units of the Phasing Player stand together; they must part before the phase ends. */
export function stackedUnits(board: Board): readonly (readonly Piece[])[] {
  const side = board.phasingIndex;
  return crowdedHexes(board, side).map((hex) => piecesIn(board, hex).filter((p) => p.unit));
}

/**
 * Whether a unit may stop in a hex, as far as friendly units there are concerned; `board` has the gateways as its way
 * there leaves them. @rule 6.31, 6.32
 */
export function mayStop(board: Board, piece: Piece, hex: number): boolean {
  if (isAloneThere(board, piece, hex)) return true;
  const there = unitIn(board, hex) ? piecesIn(board, hex) : NOBODY;
  if (there.some(({ unit, moved }) => unit && moved)) return false;
  // The usual case: every unit in the way finds a free hex, and all others stay where they are.
  if (everybodyFindsRoom(board, piece, hex, there)) return true;
  return unitsLeftWithoutHex(board, piece, hex).length === 0;
}

/**
 * Whether stacking allows any stop: a Leader stops anywhere, and a unit where none stands, if no units have to part
 * elsewhere.
 */
function isAloneThere(board: Board, piece: Piece, hex: number): boolean {
  return !piece.unit || (unitIn(board, hex) === null && !board.isCrowded(piece.side));
}

/**
 * Whether, one after the other, those who would share a hex find the nearest free one each. That they do is enough;
 * where one does not, another might have made room for him.
 */
function everybodyFindsRoom(board: Board, mover: Piece, hex: number, there: readonly Piece[]): boolean {
  const elsewhere = roomElsewhere(board, mover);
  if (there.length === 0 && elsewhere?.includes(hex) === false) return true;
  const taken = [hex];
  for (const friend of there)
    if (friend.unit && friend.index !== mover.index && !findsRoom(board, friend, taken)) return false;
  return partElsewhere(board, mover, hex, taken);
}

/** The last answer: it is the same for all hexes in which no unit stands. */
let lastRoom: {
  readonly board: Board;
  readonly stamp: number;
  readonly mover: number;
  readonly taken: readonly number[] | null;
} | null = null;

/** The hexes found by units that share one now, whichever hex the mover stops in; null: one of them finds none. */
function roomElsewhere(board: Board, mover: Piece): readonly number[] | null {
  const { stamp } = board;
  if (lastRoom?.board !== board || lastRoom.stamp !== stamp || lastRoom.mover !== mover.index) {
    const taken: number[] = [];
    const all = partElsewhere(board, mover, OFF_MAP, taken);
    lastRoom = { board, stamp, mover: mover.index, taken: all ? taken : null };
  }
  return lastRoom.taken;
}

/**
 * Gives each who shares a hex with another, but for those in `target`, a free one; whether all find one that is not
 * taken.
 */
function partElsewhere(board: Board, mover: Piece, target: HexIndex, taken: number[]): boolean {
  if (!board.isCrowded(mover.side)) return true;
  const units = board.unitsBy(mover.side);
  for (const unit of board.forces[mover.side]) {
    if (unit.hex === OFF_MAP || (units[unit.hex] ?? 0) < 2 || !unit.unit || unit.hex === target) continue;
    // The unit of a stack that has moved stays, or else the first.
    const stays = stayingIn(board, unit.hex, mover);
    if (unit === stays || unit.index === mover.index) continue;
    if (unit.moved || !findsRoom(board, unit, taken)) return false;
  }
  return true;
}

/** Takes the nearest hex that is free for a unit; whether there is one. */
function findsRoom(board: Board, unit: Piece, taken: number[]): boolean {
  for (const to of reachOf(board, unit).hexes) {
    if (unitIn(board, to) !== null || taken.includes(to)) continue;
    taken.push(to);
    return true;
  }
  return false;
}

function stayingIn(board: Board, hex: number, mover: Piece): Piece | undefined {
  let first: Piece | undefined;
  for (const piece of piecesIn(board, hex)) {
    if (!piece.unit || piece.index === mover.index) continue;
    if (piece.moved) return piece;
    first ??= piece;
  }
  return first;
}

/** Whether it may stop there once it has come by the cheapest way. */
export function mayStopByUsualWay(board: Board, piece: Piece, hex: number): boolean {
  if (isAloneThere(board, piece, hex)) return true;
  const reach = reachOf(board, piece);
  return mayOpenGateway(board, reach, hex)
    ? mayStopOnceEntered(board, piece, hex, reach)
    : mayStop(board, piece, hex);
}

/** By itself, as a function that makes others pays for them whether or not it comes to them. */
function mayStopOnceEntered(board: Board, piece: Piece, hex: number, reach: Reach): boolean {
  const path = wayTo(reach, hex).map((at) => numberOf(board.field.grid, at));
  const entering = [{ counter: piece.id, path }];
  return trying(
    board,
    () => entered(board, entering),
    () => mayStop(board, piece, hex),
  );
}
