import { describe, expect, it } from 'vitest';
import { battlefieldOf } from '../../../src/systems/thirty-years-war/battlefield';
import { handedOver } from '../../../src/systems/thirty-years-war/dayEvents';
import { deploymentFor } from '../../../src/systems/thirty-years-war/exclusive/freiburg/20-defence';
import { withUnitIn } from '../../../src/systems/thirty-years-war/lastIn';
import type { Deployment, Force } from '../../../src/systems/thirty-years-war/scenario';
import { BAVARIAN, FRENCH, startOf } from '../../helpers/campaign';

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
    expect(deploymentFor(campaign, 'line')).toBe(scenario.deployment);
    expect(deploymentFor(campaign, 'town')).toBe(scenario.freiburg?.townDefence?.deployment);
    expect(deploymentFor(campaign, 'town')).not.toEqual(scenario.deployment);
  });
});

describe('who was last in a hex of the town (Freiburg 19.57, 19.58)', () => {
  const field = battlefieldOf(campaign.scenario);
  const hexes = field.scenario.map.fortress?.sections[0]?.hexes.slice(0, 3) ?? [];

  it('is written down in the order of the hexes, however they were entered', () => {
    const entered = [...hexes].sort().reverse();
    const one = withUnitIn(field, {}, FRENCH, entered);
    const each = entered.reduce((lastIn, hex) => withUnitIn(field, lastIn, FRENCH, [hex]), {});
    expect([Object.keys(one), Object.keys(each)]).toEqual([[...hexes].sort(), [...hexes].sort()]);
  });

  it('is its owner, of whom nothing is written, as soon as he is back', () => {
    const lost = withUnitIn(field, {}, FRENCH, hexes);
    expect(withUnitIn(field, lost, BAVARIAN, hexes)).toEqual({});
    expect(withUnitIn(field, lost, FRENCH, hexes)).toBe(lost);
  });
});
