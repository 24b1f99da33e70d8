import type { OptionTypes } from '../engine/types';

/** What a case says in our words, how it is read where its wording is unclear, and the option that changes it. */
export type CaseText = {
  readonly title: string;
  readonly text: string;
  readonly ruling: string;
  readonly option: keyof OptionTypes | '';
};
