/** A battle of the catalogue as it begins. */
import { scenarioNamed } from '../../../src/headless/catalogue';
import { thirtyYearsWar } from '../../../src/systems/thirty-years-war';
import type { State } from '../../../src/systems/thirty-years-war/state/state';

export function catalogued(id: string, options: object = {}): State {
  const scenario = thirtyYearsWar.read.scenario(scenarioNamed(id));
  return thirtyYearsWar.start(scenario, thirtyYearsWar.read.options(scenario, options));
}
