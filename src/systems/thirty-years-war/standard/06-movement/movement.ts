/** Movement: cases 6.1 to 6.33, what a path may cross and what it takes with it. */

import type { CounterId } from '../../../../core/contract/values';
import { directionTo, hexAt, numberOf, OFF_MAP } from '../../../../core/hex/hex';
import { EXIT } from '../../engine/commandParts';
import type { ReasonKind } from '../../engine/reason';
import { unknownCounter } from '../../engine/reasons';
import type { Reason } from '../../rulebook/cited';
import type { HexNumber } from '../../scenario/map';
import { wallsClosedTo } from '../../state/barriers';
import type { Board } from '../../state/board';
import { lastAsked } from '../../state/lastAsked';
import type { Piece } from '../../state/piece';
import { enemySide, pieceOf, piecesIn, unitIn } from '../../state/position';
import { closedByWall } from '../12-terrain/barriers';
import { costOfStep, disruptedStepBar, PROHIBITED } from '../12-terrain/terrain';
import { surcharges } from './cost';
import { closedHexes, closedMap, closedReason, entry, exitCase, exitHexes } from './map-edges';
import { afterPassing, allowanceOf, openEntryHexes, type Reach, reachesAny, reachOf, stepsOf } from './reach';
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
export function moveReasons(board: Board, { counter, path }: Way): readonly Reason[] {
  const piece = pieceOf(board, counter);
  if (!piece) return [unknownCounter(board, counter)];
  const cannotMove = moverReasons(board, piece);
  if (cannotMove.length > 0) return cannotMove;
  if (path.length === 0) return [noHexToEnter(board, piece)];
  const along = pathReasons(board, piece, path);
  // Beyond an exit, off the map, there is room for all.
  if (path.at(-1) === EXIT || along.some((reason) => reason.rule === '6.15')) return along;
  const last = hexAt(board.field.grid, path.at(-1) ?? '');
  return [...along, ...stopReasons(afterPassing(board, piece, path), piece, last)];
}

/** Why a counter cannot move at all in this phase. */
export function moverReasons(board: Board, piece: Piece): readonly Reason[] {
  const bar = moverBar(board, piece);
  return bar ? [bar(board, piece)] : [];
}

/** The one thing that keeps a counter from moving, or null; asked of every counter, so no more than its kind. */
function moverBar(board: Board, piece: Piece): ReasonKind<readonly [Piece]> | null {
  if (piece.kind === 'artillery') return gunNeverMoves;
  if (piece.side !== board.phasingIndex) return movesInOtherTurn;
  if (piece.moved) return hasMoved;
  return piece.hex === OFF_MAP && piece.off !== 'waiting' ? movesOffMap : null;
}

/** What is wrong on the way: gaps, enemies, terrain, and more than the counter can pay. */
function pathReasons(board: Board, piece: Piece, path: readonly HexNumber[]): readonly Reason[] {
  const { grid } = board.field;
  const reasons: Reason[] = [];
  let at = piece.hex;
  let spent = 0;
  let closed = false;
  let here = board;
  let steps = stepsOf(here, piece);
  for (const [i, number] of path.entries()) {
    if (at === OFF_MAP && i > 0) return [wayEndsOffMap(board, piece)];
    if (number === EXIT) {
      reasons.push(...exitReasons(board, piece, at));
      spent += 1;
      at = OFF_MAP;
      continue;
    }
    const next = hexAt(grid, number);
    if (next === OFF_MAP) return [noHexOfThatNumber(board, piece, number)];
    if (at === OFF_MAP) {
      reasons.push(...entryReasons(board, piece, number));
      spent += 1;
    } else {
      const direction = directionTo(grid, at, next);
      if (direction < 0) return [notNeighbours(board, piece, numberOf(grid, at), number)];
      const step = steps(at, direction);
      if (step < PROHIBITED) spent += step;
      else {
        // Of several steps closed for the same cause the first says it all, and no cost would be right.
        const reason = stepReason(here, piece, at, direction, number);
        if (!reasons.some(({ rule }) => rule === reason.rule)) reasons.push(reason);
        closed = true;
      }
    }
    const enemy = unitIn(board, next);
    if (enemy && enemy.side === enemySide(piece.side)) reasons.push(heldByEnemy(board, piece, enemy));
    const there = afterPassing(here, piece, [number]);
    if (there !== here) steps = stepsOf(there, piece);
    here = there;
    at = next;
  }
  const allowance = allowanceOf(board, piece);
  if (spent > allowance && !closed) reasons.push(tooFar(board, piece, path, spent));
  return reasons;
}

/** With what makes the way cost more. @rule 6.14, 9.15 */
function tooFar(board: Board, piece: Piece, path: readonly HexNumber[], spent: number): Reason {
  const { grid } = board.field;
  const allowance = allowanceOf(board, piece);
  if (piece.disrupted) return tooFarDisrupted(board, piece, allowance, spent);
  const hexes = path.map((number) => hexAt(grid, number));
  return costsTooMuch(board, piece, spent, allowance, surcharges(board, piece, hexes));
}

function stepReason(board: Board, piece: Piece, at: number, direction: number, number: HexNumber): Reason {
  const { field, walls } = board;
  const next = hexAt(field.grid, number);
  if (walls && wallsClosedTo(walls, piece.side, piece.unit)?.[at * 6 + direction] === 1)
    return closedByWall(board, piece, at, next);
  const holders = closedHexes(board, piece)?.get(next);
  if (holders) return closedReason(board, piece, number, holders);
  const bar = piece.disrupted
    ? disruptedStepBar(field, piece, at, direction)
    : costOfStep(field, board.options, piece, at, direction).find((part) => part.points >= PROHIBITED);
  return closedStep(board, piece, bar ?? null, numberOf(field.grid, at), number);
}

/** Why the map cannot be left from that hex. @rule freiburg:17.33, freiburg:18.61 */
function exitReasons(board: Board, piece: Piece, at: number): readonly Reason[] {
  const exits = exitHexes(board, piece);
  if (exits.length === 0) return [nobodyLeavesMap(board, piece, closedMap(board))];
  const from = at === OFF_MAP ? '' : numberOf(board.field.grid, at);
  return exits.includes(from)
    ? []
    : [noExitThere(board, piece, from, { hexes: exits, rule: exitCase(board) })];
}

function entryReasons(board: Board, piece: Piece, number: HexNumber): readonly Reason[] {
  const { hexes, cases } = entry(board);
  if (!hexes.includes(number)) return [noEntryThere(board, piece, number, { hexes, rule: cases.where })];
  return openEntryHexes(board, piece).includes(hexAt(board.field.grid, number))
    ? []
    : [entryHeld(board, piece, { hexes: [number], rule: cases.closed })];
}

/**
 * Why the counter may not stop there: a friend that has moved, or friends that could no longer be parted. The board has
 * the gateways as the way there leaves them.
 */
export function stopReasons(board: Board, piece: Piece, hex: number): readonly Reason[] {
  if (mayStop(board, piece, hex)) return [];
  const moved = piecesIn(board, hex).filter((p) => p.unit && p.moved);
  if (moved.length > 0) return [movedUnitStays(board, moved)];
  const stranded = unitsLeftWithoutHex(board, piece, hex);
  return [noHexLeftFor(board, piece, numberOf(board.field.grid, hex), stranded)];
}

/** Whether nothing about the counter itself keeps it from moving in this phase. */
export function isFreeToMove(board: Board, piece: Piece): boolean {
  return moverBar(board, piece) === null;
}

/** Whether the counter could end a move anywhere but where it stands. */
export function hasSomewhereToGo(board: Board, piece: Piece): boolean {
  if (moverBar(board, piece)) return false;
  return (
    reachOf(board, piece).hexes.some((hex) => mayStopByUsualWay(board, piece, hex)) ||
    cheapestExit(board, piece, reachOf(board, piece), allowanceOf(board, piece)) !== null
  );
}

/**
 * The exit hex within that reach that is left by for the least, and what that takes; null: none. @rule freiburg:17.33
 */
export function cheapestExit(
  board: Board,
  piece: Piece,
  reach: Reach,
  left: number,
): { readonly hex: number; readonly points: number } | null {
  const { grid } = board.field;
  let best: { readonly hex: number; readonly points: number } | null = null;
  for (const number of exitHexes(board, piece)) {
    const hex = hexAt(grid, number);
    const points = (reach.spent[hex] ?? -1) + 1;
    if (points < 1 || points > left || (best && best.points <= points)) continue;
    best = { hex, points };
  }
  return best;
}

/** Counters that can be taken up: they can go somewhere, if only out and back. */
export const movableCounters = lastAsked((board): readonly Piece[] =>
  board.pieces.filter(
    (piece) =>
      !moverBar(board, piece) &&
      ((piece.hex !== OFF_MAP && reachesAny(board, piece)) || hasSomewhereToGo(board, piece)),
  ),
);

/** Arrived counters that must still enter the map in this phase. */
export function countersThatMustEnter(board: Board): readonly Piece[] {
  if (!entry(board).must) return [];
  return board.pieces.filter((p) => p.off === 'waiting' && hasSomewhereToGo(board, p));
}

/** What a unit takes on its way: enemy guns and enemy Leaders without a unit. @rule 5.32, 6.12, 10.0 */
export function takenOnTheWay(board: Board, piece: Piece, path: readonly number[]): Taken {
  if (!piece.unit) return NOTHING;
  const met: Piece[] = [];
  for (const hex of path)
    for (const other of piecesIn(board, hex))
      if (other.side !== piece.side && !met.includes(other)) met.push(other);
  if (met.length === 0) return NOTHING;
  return { guns: met.filter((p) => p.kind === 'artillery'), leaders: met.filter((p) => p.kind === 'leader') };
}

export type Taken = { readonly guns: readonly Piece[]; readonly leaders: readonly Piece[] };
const NOTHING: Taken = { guns: [], leaders: [] };
