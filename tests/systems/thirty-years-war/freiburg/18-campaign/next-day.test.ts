import { describe, expect, it } from 'vitest';
import { thirtyYearsWar } from '../../../../../src/systems/thirty-years-war';
import { boardOf } from '../../../../../src/systems/thirty-years-war/engine/boards';
import { handedOver } from '../../../../../src/systems/thirty-years-war/freiburg/18-campaign/next-day';
import { withUnitIn } from '../../../../../src/systems/thirty-years-war/freiburg/19-siege/last-in';
import { deploymentFor } from '../../../../../src/systems/thirty-years-war/freiburg/20-siege-campaign/defence';
import { freiburgOf } from '../../../../../src/systems/thirty-years-war/freiburg/state';
import type { Deployment, Force } from '../../../../../src/systems/thirty-years-war/scenario/scenario';
import { deploymentBy } from '../../../../../src/systems/thirty-years-war/standard/03-setting-up/forces';
import { played, standing } from '../../../../helpers/positions/board';
import {
  BAVARIAN,
  choose,
  dayOver,
  defend,
  FRENCH,
  ids,
  startOf,
  tried,
} from '../../../../helpers/positions/campaign';

const campaign = startOf('both');

describe('counters that change hands (Freiburg 18.36, 19.31)', () => {
  const [a, b, c, d, e] = campaign.counters.map(({ id }) => id);
  const [force] = campaign.scenario.deployment?.forces[FRENCH] ?? [];
  if (!a || !b || !c || !d || !e || !force) throw new Error('the campaign has no set-up');
  const parts = (...counters: readonly Force['counters'][]) =>
    counters.map((some) => ({ ...force, counters: some }));
  const deployment: Deployment = {
    ...{ order: [BAVARIAN, FRENCH], suggested: {} },
    forces: { [BAVARIAN]: parts([a, b], [c]), [FRENCH]: parts([d], [e]) },
  };

  it('leave whatever part they were in, and join the first of the other side', () => {
    expect(handedOver(deployment, [a, c], FRENCH)?.forces).toEqual({
      [BAVARIAN]: parts([b], []),
      [FRENCH]: parts([d, a, c], [e]),
    });
  });

  it('without a set-up have nothing to join', () => {
    expect(handedOver(null, [a], FRENCH)).toBeNull();
  });
});

describe('the set-up that goes with a defence (Freiburg 20.11, 20.12)', () => {
  it('is that of the Line or that of the town', () => {
    const { scenario } = campaign;
    expect(deploymentFor(boardOf(campaign), 'line')).toBe(scenario.deployment);
    const town = scenario.freiburg?.townDefence?.deployment ?? null;
    expect(deploymentFor(boardOf(campaign), 'town')).toEqual(deploymentBy(town, campaign.options, scenario));
    expect(played(campaign, defend('town')).deployment).toEqual(deploymentFor(boardOf(campaign), 'town'));
    expect(deploymentFor(boardOf(campaign), 'town')).not.toEqual(scenario.deployment);
  });
});

describe('what a defence begins with (Freiburg 15.11, 20.12)', () => {
  const fresh = { casualties: 0, levelsTested: 0, leaderLost: false, rolls: [] };
  it('is fresh armies, those that its first day tries', () => {
    expect(freiburgOf(boardOf(played(campaign, defend('line')))).armies).toEqual({
      bavarian: fresh,
      french: fresh,
    });
    const all = { bavarian: fresh, french: fresh, mercenary: fresh };
    expect(freiburgOf(boardOf(played(campaign, defend('town')))).armies).toEqual(all);
  });
});

describe('the field between two days (Freiburg 18.33, 18.34, 18.35, 18.41)', () => {
  const eve = dayOver({
    ...{ day: 0, on: 'bav-6-3-01 1319*, fr-6-3-01 1322' },
    eliminated: [...ids('bav-6-3', 3, 2), 'fr-leader-d-enghien'],
    exited: ['bav-6-3-09'],
    demoralized: ['bavarian', 'french'],
    armies: { ...tried(18), french: { casualties: 6, levelsTested: 1, leaderLost: false, rolls: [] } },
  });
  const lost = { ordinary: 9, demoralizedInfantry: 9 };
  const next = () => played({ ...eve, losses: { french: lost, bavarian: lost } }, choose('rows'));

  it('is cleared: who stood on it sets up again, undisrupted, with half of the losses', () => {
    expect(standing(next(), ...ids('bav-6-3', 3), 'fr-6-3-01')).toEqual([
      'bav-6-3-01 reserve',
      'bav-6-3-02 reserve',
      'bav-6-3-03 fallen',
      'fr-6-3-01 reserve',
    ]);
    expect(next().counters.some(({ disrupted }) => disrupted)).toBe(false);
  });
  it('does not see again who has left it, nor a Leader, who is reported as lost', () => {
    expect(standing(next(), 'bav-6-3-09', 'fr-leader-d-enghien')).toEqual([
      'bav-6-3-09 exited',
      'fr-leader-d-enghien eliminated',
    ]);
  });
  it('has no losses yet, and armies that are fresh but for their Leaders', () => {
    const none = { ordinary: 0, demoralizedInfantry: 0 };
    expect(next().losses).toEqual({ french: none, bavarian: none });
    const fresh = { casualties: 0, levelsTested: 0, leaderLost: false, rolls: [] };
    const armies = { bavarian: fresh, french: { ...fresh, leaderLost: true }, mercenary: fresh };
    expect([freiburgOf(boardOf(next())).armies, next().demoralized]).toEqual([armies, ['french']]);
  });
  it('tries those armies only that the rows of its day have (Freiburg 15.14, 20.22)', () => {
    const { freiburg } = eve.scenario;
    const days = freiburg?.days.map((day) => ({ ...day, moraleRow: '3-august' as const })) ?? [];
    const scenario = { ...eve.scenario, freiburg: freiburg && { ...freiburg, days } };
    const armies = Object.keys(freiburgOf(boardOf(played({ ...eve, scenario }, choose('rows')))).armies);
    expect(armies).toEqual(['bavarian', 'french']);
  });
});

describe('a day within a sentence (Freiburg 18.3)', () => {
  it('has its date as it is, or an article', () => {
    const eve = dayOver({ day: 0, on: 'bav-6-3-01 1319, fr-6-3-01 1322' });
    const { freiburg } = eve.scenario;
    const days = freiburg?.days.map((day, i) => (i === 0 ? { ...day, title: 'Day of battle 1' } : day));
    const scenario = { ...eve.scenario, freiburg: freiburg && { ...freiburg, days: days ?? [] } };
    expect(thirtyYearsWar.interlude?.({ ...eve, scenario })?.overline).toBe(
      'Between the day of battle 1 and 5 August',
    );
  });
});

describe('who was last in a hex of the town (Freiburg 19.57, 19.58)', () => {
  const { scenario } = campaign;
  const hexes = scenario.map.fortress?.sections[0]?.hexes.slice(0, 3) ?? [];

  it('is written down in the order of the hexes, however they were entered', () => {
    const entered = [...hexes].sort().reverse();
    const one = withUnitIn(scenario, {}, FRENCH, entered);
    const each = entered.reduce((lastIn, hex) => withUnitIn(scenario, lastIn, FRENCH, [hex]), {});
    expect([Object.keys(one), Object.keys(each)]).toEqual([[...hexes].sort(), [...hexes].sort()]);
  });

  it('is its owner, of whom nothing is written, as soon as he is back', () => {
    const lost = withUnitIn(scenario, {}, FRENCH, hexes);
    expect(withUnitIn(scenario, lost, BAVARIAN, hexes)).toEqual({});
    expect(withUnitIn(scenario, lost, FRENCH, hexes)).toBe(lost);
  });
});
