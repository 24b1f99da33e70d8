/** All types of this system, for the contract. */
import type { Play } from '../../../core/contract/rules';
import type { Options } from '../scenario/optionSettings';
import type { Scenario } from '../scenario/scenario';
import type { State } from '../state/state';
import type { Command, Draft, Event } from './types';

export type ThirtyYearsWar = {
  State: State;
  Command: Command;
  Event: Event;
  Draft: Draft;
  Scenario: Scenario;
  Options: Options;
};
export type BattlePlay = Play<ThirtyYearsWar>;
