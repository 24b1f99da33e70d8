/** What was left behind: every line of the record's tree that the present one does not lead to. */
import { type EntryNote, type GameRecord, liesOn, lineTo, ROOT } from './record';
import type { SystemTypes } from './seam';

export type Branch = {
  /** Its last entry: where resuming it leads. */
  readonly leaf: number;
  /** The entry of the present line that it leaves after, or `ROOT`. */
  readonly fork: number;
  /** From the first entry after the fork to the leaf. */
  readonly entries: readonly number[];
  /** Empty until a player names it. */
  readonly name: string;
};

/** One for each end that the line to `tip` does not pass; two that part later than the fork share entries. */
export function branchesOf<T extends SystemTypes>(record: GameRecord<T>): readonly Branch[] {
  const { entries, tip, branchNames } = record;
  const present = new Set(lineTo(entries, tip));
  const parents = new Set(entries.map(({ parent }) => parent));
  const branches: Branch[] = [];
  for (let leaf = 0; leaf < entries.length; leaf++) {
    if (parents.has(leaf) || present.has(leaf)) continue;
    const own: number[] = [];
    let at = leaf;
    while (at !== ROOT && !present.has(at)) {
      own.push(at);
      at = entries[at]?.parent ?? ROOT;
    }
    own.reverse();
    const name = nameOn(branchNames, own)?.text ?? '';
    branches.push({ leaf, fork: at, entries: own, name });
  }
  return branches;
}

/** The name of the line that ends in `leaf`: that of its last entry that has one, or empty. */
export function nameOfLine<T extends SystemTypes>(
  { entries, branchNames }: GameRecord<T>,
  leaf: number,
): string {
  return nameOn(branchNames, lineTo(entries, leaf))?.text ?? '';
}

/** Names the branch that ends in `leaf`; an empty name takes the one it has away. */
export function nameBranch<T extends SystemTypes>(
  record: GameRecord<T>,
  leaf: number,
  name: string,
): readonly EntryNote[] {
  const branch = branchesOf(record).find((one) => one.leaf === leaf);
  const old = branch && nameOn(record.branchNames, branch.entries);
  // A name given before the branch went on stands at an earlier entry, which other branches may share.
  const shared = old !== undefined && hasOtherEnds(record, old.entry, leaf);
  const kept = shared && name !== '' ? record.branchNames : record.branchNames.filter((note) => note !== old);
  return withNote(kept, leaf, name);
}

/** Writes a note about an entry in place of the one it had; an empty one takes it away. */
export function withNote(notes: readonly EntryNote[], entry: number, text: string): readonly EntryNote[] {
  const others = notes.filter((note) => note.entry !== entry);
  return text === '' ? others : [...others, { entry, text }];
}

/** A branch that goes on after it was named keeps its name. */
function nameOn(names: readonly EntryNote[], line: readonly number[]): EntryNote | undefined {
  const at = line.findLast((entry) => names.some((note) => note.entry === entry));
  return names.find((note) => note.entry === at);
}

function hasOtherEnds<T extends SystemTypes>(
  { entries }: GameRecord<T>,
  entry: number,
  leaf: number,
): boolean {
  const parents = new Set(entries.map(({ parent }) => parent));
  return entries.some((_, at) => at !== leaf && !parents.has(at) && liesOn(entries, entry, at));
}
