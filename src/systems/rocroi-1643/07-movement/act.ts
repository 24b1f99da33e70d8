/** What an act of a move begins from and leads to, and who makes it: cases 7.1 to 7.3 and 8.2. */
import { type HexIndex, OFF_MAP } from '../../../core/hex/hex';
import type { EntryBar, PassageBar } from '../03-stacking/stacking';
import type { Unit } from '../state/board';
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
/** One act of a move as a command has it: a hex number for a step, a facing for a turn. */
export type MoveStep = string | number;
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

/** What an act leads to, or what bars it. */
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
}
