/** Where a unit can come on its move, over hex and facing: case 7.1. The cheapest way to each end, with its turns. */
import type { Asking } from '../../../core/contract/rules';
import { drawnReach } from '../engine/inTurn';
import type { Board, Unit } from '../state/board';
import { Act, type Mover, type MoveStep, type Pose } from './act';
import { type Poses, search } from './search';

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
  const poses = search(board, mover, begin).kept();
  const ends: End[] = [];
  for (let i = 0; i < poses.ends; i++) ends.push(new Found(board, poses, poses.end(i)));
  return ends;
}

/**
 * The ways to them in the order that is asked for. Most take the first alone, and it is read where the search has found
 * it. If no order is asked for, it is found without the others; one that is drawn without those that are farther than
 * was drawn for it.
 */
export function* waysInTurn(
  board: Board,
  mover: Mover,
  begin: Pose,
  { draw }: Asking,
): Generator<readonly MoveStep[]> {
  let found = draw
    ? search(board, mover, begin, { upTo: drawnReach(draw, begin.spent, mover.allowance) })
    : null;
  if (!found?.ends) found = search(board, mover, begin, draw ? {} : { enough: 1 });
  if (found.ends === 0) return;
  const first = draw && found.ends > 1 ? draw(found.ends) : 0;
  yield wayTo(board, found, found.end(first));
  // The nearest come first in both: an end has the same number in the one as in the other.
  const all = search(board, mover, begin).kept();
  for (let i = 1; i < all.ends; i++) yield wayTo(board, all, all.end((first + i) % all.ends));
}

function wayTo(board: Board, poses: Poses, end: number): readonly MoveStep[] {
  const steps: MoveStep[] = [];
  for (let at = end; at > 0; at = poses.from(at))
    steps.push(poses.isTurn(at) ? poses.facing(at) : board.number(poses.hex(at)));
  return steps.reverse();
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
    this.made ??= wayTo(this.board, this.poses, this.number);
    return this.made;
  }
}

/** The pose of a unit that has not begun to move. */
export function poseOf(unit: Unit): Pose {
  const { hex, facing } = unit;
  return { hex, facing, spent: 0, freedom: 'free', inside: false, charge: false, tests: 0 };
}
