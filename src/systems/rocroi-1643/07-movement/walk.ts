/**
 * A move, act by act: what a step or a turn costs, what bars it, and where it leads. Everything that moves a unit on its
 * move asks here: cases 7.1 to 7.3 and 8.2.
 */
import { directionTo, type HexIndex } from '../../../core/hex/hex';
import { corners, frontOf, zoneAt } from '../02-facing/facing';
import { type EntryBar, entryBar, type PassageBar, passageBar } from '../03-stacking/stacking';
import type { Board, Unit } from '../state/board';
import { stepCost, streamOn, terrainAt } from '../state/field';
import { enemiesNextTo, inEnemyZone, neighboursOf } from '../state/near';
import type { Freedom } from '../state/state';

/** What stays the same during a move. */
export type Mover = {
  readonly unit: Unit;
  /** Its printed points. */
  readonly full: number;
  /** Those that it may spend on this move. */
  readonly allowance: number;
  readonly commanded: boolean;
  /** It began in an enemy zone. */
  readonly fromZone: boolean;
  /** Enemy zones stop it, as they do; false only to find out whether they are what bars a way. */
  readonly isStopped: boolean;
};
/** How far a move is. */
export type Pose = {
  readonly hex: HexIndex;
  readonly facing: number;
  readonly spent: number;
  readonly freedom: Freedom;
  /** Inside foot of its own side, where it cannot stay. */
  readonly inside: boolean;
  /** Its last act makes a charge possible (11.2). */
  readonly charge: boolean;
  /** Turns on the way that ask for a test (7.2). */
  readonly tests: number;
  /** Nothing bars it: what an act leads to. */
  readonly bar: null;
};

/** Half of a number of points, rounded up. @rule 7.3, 8.2 */
export const halfUp = (points: number) => Math.ceil(points / 2);

/** @rule 8.2 */
export function moverOf(unit: Unit, commanded: boolean, fromZone: boolean): Mover {
  const allowance = commanded || fromZone ? unit.movement : halfUp(unit.movement);
  return { unit, full: unit.movement, allowance, commanded, fromZone, isStopped: true };
}

/** Why an act is not possible, in a word; the reasons of a refusal are made of it. */
export type ActBar =
  | EntryBar
  | PassageBar
  | 'notNext'
  | 'notInFront'
  | 'stopped'
  | 'friend'
  | 'nextToEnemy'
  | 'tooFewPoints'
  | 'sameFacing'
  | 'insideFriend';

export type Barred = { readonly bar: ActBar; readonly cost: number };
const barred = (bar: ActBar, cost = 0): Barred => ({ bar, cost });

/** One step into a neighbouring hex. @rule 7.1, 7.3, 8.2 */
export function step(board: Board, mover: Mover, pose: Pose, to: HexIndex): Pose | Barred {
  const direction = directionTo(board.field.grid, pose.hex, to);
  if (direction < 0) return barred(to < 0 ? 'offMap' : pose.freedom === 'free' ? 'notNext' : 'stopped');
  return stepTo(board, mover, pose, direction, to);
}

/** The same where it is known in which direction the hex lies. */
export function stepTo(
  board: Board,
  mover: Mover,
  pose: Pose,
  direction: number,
  to: HexIndex,
): Pose | Barred {
  const { unit } = mover;
  if (pose.freedom !== 'free') return barred('stopped');
  const bar = entryBar(board, unit, to);
  if (bar) return barred(bar);
  const zone = zoneAt(pose.facing, direction);
  const leaves = mover.fromZone && pose.spent === 0;
  if (zone === 'front') return forward(board, mover, pose, to, direction, leaves);
  if (zone === 'rear' && leaves) return back(board, mover, pose, to, direction);
  return barred('notInFront');
}

function forward(
  board: Board,
  mover: Mover,
  pose: Pose,
  to: HexIndex,
  direction: number,
  leaves: boolean,
): Pose | Barred {
  const { unit } = mover;
  const friend = otherIn(board, unit, to);
  if (friend) {
    const bar = passageBar(board, unit, pose.facing, friend);
    if (bar) return barred(unit.foot ? 'friend' : bar);
  }
  if (!mover.commanded && comesNear(board, mover, pose.hex, to).length > 0) return barred('nextToEnemy');
  const cost = stepCost(board.field, unit.kind, pose.hex, direction) + (leaves ? 1 : 0);
  if (pose.spent + cost > mover.allowance) return barred('tooFewPoints', cost);
  return {
    hex: to,
    facing: pose.facing,
    spent: pose.spent + cost,
    freedom: mover.isStopped && inEnemyZone(board, to, unit.side) ? 'turnOnly' : 'free',
    inside: friend !== null,
    charge: friend === null && ridesDown(board, unit, pose, to, direction),
    tests: pose.tests,
    bar: null,
  };
}

/** The unit in a hex, the one that moves left out: it may come back to where it began. */
function otherIn(board: Board, unit: Unit, hex: HexIndex): Unit | null {
  const there = board.unitIn(hex);
  if (there?.id !== unit.id) return there;
  return board.unitsIn(hex).find(({ id }) => id !== unit.id) ?? null;
}

/** One hex back out of an enemy zone. @rule 7.3 */
function back(board: Board, mover: Mover, pose: Pose, to: HexIndex, direction: number): Pose | Barred {
  const { unit } = mover;
  if (otherIn(board, unit, to)) return barred('friend');
  if (!mover.commanded && comesNear(board, mover, pose.hex, to).length > 0) return barred('nextToEnemy');
  const cost = halfUp(mover.full) + stepCost(board.field, unit.kind, pose.hex, direction);
  if (cost > mover.allowance) return barred('tooFewPoints', cost);
  return {
    hex: to,
    facing: pose.facing,
    spent: cost,
    freedom: 'turnOnly',
    inside: false,
    charge: false,
    tests: pose.tests,
    bar: null,
  };
}

/** The enemy units that a unit out of command may not come near, and would come near by a step. @rule 8.2 */
export function comesNear(
  board: Board,
  { unit, fromZone }: Pick<Mover, 'unit' | 'fromZone'>,
  from: HexIndex,
  to: HexIndex,
): readonly Unit[] {
  const near = enemiesNextTo(board, to, unit.side);
  if (!fromZone || near.length === 0) return near;
  const before = neighboursOf(board, from);
  return near.filter((enemy) => !before.includes(enemy));
}

/** Whether such a step lets horse charge: into the clear, over no stream, with no enemy in front before it. @rule 11.2 */
function ridesDown(board: Board, unit: Unit, pose: Pose, to: HexIndex, direction: number): boolean {
  if (!unit.charges || terrainAt(board.field, to) !== 'clear') return false;
  if (streamOn(board.field, pose.hex, direction)) return false;
  for (const front of frontOf(pose.facing)) {
    const there = board.unitIn(board.neighbour(pose.hex, front));
    if (there && there.side !== unit.side) return false;
  }
  return true;
}

/** Points for each corner of a turn in a hex. @rule 7.2 */
export function turnRate(board: Board, unit: Unit, hex: HexIndex): 1 | 2 {
  return inEnemyZone(board, hex, unit.side) ? 2 : 1;
}

/** How many corners its points still turn it by. @rule 7.2 */
export function cornersLeft(board: Board, { unit, allowance }: Mover, { hex, spent }: Pose): number {
  return Math.floor((allowance - spent) / turnRate(board, unit, hex));
}

/** A turn on the spot; in an enemy zone it asks for a test. @rule 7.2 */
export function turn(board: Board, mover: Mover, pose: Pose, facing: number): Pose | Barred {
  if (pose.inside) return barred('insideFriend');
  if (facing === pose.facing) return barred('sameFacing');
  const rate = turnRate(board, mover.unit, pose.hex);
  const by = corners(pose.facing, facing);
  const cost = rate * by;
  if (by > cornersLeft(board, mover, pose)) return barred('tooFewPoints', cost);
  // Who begins in an enemy zone and turns first stays where he is.
  const stays = mover.fromZone && pose.spent === 0;
  const freedom = stays ? 'turnOnly' : pose.freedom;
  return {
    hex: pose.hex,
    facing,
    spent: pose.spent + cost,
    freedom,
    inside: false,
    charge: false,
    tests: pose.tests + Number(rate === 2),
    bar: null,
  };
}
