/** What every kind of drill is made from. */
import * as made from '../../../core/lesson/made';
import type { RuleCase } from '../rulebook/cited';

export type { DrillMaking as Making, MadeKind as Kind } from '../../../core/contract/drills';

/** `X is hidden (5.23).` */
export const withCase: (sentence: string, rule: RuleCase) => string = made.withCase;
