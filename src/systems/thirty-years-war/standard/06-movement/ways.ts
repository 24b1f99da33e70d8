/** Ways over the map for the chosen counter: where it can go from here, and the path that a press means. */
import * as v from 'valibot';
import { directionTo, type HexIndex, numberOf, OFF_MAP } from '../../../../core/hex/hex';
import type { Read } from '../../../../core/json/readJson';
import { counterIdSchema, EXIT, pathSchema } from '../../engine/commandParts';
import { check } from '../../engine/judge';
import type { Draft } from '../../engine/types';
import { draftRule } from '../../play/declare';
import { commandIfLegal, type Press, refuse, toDraft } from '../../play/stage';
import type { Board } from '../../state/board';
import type { Piece } from '../../state/piece';
import { enemySide, pieceOf, unitIn } from '../../state/position';
import { PROHIBITED } from '../12-terrain/terrain';
import { pathCost } from './cost';
import type { MoveCommand } from './move';
import { cheapestExit, moveReasons, moverReasons } from './movement';
import {
  afterPassing,
  allowanceOf,
  leastClosedWay,
  openEntryHexes,
  type Reach,
  reachFrom,
  reachOf,
  reachWithoutLimit,
  stepsOf,
  wayTo,
} from './reach';
import { mayStopByUsualWay } from './stacking';

const form = v.strictObject({
  kind: v.literal('move'),
  counter: counterIdSchema,
  /** The hexes fixed so far. */
  path: pathSchema,
  /** Neighbours are added one by one. */
  tracing: v.boolean(),
});

/** A counter is chosen, perhaps with a part of its way. */
export type MoveDraft = Read<typeof form>;
declare module '../../engine/types' {
  interface DraftTypes {
    move: MoveDraft;
  }
}

export const moveDraft = draftRule('move', {
  form,
  counters: ({ counter }) => [counter],
  picked: ({ counter }) => [counter],
  isInHand: () => true,
  built: (draft) => (draft.path.length > 0 ? { ...draft, tracing: true } : null),
  isUsable: canBeWalked,
});

/** Whether a begun move is one: a counter that can move, along neighbours that are open to it. */
function canBeWalked(board: Board, { counter, path }: MoveDraft): boolean {
  const piece = pieceOf(board, counter);
  if (!piece || moverReasons(board, piece).length > 0) return false;
  return path.length === 0 || moveReasons(board, { counter, path }).every(({ rule }) => rule === '6.32');
}

export type Chosen = { readonly piece: Piece; readonly draft: MoveDraft };

export function chosenCounter(board: Board, draft: Draft | null): Chosen | null {
  const piece = draft?.kind === 'move' ? pieceOf(board, draft.counter) : null;
  return piece && draft?.kind === 'move' ? { piece, draft } : null;
}

type Onward = {
  readonly at: number;
  readonly spent: number;
  readonly reach: Reach;
  /** The state with the gateways as the way so far leaves them (freiburg:19.57). */
  readonly here: Board;
};

/** Where the way so far ends, and everything that can be reached from there. */
function onward(board: Board, piece: Piece, move: MoveDraft): Onward {
  const { grid } = board.field;
  if (move.path.length === 0) return { at: piece.hex, spent: 0, reach: reachOf(board, piece), here: board };
  const hexes = move.path.map((number) => grid.indexOf.get(number) ?? -1);
  const at = hexes.at(-1) ?? piece.hex;
  const spent = pathCost(board, piece, hexes);
  const here = afterPassing(board, piece, move.path);
  return { at, spent, reach: reachFrom(here, piece, at, spent), here };
}

export type Destination = { readonly at: string; readonly cost: number };

/**
 * Hexes that may be pointed at, and what it costs to come there: places to stop, or while tracing the next hex of the
 * way. Any other hex within reach can be pointed at while tracing all the same.
 */
export function destinations(board: Board, piece: Piece, move: MoveDraft): readonly Destination[] {
  return destinationsAs(board, piece, move, (hex, cost) => ({
    at: numberOf(board.field.grid, hex),
    cost,
  }));
}

/** The same, as whatever is made of them: each prompt has dozens, and needs them once. */
export function destinationsAs<T>(
  board: Board,
  piece: Piece,
  move: MoveDraft,
  made: (hex: HexIndex, cost: number) => T,
): T[] {
  const { at, spent, reach, here } = onward(board, piece, move);
  const found: T[] = [];
  const left = allowanceOf(board, piece) - spent;
  for (const hex of reach.hexes) {
    const further = move.tracing ? nextStep(here, piece, at, hex, reach) : (reach.spent[hex] ?? 0);
    if (further === null || further > left) continue;
    if (!move.tracing && !mayStopByUsualWay(board, piece, hex)) continue;
    found.push(made(hex, spent + further));
  }
  return found;
}

export function commandOf(piece: Piece, path: readonly string[]): MoveCommand {
  return { do: 'move', counter: piece.id, path };
}

/** The move to a hex by the cheapest way, or by the way that shows best why it cannot be made. */
export function moveTo(board: Board, { piece, draft }: Chosen, hex: number): MoveCommand {
  return commandOf(piece, [...draft.path, ...wayAnyhow(board, piece, draft, hex)]);
}

function wayAnyhow(board: Board, piece: Piece, move: MoveDraft, hex: number): readonly string[] {
  const { grid } = board.field;
  const { at, reach } = onward(board, piece, move);
  if (hex === at) return [];
  const way = wayTo(reach, hex);
  if (way.length > 0) return way.map((h) => numberOf(grid, h));
  // Too far: the cheapest way without a limit shows by how much.
  const tooLong = wayTo(reachWithoutLimit(board, piece, at), hex);
  if (tooLong.length > 0) return tooLong.map((h) => numberOf(grid, h));
  // Closed off: the way with the fewest closed steps shows what closes it.
  const entry = openEntryHexes(board, piece)[0];
  const from = at >= 0 ? at : (entry ?? -1);
  if (from < 0) return [numberOf(grid, hex)];
  const closed = leastClosedWay(board, piece, from, hex).map((h) => numberOf(grid, h));
  return at >= 0 ? closed : [numberOf(grid, from), ...closed];
}

/**
 * The cheapest way off the map from where the way so far ends, with what it takes in all; null: none.
 * @rule freiburg:17.33
 */
export function wayOut(
  board: Board,
  piece: Piece,
  move: MoveDraft,
): { readonly path: readonly string[]; readonly points: number } | null {
  const { spent, reach } = onward(board, piece, move);
  const exit = cheapestExit(board, piece, reach, allowanceOf(board, piece) - spent);
  if (!exit) return null;
  const way = wayTo(reach, exit.hex).map((hex) => numberOf(board.field.grid, hex));
  return { path: [...move.path, ...way, EXIT], points: spent + exit.points };
}

/** What the one step into a hex costs, from its neighbour or onto the map; null when that is no single step. */
function nextStep(board: Board, piece: Piece, at: number, hex: number, reach: Reach): number | null {
  const points = reach.spent[hex] ?? -1;
  if (at < 0) return points >= 0 && reach.previous[hex] === OFF_MAP ? points : null;
  const direction = directionTo(board.field.grid, at, hex);
  if (direction < 0 || unitIn(board, hex)?.side === enemySide(piece.side)) return null;
  const cost = stepsOf(board, piece)(at, direction);
  return cost >= PROHIBITED ? null : cost;
}

/** Adds the way to a hex to the traced path, as long as it can be paid and walked. */
export function trace(board: Board, chosen: Chosen, hex: number): Press {
  const { piece, draft } = chosen;
  const { grid } = board.field;
  const { at, spent, reach, here } = onward(board, piece, draft);
  if (hex === at) return commandIfLegal(board, commandOf(piece, draft.path));
  // A neighbour is meant to be stepped into, even where a way round would be cheaper.
  const step = nextStep(here, piece, at, hex, reach);
  const way = step !== null && step <= allowanceOf(board, piece) - spent ? [hex] : wayTo(reach, hex);
  if (way.length === 0) return refuse(check(board, moveTo(board, chosen, hex)));
  return toDraft({ ...draft, path: [...draft.path, ...way.map((h) => numberOf(grid, h))] });
}
