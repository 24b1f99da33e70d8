/** Where a unit can come on its move, over hex and facing: case 7.1. The cheapest way to each end, with its turns. */
import type { Board, Unit } from '../state/board';
import { type Act, type Barred, type Mover, type Pose, stepTo, turn } from './walk';

/** As a command has it: a hex number for each step, a facing for each turn. */
export type MoveStep = string | number;
export type End = {
  readonly pose: Pose;
  readonly steps: readonly MoveStep[];
  /** Turns on the way that ask for a test (7.2). */
  readonly tests: number;
};
/** What it has done is seen from where it was: gone on, or turned. */
type Node = {
  readonly pose: Pose;
  readonly from: Node | null;
  readonly tests: number;
};

/** Its steps are put together when somebody asks for them. */
class Reached implements End {
  private made: readonly MoveStep[] | null = null;

  constructor(
    private readonly board: Board,
    private readonly node: Node,
  ) {}

  get pose(): Pose {
    return this.node.pose;
  }
  get tests(): number {
    return this.node.tests;
  }
  get steps(): readonly MoveStep[] {
    this.made ??= stepsTo(this.board, this.node);
    return this.made;
  }
}

function stepsTo(board: Board, end: Node): readonly MoveStep[] {
  const steps: MoveStep[] = [];
  for (let at = end; at.from; at = at.from)
    steps.push(isTurn(at) ? at.pose.facing : board.number(at.pose.hex));
  return steps.reverse();
}

function isTurn({ pose, from }: Node): boolean {
  return from !== null && from.pose.hex === pose.hex;
}

/** For each key the points and tests of the best node so far, as one number, in the search of that stamp. */
let best = new Int32Array(0);
let stamps = new Int32Array(0);
let stamp = 0;

/**
 * Every end of the move from that pose on, the cheapest first, the present one left out; of several ways to one the
 * cheapest, among these the one with the fewest tests. An end from which horse can charge counts apart from the same one
 * from which it cannot.
 */
export function endsFrom(board: Board, mover: Mover, begin: Pose): readonly End[] {
  const room = board.field.grid.size * KEYS;
  if (best.length < room) {
    best = new Int32Array(room);
    stamps = new Int32Array(room);
  }
  stamp++;
  const queues: Node[][] = [];
  const ends: End[] = [];
  const offer = (act: Act | Barred, from: Node) => {
    if (act.bar !== null) return;
    const tests = from.tests + Number(act.tests);
    if (!improves(act.pose, tests)) return;
    queues[act.pose.spent] ??= [];
    queues[act.pose.spent]?.push({ pose: act.pose, from, tests });
  };
  improves(begin, 0);
  queues[begin.spent] = [{ pose: begin, from: null, tests: 0 }];
  for (let spent = begin.spent; spent < queues.length; spent++)
    for (const node of queues[spent] ?? []) {
      if (best[keyOf(node.pose)] !== rank(node.pose, node.tests)) continue;
      if (node.from && !node.pose.inside) ends.push(new Reached(board, node));
      goOn(board, mover, node, offer);
    }
  return ends;
}

const KEYS = 24;

function keyOf({ hex, facing, freedom, charge }: Pose): number {
  return ((hex * 6 + facing) * 2 + Number(freedom === 'free')) * 2 + Number(charge);
}

/** Less is better: fewer points, then fewer tests. */
function rank({ spent }: Pose, tests: number): number {
  return spent * 64 + tests;
}

/** Whether that is the best way there so far; if it is, it is noted. */
function improves(pose: Pose, tests: number): boolean {
  const key = keyOf(pose);
  const value = rank(pose, tests);
  if (stamps[key] === stamp && (best[key] ?? 0) <= value) return false;
  stamps[key] = stamp;
  best[key] = value;
  return true;
}

type Offer = (act: Act | Barred, from: Node) => void;

function goOn(board: Board, mover: Mover, node: Node, offer: Offer): void {
  const { pose } = node;
  if (pose.freedom === 'free')
    for (const d of mover.fromZone ? ANY_STEP : FORWARD) {
      const direction = (pose.facing + d) % 6;
      const to = board.neighbour(pose.hex, direction);
      if (to >= 0) offer(stepTo(board, mover, pose, direction, to), node);
    }
  // A turn after a turn is one turn: it is made at once.
  if (!isTurn(node))
    for (let facing = 0; facing < 6; facing++)
      if (facing !== pose.facing) offer(turn(board, mover, pose, facing), node);
}
/** Directions after the facing: the front, and the rear with it. */
const FORWARD = [1, 2];
const ANY_STEP = [1, 2, 4, 5];

/** The pose of a unit that has not begun to move. */
export function poseOf(unit: Unit): Pose {
  const { hex, facing } = unit;
  return { hex, facing, spent: 0, freedom: 'free', inside: false, charge: false };
}
