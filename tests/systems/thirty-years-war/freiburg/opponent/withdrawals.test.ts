/** Guns that the enemy would take otherwise are brought away. */
import { expect, it } from 'vitest';
import { drawFrom } from '../../../../../src/core/dice/draw';
import { effortOf } from '../../../../../src/core/opponent/effort';
import { bestFirst, plansOf } from '../../../../../src/core/opponent/plans';
import { thirtyYearsWar } from '../../../../../src/systems/thirty-years-war';
import { thirtyYearsWarMind as mind } from '../../../../../src/systems/thirty-years-war/opponent';
import type { Setting } from '../../../../helpers/positions/boardFile';
import { freiburg } from '../../../../helpers/positions/lastMoments';

/** The gun sees nobody behind it. */
const FOREST = ['0207'];
const ON_9_AUGUST: Setting = {
  ...{ day: '9-august', victory: '17.36', side: 'B', exits: ['0301', '0401', '0501'] },
  ...{ phase: 'artilleryFire', map: { forest: FOREST } },
};
const ALONE = 'B gun 0305 | B 6-3 0908 | F 6-6 0209';

function first(line: string, setting: Setting = ON_9_AUGUST) {
  const state = freiburg(line, setting);
  const asked = { effort: effortOf({ positions: 60 }), draw: drawFrom('tests') };
  const [plan] = bestFirst(plansOf(thirtyYearsWar, mind, state, asked));
  return { does: plan?.commands[0]?.do, told: plan && mind.told?.(state, plan.why) };
}

it.each([
  ['alone, and the enemy can come (17.34)', ALONE, 'withdrawGun'],
  ['not with a unit beside it in its hex', `${ALONE} | B 6-3 0305`, 'endPhase'],
  ['not where one can come to it', ALONE.replace('0908', '0302'), 'endPhase'],
  ['not where no enemy can come', ALONE.replace('6-6', '6-3'), 'endPhase'],
])('%s', (_, line, act) => {
  expect(first(line).does).toBe(act);
});

it('says what the enemy would do with it', () => {
  expect(first(ALONE).told).toBe(
    '1 in 6 that B gun (0305) gets away: nobody can come to guard it, and the enemy can take it.',
  );
});
