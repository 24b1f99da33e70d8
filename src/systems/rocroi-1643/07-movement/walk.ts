/**
 * A move, act by act: what a step or a turn costs, what bars it, and where it leads. Everything that moves a unit on
 * its move asks here: cases 7.1 to 7.3 and 8.2.
 */
import { directionTo, type HexIndex, OFF_MAP } from '../../../core/hex/hex';
import { corners, frontLeft, frontRight, zoneAt } from '../02-facing/facing';
import { entryBar, passageBar } from '../03-stacking/stacking';
import { type Board, enemyOf, type Unit } from '../state/board';
import { isClear, stepsOf, streamOn } from '../state/field';
import { enemiesNextTo, inEnemyZone } from '../state/near';
import { Act, type ActBar, halfUp, type Mover, type MoveStep, type Pose } from './act';
import {
  BARRED,
  CHARGE,
  CLEAR,
  ENEMY,
  FINDS,
  HINDERS,
  INSIDE,
  LOWEST,
  NEAR,
  POINTS_AT,
  SEEN,
  TAKEN,
  TEST,
  TURN_ONLY,
  ZONE,
} from './bits';

/**
 * What an act comes to: its cost, and bits for what is so after it. A number, as a search asks some hundred times.
 */
export type Outcome = number;
/** It is barred: the walk says by what. */
const NO: Outcome = -1;

/** The points of an act that is not barred. */
export function pointsOf(outcome: Outcome): number {
  return outcome >> POINTS_AT;
}

/**
 * What was found in each hex, above the floor of the walk that has found it. Each floor is lower than the one before:
 * what is left of other walks is too high to be one's own.
 */
let finds = new Int32Array(0);
let lowest = 0;

function nextFloor({ field }: Board): number {
  const { size } = field.grid;
  if (finds.length < size || lowest < LOWEST) {
    finds = new Int32Array(Math.max(size, finds.length));
    lowest = 0;
  }
  lowest -= FINDS;
  return lowest;
}

/** The acts of a unit on its move, to be asked while nothing on the board changes: each hex is looked at once. */
export class Walk {
  /** Why the last act was barred, and the points that it takes where it is for want of them. */
  bar: ActBar | null = null;
  cost = 0;
  private readonly unit: Unit;
  private readonly allowance: number;
  private readonly commanded: boolean;
  /** Points of each step for it, and where each leads. */
  private readonly points: Int8Array;
  private readonly neighbours: Int16Array;
  private readonly floor: number;
  private readonly finds: Int32Array;

  constructor(
    private readonly board: Board,
    private readonly mover: Mover,
  ) {
    this.unit = mover.unit;
    this.allowance = mover.allowance;
    this.commanded = mover.commanded;
    this.points = stepsOf(board.field, mover.unit.kind);
    this.neighbours = board.field.grid.neighbours;
    this.floor = nextFloor(board);
    this.finds = finds;
  }

  private barred(bar: ActBar, cost = 0): Outcome {
    this.bar = bar;
    this.cost = cost;
    return NO;
  }

  private find(hex: HexIndex): number {
    if (hex < 0) return BARRED;
    const known = (this.finds[hex] ?? 0) - this.floor;
    return known > 0 && known < FINDS ? known : this.look(hex);
  }

  private look(hex: HexIndex): number {
    const { board, unit } = this;
    let found = SEEN;
    const there = board.unitIn(hex);
    if (there && there.side !== unit.side) found |= TAKEN | ENEMY;
    else if (there && otherIn(board, unit, hex)) found |= TAKEN;
    if (entryBar(board, unit, hex)) found |= BARRED;
    if (inEnemyZone(board, hex, unit.side)) found |= ZONE;
    if (isClear(board.field, hex)) found |= CLEAR;
    if (!this.commanded && board.unitsNextTo(hex, enemyOf(unit.side)) > 0) found |= NEAR;
    this.finds[hex] = this.floor + found;
    return found;
  }

  /** Whether the next act is the first of a move out of an enemy zone. */
  leaves(spent: number): boolean {
    return this.mover.fromZone && spent === 0;
  }

  /** One step in a direction, with nothing that stops it where it stands. @rule 7.1, 7.3, 8.2 */
  step(hex: HexIndex, facing: number, spent: number, direction: number): Outcome {
    const zone = zoneAt(facing, direction);
    if (zone === 'front') return this.forward(hex, facing, spent, direction);
    const to = this.neighbours[hex * 6 + direction] ?? OFF_MAP;
    if (this.find(to) & BARRED) return this.barred(entryBar(this.board, this.unit, to) ?? 'offMap');
    if (zone === 'rear' && this.leaves(spent)) return this.back(hex, direction, to);
    return this.barred('notInFront');
  }

  /** The same into its front. */
  forward(hex: HexIndex, facing: number, spent: number, direction: number): Outcome {
    const to = this.neighbours[hex * 6 + direction] ?? OFF_MAP;
    const found = this.find(to);
    if (found & HINDERS) {
      const bar = this.frontBar(found, hex, facing, to);
      if (bar) return this.barred(bar);
    }
    const cost = (this.points[hex * 6 + direction] ?? 0) + (this.leaves(spent) ? 1 : 0);
    if (spent + cost > this.allowance) return this.barred('tooFewPoints', cost);
    const stops = found & ZONE && this.mover.isStopped ? TURN_ONLY : 0;
    if (found & TAKEN) return (cost << POINTS_AT) | stops | INSIDE;
    const charge = this.unit.charges && this.ridesDown(hex, facing, direction, to) ? CHARGE : 0;
    return (cost << POINTS_AT) | stops | charge;
  }

  /** What keeps it from a step to its front, whatever that costs. @rule 7.1, 8.2 */
  private frontBar(found: number, hex: HexIndex, facing: number, to: HexIndex): ActBar | null {
    if (found & BARRED) return entryBar(this.board, this.unit, to) ?? 'offMap';
    const bar = found & TAKEN ? this.passageBar(facing, to) : null;
    return bar ?? (found & NEAR && this.comesNear(hex, to) ? 'nextToEnemy' : null);
  }

  /** What keeps it from passing through the friend in a hex. @rule 7.1 */
  private passageBar(facing: number, hex: HexIndex): ActBar | null {
    const friend = otherIn(this.board, this.unit, hex);
    const bar = friend && passageBar(this.board, this.unit, facing, friend);
    return bar && this.unit.foot ? 'friend' : bar;
  }

  /** Whether it would come near any enemy: asked at many steps, so no list is made. @rule 8.2 */
  private comesNear(from: HexIndex, to: HexIndex): boolean {
    const { board, mover, unit } = this;
    for (let d = 0; d < 6; d++) {
      const there = board.unitIn(board.neighbour(to, d));
      if (there && there.side !== unit.side && isTooNear(board, mover, from, there.hex)) return true;
    }
    return false;
  }

  /** One hex back out of an enemy zone. @rule 7.3 */
  private back(hex: HexIndex, direction: number, to: HexIndex): Outcome {
    const { board, unit, mover } = this;
    if (otherIn(board, unit, to)) return this.barred('friend');
    if (!mover.commanded && this.comesNear(hex, to)) return this.barred('nextToEnemy');
    const cost = halfUp(mover.full) + (this.points[hex * 6 + direction] ?? 0);
    return cost > mover.allowance ? this.barred('tooFewPoints', cost) : (cost << POINTS_AT) | TURN_ONLY;
  }

  /**
   * Whether such a step lets horse charge: into the clear, over no stream, with no enemy in front before it. @rule 11.2
   */
  private ridesDown(hex: HexIndex, facing: number, direction: number, to: HexIndex): boolean {
    if (!(this.find(to) & CLEAR) || streamOn(this.board.field, hex, direction)) return false;
    const [one, other] = [frontLeft(facing), frontRight(facing)];
    const [left, right] = [
      this.neighbours[hex * 6 + one] ?? OFF_MAP,
      this.neighbours[hex * 6 + other] ?? OFF_MAP,
    ];
    return !((this.find(left) | this.find(right)) & ENEMY);
  }

  /** Points for each corner of a turn in a hex. @rule 7.2 */
  turnRate(hex: HexIndex): 1 | 2 {
    return this.find(hex) & ZONE ? 2 : 1;
  }

  /** A turn on the spot by so many corners; in an enemy zone it asks for a test. @rule 7.2 */
  turn(hex: HexIndex, spent: number, by: number): Outcome {
    const rate = this.turnRate(hex);
    const cost = rate * by;
    if (spent + cost > this.allowance) return this.barred('tooFewPoints', cost);
    // Who begins in an enemy zone and turns first stays where he is.
    return (cost << POINTS_AT) | (this.leaves(spent) ? TURN_ONLY : 0) | (rate === 2 ? TEST : 0);
  }

  /** The pose after an act from that pose on, or what bars it. */
  leads(from: Pose, hex: HexIndex, facing: number, outcome: Outcome): Act {
    const act = new Act();
    if (outcome < 0) return act.barred(this.bar ?? 'stopped', this.cost);
    act.hex = hex;
    act.facing = facing;
    act.spent = from.spent + pointsOf(outcome);
    act.freedom = outcome & TURN_ONLY ? 'turnOnly' : from.freedom;
    act.inside = (outcome & INSIDE) !== 0;
    act.charge = (outcome & CHARGE) !== 0;
    act.tests = from.tests + (outcome & TEST ? 1 : 0);
    return act;
  }
}

/** What acts made one after the other lead to: each in its turn up to the first that is barred. */
export function actsAlong(
  board: Board,
  mover: Mover,
  begin: Pose,
  steps: readonly MoveStep[],
): readonly Act[] {
  const walk = new Walk(board, mover);
  const acts: Act[] = [];
  let pose = begin;
  for (const one of steps) {
    const act = typeof one === 'string' ? stepTo(board, walk, pose, board.hex(one)) : turnTo(walk, pose, one);
    acts.push(act);
    if (act.bar !== null) break;
    pose = act;
  }
  return acts;
}

/** One step into a neighbouring hex. @rule 7.1, 7.3, 8.2 */
function stepTo(board: Board, walk: Walk, pose: Pose, to: HexIndex): Act {
  const { hex, facing, spent, freedom } = pose;
  const direction = directionTo(board.field.grid, hex, to);
  if (to < 0) return new Act().barred('offMap');
  if (freedom !== 'free') return new Act().barred('stopped');
  if (direction < 0) return new Act().barred('notNext');
  return walk.leads(pose, to, facing, walk.step(hex, facing, spent, direction));
}

/** A turn on the spot. @rule 7.2 */
export function turn(board: Board, mover: Mover, pose: Pose, facing: number): Act {
  return turnTo(new Walk(board, mover), pose, facing);
}

function turnTo(walk: Walk, pose: Pose, facing: number): Act {
  if (pose.inside) return new Act().barred('insideFriend');
  if (facing === pose.facing) return new Act().barred('sameFacing');
  return walk.leads(pose, pose.hex, facing, walk.turn(pose.hex, pose.spent, corners(pose.facing, facing)));
}

/** The unit in a hex, the one that moves left out: it may come back to where it began. */
function otherIn(board: Board, unit: Unit, hex: HexIndex): Unit | null {
  const there = board.unitIn(hex);
  if (there?.id !== unit.id) return there;
  return board.isShared(hex) ? (board.unitsIn(hex).find(({ id }) => id !== unit.id) ?? null) : null;
}

/** The enemy units that a unit out of command may not come near, and would come near by a step. @rule 8.2 */
export function comesNear(
  board: Board,
  mover: Pick<Mover, 'unit' | 'fromZone'>,
  from: HexIndex,
  to: HexIndex,
): readonly Unit[] {
  return enemiesNextTo(board, to, mover.unit.side).filter(({ hex }) => isTooNear(board, mover, from, hex));
}

/** Whether it may not come next to an enemy in that hex: it may stay next to one where it began in a zone. @rule 8.2 */
function isTooNear(board: Board, mover: Pick<Mover, 'fromZone'>, from: HexIndex, enemy: HexIndex): boolean {
  return !mover.fromZone || directionTo(board.field.grid, from, enemy) < 0;
}
