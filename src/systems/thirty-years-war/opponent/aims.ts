/** Where units want to be, and whether their side has to attack: what a battle is about decides. */
import { DIRECTIONS, type HexIndex, neighbour, OFF_MAP, opposite } from '../../../core/hex/hex';
import { hook } from '../engine/hook';
import { stepsOf } from '../standard/06-movement/reach';
import { PROHIBITED } from '../standard/12-terrain/terrain';
import type { Board } from '../state/board';
import type { Piece } from '../state/piece';
import { enemySide } from '../state/position';
import { WEIGHTS } from './weights';
import { standingPoints } from './worth';

export type Aims = {
  /** From 0 for a side that wins as things stand, to 1 for one that has to attack. */
  readonly drive: number;
  /** Enemies that all make for, to stand beside them; empty, and no ground: they are well where they are. */
  readonly goals: readonly HexIndex[];
  /** Hexes to stand in themselves. */
  readonly ground?: readonly HexIndex[];
  /** How many times as much as usual each hex counts on the way there; left out: by the drive. */
  readonly hurry?: number;
};

/** A side that is not ahead has to attack, and makes for the enemy. */
export const aimsOf = hook((board, side: 0 | 1): Aims => {
  const drive = driveOf(board, side);
  return { drive, goals: drive > 0 ? enemiesOf(board, side) : [] };
});

/**
 * By the points as they stand: who is behind has to attack, and a lead of so many frees from it. While they are even
 * the weaker side lets the stronger come.
 */
export function driveOf(board: Board, side: 0 | 1, enough: number = ENOUGH): number {
  const lead = (side === 0 ? 1 : -1) * (standingPoints(board) / WEIGHTS.point);
  if (lead < 0) return 1;
  return lead >= enough ? 0 : boldness(board, side) * (1 - lead / enough);
}
const ENOUGH = 24;

/** By strength alone: 1 for the stronger side, 0 for one that is weaker by a quarter. */
export function boldness(board: Board, side: 0 | 1): number {
  const share = strengthOf(board, side) / Math.max(1, strengthOf(board, enemySide(side)));
  return Math.min(1, Math.max(0, 1 - WEAKER * (1 - share)));
}
/** How fast the drive of a weaker side falls: by a quarter less it has none. */
const WEAKER = 4;

function strengthOf(board: Board, side: 0 | 1): number {
  return board.forces[side].reduce(
    (sum, { unit, hex, disrupted, printed }) =>
      sum + (!unit || hex === OFF_MAP ? 0 : disrupted ? printed.disruptedStrength : printed.strength),
    0,
  );
}

export function enemiesOf(board: Board, side: 0 | 1): readonly HexIndex[] {
  return board.forces[enemySide(side)].flatMap(({ unit, hex }) => (unit && hex !== OFF_MAP ? [hex] : []));
}

/**
 * How many hexes of open ground lie between each hex and the nearest goal of the side whose aims these are; kept for
 * each kind of mover.
 */
export class Distances {
  private readonly known = new Map<Piece['kind'], Int16Array>();
  private readonly ofHex: number;
  private readonly isNowhere: boolean;

  constructor(
    private readonly board: Board,
    private readonly aims: Aims,
  ) {
    const { goals, ground = [], drive, hurry = drive } = aims;
    this.isNowhere = goals.length + ground.length === 0;
    this.ofHex = -WEIGHTS.away * hurry;
  }

  /** What being in that hex is worth to the piece, one of that side. */
  pull(piece: Piece, hex: HexIndex): number {
    if (this.isNowhere) return 0;
    const away = this.from(piece)[hex] ?? FAR;
    return this.ofHex * Math.min(FAR, Math.max(0, away - 1));
  }

  private from(piece: Piece): Int16Array {
    const found = this.known.get(piece.kind) ?? flood(this.board, piece, this.aims);
    this.known.set(piece.kind, found);
    return found;
  }
}
const FAR = 40;

/** To stand in a hex of the ground is as near as to stand beside a goal. */
function flood(board: Board, piece: Piece, { goals, ground = [] }: Aims): Int16Array {
  const { grid } = board.field;
  const away = new Int16Array(grid.size).fill(FAR);
  const steps = stepsOf(board, piece);
  const rim = [...goals, ...ground];
  for (const hex of ground) away[hex] = 1;
  for (const hex of goals) away[hex] = 0;
  for (const hex of rim) {
    const here = away[hex] ?? 0;
    for (const direction of DIRECTIONS) {
      const next = neighbour(grid, hex, direction);
      if (next === OFF_MAP || (away[next] ?? 0) <= here + 1) continue;
      const isGoal = here === 0;
      if (!isGoal && steps(next, opposite(direction)) >= PROHIBITED) continue;
      away[next] = here + 1;
      rim.push(next);
    }
  }
  return away;
}
