/** Which exclusive rules hold in a game. */
import type { RuleFolder } from '../scenario';
import type { State } from '../state';
import { type ExclusiveRules, STANDARD } from './exclusiveRules';
import { FREIBURG } from './freiburg';
import { ROCROI } from './rocroi';

const FOLDERS: { readonly [F in RuleFolder]: () => ExclusiveRules } = {
  standard: () => STANDARD,
  rocroi: () => ROCROI,
  freiburg: () => FREIBURG,
};

export function exclusiveRules(state: State): ExclusiveRules {
  return FOLDERS[state.scenario.rules]();
}
