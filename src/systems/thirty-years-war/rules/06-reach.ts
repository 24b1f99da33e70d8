/** How far a counter can go: the flood behind cases 6.14, 6.2, 9.15 and 11.12. */
import { hexAt, neighbour, OFF_MAP } from '../../../core/hex';
import type { Battlefield } from '../battlefield';
import { exclusiveRules } from '../exclusive';
import { lastInAfter } from '../lastIn';
import type { Options } from '../options';
import { enemySide, type Piece, type Position, positionOf, unitIn } from '../position';
import type { HexNumber } from '../scenario';
import type { State } from '../state';
import { disruptedAllowance } from './11-demoralization';
import { disruptedStepBar, PROHIBITED, stepCost } from './12-terrain';
import { BREACH, type Walls, wallIsBreached, wallsClosedTo } from './12-walls';

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
type Known = { layout: string; walls: Walls | null; readonly reaches: Map<number, Reach> };
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
  const layout = position.layout[enemySide(side)];
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
  const { field, walls } = positionOf(state);
  const closed = wallsClosedTo(walls, piece.side, piece.unit);
  const held = exclusiveRules(state).closedHexes(state, piece);
  const plain: StepCost = piece.state.disrupted
    ? (from, direction) => (disruptedStepBar(field, piece, from, direction) ? PROHIBITED : 1)
    : (from, direction) => stepCost(field, state.options, piece, from, direction);
  if (!closed && !held) return plain;
  return (from, direction) => {
    if (closed?.[from * 6 + direction] === 1) return PROHIBITED;
    if (held?.has(neighbour(field.grid, from, direction))) return PROHIBITED;
    const points = plain(from, direction);
    const overBreach = !piece.state.disrupted && wallIsBreached(walls, from, direction);
    return overBreach && points < PROHIBITED ? points + BREACH : points;
  };
}

/** The position for those who move after a counter has entered these hexes: it may have opened a gateway. @rule freiburg:19.57 */
export function afterPassing(state: State, piece: Piece, path: readonly HexNumber[]): State {
  const lastIn = lastInAfter(state, piece.id, path);
  return lastIn === state.lastIn ? state : { ...state, lastIn };
}

/** Hexes where a counter that comes onto the map may begin, each for 1 Movement Point (rocroi:17.14). */
export function openEntryHexes(state: State, piece: Piece): readonly number[] {
  const position = positionOf(state);
  return exclusiveRules(state)
    .entryHexes(state, piece)
    .map((number) => hexAt(position.field.grid, number))
    .filter((hex) => hex !== OFF_MAP && unitIn(position, hex)?.side !== enemySide(piece.side));
}

/** The same from a hex on the way, with what has been spent to get there. */
export function reachFrom(state: State, piece: Piece, hex: number, spent: number): Reach {
  return flood(state, piece, { from: hex, left: allowanceOf(state, piece) - spent });
}

/** The cheapest ways without regard to the allowance: for saying how much too far something is. */
export function reachWithoutLimit(state: State, piece: Piece, from = piece.hex): Reach {
  return flood(state, piece, { from, left: 120 });
}

function flood(
  state: State,
  piece: Piece,
  start = { from: piece.hex, left: allowanceOf(state, piece) },
): Reach {
  const position = positionOf(state);
  const { grid } = position.field;
  const spent = new Int8Array(grid.size).fill(-1);
  const previous = new Int16Array(grid.size).fill(OFF_MAP);
  const allowance = start.left;
  const enemy = enemySide(piece.side);
  // One list a Movement Point: a hex is settled when its list is reached.
  const rim: number[][] = Array.from({ length: Math.max(allowance, 0) + 1 }, () => []);
  if (start.from === OFF_MAP) {
    for (const hex of openEntryHexes(state, piece)) {
      spent[hex] = 1;
      rim[1]?.push(hex);
    }
  } else {
    spent[start.from] = 0;
    rim[0]?.push(start.from);
  }
  const hexes: number[] = [];
  const stepFor = stepsOf(state, piece);
  const settled = new Uint8Array(grid.size);
  for (let points = 0; points <= allowance; points++) {
    for (const hex of rim[points] ?? []) {
      if (spent[hex] !== points || settled[hex] === 1) continue;
      settled[hex] = 1;
      if (hex !== start.from) hexes.push(hex);
      if (points === allowance) continue;
      for (let direction = 0; direction < 6; direction++) {
        const next = neighbour(grid, hex, direction);
        if (next === OFF_MAP) continue;
        const total = points + stepFor(hex, direction);
        if (total > allowance) continue;
        const before = spent[next] ?? -1;
        if (before >= 0 && before <= total) continue;
        if (unitIn(position, next)?.side === enemy) continue;
        spent[next] = total;
        previous[next] = hex;
        rim[total]?.push(next);
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
  const cost = new Int32Array(grid.size).fill(-1);
  const previous = new Int16Array(grid.size).fill(OFF_MAP);
  cost[from] = 0;
  // The map is small and this is asked for refusals only: settle the nearest open hex until the end is reached.
  const open = new Set([from]);
  while (open.size > 0) {
    const at = [...open].reduce((best, hex) => ((cost[hex] ?? 0) < (cost[best] ?? 0) ? hex : best));
    if (at === to) break;
    open.delete(at);
    for (let direction = 0; direction < 6; direction++) {
      const next = neighbour(grid, at, direction);
      if (next === OFF_MAP) continue;
      const barred =
        stepFor(at, direction) >= PROHIBITED || unitIn(position, next)?.side === enemySide(piece.side);
      const total = (cost[at] ?? 0) + (barred ? closed : 1);
      const before = cost[next] ?? -1;
      if (before >= 0 && before <= total) continue;
      cost[next] = total;
      previous[next] = at;
      open.add(next);
    }
  }
  const way: number[] = [];
  for (let at = to; at !== from && at !== OFF_MAP; at = previous[at] ?? OFF_MAP) way.push(at);
  return way.reverse();
}

/** The cheapest way there, every hex entered in order; empty when it cannot be reached. */
export function wayTo(reach: Reach, hex: number): readonly number[] {
  if ((reach.spent[hex] ?? -1) < 0) return [];
  const way: number[] = [];
  let at = hex;
  while (at !== OFF_MAP && reach.spent[at] !== 0) {
    way.push(at);
    at = reach.previous[at] ?? OFF_MAP;
  }
  return way.reverse();
}
