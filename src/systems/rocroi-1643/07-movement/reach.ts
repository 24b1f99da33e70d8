/** Where a unit can come on its move, over hex and facing: case 7.1. The cheapest way to each end, with its turns. */
import type { HexIndex } from '../../../core/hex/hex';
import type { Board, Unit } from '../state/board';
import { type Act, type Mover, type Pose, step, turn } from './walk';

/** As a command has it: a hex number for each step, a facing for each turn. */
export type MoveStep = string | number;
export type End = {
  readonly pose: Pose;
  readonly steps: readonly MoveStep[];
  /** Turns on the way that ask for a test (7.2). */
  readonly tests: number;
};
type Node = {
  readonly pose: Pose;
  readonly from: Node | null;
  readonly act: MoveStep;
  readonly tests: number;
};

/**
 * Every end of the move from that pose on, the present one left out; of several ways to one the cheapest, among these the
 * one with the fewest tests. An end from which horse can charge counts apart from the same one from which it cannot.
 */
export function endsFrom(board: Board, mover: Mover, begin: Pose): readonly End[] {
  const queues: Node[][] = [];
  const best = new Map<number, Node>();
  push({ pose: begin, from: null, act: begin.facing, tests: 0 });
  for (let spent = begin.spent; spent < queues.length; spent++) {
    const queue = queues[spent] ?? [];
    for (let i = 0; i < queue.length; i++) {
      const node = queue[i];
      if (node && best.get(keyOf(node)) === node) for (const next of acts(board, mover, node)) push(next);
    }
  }
  const start = keyOf({ pose: begin, from: null, act: 0, tests: 0 });
  const ends = [...best.values()].filter((node) => node.from !== null && !node.pose.inside);
  return ends.filter((node) => keyOf(node) !== start).map(asEnd);

  function push(node: Node): void {
    const key = keyOf(node);
    const known = best.get(key);
    if (known && !isBetter(node, known)) return;
    best.set(key, node);
    queues[node.pose.spent] ??= [];
    queues[node.pose.spent]?.push(node);
  }
}

function isBetter({ pose, tests }: Node, known: Node): boolean {
  return pose.spent < known.pose.spent || (pose.spent === known.pose.spent && tests < known.tests);
}

function keyOf({ pose: { hex, facing, freedom, charge } }: Node): number {
  return ((hex * 6 + facing) * 2 + Number(freedom === 'free')) * 2 + Number(charge);
}

function acts(board: Board, mover: Mover, node: Node): readonly Node[] {
  const found: Node[] = [];
  const add = (act: Act | { readonly bar: string }, what: MoveStep) => {
    if ('tests' in act)
      found.push({ pose: act.pose, from: node, act: what, tests: node.tests + Number(act.tests) });
  };
  const { pose } = node;
  if (pose.freedom === 'free') {
    for (let d = 1; d <= 5; d++) {
      // The flank at 3 is never stepped into, that at 0 is left out already.
      if (d === 3 || (d > 3 && !mover.fromZone)) continue;
      const to: HexIndex = board.neighbour(pose.hex, (pose.facing + d) % 6);
      if (to >= 0) add(step(board, mover, pose, to), board.number(to));
    }
  }
  // A turn after a turn is one turn: it is made at once.
  if (typeof node.act === 'string' || node.from === null)
    for (let facing = 0; facing < 6; facing++) add(turn(board, mover, pose, facing), facing);
  return found;
}

function asEnd(node: Node): End {
  const steps: MoveStep[] = [];
  for (let at: Node | null = node; at?.from; at = at.from) steps.push(at.act);
  return { pose: node.pose, steps: steps.reverse(), tests: node.tests };
}

/** The pose of a unit that has not begun to move. */
export function poseOf(unit: Unit): Pose {
  const { hex, facing } = unit;
  return { hex, facing, spent: 0, freedom: 'free', inside: false, charge: false };
}
