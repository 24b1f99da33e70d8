/** Which place sides and counters have in the lists of a scenario, looked up once for each scenario. */
import type { SideId } from '../../../core/contract/values';
import { type HexGrid, hexAt } from '../../../core/hex/hex';
import type { Scenario } from '../scenario/scenario';
import { fieldOf } from './field';

/** Place of a side in its scenario. */
export type SideIndex = 0 | 1;

export type Numbering = {
  readonly units: ReadonlyMap<string, number>;
  readonly leaders: ReadonlyMap<string, number>;
  readonly batteries: ReadonlyMap<string, number>;
  /** By hex: the place of the battery that is printed in it, which never moves; -1: none. */
  readonly batteryAt: Int16Array;
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
    batteryAt: batteriesByHex(scenario, grid),
    ofCorps: new Map(scenario.corps.map(({ id }) => [id, placesOfCorps(scenario, id)])),
    sideOfCorps: new Map(scenario.corps.map(({ id, side }) => [id, sideIndexOf(scenario, side)])),
  };
  numberings.set(scenario, made);
  return made;
}

function batteriesByHex({ batteries }: Scenario, grid: HexGrid): Int16Array {
  const places = new Int16Array(grid.size).fill(-1);
  for (const [place, { at }] of batteries.entries()) places[hexAt(grid, at)] = place;
  return places;
}

function placesOfCorps({ units }: Scenario, corps: string): readonly number[] {
  return units.flatMap((unit, i) => (unit.corps === corps ? [i] : []));
}

export function sideIndexOf({ sides }: Scenario, side: SideId): SideIndex {
  return sides[0].id === side ? 0 : 1;
}
