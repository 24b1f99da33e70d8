/** How far a counter can go: the flood behind cases 6.14, 6.2, 9.15 and 11.12. */
import { DIRECTIONS, hexAt, neighbour, OFF_MAP } from '../../../../core/hex/hex';
import { PointQueue } from '../../../../core/hex/pointQueue';
import type { HexNumber } from '../../scenario/map';
import type { Options } from '../../scenario/optionSettings';
import type { Battlefield } from '../../state/battlefield';
import type { Piece } from '../../state/piece';
import { enemySide, type Position, positionOf, unitIn } from '../../state/position';
import type { State } from '../../state/state';
import { disruptedAllowance } from '../11-demoralization';
import { type Barriers, wallsClosedTo } from '../12-terrain/barriers';
import { openCosts, PROHIBITED } from '../12-terrain/terrain';
import { entered } from './entered';
import { closedHexes, entry } from './map-edges';

/**
 * For every hex the least that reaching it takes, -1 where it cannot be reached, and the hex before it on that way.
 * Movement Points for undisrupted units and Leaders, hexes for disrupted units.
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
type Known = { layout: string; walls: Barriers | null; readonly reaches: Map<number, Reach> };
const known = new WeakMap<Options, WeakMap<Battlefield, readonly [Known, Known]>>();

function knownReaches(state: State, position: Position, side: 0 | 1): Map<number, Reach> {
  let byField = known.get(state.options);
  if (!byField) {
    byField = new WeakMap();
    known.set(state.options, byField);
  }
  let both = byField.get(position.field);
  if (!both) {
    both = [
      { layout: '', walls: null, reaches: new Map() },
      { layout: '', walls: null, reaches: new Map() },
    ];
    byField.set(position.field, both);
  }
  const layout = position.forces[enemySide(side)].layout();
  if (both[side].layout !== layout || both[side].walls !== position.walls) {
    both[side].layout = layout;
    both[side].walls = position.walls;
    both[side].reaches.clear();
  }
  return both[side].reaches;
}

/** Everywhere a counter could pass or stop this phase, friends in the way or not; the start itself is 0. */
export function reachOf(state: State, piece: Piece): Reach {
  const reaches = knownReaches(state, positionOf(state), piece.side);
  const key = reachKey(state, piece);
  let reach = reaches.get(key);
  if (!reach) {
    reach = flood(state, piece);
    reaches.set(key, reach);
  }
  return reach;
}

/** All of a counter that its reach depends on, as one number; those off the map enter by the same hexes. */
function reachKey(state: State, piece: Piece): number {
  const moves =
    (piece.kind === 'cavalry' ? 1 : 0) + (piece.state.disrupted ? 2 : 0) + (piece.kind === 'leader' ? 4 : 0);
  return ((piece.hex + 1) * 8 + moves) * 128 + allowanceOf(state, piece);
}

/** Movement Points, or hexes for a disrupted unit; @rule 6.14, 9.15, 11.12 */
export function allowanceOf(state: State, piece: Piece): number {
  return piece.state.disrupted ? disruptedAllowance(state, piece) : piece.printed.movement;
}

/** What a step from a hex in a direction costs, in the coin of the counter's allowance; `PROHIBITED`: it may not be made. */
export type StepCost = (from: number, direction: number) => number;

/** What steps cost this counter as the position stands. */
export function stepsOf(state: State, piece: Piece): StepCost {
  const { field } = positionOf(state);
  const costs = stepCosts(state, piece);
  const held = closedHexes(state, piece);
  return (from, direction) =>
    held?.has(neighbour(field.grid, from, direction))
      ? PROHIBITED
      : (costs[from * 6 + direction] ?? PROHIBITED);
}

/** The same by terrain and walls alone, six a hex by direction. */
function stepCosts(state: State, piece: Piece): Uint8Array {
  const { field, walls } = positionOf(state);
  const open = openCosts(field, state.options, piece, piece.state.disrupted);
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
      else if (walls.breached[side] === 1 && !piece.state.disrupted && points < PROHIBITED)
        costs[side] = points + walls.breachPoints;
    }
    ofKind?.set(open, costs);
  }
  return costs;
}

/** The position for those who move after a counter has entered these hexes: it may have opened a gateway. @rule freiburg:19.57 */
export function afterPassing(state: State, piece: Piece, path: readonly HexNumber[]): State {
  return entered(state, [{ counter: piece.id, path }]);
}

/** Hexes where a counter that comes onto the map may begin, each for 1 Movement Point. */
export function openEntryHexes(state: State, piece: Piece): readonly number[] {
  const position = positionOf(state);
  return entry(state)
    .hexes.map((number) => hexAt(position.field.grid, number))
    .filter((hex) => unitIn(position, hex)?.side !== enemySide(piece.side));
}

/** The same from a hex on the way, with what has been spent to get there. */
export function reachFrom(state: State, piece: Piece, hex: number, spent: number): Reach {
  return flood(state, piece, { from: hex, left: allowanceOf(state, piece) - spent });
}

/** The cheapest ways without regard to the allowance: for saying how much too far something is. */
export function reachWithoutLimit(state: State, piece: Piece, from = piece.hex): Reach {
  return flood(state, piece, { from, left: 120 });
}

const queue = new PointQueue();

function flood(
  state: State,
  piece: Piece,
  start = { from: piece.hex, left: allowanceOf(state, piece) },
): Reach {
  const position = positionOf(state);
  const { neighbours, size } = position.field.grid;
  const allowance = start.left;
  const costs = stepCosts(state, piece);
  const enemies = position.forces[enemySide(piece.side)].held();
  const closed = closedHexes(state, piece);
  const spent = new Int8Array(size).fill(-1);
  const previous = new Int16Array(size).fill(OFF_MAP);
  const hexes: number[] = [];
  // A hex is added anew only for less than before, so once for each neighbour at most.
  queue.clear(size * 6);
  if (start.from === OFF_MAP) {
    for (const hex of openEntryHexes(state, piece)) {
      spent[hex] = 1;
      queue.add(1, hex);
    }
  } else {
    spent[start.from] = 0;
    queue.add(0, start.from);
  }
  for (let points = 0; points <= allowance; points++) {
    for (let hex = queue.take(points); hex >= 0; hex = queue.take(points)) {
      if (spent[hex] !== points) continue;
      if (hex !== start.from) hexes.push(hex);
      for (let side = hex * 6; side < hex * 6 + 6; side++) {
        const total = points + (costs[side] ?? PROHIBITED);
        if (total > allowance) continue;
        const next = neighbours[side] ?? OFF_MAP;
        const before = spent[next] ?? -1;
        if ((before >= 0 && before <= total) || enemies[next] === 1 || closed?.has(next)) continue;
        spent[next] = total;
        previous[next] = hex;
        queue.add(total, next);
      }
    }
  }
  return { spent, previous, hexes };
}

/**
 * A way to a hex that no free way leads to, with as few closed steps as can be: for saying what closes it. The hexes
 * entered in order; empty for the hex itself.
 */
export function leastClosedWay(state: State, piece: Piece, from: number, to: number): readonly number[] {
  const position = positionOf(state);
  const { grid } = position.field;
  const closed = grid.size;
  const stepFor = stepsOf(state, piece);
  const cost = new Int32Array(grid.size).fill(grid.size * closed);
  const previous = new Int16Array(grid.size);
  cost[from] = 0;
  // The map is small and this is asked for refusals only: a hex that is reached for less is simply gone on from anew.
  const open = new Set([from]);
  for (const at of open) {
    open.delete(at);
    for (const direction of DIRECTIONS) {
      const next = neighbour(grid, at, direction);
      const barred =
        stepFor(at, direction) === PROHIBITED || unitIn(position, next)?.side === enemySide(piece.side);
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
export function wayTo(reach: Reach, hex: number): readonly number[] {
  const way: number[] = [];
  for (let at = hex; (reach.spent[at] ?? 0) > 0; at = reach.previous[at] ?? OFF_MAP) way.push(at);
  return way.reverse();
}
