/** What was taken back: ahead on the present line, where redo leads, and on branches that were left. */

import type { SystemTypes } from '../../core/contract/rules';
import type { GameSystem } from '../../core/contract/system';
import type { Moment } from '../../core/contract/table';
import { type Game, stateOf } from '../../core/game';
import { itemAt } from '../../core/list';
import { type Branch, branchesOf, entriesOf, nameOfLine } from '../../core/record/branches';
import { areDiceIn, entriesAfter, type GameRecord, isGrown } from '../../core/record/record';
import { type WrittenLine, writtenOf } from './gameLog';

export type SideLine = {
  readonly presses: number;
  readonly entries: readonly number[];
  /** Worded when they are first read. */
  readonly lines: readonly WrittenLine[];
  /** Whether dice were thrown. */
  readonly thrown: boolean;
};
export type BranchLine = SideLine & {
  /** Where it leaves the game, and where it ends. */
  readonly from: Moment;
  readonly to: Moment;
};
export type SideLines = {
  /** The players' name for the present line; empty until they name it. */
  readonly name: string;
  /** null at the end of the present line. */
  readonly ahead: SideLine | null;
  /** Where they leave and end; `branchLine` says what happened on one when it is looked at. */
  readonly branches: readonly Branch[];
};

export function sideLinesOf(
  system: GameSystem,
  game: Game,
  before: { readonly game: Game; readonly sideLines: SideLines } | null,
): SideLines {
  const { record } = game;
  const was = before?.game.record;
  const known = before && was?.branchNames === record.branchNames && isSameTree(was, record);
  if (known && was.head === record.head && was.entries === record.entries) return before.sideLines;
  const ahead = entriesAfter(record.entries, record.head, record.tip);
  return {
    name: known ? before.sideLines.name : nameOfLine(record, record.tip),
    ahead: ahead.length > 0 ? told(system, game, ahead) : null,
    branches: known
      ? before.sideLines.branches
      : asBefore(branchesOf(record), before?.sideLines.branches ?? []),
  };
}

/** Whether a record still has the same branches: at most its present line has grown. */
function isSameTree(was: GameRecord<SystemTypes>, { entries, tip }: GameRecord<SystemTypes>): boolean {
  const { length } = was.entries;
  if (entries.length === length) return was.entries === entries && was.tip === tip;
  return (
    entries.at(length - 1) === was.entries.at(length - 1) &&
    tip === entries.length - 1 &&
    isGrown(entries, length, was.tip)
  );
}

/** What happened on a branch. */
export function branchLine(system: GameSystem, game: Game, branch: Branch): BranchLine {
  const line = told(system, game, entriesOf(game.record, branch));
  const from = system.moment(stateOf(game, branch.fork));
  return Object.assign(line, { from, to: system.moment(stateOf(game, branch.leaf)) });
}

function told(system: GameSystem, game: Game, entries: readonly number[]): SideLine {
  const { record } = game;
  let lines: readonly WrittenLine[] | null = null;
  return {
    presses: new Set(entries.map((entry) => itemAt(record.entries, entry)?.press)).size,
    entries,
    get lines() {
      lines ??= entries.flatMap((entry) => writtenOf(system, game, entry).lines);
      return lines;
    },
    thrown: areDiceIn(record, entries),
  };
}

/** The branches, with unchanged ones reused, so that what shows them is not drawn again. */
function asBefore(branches: readonly Branch[], before: readonly Branch[]): readonly Branch[] {
  const known = new Map(before.map((branch) => [branch.leaf, branch]));
  const same = branches.map((branch) => {
    const old = known.get(branch.leaf);
    return old?.fork === branch.fork && old.name === branch.name ? old : branch;
  });
  const isSame = same.length === before.length && same.every((branch, i) => branch === before[i]);
  return isSame ? before : same;
}
