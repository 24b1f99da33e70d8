import { expect, it } from 'vitest';
import { daysOf } from '../../src/headless/days';
import { thirtyYearsWar } from '../../src/systems/thirty-years-war';
import type { State } from '../../src/systems/thirty-years-war/state/state';
import { endPhase, played } from '../helpers/positions/board';
import { BOTH, campaignAt, choose, dayOver, settled, startOfCampaign } from '../helpers/positions/campaign';

const days = (...states: readonly State[]) => {
  const [start = startOfCampaign(), ...after] = states;
  return daysOf(thirtyYearsWar, { start, steps: after.map((state) => ({ state, events: [] })) });
};

it('Game-Turns are counted in which something is played', () => {
  const now = campaignAt({ day: 0, on: BOTH, gameTurn: 3, phase: 'combat' });
  expect(days(startOfCampaign())).toEqual([0]);
  expect(days(now, played(now, endPhase()))).toEqual([3]);
});

it('a day that is over as it begins has none, and one that is set up has none yet', () => {
  const lost = ['bav-leader-von-mercy', 'fr-leader-d-enghien'];
  const last = campaignAt({ day: 0, on: BOTH, gameTurn: 5 });
  const end = dayOver({ day: 0, on: BOTH, eliminated: lost, demoralized: ['bavarian', 'french'] });
  const line = played(end, choose('line'));
  const french = { ...settled(line), demoralized: ['bavarian', 'french', 'mercenary'] };
  const atOnce = settled(french);
  const hill = played(atOnce, choose('hill'));
  expect(days(last, end, line)).toEqual([5, 0]);
  expect(days(last, end, line, french, atOnce, hill)).toEqual([5, 0, 0]);
  expect(days(last, end, line, settled(line, 2), settled(line, 2))).toEqual([5, 1]);
});
