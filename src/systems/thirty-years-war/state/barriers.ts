/**
 * What stands in the way along hexsides, where a battle has more of it than the Terrain Effects Chart of the standard
 * rules: as tables of six a hex, with the cases of that battle. Movement, sight, Zones of Control and combat look at it
 * here and need not know what it is.
 */

import type { HexIndex } from '../../../core/hex/hex';
import type { RuleCase } from '../rulebook/cited';
import { type Battlefield, hexsideBits, WALL_OUTWARD } from './battlefield';

export type Barriers = {
  /** 1 where one runs that is whole; the same table as long as they stand alike. */
  readonly standing: Uint8Array;
  /** 1 where a breached one does. */
  readonly breached: Uint8Array;
  /** 1 where a counter of side 0, of side 1 may not pass: Leaders, and units, who hold the hex that they come from. */
  readonly closedToLeaders: readonly [Uint8Array, Uint8Array];
  readonly closedToUnits: readonly [Uint8Array, Uint8Array];
  /** Movement Points on top for crossing a breach. */
  readonly breachPoints: number;
  readonly cases: {
    /** Why it stops a line of sight, an attack over it, and what its breach does for a defender. */
    readonly sight: RuleCase;
    readonly attack: RuleCase;
    readonly breach: RuleCase;
  };
  /** With its place: `the wall between 0608 and 0609`. */
  readonly nameOf: (from: HexIndex, to: HexIndex) => string;
};

/** Whether a whole one runs between a hex and its neighbour in that direction. */
export function wallStands(walls: Barriers | null, from: HexIndex, direction: number): boolean {
  return walls?.standing[from * 6 + direction] === 1;
}

export function wallIsBreached(walls: Barriers | null, from: HexIndex, direction: number): boolean {
  return walls?.breached[from * 6 + direction] === 1;
}

/** Whether the teeth of the wall point away from that hex, at its neighbour in that direction. */
export function teethPointOut(field: Battlefield, from: HexIndex, direction: number): boolean {
  return (hexsideBits(field, from, direction) & WALL_OUTWARD) !== 0;
}

/** Where a counter of that side may not pass for walls, six a hex; null without walls. */
export function wallsClosedTo(walls: Barriers | null, side: 0 | 1, unit: boolean): Uint8Array | null {
  return walls && (unit ? walls.closedToUnits : walls.closedToLeaders)[side];
}
