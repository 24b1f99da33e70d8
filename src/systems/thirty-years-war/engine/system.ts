/** All types of this system, for the contract. */
import type { Options } from '../scenario/optionSettings';
import type { Scenario } from '../scenario/scenario';
import type { Board } from '../state/board';
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

/** Alive only while a command is carried out. */
export type BattlePlay = {
  /** As it stands: every event so far is written on it. */
  readonly board: Board;
  emit(event: Event): void;
  /** One die; what it is thrown for is told only where it is written down. */
  die(purpose: () => string): number;
};
