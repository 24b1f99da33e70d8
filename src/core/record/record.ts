/**
 * A record is the game: where it started and every command with its dice, as a tree.
 *
 * Undo moves the head and erases nothing; a new command after an undo grows a branch. The generator's state counts the
 * dice of all branches, so that going back never changes what a new command would throw.
 */

import type { SystemTypes } from '../contract/rules';
import type { Die, GeneratorState } from '../dice/dice';
import { LastFew } from '../lastFew';
import { itemAt, type List, withItem, withMore } from '../list';

export const RECORD_FORMAT = 'tercio-game';
export const RECORD_VERSION = 1;
/** Of a record as text, which also has hashes (`chain`). */
export const FILE_VERSION = 2;
/** The most commands in a game, branches included: three times a campaign with everything that was tried. */
export const MOST_ENTRIES = 10_000;
/** The most bookmarks in a game, and the most named branches. */
export const MOST_LABELS = 1_000;
/** Before the first entry. */
export const ROOT = -1;
/** The press of what passes automatically before a player can act; players' presses count from 1. */
export const OPENING = 0;

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
  /** What the same press still leads to: performed once this command has its dice. */
  readonly rest?: readonly Command[];
};

/** What the players agreed on at set-up about taking back. */
export const TAKE_BACKS = ['free', 'ask', 'never'] as const;
export type TakeBack = (typeof TAKE_BACKS)[number];

/** A player's text about an entry (`ROOT`: the start): the name of the branch it lies on, or a bookmark. */
export type EntryLabel = { readonly entry: number; readonly text: string };

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
  readonly takeBack: TakeBack;
  readonly branchNames: readonly EntryLabel[];
  readonly bookmarks: readonly EntryLabel[];
  readonly entries: List<Entry<T['Command']>>;
  /** The entry the game stands at. */
  readonly head: number;
  /** The end of the line that the head lies on: where redo leads. */
  readonly tip: number;
  readonly generator: GeneratorState;
  readonly awaiting: Awaiting<T['Command']> | null;
};

type Entries<C> = { readonly entries: List<Entry<C>> };

/** Known of the entries of a record, so that a press need not search through all of them. */
const highest = new LastFew<List<Entry<unknown>>, number>();

/** The highest press of these entries, or that of the opening where there are none. */
export function highestPress<C>(entries: List<Entry<C>>): number {
  let most = highest.get(entries);
  if (most === undefined) {
    most = OPENING;
    for (const { press } of entries) if (press > most) most = press;
    highest.set(entries, most);
  }
  return most;
}

/** The entries with one more. */
export function withEntry<C>(entries: List<Entry<C>>, entry: Entry<C>): List<Entry<C>> {
  const grown = withMore(entries, entry);
  highest.set(grown, Math.max(highestPress(entries), entry.press));
  return grown;
}

/** The entries with one of them made again by a later press. */
export function pressedAgain<C>(entries: List<Entry<C>>, at: number, press: number): List<Entry<C>> {
  const entry = itemAt(entries, at);
  if (!entry) return entries;
  const again = withItem(entries, at, { ...entry, press });
  if (press > highestPress(entries)) highest.set(again, press);
  return again;
}

/** The entry that it follows, or `ROOT`. */
export function parentOf<C>(entries: List<Entry<C>>, entry: number): number {
  return itemAt(entries, entry)?.parent ?? ROOT;
}

/** The entries between two, the later one counted: from `entry` back to the other, in order. */
export function entriesAfter<C>(entries: List<Entry<C>>, from: number, entry: number): readonly number[] {
  const line: number[] = [];
  for (let at = entry; at > from; at = parentOf(entries, at)) line.push(at);
  return line.reverse();
}

/** Whether each entry from `from` on follows the one before it, and the first of them follows `tip`. */
export function isGrown<C>(entries: List<Entry<C>>, from: number, tip: number): boolean {
  let last = tip;
  for (let at = from; at < entries.length; at++) {
    if (entries.at(at)?.parent !== last) return false;
    last = at;
  }
  return true;
}

/**
 * How many entries two lines of one record share: what leads to an entry is the same on both, so it is enough to find
 * the last shared one.
 */
export function inCommon(one: readonly number[], other: readonly number[]): number {
  let [alike, unlike] = [0, Math.min(one.length, other.length) + 1];
  while (unlike - alike > 1) {
    const middle = (alike + unlike) >> 1;
    if (one[middle - 1] === other[middle - 1]) alike = middle;
    else unlike = middle;
  }
  return alike;
}

/** The line to an entry, taken from a known line if that leads there or past it. */
export function lineFrom<C>(
  known: readonly number[],
  entries: List<Entry<C>>,
  entry: number,
): readonly number[] {
  const last = known.at(-1) ?? ROOT;
  const further = entriesAfter(entries, last, entry);
  const joins = itemAt(entries, further[0] ?? ROOT)?.parent ?? entry;
  if (joins === last) return further.length > 0 ? [...known, ...further] : known;
  const at = known.indexOf(entry);
  return at >= 0 ? known.slice(0, at + 1) : lineTo(entries, entry);
}

/** Entries from the first to that one, in order. */
export function lineTo<C>(entries: List<Entry<C>>, entry: number): readonly number[] {
  const line: number[] = [];
  for (let at = entry; at !== ROOT; at = parentOf(entries, at)) line.push(at);
  return line.reverse();
}

/** Whether nothing has been played yet at an entry: it is `ROOT`, or part of the opening. */
export function areAtStart<C>({ entries }: Entries<C>, entry: number): boolean {
  let at = entry;
  while (at !== ROOT && itemAt(entries, at)?.press === OPENING) at = parentOf(entries, at);
  return at === ROOT;
}

/** Where play begins, seen from an entry at its start: the end of the opening. */
export function endOfOpening<C>(record: Entries<C>, entry: number): number {
  const { entries } = record;
  let end = entry;
  for (let at = end + 1; at < entries.length; at++)
    if (entries.at(at)?.parent === end && entries.at(at)?.press === OPENING) end = at;
  return end;
}

/** Whether dice were thrown in any of these entries. */
export function areDiceIn<T extends SystemTypes>(
  { entries }: GameRecord<T>,
  some: readonly number[],
): boolean {
  return some.some((entry) => (itemAt(entries, entry)?.dice.length ?? 0) > 0);
}

/** Whether dice were thrown anywhere but on the line to the head. */
export function areDiceLeft<T extends SystemTypes>({ entries, head }: GameRecord<T>): boolean {
  const played = new Set(lineTo(entries, head));
  return entries.some(({ dice }, at) => dice.length > 0 && !played.has(at));
}

/** Whether `entry` lies on the line that ends in `end`. */
export function liesOn<C>(entries: List<Entry<C>>, entry: number, end: number): boolean {
  let at = end;
  while (at > entry) at = parentOf(entries, at);
  return at === entry;
}

/** From `entry` on to the end of its branch; at each fork along the entry made first. */
export function endOfBranch<C>(entries: List<Entry<C>>, entry: number): number {
  let end = entry;
  for (const [at, { parent }] of entries.entries()) if (parent === end) end = at;
  return end;
}

/** Where redo leads from an entry: as before if that lies beyond it, otherwise the end of its own branch. */
export function tipFor<T extends SystemTypes>({ entries, tip }: GameRecord<T>, entry: number): number {
  return liesOn(entries, entry, tip) ? tip : endOfBranch(entries, entry);
}
