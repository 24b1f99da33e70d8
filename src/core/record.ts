/**
 * A record is the game: where it started and every command with its dice, as a tree.
 *
 * Undo moves the head, nothing is erased; a new command after an undo grows a branch. The generator's state counts
 * the dice of all branches, so that going back never changes what a new command would throw.
 */
import type { Die, GeneratorState } from './dice';
import type { SystemTypes } from './seam';

export const RECORD_FORMAT = 'tercio-game';
export const RECORD_VERSION = 1;
/** Before the first entry. */
export const ROOT = -1;

export type Entry<Command> = {
  /** Index of the entry it follows, or `ROOT`. */
  readonly parent: number;
  /** Commands of one press share its number and are undone together. */
  readonly press: number;
  readonly command: Command;
  readonly dice: readonly Die[];
};

/** A command that waits for dice the players throw themselves. */
export type Awaiting<Command> = {
  readonly press: number;
  readonly command: Command;
  readonly dice: readonly Die[];
};

export type GameRecord<T extends SystemTypes> = {
  readonly format: typeof RECORD_FORMAT;
  readonly formatVersion: number;
  readonly system: string;
  readonly rulesVersion: number;
  /** `whole` is null when the scenario is one of the catalogue's; `hash` tells whether it is still the same. */
  readonly scenario: { readonly id: string; readonly hash: string; readonly whole: T['Scenario'] | null };
  readonly options: T['Options'];
  readonly seed: string;
  readonly diceFrom: Die['by'];
  readonly entries: readonly Entry<T['Command']>[];
  /** The entry the game stands at. */
  readonly head: number;
  /** The end of the line that the head lies on: where redo leads. */
  readonly tip: number;
  readonly generator: GeneratorState;
  readonly awaiting: Awaiting<T['Command']> | null;
};

/** Entries from the first to that one, in order. */
export function lineTo<C>(entries: readonly Entry<C>[], entry: number): readonly number[] {
  const line: number[] = [];
  for (let at = entry; at !== ROOT; at = entries[at]?.parent ?? ROOT) line.push(at);
  return line.reverse();
}

/** Whether `entry` lies on the line that ends in `end`. */
export function liesOn<C>(entries: readonly Entry<C>[], entry: number, end: number): boolean {
  if (entry === ROOT) return true;
  let at = end;
  while (at > entry) at = entries[at]?.parent ?? ROOT;
  return at === entry;
}
