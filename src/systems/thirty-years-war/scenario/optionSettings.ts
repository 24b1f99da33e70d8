/** How a book declares what is chosen when a game is set up. */
import type { OptionTypes } from '../engine/types';
import type { Scenario } from './scenario';

/** The choice made for every option, those of other rules at their default. */
export type Options = { readonly [O in keyof OptionTypes]: OptionTypes[O] };

/** Cases may name options, so which cases there are is only asked where a book lists its options. */
export type OptionSetting<Case extends string = string> = {
  /** The case that it changes. */
  readonly rule: Case;
  readonly label: string;
  readonly text: string;
  /** What each value is called. */
  readonly values: { readonly [value: string]: string };
  readonly default: string;
  /** Where two share the screen, if that differs. */
  readonly defaultForTwo?: string;
  /** An option that must be `yes` for this one to mean something. */
  readonly needs?: string;
  /** A rule that may be played with or not; it is offered before the ways of reading what is played with anyhow. */
  readonly isRule?: true;
  /** Whether it means something there; in every battle by the book where it is left out. */
  readonly means?: (scenario: Scenario) => boolean;
  /** Whether it matters there and is offered; it has a meaning in any case. */
  readonly isFelt?: (scenario: Scenario) => boolean;
};
export type OptionSettings<Case extends string = string> = {
  readonly [option: string]: OptionSetting<Case>;
};

/** The values of options by their settings. */
export type ValuesOf<S extends OptionSettings> = { readonly [O in keyof S]: keyof S[O]['values'] };

export const OPTIONAL_RULE = {
  values: { no: 'Not used', yes: 'Used' },
  default: 'no',
  isRule: true,
} as const;
