/** What every kind of drill is made from. */
import type { DrillBattle, DrillKind } from '../../../core/contract/drills';
import type { Draw } from '../../../core/dice/draw';
import type { Step } from '../../../core/lesson/lesson';
import * as made from '../../../core/lesson/made';
import type { RuleCase } from '../rulebook/cited';

export type Making = {
  readonly draw: Draw;
  readonly level: number;
  readonly battles: readonly DrillBattle[];
};
export type Kind = DrillKind & { make(making: Making): Step | null };

/** `X is out of command (8.1).` */
export const withCase: (sentence: string, rule: RuleCase) => string = made.withCase;
