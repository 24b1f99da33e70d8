/** What was taken back: ahead on the present line, where redo leads, and on branches that were left. */
import { type Branch, branchesOf, nameOfLine } from '../core/branches';
import { type Game, stateOf } from '../core/game';
import { areDiceIn, lineTo } from '../core/record';
import type { GameSystem, Moment } from '../core/seam';
import { type WrittenLine, writtenOf } from './gameLog';

export type SideLine = {
  readonly presses: number;
  readonly entries: readonly number[];
  readonly lines: readonly WrittenLine[];
  /** Whether dice fell. */
  readonly thrown: boolean;
};
export type BranchLine = Branch &
  SideLine & {
    /** Where in the game's course it leaves, and where it ends. */
    readonly from: Moment;
    readonly to: Moment;
  };
export type SideLines = {
  /** What the players call the present line; empty until they name it. */
  readonly name: string;
  /** null at the end of the present line. */
  readonly ahead: SideLine | null;
  readonly branches: readonly BranchLine[];
};

export function sideLinesOf(
  system: GameSystem,
  game: Game,
  before: { readonly game: Game; readonly sideLines: SideLines } | null,
): SideLines {
  const { record } = game;
  const was = before?.game.record;
  if (before && was?.head === record.head && was.tip === record.tip && was.entries === record.entries) {
    if (was.branchNames === record.branchNames) return before.sideLines;
  }
  const told = (entries: readonly number[]): SideLine => ({
    presses: new Set(entries.map((entry) => record.entries[entry]?.press)).size,
    entries,
    lines: entries.flatMap((entry) => writtenOf(system, game, entry).lines),
    thrown: areDiceIn(record, entries),
  });
  const ahead = lineTo(record.entries, record.tip).filter((entry) => entry > record.head);
  return {
    name: nameOfLine(record, record.tip),
    ahead: ahead.length > 0 ? told(ahead) : null,
    branches: branchesOf(record).map((branch) => ({
      ...branch,
      ...told(branch.entries),
      from: system.moment(stateOf(game, branch.fork)),
      to: system.moment(stateOf(game, branch.leaf)),
    })),
  };
}
