/**
 * Hexes of which it matters whose unit was there last: those of the fortress, beside a gateway, and of the bridgehead.
 */
import type { HexNumber } from '../../scenario/map';
import type { Scenario } from '../../scenario/scenario';
import { bridgeheadOf } from '../20-siege-campaign/bridgehead';

const known = new WeakMap<Scenario, ReadonlySet<HexNumber>>();

/** In order; none where the map has no fortress. @rule freiburg:19.57, freiburg:20.31 */
export function rememberedHexes(scenario: Scenario): ReadonlySet<HexNumber> {
  const found = known.get(scenario) ?? find(scenario);
  known.set(scenario, found);
  return found;
}

function find(scenario: Scenario): ReadonlySet<HexNumber> {
  const { fortress } = scenario.map;
  const gateways = fortress?.hexsides.filter(({ kind }) => kind === 'gateway') ?? [];
  const all = [
    ...(fortress?.sections ?? []).flatMap(({ hexes }) => hexes),
    ...gateways.flatMap(({ inside, outside }) => [inside, outside]),
    ...bridgeheadOf(scenario),
  ];
  return new Set(all.sort());
}
