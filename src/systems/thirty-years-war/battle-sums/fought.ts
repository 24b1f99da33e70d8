/** One battle as the rules fight it, with every face of every die: what each ending costs both sides. */

import { nextFaces } from '../engine/faces';
import { moves, playOut } from '../engine/judge';
import { trying } from '../engine/suppose';
import type { Command, CommandOf } from '../engine/types';
import { force } from '../estimate/measure';
import { countedTowards, nextLevels } from '../play/standing';
import { verdict } from '../standard/04-sequence/end';
import type { AttackCommand } from '../standard/08-combat/attack';
import { defendersAnswer } from '../standard/08-combat/before-defender';
import { faceStrength } from '../standard/08-combat/effects';
import type { Board } from '../state/board';
import type { Piece } from '../state/piece';
import { piecesOf, sideOf } from '../state/position';

/** By the index of a side. */
export type Pair = readonly [number, number];
/** What a battle may come to. */
export type Ending = {
  /** In how many ways of `of`, the same for all endings of a battle. */
  readonly ways: number;
  /** Strength Points that each side has lost. */
  readonly lost: Pair;
  /** Points of each side's verdict that are due to it; null: the battle counts none. */
  readonly points: Pair | null;
  /** What counts towards each of the next levels, in their order: as many as are left if it is reached. */
  readonly towards: readonly number[];
  readonly eliminated: readonly Piece[];
  /** Units that it disrupts. */
  readonly disrupted: readonly Piece[];
  /** Leaders lost, and guns that are lost or change hands. */
  readonly taken: readonly Piece[];
};
export type Fought = { readonly of: number; readonly endings: readonly Ending[] };

/**
 * Every ending of a legal battle on that board, each read off the board as the rules leave it. A Dx disrupts as little
 * Strength as is enough; a defender who is asked for his Leaders uses them as is best for him. @rule 8.61, 10.11
 */
export function fought(board: Board, battle: AttackCommand): Fought {
  const before = standing(board);
  const answer = defendersAnswer(board, battle)?.uses ?? [];
  const faces: number[] = [];
  const found: { readonly thrown: number; readonly ending: Omit<Ending, 'ways'> }[] = [];
  do {
    let thrown = 0;
    const die = () => {
      faces[thrown] ??= 1;
      return faces[thrown++] ?? 1;
    };
    const ending = trying(
      board,
      () => toItsEnd(board, battle, answer, die),
      () => endingOn(board, before),
    );
    found.push({ thrown, ending });
  } while (nextFaces(faces));
  const most = Math.max(...found.map(({ thrown }) => thrown));
  const endings = found.map(({ thrown, ending }) => ({ ...ending, ways: 6 ** (most - thrown) }));
  return { of: 6 ** most, endings };
}

type Answered = CommandOf<'assignDefenderLeaders'>['leaders'];

function toItsEnd(board: Board, battle: AttackCommand, leaders: Answered, die: () => number): void {
  playOut(board, battle, die);
  if (board.pending?.kind === 'defenderLeaders')
    playOut(board, { do: 'assignDefenderLeaders', leaders }, die);
  if (board.pending?.kind !== 'chooseDisrupted') return;
  const exchanged = leastExchange(board);
  if (exchanged) playOut(board, exchanged, die);
}

/** The least Strength that is enough; of equals what costs its side least, then the first. @rule 8.61 */
function leastExchange(board: Board): Command | null {
  const side = board.phasingIndex;
  let best: { readonly way: Command; readonly strength: number; readonly left: number } | null = null;
  for (const way of [...moves(board)]) {
    if (way.do !== 'chooseDisrupted') continue;
    const strength = faceStrength(piecesOf(board, way.units));
    if (best && strength > best.strength) continue;
    const left = trying(
      board,
      () => playOut(board, way, () => USUAL_FACE),
      () => force(board, side),
    );
    if (!best || strength < best.strength || left > best.left) best = { way, strength, left };
  }
  return best?.way ?? null;
}

/** Of a die that is thrown while ways of an exchange are compared. */
const USUAL_FACE = 4;

type Standing = {
  readonly lost: Pair;
  readonly points: Pair | null;
  readonly levels: ReturnType<typeof nextLevels>;
  readonly disrupted: ReadonlySet<Piece>;
  readonly holders: readonly (string | null)[];
};

function standing(board: Board): Standing {
  return {
    lost: lossesOn(board),
    points: pointsOn(board),
    levels: nextLevels(board),
    disrupted: new Set(board.pieces.filter(({ disrupted }) => disrupted)),
    holders: board.pieces.map(holderOf),
  };
}

/** Whose it is, and whether it is on the map at all. */
function holderOf({ off, side }: Piece): string | null {
  return off ?? String(side);
}

function endingOn(board: Board, before: Standing): Omit<Ending, 'ways'> {
  const changed = board.pieces.filter((piece) => holderOf(piece) !== before.holders[piece.index]);
  const points = pointsOn(board);
  return {
    lost: less(lossesOn(board), before.lost),
    points: points && before.points && less(points, before.points),
    towards: towards(board, before.levels),
    eliminated: changed.filter(({ unit, off }) => unit && off === 'eliminated'),
    disrupted: board.pieces.filter(
      (piece) => piece.unit && piece.disrupted && piece.hex >= 0 && !before.disrupted.has(piece),
    ),
    taken: changed.filter(({ unit }) => !unit),
  };
}

function towards(board: Board, levels: Standing['levels']): readonly number[] {
  // Read off the losses: an army may also break before it has reached its level.
  return levels.map(({ id, level, left }) => Math.min(left, countedTowards(board, id) - (level - left)));
}

export function lossesOn(board: Board): Pair {
  const of = (side: 0 | 1) => {
    const { ordinary = 0, demoralizedInfantry = 0 } = board.losses[sideOf(board, side)] ?? {};
    return ordinary + demoralizedInfantry;
  };
  return [of(0), of(1)];
}

export function pointsOn(board: Board): Pair | null {
  const { points } = verdict(board);
  return points && [points[sideOf(board, 0)] ?? 0, points[sideOf(board, 1)] ?? 0];
}

export function less(one: Pair, other: Pair): Pair {
  return [one[0] - other[0], one[1] - other[1]];
}
