/**
 * What several battles come to together, exactly. They count as independent, each as it stands now: a result that
 * changes a later battle of the same list is not looked ahead to, and after each die the rest is counted again.
 */
import {
  certain,
  type Distribution,
  distributed,
  plus,
  type Spread,
  spreadOf,
  waysAtLeast,
} from '../../../core/distribution';
import { eventRule } from '../engine/book';
import { trying } from '../engine/suppose';
import { type NextLevel, nextLevels } from '../play/standing';
import type { AttackCommand } from '../standard/08-combat/attack';
import { afterLosses } from '../standard/08-combat/results';
import type { Board } from '../state/board';
import type { Piece } from '../state/piece';
import { sideOf } from '../state/position';
import { afterThose } from './afterListed';
import { type Fought, fought, less, type Pair, pointsOn } from './fought';

export type Chance = { readonly ways: bigint; readonly of: bigint };
export type LevelAhead = NextLevel & {
  /** That what is lost reaches it; what then comes of it the rules of the battle say. */
  readonly reached: Chance;
};
export type PieceAtRisk = { readonly piece: Piece; readonly ways: number; readonly of: number };
export type Sums = {
  readonly battles: readonly Fought[];
  /** Strength Points that each side loses. */
  readonly lost: readonly [Spread, Spread];
  /** By how many points each side is better off; null: the battle counts none. */
  readonly points: readonly [Spread, Spread] | null;
  /** The same of the Phasing Player's points less the other's. */
  readonly ahead: Spread | null;
  /** In the order of `nextLevels`. */
  readonly levels: readonly LevelAhead[];
  /** Each unit that may be disrupted, and how likely; it may be eliminated besides. */
  readonly disrupted: readonly PieceAtRisk[];
  readonly eliminated: readonly PieceAtRisk[];
  /** Leaders and guns. */
  readonly taken: readonly PieceAtRisk[];
};

/** Each battle has to be legal once those before it have been declared; empty: nothing happens. */
export function sumsOf(board: Board, battles: readonly AttackCommand[]): Sums {
  const known = knownOn(board);
  const each = battles.map((battle, at) =>
    afterThose(board, battles.slice(0, at), () => known.of(board, battle)),
  );
  const awarded = new Awarded(board);
  const all = each.map((one) => jointly(awarded, one)).reduce(plus, certain([0, 0, 0, 0]));
  const counts = pointsOn(board) !== null;
  const points = (side: 0 | 1) =>
    spreadOf(
      all,
      ([first = 0, second = 0, ...rest]) => awarded.by([first, second])[side] + (rest[side] ?? 0),
    );
  const us = board.phasingIndex;
  const them = us === 0 ? 1 : 0;
  return {
    battles: each,
    lost: [spreadOf(all, ([first = 0]) => first), spreadOf(all, ([, second = 0]) => second)],
    points: counts ? [points(0), points(1)] : null,
    ahead: counts
      ? spreadOf(all, ([first = 0, second = 0, ...rest]) => {
          const by = awarded.by([first, second]);
          return by[us] + (rest[us] ?? 0) - by[them] - (rest[them] ?? 0);
        })
      : null,
    levels: nextLevels(board).map((level, at) => ({ ...level, reached: reached(each, level, at) })),
    disrupted: atRisk(each, (ending) => ending.disrupted),
    eliminated: atRisk(each, (ending) => ending.eliminated),
    taken: atRisk(each, (ending) => ending.taken),
  };
}

/** Battles that were fought in thought before, on a board for as long as it stands as it does. */
class Known {
  private readonly battles = new Map<string, Fought>();

  constructor(readonly stamp: number) {}

  /** Of battles declared before it only the Leaders matter, whom it then cannot have. */
  of(board: Board, battle: AttackCommand): Fought {
    const key = `${board.leaders.map((leader) => (leader.fought ? 1 : 0)).join('')} ${JSON.stringify(battle)}`;
    const known = this.battles.get(key) ?? fought(board, battle);
    this.battles.set(key, known);
    return known;
  }
}
const knownOf = new WeakMap<Board, Known>();

function knownOn(board: Board): Known {
  const { stamp } = board;
  const before = knownOf.get(board);
  if (before?.stamp === stamp) return before;
  const known = new Known(stamp);
  knownOf.set(board, known);
  return known;
}

/** What both sides lose, and the points of both that do not follow from how much is lost. */
function jointly(awarded: Awarded, { endings }: Fought): Distribution {
  return distributed(
    endings.map(({ ways, lost, points }) => {
      const rest = points ? less(points, awarded.by(lost)) : NONE;
      return { vector: [...lost, ...rest], ways: BigInt(ways) };
    }),
  );
}

const NONE: Pair = [0, 0];

/** Points that follow from how much both sides lose in all, levels that fall by it among them: asked of the rules. */
class Awarded {
  private readonly known = new Map<string, Pair>();
  private readonly before: Pair;

  constructor(private readonly board: Board) {
    this.before = pointsOn(board) ?? NONE;
  }

  by(lost: Pair): Pair {
    const key = lost.join();
    const known = this.known.get(key);
    if (known) return known;
    const { board } = this;
    const found = trying(
      board,
      () => lose(board, lost),
      () => less(pointsOn(board) ?? NONE, this.before),
    );
    this.known.set(key, found);
    return found;
  }
}

function lose(board: Board, lost: Pair): void {
  const losses = { ...board.losses };
  for (const side of [0, 1] as const) {
    const { ordinary = 0, demoralizedInfantry = 0 } = losses[sideOf(board, side)] ?? {};
    losses[sideOf(board, side)] = { ordinary: ordinary + lost[side], demoralizedInfantry };
  }
  board.change({ losses });
  afterLosses({ board, emit: (event) => eventRule(event.happened).evolve(board, event), die: () => HIGHEST });
}

/** Where a test is made of losses, it is made in the battle that asks for it, not here. */
const HIGHEST = 6;

function reached(each: readonly Fought[], { left }: NextLevel, at: number): Chance {
  const all = each
    .map(({ endings }) =>
      distributed(endings.map(({ ways, towards }) => ({ vector: [towards[at] ?? 0], ways: BigInt(ways) }))),
    )
    .reduce(plus, certain([0]));
  const spread = spreadOf(all, ([figure = 0]) => figure);
  return { ways: waysAtLeast(spread, left), of: all.of };
}

/** A counter takes part in one battle, so that its chances are those of that battle. */
function atRisk(
  each: readonly Fought[],
  who: (ending: Fought['endings'][number]) => readonly Piece[],
): readonly PieceAtRisk[] {
  return each.flatMap(({ of, endings }) => {
    const ways = new Map<Piece, number>();
    for (const ending of endings)
      for (const piece of who(ending)) ways.set(piece, (ways.get(piece) ?? 0) + ending.ways);
    return [...ways].map(([piece, count]) => ({ piece, ways: count, of }));
  });
}
