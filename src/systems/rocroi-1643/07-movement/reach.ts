/** Where a unit can come on its move, over hex and facing: case 7.1. The cheapest way to each end, with its turns. */
import type { Asking } from '../../../core/contract/rules';
import { inTurn } from '../engine/inTurn';
import type { Board, Unit } from '../state/board';
import { type Poses, search } from './search';
import { Act, type Mover, type MoveStep, type Pose } from './walk';

export type End = {
  readonly pose: Pose;
  readonly steps: readonly MoveStep[];
  /** Turns on the way, and those of them that ask for a test (7.2). */
  readonly turns: number;
  readonly tests: number;
};

/**
 * Every end of the move from that pose on, the cheapest first, the present one left out; of several ways to one the
 * cheapest, among these the one with the fewest tests. An end from which horse can charge counts apart from the same
 * one from which it cannot.
 */
export function endsFrom(board: Board, mover: Mover, begin: Pose): readonly End[] {
  const reach = reachFrom(board, mover, begin);
  return Array.from({ length: reach.length }, (_, i) => reach.at(i));
}

/** The same in the order that is asked for. Who only looks whether there is one finds the first without the others. */
export function* endsInTurn(board: Board, mover: Mover, begin: Pose, asking: Asking): Generator<End> {
  if (asking.draw) return yield* inTurn(reachFrom(board, mover, begin), asking);
  const first = reachFrom(board, mover, begin, 1);
  if (first.length === 0) return;
  yield first.at(0);
  const all = reachFrom(board, mover, begin);
  for (let i = 1; i < all.length; i++) yield all.at(i);
}

/** So many ends, if there are as many. */
function reachFrom(board: Board, mover: Mover, begin: Pose, enough = Number.POSITIVE_INFINITY): Reach {
  return new Reach(board, search(board, mover, begin, enough));
}

/** Ends, each put together when it is asked for. */
class Reach {
  constructor(
    private readonly board: Board,
    private readonly poses: Poses,
  ) {}

  get length(): number {
    return this.poses.ends;
  }
  at(index: number): End {
    return new Found(this.board, this.poses, this.poses.end(index));
  }
}

/** An end, which is its own pose: there are a hundred for each unit. */
class Found extends Act implements End {
  private made: readonly MoveStep[] | null = null;

  constructor(
    private readonly board: Board,
    private readonly poses: Poses,
    private readonly number: number,
  ) {
    super();
    poses.read(number, this);
  }

  get pose(): Pose {
    return this;
  }

  get turns(): number {
    const { poses } = this;
    let turns = 0;
    for (let at = this.number; at > 0; at = poses.from(at)) turns += Number(poses.isTurn(at));
    return turns;
  }

  get steps(): readonly MoveStep[] {
    this.made ??= this.wayThere();
    return this.made;
  }

  private wayThere(): readonly MoveStep[] {
    const { poses, board } = this;
    const steps: MoveStep[] = [];
    for (let at = this.number; at > 0; at = poses.from(at))
      steps.push(poses.isTurn(at) ? poses.facing(at) : board.number(poses.hex(at)));
    return steps.reverse();
  }
}

/** The pose of a unit that has not begun to move. */
export function poseOf(unit: Unit): Pose {
  const { hex, facing } = unit;
  return { hex, facing, spent: 0, freedom: 'free', inside: false, charge: false, tests: 0 };
}
