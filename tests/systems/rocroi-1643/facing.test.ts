import { describe, expect, it } from 'vitest';
import {
  corners,
  facingOfRun,
  flanksOf,
  frontOf,
  rearOf,
  zoneAt,
} from '../../../src/systems/rocroi-1643/02-facing/facing';

const FACINGS = [0, 1, 2, 3, 4, 5];
/** Directions of `core/hex`, clockwise from upwards. */
const UP = 0;
const UPPER_RIGHT = 1;
const LOWER_RIGHT = 2;
const DOWN = 3;
const LOWER_LEFT = 4;
const UPPER_LEFT = 5;

describe('facing (2.0)', () => {
  it('of the set-up: the Spanish look right, the French left', () => {
    expect([frontOf(0), flanksOf(0), rearOf(0)]).toEqual([
      [UPPER_RIGHT, LOWER_RIGHT],
      [UP, DOWN],
      [LOWER_LEFT, UPPER_LEFT],
    ]);
    expect([frontOf(3), flanksOf(3), rearOf(3)].map((pair) => pair.toSorted())).toEqual([
      [LOWER_LEFT, UPPER_LEFT],
      [UP, DOWN],
      [UPPER_RIGHT, LOWER_RIGHT],
    ]);
  });

  it.each(FACINGS)('%i gives each neighbour one place', (facing) => {
    for (const direction of frontOf(facing)) expect(zoneAt(facing, direction)).toBe('front');
    for (const direction of flanksOf(facing)) expect(zoneAt(facing, direction)).toBe('flank');
    for (const direction of rearOf(facing)) expect(zoneAt(facing, direction)).toBe('rear');
    const all = [...frontOf(facing), ...flanksOf(facing), ...rearOf(facing)];
    expect(all.toSorted()).toEqual(FACINGS);
  });

  it('is turned the shorter way round (7.2)', () => {
    expect(FACINGS.map((to) => corners(0, to))).toEqual([0, 1, 2, 3, 2, 1]);
    expect(corners(5, 1)).toBe(2);
  });

  it('of a routed unit is its last step, at the corner nearer to its own edge (11.4)', () => {
    const [left, right] = [3, 0];
    expect([UPPER_LEFT, LOWER_LEFT].map((step) => facingOfRun(step, left))).toEqual([3, 3]);
    expect([UP, DOWN].map((step) => facingOfRun(step, left))).toEqual([4, 2]);
    expect([UPPER_RIGHT, LOWER_RIGHT].map((step) => facingOfRun(step, right))).toEqual([0, 0]);
    expect([UP, DOWN].map((step) => facingOfRun(step, right))).toEqual([5, 1]);
    for (const home of [left, right])
      for (const step of FACINGS) expect(zoneAt(facingOfRun(step, home), step)).toBe('front');
  });
});
