/** All types of this system, for the contract. */
import type { Draft } from '../play/drafts';
import type { Options } from '../scenario/options';
import type { Scenario } from '../scenario/scenario';
import type { State } from '../state/state';
import type { Command, Event } from './types';

export type Rocroi1643 = {
  State: State;
  Command: Command;
  Event: Event;
  Draft: Draft;
  Scenario: Scenario;
  Options: Options;
};
