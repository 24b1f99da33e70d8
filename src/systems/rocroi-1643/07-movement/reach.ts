/** Where a unit can come on its move, over hex and facing: case 7.1. The cheapest way to each end, with its turns. */
import type { Asking } from '../../../core/contract/rules';
import { corners } from '../02-facing/facing';
import { inTurn } from '../engine/inTurn';
import type { Board, Unit } from '../state/board';
import { Act, cornersLeft, type Mover, type Pose, stepTo, turn } from './walk';

/** As a command has it: a hex number for each step, a facing for each turn. */
export type MoveStep = string | number;
export type End = {
  readonly pose: Pose;
  readonly steps: readonly MoveStep[];
  /** Turns on the way, and those of them that ask for a test (7.2). */
  readonly turns: number;
  readonly tests: number;
};

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

/** So many ends, if there are as many; each is put together when it is asked for. */
function reachFrom(board: Board, mover: Mover, begin: Pose, enough = Number.POSITIVE_INFINITY): Reach {
  beginSearch(board.field.grid.size * KEYS);
  return new Reach(board, mover, begin, enough);
}

/**
 * What a search goes on from, and what it tries: one object each, as an object for each pose takes longer than the
 * rest.
 */
const here = new Act();
const tried = new Act();
/** Named where a pose was reached from none. */
const NONE = -1;

/** The poses that are reached, numbered as they are found. */
class Reach {
  /** Of each pose its key and whether it is inside a friend, its points and tests, and the pose before it. */
  private readonly places: number[] = [];
  private readonly costs: number[] = [];
  private readonly froms: number[] = [];
  /** Those to go on from, by the points that they take. */
  private readonly queues: number[][] = [];
  private readonly ends: number[] = [];

  constructor(
    private readonly board: Board,
    private readonly mover: Mover,
    begin: Pose,
    enough: number,
  ) {
    const { queues, ends } = this;
    const most = Math.max(mover.allowance, begin.spent);
    for (let points = 0; points <= most; points++) queues.push([]);
    this.keep({ ...begin, tests: 0 }, NONE);
    for (let points = begin.spent; points <= most && ends.length < enough; points++)
      for (const number of queues[points] ?? []) this.goOn(number);
  }

  get length(): number {
    return this.ends.length;
  }
  at(index: number): End {
    const number = this.ends[index];
    if (number === undefined) throw new RangeError(`no end ${index}`);
    return new Found(this, number);
  }

  /** Keeps a pose if that is the best way to it so far. */
  private keep(pose: Pose, from: number): void {
    if (!improves(pose, kindOf(pose))) return;
    const number = this.places.push(keyOf(pose, kindOf(pose)) * 2 + Number(pose.inside)) - 1;
    this.costs.push(costOf(pose));
    this.froms.push(from);
    this.queues[pose.spent]?.push(number);
  }

  private goOn(number: number): void {
    const { board, mover } = this;
    const pose = this.poseOf(number, here);
    if (best[keyOf(pose, kindOf(pose))] !== rank(pose)) return;
    if (number > 0 && !pose.inside) this.ends.push(number);
    // Every act takes a point. What can be done next is the same whether it can charge or not.
    if (pose.spent >= mover.allowance) return;
    if (pose.freedom === 'free' && improves(pose, WENT_ON)) this.step(pose, number);
    // A turn after a turn is one turn: it is made at once.
    if (this.isTurn(number) || !improves(pose, TURNED)) return;
    const most = cornersLeft(board, mover, pose);
    for (let facing = 0; facing < 6; facing++) {
      const by = corners(pose.facing, facing);
      if (by > 0 && by <= most) this.take(turn(board, mover, pose, facing, tried), number);
    }
  }

  private step(pose: Pose, number: number): void {
    const { board, mover } = this;
    for (const d of mover.fromZone ? ANY_STEP : FORWARD) {
      const direction = (pose.facing + d) % 6;
      const to = board.neighbour(pose.hex, direction);
      if (to >= 0) this.take(stepTo(board, mover, pose, direction, to, tried), number);
    }
  }

  private take(act: Act, from: number): void {
    if (act.bar === null) this.keep(act, from);
  }

  /** The pose of that number, written into an act. */
  poseOf(number: number, into: Act): Act {
    const [place, cost] = [this.places[number] ?? 0, this.costs[number] ?? 0];
    into.hex = Math.floor(place / (2 * KEYS));
    into.facing = (place >> 4) % 6;
    into.freedom = (place & 8) !== 0 ? 'free' : 'turnOnly';
    into.inside = (place & 1) !== 0;
    into.charge = (place & 2) !== 0;
    into.spent = cost >> 6;
    into.tests = cost & 63;
    return into;
  }

  /** What it did last is seen from where it was: it went on, or turned. */
  private isTurn(number: number): boolean {
    const from = this.froms[number] ?? NONE;
    return from !== NONE && this.hexOf(from) === this.hexOf(number);
  }

  private hexOf(number: number): number {
    return Math.floor((this.places[number] ?? 0) / (2 * KEYS));
  }

  turnsTo(number: number): number {
    let turns = 0;
    for (let at = number; at > 0; at = this.froms[at] ?? 0) turns += Number(this.isTurn(at));
    return turns;
  }

  stepsTo(number: number): readonly MoveStep[] {
    const steps: MoveStep[] = [];
    for (let at = number; at > 0; at = this.froms[at] ?? 0) {
      const { hex, facing } = this.poseOf(at, here);
      steps.push(this.isTurn(at) ? facing : this.board.number(hex));
    }
    return steps.reverse();
  }
}

/** An end of a reach, which is its own pose: there are a hundred for each unit. */
class Found extends Act implements End {
  private made: readonly MoveStep[] | null = null;

  constructor(
    private readonly reach: Reach,
    private readonly number: number,
  ) {
    super();
    reach.poseOf(number, this);
  }

  get pose(): Pose {
    return this;
  }
  get turns(): number {
    return this.reach.turnsTo(this.number);
  }
  get steps(): readonly MoveStep[] {
    this.made ??= this.reach.stepsTo(this.number);
    return this.made;
  }
}

/** Directions after the facing: the front, and the rear with it. */
const FORWARD = [1, 2];
const ANY_STEP = [1, 2, 4, 5];

/** What the best is kept of: poses that cannot charge and that can, and what was done next from either kind. */
type Kind = 0 | 1 | 2 | 3;
const WENT_ON: Kind = 2;
const TURNED: Kind = 3;
/** Keys of a hex: by facing, freedom and kind. */
const KEYS = 48;

function kindOf({ charge }: Pose): Kind {
  return charge ? 1 : 0;
}

function keyOf({ hex, facing, freedom }: Pose, kind: Kind): number {
  return ((hex * 6 + facing) * 2 + Number(freedom === 'free')) * 4 + kind;
}

/** Less is better: fewer points, then fewer tests. */
function costOf({ spent, tests }: Pose): number {
  return spent * 64 + tests;
}

function rank(pose: Pose): number {
  return floor + costOf(pose);
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
  return { hex, facing, spent: 0, freedom: 'free', inside: false, charge: false, tests: 0 };
}
