/** The three days of Freiburg as they come with the page, before and after their forces are set up. */

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
