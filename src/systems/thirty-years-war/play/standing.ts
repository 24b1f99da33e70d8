/** How a game stands: what battles count, and where they show it. */
import type { Answer } from '../../../core/contract/table';
import { hook } from '../engine/hook';
import type { Interlude, RuleCase, Sheet } from '../rulebook/cited';
import type { Piece } from '../state/piece';

/** Losses that lead to a test of an army or break it or a part of it, and how many are still missing. */
export type NextLevel = {
  /** The army, or part of one. */
  readonly id: string;
  readonly name: string;
  readonly level: number;
  readonly left: number;
  /** The case that says what the level is. */
  readonly rule: RuleCase;
};

/** What a Leader or gun counts for at the end, without a full stop; '' where the outcome does not depend on it. */
export const countsFor = hook((_board, _piece: Piece): string => '');
/** Of each army, or part of one, that still has a level before it. */
export const nextLevels = hook((): readonly NextLevel[] => []);
/** Strength Points that count towards the levels of an army, or part of one, whether or not any is still before it. */
export const countedTowards = hook((_board, _id: string): number => 0);
export const sheets = hook((): readonly Sheet[] => []);
/** What lies between the day that is over and the next; null in the middle of a day. */
export const interlude = hook((): Interlude | null => null);
/** The morale tests of an army so far. */
export type Tried = {
  readonly casualties: number;
  readonly levelsTested: number;
  readonly leaderLost: boolean;
  /**
   * A roll for each test, with the level that asked for it; null: the loss of the Leader did, and no die was thrown.
   */
  readonly rolls: readonly {
    readonly level: number | null;
    readonly die: number | null;
    readonly demoralized: boolean;
  }[];
};
/** The same of an army, in a battle with morale tests. */
export const moraleTried = hook((_board, _army: string): Tried | null => null);
/** What only one battle counts, and the same as a sentence. */
export type Counted = { readonly answer: Answer; readonly words: string };
export const alsoCounted = hook((): readonly Counted[] => []);
/** The days of the game by their titles; none where the battle has no days. */
export const dayTitles = hook((): readonly string[] => []);
