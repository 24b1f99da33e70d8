/** What every kind of drill is made from. */
import * as cases from '../../../core/caseName';
import type { RuleCase } from '../rulebook/cited';

export type { DrillMaking as Making, MadeKind as Kind } from '../../../core/contract/drills';

/** `X is hidden (5.23).` */
export const withCase: (sentence: string, rule: RuleCase) => string = cases.withCase;
