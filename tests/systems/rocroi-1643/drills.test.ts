/** Drills of Rocroi 1643 as they are made and taken. */
import { describe, expect, it } from 'vitest';
import { rocroi1643Drills as drills } from '../../../src/systems/rocroi-1643/drills';
import { CASES } from '../../../src/systems/rocroi-1643/rulebook/cases';
import { drillOf, drillsHold, seedsOf } from '../../helpers/drillsHold';

drillsHold(drills, CASES);

describe('everything that is lit is answered', () => {
  it.each(drills.kinds.map(({ id }) => id))('%s', (kind) => {
    for (const address of seedsOf(kind)) {
      const { goal, lit, poor } = drillOf(drills, address);
      if (!('press' in goal)) throw new Error('a drill that is not answered on the map');
      // The attacked one, its enemy or the leader stand for the question itself.
      const told = [...goal.press, ...poor.flatMap((one) => ('when' in one ? [one.when] : []))];
      const silent = lit.filter((name) => !told.includes(name));
      expect(silent.length, JSON.stringify([address, silent])).toBeLessThan(3);
    }
  });

  it('and more is asked for at higher levels', () => {
    const litAt = (level: number) =>
      Array.from({ length: 12 }, (_, n) =>
        drillOf(drills, { kind: 'command', level, seed: `more-${n}` }),
      ).reduce((sum, { lit }) => sum + lit.length, 0);
    expect(litAt(5)).toBeGreaterThan(litAt(1));
  });
});
