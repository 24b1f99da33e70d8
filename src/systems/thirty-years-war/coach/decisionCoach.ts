/** What the coach says of an open decision: each book says it for its own, and lists it in `bookCoaches.ts`. */
import type { Command, DecisionName } from '../engine/types';
import type { RuleCase } from '../rulebook/cited';
import type { Board } from '../state/board';
import type { Advice } from './words';

export type DecisionCoach = {
  readonly name: DecisionName;
  /** What to look at, in whole sentences, and the cases that it rests on. */
  readonly look: string;
  readonly rules: readonly RuleCase[];
  /** Words for the best answer; left out where answers are not weighed, as in plans of a whole army. */
  readonly advise?: (board: Board, best: Command) => Advice | null;
  /** One sensible answer, where there are too many to be compared. */
  readonly act?: (board: Board) => Advice | null;
  /**
   * How good an answer is, in whole hundredths, where the measure of the board cannot tell; `advise` says what is
   * counted.
   */
  readonly worth?: (board: Board, command: Command) => number;
  /** An answer is judged by what the enemy can do after it, too. */
  readonly isExposed?: true;
};

const known = new Map<string, DecisionCoach>();

export function addDecisionCoaches(coaches: readonly DecisionCoach[]): void {
  for (const coach of coaches) known.set(coach.name, coach);
}

/** null: its book says nothing of it. */
export function decisionCoachOf(name: DecisionName): DecisionCoach | null {
  return known.get(name) ?? null;
}
