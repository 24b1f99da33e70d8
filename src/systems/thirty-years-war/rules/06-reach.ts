/** How far a counter can go: the flood behind cases 6.14, 6.2, 9.15 and 11.12. */
import { hexAt, neighbour, OFF_MAP } from '../../../core/hex';
import { exclusiveRules } from '../exclusive';
import { enemySide, type Piece, type Position, positionOf, unitIn } from '../position';
import type { CounterState, State } from '../state';
import { disruptedAllowance } from './11-demoralization';
import { disruptedStepBar, PROHIBITED, stepCost } from './12-terrain';

/**
 * For every hex the least that reaching it takes, -1 where it cannot be reached, and the hex before it on that way.
 * Movement Points for undisrupted units and Leaders, hexes for disrupted units.
 */
export type Reach = { readonly spent: Int8Array; readonly previous: Int16Array };

const known = new WeakMap<readonly CounterState[], Map<number, Reach>>();

/** Everywhere a counter could pass or stop this phase, friends in the way or not; the start itself is 0. */
export function reachOf(state: State, piece: Piece): Reach {
  let reaches = known.get(state.counters);
  if (!reaches) {
    reaches = new Map();
    known.set(state.counters, reaches);
  }
  let reach = reaches.get(piece.index);
  if (!reach) {
    reach = flood(state, piece);
    reaches.set(piece.index, reach);
  }
  return reach;
}

/** Movement Points, or hexes for a disrupted unit; @rule 6.14, 9.15, 11.12 */
export function allowanceOf(state: State, piece: Piece): number {
  return piece.state.disrupted ? disruptedAllowance(state, piece) : piece.printed.movement;
}

/** What a step costs this counter, in the coin of its allowance; `PROHIBITED` if it may not be made. */
export function stepFor(
  state: State,
  position: Position,
  piece: Piece,
  from: number,
  direction: number,
): number {
  if (piece.state.disrupted)
    return disruptedStepBar(position.field, piece.kind, from, direction) ? PROHIBITED : 1;
  return stepCost(position.field, state.options, piece.kind, from, direction);
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
  for (let points = 0; points < allowance; points++) {
    for (const hex of rim[points] ?? []) {
      if (spent[hex] !== points) continue;
      for (let direction = 0; direction < 6; direction++) {
        const next = neighbour(grid, hex, direction);
        if (next === OFF_MAP) continue;
        const total = points + stepFor(state, position, piece, hex, direction);
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
  return { spent, previous };
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
