/** The Line of 3 August, the withdrawal of guns and the Morale Test Table, each against a second opinion. */

import { describe, expect, it } from 'vitest';
import { thirtyYearsWar } from '../../../../../src/systems/thirty-years-war';
import { boardOf } from '../../../../../src/systems/thirty-years-war/engine/boards';
import { bestGap, isBroken } from '../../../../../src/systems/thirty-years-war/freiburg/17-days/scenarios';
import type { Scenario } from '../../../../../src/systems/thirty-years-war/scenario/scenario';
import type { State } from '../../../../../src/systems/thirty-years-war/state/state';
import { after, attack, board } from '../../../../helpers/positions/board';
import { BAVARIAN, campaignAt, startOfCampaign } from '../../../../helpers/positions/campaign';
import { chance, EAST, scattered } from '../../../../helpers/positions/scattered';
import { lineIsBroken, mayBeWithdrawn } from '../../../../oracle/days';

const { scenario: CAMPAIGN } = startOfCampaign();

/** Each hex of the Line empty or held by a unit of either side, many of them French. */
function heldLine(seed: number): State {
  const next = chance(seed + 1);
  const counts = { bav: 0, fr: 0 };
  const on = (CAMPAIGN.map.areas.line3August ?? []).flatMap((hex) => {
    const drawn = next(5);
    if (drawn < 2) return [];
    const side = drawn === 2 ? 'fr' : 'bav';
    counts[side]++;
    if (counts[side] > 14) return [];
    return [`${side}-6-3-${String(counts[side]).padStart(2, '0')} ${hex}${next(3) === 0 ? '*' : ''}`];
  });
  return campaignAt({ day: 0, on: on.join(', ') });
}

describe('17.15 the Line', () => {
  const seeds = Array.from({ length: 400 }, (_, seed) => seed);
  it('is broken where hexes joined step by step say so', () => {
    const states = seeds.map(heldLine);
    const told = states.map((state) => isBroken(bestGap(boardOf(state))));
    expect(told).toEqual(states.map(lineIsBroken));
    const broken = told.filter(Boolean).length;
    expect(Math.min(broken, told.length - broken)).toBeGreaterThan(60);
  });
});

/** The campaign's third day with the exits and the withdrawal of the single day. */
const NINTH: Scenario = {
  ...CAMPAIGN,
  freiburg: CAMPAIGN.freiburg && {
    ...CAMPAIGN.freiburg,
    days: CAMPAIGN.freiburg.days.map((day) => ({
      ...day,
      withdrawal: true,
      exitHexes: CAMPAIGN.map.areas.exit9August ?? [],
    })),
  },
};

describe('17.34 the withdrawal of guns', () => {
  const strewn = (seed: number): State => ({
    ...scattered(
      seed,
      EAST,
      { day: 2, side: BAVARIAN, phase: 'artilleryFire' },
      { withGuns: true, absent: seed % 2 ? 0 : 30 },
    ),
    scenario: NINTH,
  });
  const gunsOf = (state: State) =>
    state.counters.filter(({ id, at, holder }) => at !== null && id.includes('-art-') && holder === BAVARIAN);
  it('is open to the guns for which a way is found outwards from them', () => {
    const seen = { open: 0, cut: 0 };
    for (let seed = 0; seed < 120; seed++) {
      const state = strewn(seed);
      for (const gun of gunsOf(state)) {
        const against = thirtyYearsWar.check(state, { do: 'withdrawGun', gun: gun.id });
        const expected = mayBeWithdrawn(state, gun);
        expect([against.length === 0, gun.id, gun.at, seed]).toEqual([expected, gun.id, gun.at, seed]);
        if (expected) seen.open++;
        else seen.cut++;
      }
    }
    expect(Math.min(seen.open, seen.cut)).toBeGreaterThan(60);
  });
});

/** The printed table, copied a second time, row by row. */
const TABLE = [
  ['3-august', 'B', 31, 40, 49, 59],
  ['3-august', 'F', 44, 52, 61, 70],
  ['5-august', 'B', 41, 49, 58, 66],
  ['5-august', 'F', 48, 58, 67, 77],
  ['5-august', 'M', 18, 22, 25, 29],
  ['9-august', 'B', 18, 23, 29, 34],
  ['9-august', 'F', 19, 25, 31, 37],
  ['9-august', 'M', 7, 9, 11, 13],
] as const;
const ARMIES = { B: 'bavarian', F: 'french', M: 'mercenary' } as const;

describe('15.3 the Morale Test Table', () => {
  const cases = TABLE.flatMap(([day, army, ...levels]) =>
    levels.flatMap((level, i) =>
      [false, true].map((leaderLost) => [day, army, i, level, leaderLost] as const),
    ),
  );
  it.each(cases)('%s %s level %i at %i, Leader lost %s: every die, and no roll one point below', (...one) => {
    const [day, army, levelsTested, level, leaderLost] = one;
    const foe = army === 'B' ? 'F' : 'B';
    const line = `${foe} 30-3 0605 | ${army} 1-3* 0606 | ${army} 6-3 0101 | ${foe} 6-3 1010 | M 4-3 1112 | F 6-3 1110`;
    /** One more unit of a single point brings the army to `casualties`. */
    const at = (casualties: number) =>
      board(line, {
        ...{ rules: 'freiburg', phase: 'combat', day, side: foe === 'B' ? 'B' : 'F' },
        start: { armies: { [ARMIES[army]]: { casualties: casualties - 1, levelsTested, leaderLost } } },
      });
    const strike = attack(['0605'], ['0606']);
    const breaks = (casualties: number, ...dice: readonly number[]) =>
      after(at(casualties), strike, [1, ...dice]).state.demoralized.includes(ARMIES[army]);
    expect(breaks(level - 1)).toBe(false);
    if (levelsTested === 3) expect(breaks(level)).toBe(true);
    else {
      // 1 to 3, 1 to 4, 1 to 5; a lost Leader takes 1 off the roll.
      const highest = 3 + levelsTested + (leaderLost ? 1 : 0);
      const faces = [1, 2, 3, 4, 5, 6];
      expect(faces.filter((die) => breaks(level, die))).toEqual(faces.filter((die) => die <= highest));
    }
  });
});
