/** How far a counter can go: the flood behind cases 6.14, 6.2, 9.15 and 11.12. */
import { DIRECTIONS, hexAt, neighbour, OFF_MAP } from '../../../../core/hex/hex';
import { PointQueue } from '../../../../core/hex/pointQueue';
import { supposing } from '../../engine/suppose';
import type { HexNumber } from '../../scenario/map';
import { type Barriers, wallsClosedTo } from '../../state/barriers';
import type { Battlefield } from '../../state/battlefield';
import type { Board } from '../../state/board';
import type { Piece } from '../../state/piece';
import { enemySide, unitIn } from '../../state/position';
import { disruptedAllowance } from '../11-demoralization';
import { openCosts, PROHIBITED } from '../12-terrain/terrain';
import { entered } from './entered';
import { closedHexes, entry } from './map-edges';

/**
 * For every hex the least that reaching it takes, -1 where it cannot be reached, and the hex before it on that way,
 * which says nothing where none can be. Movement Points for undisrupted units and Leaders, hexes for disrupted units.
 */
export type Reach = {
  readonly spent: Int8Array;
  readonly previous: Int16Array;
  /** The hexes that can be reached, the nearest first, without the start. */
  readonly hexes: readonly number[];
};

/**
 * Reaches that are still good: friends never shorten one, so it depends on where the enemy's units stand, on the walls
 * and on the counter alone, and moving a friend leaves all others valid unless it opens a gateway.
 */
type Known = {
  readonly layout: number;
  readonly walls: Barriers | null;
  readonly reaches: Map<number, Reach>;
};
/** Layouts that are kept: of both sides on a few boards. */
const MOST_KNOWN = 8;
const known: Known[] = [];

function knownReaches({ layouts, walls }: Board, side: 0 | 1): Map<number, Reach> {
  const layout = layouts[enemySide(side)];
  for (let i = known.length - 1; i >= 0; i--) {
    const one = known[i];
    if (one?.layout === layout && one.walls === walls) return one.reaches;
  }
  const reaches = new Map<number, Reach>();
  known.push({ layout, walls, reaches });
  if (known.length > MOST_KNOWN) known.shift();
  return reaches;
}

/** Everywhere a counter could pass or stop this phase, friends in the way or not; the start itself is 0. */
export function reachOf(board: Board, piece: Piece): Reach {
  const reaches = knownReaches(board, piece.side);
  const key = reachKey(board, piece);
  let reach = reaches.get(key);
  if (!reach) {
    reach = flood(board, piece);
    reaches.set(key, reach);
  }
  return reach;
}

/** Whether a counter on the map reaches any hex: that a single step can be made is enough. */
export function reachesAny(board: Board, piece: Piece): boolean {
  const allowance = allowanceOf(board, piece);
  const costs = stepCosts(board, piece);
  const enemies = board.unitsBy(enemySide(piece.side));
  const closed = closedHexes(board, piece);
  for (let side = piece.hex * 6; side < piece.hex * 6 + 6; side++) {
    if ((costs[side] ?? PROHIBITED) > allowance) continue;
    const next = board.field.grid.neighbours[side] ?? OFF_MAP;
    if ((enemies[next] ?? 0) === 0 && !closed?.has(next)) return true;
  }
  return false;
}

/** All of a counter that its reach depends on, as one number; those off the map enter by the same hexes. */
function reachKey(board: Board, piece: Piece): number {
  const moves =
    (piece.kind === 'cavalry' ? 1 : 0) + (piece.disrupted ? 2 : 0) + (piece.kind === 'leader' ? 4 : 0);
  return ((piece.hex + 1) * 8 + moves) * 128 + allowanceOf(board, piece);
}

/** Movement Points, or hexes for a disrupted unit; @rule 6.14, 9.15, 11.12 */
export function allowanceOf(board: Board, piece: Piece): number {
  return piece.disrupted ? disruptedAllowance(board, piece) : piece.printed.movement;
}

/**
 * What a step from a hex in a direction costs, in the coin of the counter's allowance; `PROHIBITED`: it may not be
 * made.
 */
export type StepCost = (from: number, direction: number) => number;

/** What steps cost this counter as the position stands. */
export function stepsOf(board: Board, piece: Piece): StepCost {
  const { field } = board;
  const costs = stepCosts(board, piece);
  const held = closedHexes(board, piece);
  return (from, direction) =>
    held?.has(neighbour(field.grid, from, direction))
      ? PROHIBITED
      : (costs[from * 6 + direction] ?? PROHIBITED);
}

/** The same by terrain and walls alone, six a hex by direction. */
function stepCosts(board: Board, piece: Piece): Uint8Array {
  const { field, walls } = board;
  const open = openCosts(field, board.options, piece, piece.disrupted);
  return walls ? costsWithWalls(field, walls, piece, open) : open;
}

/**
 * By walls, and by the costs without them: tables made once as long as the walls stand as they do. Walls at the start
 * of a scenario outlive its games, the costs are those of the options of one of them.
 */
const walled = new WeakMap<Barriers, WeakMap<Uint8Array, Uint8Array>[]>();

function costsWithWalls(field: Battlefield, walls: Barriers, piece: Piece, open: Uint8Array): Uint8Array {
  const tables = walled.get(walls) ?? [new WeakMap(), new WeakMap()];
  walled.set(walls, tables);
  const ofKind = tables[piece.unit ? 1 : 0];
  let costs = ofKind?.get(open);
  if (!costs) {
    costs = open.slice();
    const closed = wallsClosedTo(walls, piece.side, piece.unit);
    for (const side of field.walls) {
      const points = costs[side] ?? PROHIBITED;
      if (closed?.[side] === 1) costs[side] = PROHIBITED;
      else if (walls.breached[side] === 1 && !piece.disrupted && points < PROHIBITED)
        costs[side] = points + walls.breachPoints;
    }
    ofKind?.set(open, costs);
  }
  return costs;
}

/**
 * Whether what lets whom through could be another after a counter has gone there by the cheapest way.
 * @rule freiburg:19.57
 */
export function mayOpenGateway({ walls, field }: Board, { spent, previous }: Reach, hex: number): boolean {
  if (!walls) return false;
  for (let at = hex; (spent[at] ?? 0) > 0; at = previous[at] ?? OFF_MAP)
    if (field.atGateway[at] === 1) return true;
  return false;
}

/**
 * The board for those who move after a counter has entered these hexes: it may have opened a gateway.
 * @rule freiburg:19.57
 */
export function afterPassing(board: Board, piece: Piece, path: readonly HexNumber[]): Board {
  const { walls, field } = board;
  if (!walls || !path.some((number) => field.atGateway[hexAt(field.grid, number)] === 1)) return board;
  return supposing(board, (supposed) => entered(supposed, [{ counter: piece.id, path }]));
}

/** Hexes where a counter that comes onto the map may begin, each for 1 Movement Point. */
export function openEntryHexes(board: Board, piece: Piece): readonly number[] {
  return entry(board)
    .hexes.map((number) => hexAt(board.field.grid, number))
    .filter((hex) => unitIn(board, hex)?.side !== enemySide(piece.side));
}

/** The same from a hex on the way, with what has been spent to get there. */
export function reachFrom(board: Board, piece: Piece, hex: number, spent: number): Reach {
  return flood(board, piece, { from: hex, left: allowanceOf(board, piece) - spent });
}

/** Everywhere it could pass or stop in a further turn, from where it is or from any of those hexes. */
export function reachOnwards(board: Board, piece: Piece, from: readonly number[]): Reach {
  return flood(board, piece, { from: piece.hex, left: allowanceOf(board, piece), also: from });
}

/** The cheapest ways without regard to the allowance: for saying how much too far something is. */
export function reachWithoutLimit(board: Board, piece: Piece, from = piece.hex): Reach {
  return flood(board, piece, { from, left: 120 });
}

const queue = new PointQueue();
/** Hexes as they are found, before their number is known. */
const nearest: number[] = [];

/** Tables of so many reaches are cut out of one piece of memory: asking for each of them costs as much as a flood. */
const AT_ONCE = 32;
let cut = { size: 0, left: 0, spent: new Int8Array(0), previous: new Int16Array(0) };

function tablesFor(size: number): Pick<Reach, 'spent' | 'previous'> {
  if (cut.size !== size || cut.left === 0) {
    const room = size * AT_ONCE;
    cut = { size, left: AT_ONCE, spent: new Int8Array(room).fill(-1), previous: new Int16Array(room) };
  }
  const from = --cut.left * size;
  const to = from + size;
  return { spent: cut.spent.subarray(from, to), previous: cut.previous.subarray(from, to) };
}

const NOWHERE: readonly number[] = [];
/** `also`: hexes that it could begin in as well. */
type Start = { readonly from: number; readonly left: number; readonly also?: readonly number[] };

function flood(
  board: Board,
  piece: Piece,
  start: Start = { from: piece.hex, left: allowanceOf(board, piece) },
): Reach {
  const { neighbours, size } = board.field.grid;
  const allowance = start.left;
  const costs = stepCosts(board, piece);
  const enemies = board.unitsBy(enemySide(piece.side));
  const closed = closedHexes(board, piece);
  const { spent, previous } = tablesFor(size);
  let found = 0;
  // A hex is added again only for less than before, so once for the same points.
  queue.clear(size);
  if (start.from === OFF_MAP) {
    for (const hex of openEntryHexes(board, piece)) {
      spent[hex] = 1;
      previous[hex] = OFF_MAP;
      queue.add(1, hex);
    }
  } else {
    spent[start.from] = 0;
    queue.add(0, start.from);
  }
  for (const hex of start.also ?? NOWHERE) {
    spent[hex] = 0;
    queue.add(0, hex);
  }
  for (let points = 0; points <= allowance; points++) {
    // No step costs less than a point, so that no hex is added for as many as are looked at.
    const hexes = queue.hexes(points);
    const count = queue.count(points);
    for (let place = 0; place < count; place++) {
      const hex = hexes[place] ?? OFF_MAP;
      if (spent[hex] !== points) continue;
      if (hex !== start.from) nearest[found++] = hex;
      // So none can be made from the rim either.
      if (points === allowance) continue;
      for (let side = hex * 6; side < hex * 6 + 6; side++) {
        const total = points + (costs[side] ?? PROHIBITED);
        // No step leads off the map.
        if (total > allowance) continue;
        const next = neighbours[side] ?? OFF_MAP;
        const before = spent[next] ?? -1;
        // Most neighbours have been reached for no more.
        if (before >= 0 && before <= total) continue;
        if ((enemies[next] ?? 0) > 0 || closed?.has(next)) continue;
        spent[next] = total;
        previous[next] = hex;
        queue.add(total, next);
      }
    }
  }
  return { spent, previous, hexes: nearest.slice(0, found) };
}

/**
 * A way to a hex that no free way leads to, with as few closed steps as can be: for saying what closes it. The hexes
 * entered in order; empty for the hex itself.
 */
export function leastClosedWay(board: Board, piece: Piece, from: number, to: number): readonly number[] {
  const { grid } = board.field;
  const closed = grid.size;
  const stepFor = stepsOf(board, piece);
  const cost = new Int32Array(grid.size).fill(grid.size * closed);
  const previous = new Int16Array(grid.size);
  cost[from] = 0;
  // The map is small and this is asked for refusals only: a hex that is reached again for
  // less is simply searched again.
  const open = new Set([from]);
  for (const at of open) {
    open.delete(at);
    for (const direction of DIRECTIONS) {
      const next = neighbour(grid, at, direction);
      const barred =
        stepFor(at, direction) === PROHIBITED || unitIn(board, next)?.side === enemySide(piece.side);
      const total = (cost[at] ?? 0) + (barred ? closed : 1);
      // Beyond the edge of the map nothing is cheap enough.
      if (total >= (cost[next] ?? 0)) continue;
      cost[next] = total;
      previous[next] = at;
      open.add(next);
    }
  }
  const way: number[] = [];
  for (let at = to; at !== from; at = previous[at] ?? from) way.push(at);
  return way.reverse();
}

/** The cheapest way there, every hex entered in order; empty when it cannot be reached. */
export function wayTo({ spent, previous }: Reach, hex: number): readonly number[] {
  let length = 0;
  for (let at = hex; (spent[at] ?? 0) > 0; at = previous[at] ?? OFF_MAP) length++;
  const way = new Array<number>(length);
  for (let at = hex; length > 0; at = previous[at] ?? OFF_MAP) way[--length] = at;
  return way;
}
