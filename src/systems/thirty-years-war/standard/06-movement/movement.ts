/** Movement: cases 6.1 to 6.33, what a path may cross and what it takes with it. */

import type { CounterId } from '../../../../core/contract/values';
import { directionTo, hexAt, numberOf, OFF_MAP } from '../../../../core/hex/hex';
import { EXIT } from '../../engine/commandParts';
import type { ReasonKind } from '../../engine/reason';
import { unknownCounter } from '../../engine/reasons';
import type { Reason } from '../../rulebook/cited';
import type { HexNumber } from '../../scenario/map';
import { lastAsked } from '../../state/lastAsked';
import type { Piece } from '../../state/piece';
import {
  enemySide,
  type Position,
  phasingIndex,
  pieceOf,
  piecesIn,
  positionOf,
  unitIn,
} from '../../state/position';
import type { State } from '../../state/state';
import { wallsClosedTo } from '../12-terrain/barriers';
import { costOfStep, disruptedStepBar, PROHIBITED } from '../12-terrain/terrain';
import { surcharges } from './cost';
import { closedHexes, closedMap, closedReason, entry, exitCase, exitHexes } from './map-edges';
import { afterPassing, allowanceOf, openEntryHexes, type Reach, reachOf, stepsOf } from './reach';
import {
  closedStep,
  costsTooMuch,
  entryHeld,
  gunNeverMoves,
  hasMoved,
  heldByEnemy,
  movedUnitStays,
  movesInOtherTurn,
  movesOffMap,
  nobodyLeavesMap,
  noEntryThere,
  noExitThere,
  noHexLeftFor,
  noHexOfThatNumber,
  noHexToEnter,
  notNeighbours,
  tooFarDisrupted,
  wayEndsOffMap,
} from './reasons';
import { mayStop, mayStopByUsualWay, unitsLeftWithoutHex } from './stacking';

/** A counter and the hexes that it enters, in order. */
export type Way = { readonly counter: CounterId; readonly path: readonly HexNumber[] };

/** All reasons why a counter may not be moved along a path; the phase is judged by the sequence of play. */
export function moveReasons(state: State, { counter, path }: Way): readonly Reason[] {
  const piece = pieceOf(state, counter);
  if (!piece) return [unknownCounter(state, counter)];
  const cannotMove = moverReasons(state, piece);
  if (cannotMove.length > 0) return cannotMove;
  if (path.length === 0) return [noHexToEnter(state, piece)];
  const along = pathReasons(state, piece, path);
  // Beyond an exit, off the map, there is room for everybody.
  if (path.at(-1) === EXIT || along.some((reason) => reason.rule === '6.15')) return along;
  const last = hexAt(positionOf(state).field.grid, path.at(-1) ?? '');
  return [...along, ...stopReasons(afterPassing(state, piece, path), piece, last)];
}

/** Why a counter cannot move at all in this phase. */
export function moverReasons(state: State, piece: Piece): readonly Reason[] {
  const bar = moverBar(state, piece);
  return bar ? [bar(state, piece)] : [];
}

/** The one thing that keeps a counter from moving, or null; asked of every counter, so no more than its kind. */
function moverBar(state: State, piece: Piece): ReasonKind<readonly [Piece]> | null {
  if (piece.kind === 'artillery') return gunNeverMoves;
  if (piece.side !== phasingIndex(state)) return movesInOtherTurn;
  if (piece.state.moved) return hasMoved;
  return piece.hex === OFF_MAP && piece.state.off !== 'waiting' ? movesOffMap : null;
}

/** What is wrong on the way: gaps, enemies, terrain, and more than the counter can pay. */
function pathReasons(state: State, piece: Piece, path: readonly HexNumber[]): readonly Reason[] {
  const position = positionOf(state);
  const { grid } = position.field;
  const reasons: Reason[] = [];
  let at = piece.hex;
  let spent = 0;
  let closed = false;
  let here = state;
  for (const [i, number] of path.entries()) {
    if (at === OFF_MAP && i > 0) return [wayEndsOffMap(state, piece)];
    if (number === EXIT) {
      reasons.push(...exitReasons(state, piece, at));
      spent += 1;
      at = OFF_MAP;
      continue;
    }
    const next = hexAt(grid, number);
    if (next === OFF_MAP) return [noHexOfThatNumber(state, piece, number)];
    if (at === OFF_MAP) {
      reasons.push(...entryReasons(state, piece, number));
      spent += 1;
    } else {
      const direction = directionTo(grid, at, next);
      if (direction < 0) return [notNeighbours(state, piece, numberOf(grid, at), number)];
      const step = stepsOf(here, piece)(at, direction);
      if (step < PROHIBITED) spent += step;
      else {
        // Of several steps closed for the same cause the first says it all, and no cost would be right.
        const reason = stepReason(here, piece, at, direction, number);
        if (!reasons.some(({ rule }) => rule === reason.rule)) reasons.push(reason);
        closed = true;
      }
    }
    const enemy = unitIn(position, next);
    if (enemy && enemy.side === enemySide(piece.side)) reasons.push(heldByEnemy(state, piece, enemy));
    here = afterPassing(here, piece, [number]);
    at = next;
  }
  const allowance = allowanceOf(state, piece);
  if (spent > allowance && !closed) reasons.push(tooFar(state, piece, path, spent));
  return reasons;
}

/** With what makes the way cost more. @rule 6.14, 9.15 */
function tooFar(state: State, piece: Piece, path: readonly HexNumber[], spent: number): Reason {
  const { grid } = positionOf(state).field;
  const allowance = allowanceOf(state, piece);
  if (piece.state.disrupted) return tooFarDisrupted(state, piece, allowance, spent);
  const hexes = path.map((number) => hexAt(grid, number));
  return costsTooMuch(state, piece, spent, allowance, surcharges(state, piece, hexes));
}

function stepReason(state: State, piece: Piece, at: number, direction: number, number: HexNumber): Reason {
  const { field, walls } = positionOf(state);
  const next = hexAt(field.grid, number);
  if (walls && wallsClosedTo(walls, piece.side, piece.unit)?.[at * 6 + direction] === 1)
    return walls.closedReason(state, piece, at, next);
  const holders = closedHexes(state, piece)?.get(next);
  if (holders) return closedReason(state, piece, number, holders);
  const bar = piece.state.disrupted
    ? disruptedStepBar(field, piece, at, direction)
    : costOfStep(field, state.options, piece, at, direction).find((part) => part.points >= PROHIBITED);
  return closedStep(state, piece, bar ?? null, numberOf(field.grid, at), number);
}

/** Why the map cannot be left from that hex. @rule freiburg:17.33, freiburg:18.61 */
function exitReasons(state: State, piece: Piece, at: number): readonly Reason[] {
  const exits = exitHexes(state, piece);
  if (exits.length === 0) return [nobodyLeavesMap(state, piece, closedMap(state))];
  const from = at === OFF_MAP ? '' : numberOf(positionOf(state).field.grid, at);
  return exits.includes(from)
    ? []
    : [noExitThere(state, piece, from, { hexes: exits, rule: exitCase(state) })];
}

function entryReasons(state: State, piece: Piece, number: HexNumber): readonly Reason[] {
  const { hexes, cases } = entry(state);
  if (!hexes.includes(number)) return [noEntryThere(state, piece, number, { hexes, rule: cases.where })];
  return openEntryHexes(state, piece).includes(hexAt(positionOf(state).field.grid, number))
    ? []
    : [entryHeld(state, piece, { hexes: [number], rule: cases.closed })];
}

/**
 * Why the counter may not stop there: a friend who has moved, or friends who could no longer be parted. `state` has
 * the gateways as the way there leaves them.
 */
export function stopReasons(state: State, piece: Piece, hex: number): readonly Reason[] {
  if (mayStop(state, piece, hex)) return [];
  const position = positionOf(state);
  const moved = piecesIn(position, hex).filter((p) => p.unit && p.state.moved);
  if (moved.length > 0) return [movedUnitStays(state, moved)];
  const stranded = unitsLeftWithoutHex(state, piece, hex);
  return [noHexLeftFor(state, piece, numberOf(position.field.grid, hex), stranded)];
}

/** Whether nothing about the counter itself keeps it from moving in this phase. */
export function isFreeToMove(state: State, piece: Piece): boolean {
  return moverBar(state, piece) === null;
}

/** Whether the counter could end a move anywhere but where it stands. */
export function hasSomewhereToGo(state: State, piece: Piece): boolean {
  if (moverBar(state, piece)) return false;
  return (
    reachOf(state, piece).hexes.some((hex) => mayStopByUsualWay(state, piece, hex)) ||
    cheapestExit(state, piece, reachOf(state, piece), allowanceOf(state, piece)) !== null
  );
}

/** The exit hex within that reach that is left by for the least, and what that takes; null: none. @rule freiburg:17.33 */
export function cheapestExit(
  state: State,
  piece: Piece,
  reach: Reach,
  left: number,
): { readonly hex: number; readonly points: number } | null {
  const { grid } = positionOf(state).field;
  let best: { readonly hex: number; readonly points: number } | null = null;
  for (const number of exitHexes(state, piece)) {
    const hex = hexAt(grid, number);
    const points = (reach.spent[hex] ?? -1) + 1;
    if (points < 1 || points > left || (best && best.points <= points)) continue;
    best = { hex, points };
  }
  return best;
}

/** Counters of the Phasing Player that may still be moved. */
export function countersToMove(state: State): readonly Piece[] {
  return positionOf(state).pieces.filter((piece) => hasSomewhereToGo(state, piece));
}

/** Counters that can be taken up: they can go somewhere, if only out and back. */
export const movableCounters = lastAsked((state): readonly Piece[] =>
  positionOf(state).pieces.filter(
    (piece) =>
      !moverBar(state, piece) &&
      (piece.hex === OFF_MAP || reachOf(state, piece).hexes.length === 0
        ? hasSomewhereToGo(state, piece)
        : true),
  ),
);

/** Arrived counters that must still enter the map in this phase. */
export function countersThatMustEnter(state: State): readonly Piece[] {
  if (!entry(state).must) return [];
  return positionOf(state).pieces.filter((p) => p.state.off === 'waiting' && hasSomewhereToGo(state, p));
}

/** What a unit takes on its way: enemy guns and enemy Leaders without a unit. @rule 5.32, 6.12, 10.0 */
export function takenOnTheWay(
  position: Position,
  piece: Piece,
  path: readonly number[],
): { readonly guns: readonly Piece[]; readonly leaders: readonly Piece[] } {
  if (!piece.unit) return { guns: [], leaders: [] };
  const met = [...new Set(path)]
    .flatMap((hex) => piecesIn(position, hex))
    .filter((p) => p.side !== piece.side);
  return { guns: met.filter((p) => p.kind === 'artillery'), leaders: met.filter((p) => p.kind === 'leader') };
}
