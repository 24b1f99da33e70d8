import { describe, expect, it } from 'vitest';
import { DRILL_KINDS, drillFaults, drillOf, secondAnswer, stateOfDrill } from './drills';

/** `npm run oracle -- --drills 1000` looks at many more. */
const DRILLS = 40;

describe('drills of Rocroi 1643 have the answers that the second implementation gives', () => {
  it.each(DRILL_KINDS)('%s', (kind) => {
    for (let n = 0; n < DRILLS; n++) expect(drillFaults(kind, n)).toEqual([]);
  });

  it.each(DRILL_KINDS)('and it would notice another position: %s', (kind) => {
    let noticed = 0;
    for (let n = 0; n < DRILLS; n++) {
      const step = drillOf(kind, n);
      if (!step || !('press' in step.goal)) throw new Error('no drill');
      const state = stateOfDrill(step);
      const units = state.units.map((unit) => ({ ...unit, facing: (unit.facing + 2) % 6 }));
      const told = secondAnswer(kind, { ...state, units }, step);
      if (JSON.stringify(told) !== JSON.stringify(step.goal.press)) noticed++;
    }
    expect(noticed).toBeGreaterThan(DRILLS / 8);
  });
});
