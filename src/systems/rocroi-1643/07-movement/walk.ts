/**
 * A move, act by act: what a step or a turn costs, what bars it, and where it leads. Everything that moves a unit on
 * its move asks here: cases 7.1 to 7.3 and 8.2.
 */
import { directionTo, type HexIndex, OFF_MAP } from '../../../core/hex/hex';
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

/** What an act leads to, or what bars it. A search has one, which each act writes over. */
export class Act implements Pose {
  hex: HexIndex = OFF_MAP;
  facing = 0;
  spent = 0;
  freedom: Freedom = 'free';
  inside = false;
  charge = false;
  tests = 0;
  /** null: nothing bars it, and the pose is the one that it leads to. */
  bar: ActBar | null = null;
  /** Points that it takes, where it is barred for want of them. */
  cost = 0;

  barred(bar: ActBar, cost = 0): Act {
    this.bar = bar;
    this.cost = cost;
    return this;
  }

  /** From that pose on, for so many points; it stands alone and cannot charge unless the act says otherwise. */
  leads({ hex, facing, spent, freedom, tests }: Pose, cost: number): Act {
    this.hex = hex;
    this.facing = facing;
    this.spent = spent + cost;
    this.freedom = freedom;
    this.inside = false;
    this.charge = false;
    this.tests = tests;
    this.bar = null;
    this.cost = cost;
    return this;
  }
}

/** One step into a neighbouring hex. @rule 7.1, 7.3, 8.2 */
export function step(board: Board, mover: Mover, pose: Pose, to: HexIndex): Act {
  const direction = directionTo(board.field.grid, pose.hex, to);
  if (direction >= 0) return stepTo(board, mover, pose, direction, to);
  return new Act().barred(to < 0 ? 'offMap' : pose.freedom === 'free' ? 'notNext' : 'stopped');
}

/** The same where it is known in which direction the hex lies. */
export function stepTo(
  board: Board,
  mover: Mover,
  pose: Pose,
  direction: number,
  to: HexIndex,
  act = new Act(),
): Act {
  if (pose.freedom !== 'free') return act.barred('stopped');
  const bar = entryBar(board, mover.unit, to);
  if (bar) return act.barred(bar);
  const zone = zoneAt(pose.facing, direction);
  const leaves = mover.fromZone && pose.spent === 0;
  if (zone === 'front') return forward(board, mover, pose, to, direction, leaves, act);
  if (zone === 'rear' && leaves) return back(board, mover, pose, to, direction, act);
  return act.barred('notInFront');
}

function forward(
  board: Board,
  mover: Mover,
  pose: Pose,
  to: HexIndex,
  direction: number,
  leaves: boolean,
  act: Act,
): Act {
  const { unit } = mover;
  const friend = otherIn(board, unit, to);
  if (friend) {
    const bar = passageBar(board, unit, pose.facing, friend);
    if (bar) return act.barred(unit.foot ? 'friend' : bar);
  }
  if (!mover.commanded && comesNear(board, mover, pose.hex, to).length > 0) return act.barred('nextToEnemy');
  const cost = stepCost(board.field, unit.kind, pose.hex, direction) + (leaves ? 1 : 0);
  if (pose.spent + cost > mover.allowance) return act.barred('tooFewPoints', cost);
  act.leads(pose, cost);
  act.hex = to;
  act.freedom = mover.isStopped && inEnemyZone(board, to, unit.side) ? 'turnOnly' : 'free';
  act.inside = friend !== null;
  act.charge = friend === null && ridesDown(board, unit, pose, to, direction);
  return act;
}

/** The unit in a hex, the one that moves left out: it may come back to where it began. */
function otherIn(board: Board, unit: Unit, hex: HexIndex): Unit | null {
  const there = board.unitIn(hex);
  if (there?.id !== unit.id) return there;
  return board.unitsIn(hex).find(({ id }) => id !== unit.id) ?? null;
}

/** One hex back out of an enemy zone. @rule 7.3 */
function back(board: Board, mover: Mover, pose: Pose, to: HexIndex, direction: number, act: Act): Act {
  const { unit } = mover;
  if (otherIn(board, unit, to)) return act.barred('friend');
  if (!mover.commanded && comesNear(board, mover, pose.hex, to).length > 0) return act.barred('nextToEnemy');
  const cost = halfUp(mover.full) + stepCost(board.field, unit.kind, pose.hex, direction);
  if (cost > mover.allowance) return act.barred('tooFewPoints', cost);
  act.leads(pose, cost);
  act.hex = to;
  act.freedom = 'turnOnly';
  return act;
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

/**
 * Whether such a step lets horse charge: into the clear, over no stream, with no enemy in front before it. @rule 11.2
 */
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
export function turn(board: Board, mover: Mover, pose: Pose, facing: number, act = new Act()): Act {
  if (pose.inside) return act.barred('insideFriend');
  if (facing === pose.facing) return act.barred('sameFacing');
  const rate = turnRate(board, mover.unit, pose.hex);
  const cost = rate * corners(pose.facing, facing);
  if (pose.spent + cost > mover.allowance) return act.barred('tooFewPoints', cost);
  act.leads(pose, cost);
  act.facing = facing;
  // Who begins in an enemy zone and turns first stays where he is.
  if (mover.fromZone && pose.spent === 0) act.freedom = 'turnOnly';
  if (rate === 2) act.tests += 1;
  return act;
}
