/** The branches: every line of the record's tree except the present one. */

import type { SystemTypes } from '../contract/rules';
import { type EntryLabel, type GameRecord, lineTo, parentOf, ROOT } from './record';

export type Branch = {
  /** Its last entry, where resuming it leads. */
  readonly leaf: number;
  /** The entry after which it leaves the present line, or `ROOT`. */
  readonly fork: number;
  /** Empty until a player names it. */
  readonly name: string;
};

/** One for each end that is not on the line to `tip`; two that part after the fork share entries. */
export function branchesOf<T extends SystemTypes>({
  entries,
  tip,
  branchNames,
}: GameRecord<T>): readonly Branch[] {
  const isPresent = new Set(lineTo(entries, tip));
  const isLeft = new Uint8Array(entries.length);
  const names = textsOf(branchNames);
  // Each entry follows an earlier one, so both values of that are known when its turn comes.
  const forks: number[] = [];
  const called: string[] = [];
  for (const [at, { parent }] of entries.entries()) {
    if (parent !== ROOT) isLeft[parent] = 1;
    forks.push(isPresent.has(at) ? at : (forks[parent] ?? ROOT));
    called.push(isPresent.has(at) ? '' : (names.get(at) ?? called[parent] ?? ''));
  }
  const branches: Branch[] = [];
  for (const [leaf, fork] of forks.entries()) {
    if (isLeft[leaf] === 0 && !isPresent.has(leaf)) branches.push({ leaf, fork, name: called[leaf] ?? '' });
  }
  return branches;
}

/** From the first entry after the fork to the leaf. */
export function entriesOf<T extends SystemTypes>(
  { entries }: GameRecord<T>,
  { leaf, fork }: Pick<Branch, 'leaf' | 'fork'>,
): readonly number[] {
  const own: number[] = [];
  for (let at = leaf; at !== fork && at !== ROOT; at = parentOf(entries, at)) own.push(at);
  return own.reverse();
}

/** The name of the line that ends in `leaf`: the last one given to an entry on it, or empty. */
export function nameOfLine<T extends SystemTypes>(
  { entries, branchNames }: GameRecord<T>,
  leaf: number,
): string {
  return nameOn(branchNames, lineTo(entries, leaf))?.text ?? '';
}

/** Names the branch that ends in `leaf`; an empty name removes the one it has. */
export function nameBranch<T extends SystemTypes>(
  record: GameRecord<T>,
  leaf: number,
  name: string,
): readonly EntryLabel[] {
  const branch = branchesOf(record).find((one) => one.leaf === leaf);
  const old = branch && nameOn(record.branchNames, entriesOf(record, branch));
  // A name given before the branch grew belongs to an earlier entry, which other branches may share.
  const shared = old !== undefined && hasOtherEnds(record, old.entry, leaf);
  const kept =
    shared && name !== '' ? record.branchNames : record.branchNames.filter((label) => label !== old);
  return withLabel(kept, leaf, name);
}

/** Replaces the text about an entry; an empty one removes it. */
export function withLabel(labels: readonly EntryLabel[], entry: number, text: string): readonly EntryLabel[] {
  const others = labels.filter((label) => label.entry !== entry);
  return text === '' ? others : [...others, { entry, text }];
}

/** A branch that grows after it was named keeps its name. */
function nameOn(names: readonly EntryLabel[], line: readonly number[]): EntryLabel | undefined {
  const texts = textsOf(names);
  const at = line.findLast((entry) => texts.has(entry));
  return names.find((label) => label.entry === at);
}

/** Of two texts about an entry the first counts. */
function textsOf(labels: readonly EntryLabel[]): ReadonlyMap<number, string> {
  return new Map(labels.toReversed().map(({ entry, text }) => [entry, text]));
}

function hasOtherEnds<T extends SystemTypes>(
  { entries }: GameRecord<T>,
  entry: number,
  leaf: number,
): boolean {
  const parents = new Set(entries.map(({ parent }) => parent));
  const below = new Set([entry]);
  for (let at = entry + 1; at < entries.length; at++) {
    if (!below.has(parentOf(entries, at))) continue;
    below.add(at);
    if (at !== leaf && !parents.has(at)) return true;
  }
  return false;
}
