/** Which place sides and counters have in the lists of a scenario, looked up once for each scenario. */
import type { SideId } from '../../../core/contract/values';
import { type HexIndex, hexAt } from '../../../core/hex/hex';
import type { Scenario } from '../scenario/scenario';
import { fieldOf } from './field';

/** Place of a side in its scenario. */
export type SideIndex = 0 | 1;

export type Numbering = {
  readonly units: ReadonlyMap<string, number>;
  readonly leaders: ReadonlyMap<string, number>;
  readonly batteries: ReadonlyMap<string, number>;
  /** By the hex that they are printed in; they never move. */
  readonly batteryAt: ReadonlyMap<HexIndex, number>;
  /** Of each corps the places of its units. */
  readonly ofCorps: ReadonlyMap<string, readonly number[]>;
  readonly sideOfCorps: ReadonlyMap<string, SideIndex>;
};
const numberings = new WeakMap<Scenario, Numbering>();

/** Which place each counter has in the lists of a state. */
export function numberingOf(scenario: Scenario): Numbering {
  const known = numberings.get(scenario);
  if (known) return known;
  const places = (list: readonly { readonly id: string }[]) => new Map(list.map(({ id }, i) => [id, i]));
  const { grid } = fieldOf(scenario.map);
  const made = {
    units: places(scenario.units),
    leaders: places(scenario.leaders),
    batteries: places(scenario.batteries),
    batteryAt: new Map(scenario.batteries.map(({ at }, i) => [hexAt(grid, at), i])),
    ofCorps: new Map(scenario.corps.map(({ id }) => [id, placesOfCorps(scenario, id)])),
    sideOfCorps: new Map(scenario.corps.map(({ id, side }) => [id, sideIndexOf(scenario, side)])),
  };
  numberings.set(scenario, made);
  return made;
}

function placesOfCorps({ units }: Scenario, corps: string): readonly number[] {
  return units.flatMap((unit, i) => (unit.corps === corps ? [i] : []));
}

export function sideIndexOf({ sides }: Scenario, side: SideId): SideIndex {
  return sides[0].id === side ? 0 : 1;
}
