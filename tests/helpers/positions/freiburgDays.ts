/** The three days of Freiburg as they come with the page, before and after their forces are set up. */

import type { SideId } from '../../../src/core/contract/values';
import { scenarioNamed } from '../../../src/headless/catalogue';
import { thirtyYearsWar } from '../../../src/systems/thirty-years-war';
import { boardOf } from '../../../src/systems/thirty-years-war/engine/boards';
import { slotsOf } from '../../../src/systems/thirty-years-war/standard/03-setting-up/forces';
import type { State } from '../../../src/systems/thirty-years-war/state/state';
import { played, setUp } from './board';

export const DAYS = ['3', '5', '9'] as const;
export type DayName = (typeof DAYS)[number];

export const dayScenario = (day: DayName) =>
  thirtyYearsWar.read.scenario(scenarioNamed(`freiburg-${day}-august`));

/** A game of that day as it begins: the first side sets up. */
export function beforeSetUp(day: DayName): State {
  const scenario = dayScenario(day);
  return thirtyYearsWar.start(scenario, thirtyYearsWar.read.options(scenario, {}));
}

/** The suggested places of the side that sets up now. */
export function suggested(state: State): { readonly [counter: string]: string } {
  const side = state.pending?.by ?? state.phasingSide;
  const all = state.deployment?.suggested ?? {};
  return Object.fromEntries(slotsOf(boardOf(state), side).map(({ id }) => [id, all[id] ?? '']));
}

export function withForce(state: State): State {
  return played(state, setUp(suggested(state)));
}

/** The same with both forces as suggested: play begins. */
export function begun(day: DayName): State {
  return withForce(withForce(beforeSetUp(day)));
}

/** How many of each type stand on the map: `14 6-3`. */
export function onMap(state: State, side: SideId): readonly string[] {
  const types = new Map<string, number>();
  for (const [i, { at }] of state.counters.entries()) {
    const printed = state.scenario.counters[i];
    if (at === null || !printed || printed.side !== side) continue;
    const unit = `${printed.strength}-${printed.movement}`;
    const type = printed.kind === 'artillery' ? 'gun' : printed.kind === 'leader' ? printed.name : unit;
    types.set(type, (types.get(type) ?? 0) + 1);
  }
  return [...types].map(([type, count]) => `${count} ${type}`).sort();
}
