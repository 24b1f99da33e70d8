import type { Rules, SystemTypes } from '../../../src/core/contract/rules';
import { scenarioNamed } from '../../../src/headless/catalogue';
import { defaultOf } from '../../../src/store/defaultValue';
import type { Kind } from '../random/kinds';

/** As a game for two begins at the table, and one against the computer: with the options that are usual there. */
export function startForTwo(
  { system }: Pick<Kind, 'system'>,
  id: string,
): ReturnType<Rules<SystemTypes>['start']> {
  const scenario = system.read.scenario(scenarioNamed(id));
  const usual = system.optionSpecs(scenario).map((spec) => [spec.id, defaultOf(spec, true)]);
  return system.start(scenario, system.read.options(scenario, Object.fromEntries(usual)));
}
