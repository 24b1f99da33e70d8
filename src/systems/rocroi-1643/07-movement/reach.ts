/** Where a unit can come on its move, over hex and facing: case 7.1. The cheapest way to each end, with its turns. */
import { corners } from '../02-facing/facing';
import type { Board, Unit } from '../state/board';
import { type Barred, cornersLeft, type Mover, type Pose, stepTo, turn } from './walk';

/** As a command has it: a hex number for each step, a facing for each turn. */
export type MoveStep = string | number;
export type End = {
  readonly pose: Pose;
  readonly steps: readonly MoveStep[];
  /** Turns on the way, and those of them that ask for a test (7.2). */
  readonly turns: number;
  readonly tests: number;
};
/** A pose that was reached, and from where; its steps are put together when somebody asks for them. */
class Reached implements End {
  private made: readonly MoveStep[] | null = null;

  constructor(
    private readonly board: Board,
    readonly pose: Pose,
    readonly from: Reached | null,
  ) {}

  get tests(): number {
    return this.pose.tests;
  }
  get turns(): number {
    let turns = 0;
    for (let at: Reached = this; at.from; at = at.from) turns += Number(isTurn(at));
    return turns;
  }
  get steps(): readonly MoveStep[] {
    this.made ??= stepsTo(this.board, this);
    return this.made;
  }
}

function stepsTo(board: Board, end: Reached): readonly MoveStep[] {
  const steps: MoveStep[] = [];
  for (let at = end; at.from; at = at.from)
    steps.push(isTurn(at) ? at.pose.facing : board.number(at.pose.hex));
  return steps.reverse();
}

/** What it did last is seen from where it was: it went on, or turned. */
function isTurn({ pose, from }: Reached): boolean {
  return from !== null && from.pose.hex === pose.hex;
}

/**
 * For each key the points and tests of the best pose so far, as one number. Each search counts from a lower number than
 * the one before: what is left of that is worse than all that is found now.
 */
let best = new Int32Array(0);
let floor = 0;
/** More than the points and tests of any move. */
const SPAN = 1 << 16;

function beginSearch(room: number): void {
  floor -= SPAN;
  if (best.length >= room && floor > LOWEST) return;
  best = new Int32Array(Math.max(room, best.length));
  floor = -SPAN;
}
const LOWEST = -(2 ** 30);

/**
 * Every end of the move from that pose on, the cheapest first, the present one left out; of several ways to one the
 * cheapest, among these the one with the fewest tests. An end from which horse can charge counts apart from the same one
 * from which it cannot.
 */
export function endsFrom(board: Board, mover: Mover, begin: Pose): readonly End[] {
  beginSearch(board.field.grid.size * KEYS);
  const search = new Search(board, mover);
  search.reach({ ...begin, tests: 0 }, null);
  return search.ends(begin.spent);
}

/** The poses that are reached, by the points that they take. */
class Search {
  private readonly queues: Reached[][] = [];

  constructor(
    private readonly board: Board,
    private readonly mover: Mover,
  ) {}

  /** Keeps a pose if that is the best way to it so far. */
  reach(act: Pose | Barred, from: Reached | null): void {
    if (act.bar !== null || !improves(act, kindOf(act))) return;
    const { queues } = this;
    while (queues.length <= act.spent) queues.push([]);
    queues[act.spent]?.push(new Reached(this.board, act, from));
  }

  ends(spent: number): readonly End[] {
    const ends: End[] = [];
    for (let points = spent; points < this.queues.length; points++)
      for (const at of this.queues[points] ?? []) {
        if (best[keyOf(at.pose, kindOf(at.pose))] !== rank(at.pose)) continue;
        if (at.from && !at.pose.inside) ends.push(at);
        this.goOn(at);
      }
    return ends;
  }

  private goOn(at: Reached): void {
    const { board, mover } = this;
    const { pose } = at;
    // Every act takes a point. What can be done next is the same whether it can charge or not.
    if (pose.spent >= mover.allowance) return;
    if (pose.freedom === 'free' && improves(pose, WENT_ON))
      for (const d of mover.fromZone ? ANY_STEP : FORWARD) {
        const direction = (pose.facing + d) % 6;
        const to = board.neighbour(pose.hex, direction);
        if (to >= 0) this.reach(stepTo(board, mover, pose, direction, to), at);
      }
    // A turn after a turn is one turn: it is made at once.
    if (isTurn(at) || !improves(pose, TURNED)) return;
    const most = cornersLeft(board, mover, pose);
    for (let facing = 0; facing < 6; facing++) {
      const by = corners(pose.facing, facing);
      if (by > 0 && by <= most) this.reach(turn(board, mover, pose, facing), at);
    }
  }
}
/** Directions after the facing: the front, and the rear with it. */
const FORWARD = [1, 2];
const ANY_STEP = [1, 2, 4, 5];

const KEYS = 48;

/** What the best is kept of: poses that cannot charge and that can, and what was done next from either kind. */
type Kind = 0 | 1 | 2 | 3;
const WENT_ON: Kind = 2;
const TURNED: Kind = 3;

function kindOf({ charge }: Pose): Kind {
  return charge ? 1 : 0;
}

function keyOf({ hex, facing, freedom }: Pose, kind: Kind): number {
  return ((hex * 6 + facing) * 2 + Number(freedom === 'free')) * 4 + kind;
}

/** Less is better: fewer points, then fewer tests. */
function rank({ spent, tests }: Pose): number {
  return floor + spent * 64 + tests;
}

/** Whether that is the best way there so far; if it is, it is noted. */
function improves(pose: Pose, kind: Kind): boolean {
  const key = keyOf(pose, kind);
  const value = rank(pose);
  if ((best[key] ?? 0) <= value) return false;
  best[key] = value;
  return true;
}

/** The pose of a unit that has not begun to move. */
export function poseOf(unit: Unit): Pose {
  const { hex, facing } = unit;
  return { hex, facing, spent: 0, freedom: 'free', inside: false, charge: false, tests: 0, bar: null };
}
