import { useMemo, useState } from 'react';
import type { Branch } from '../../core/record/branches';
import type { WrittenLine } from '../../store/table/gameLog';
import { type BranchLine, branchLine } from '../../store/table/sideLines';
import { useGame, usePlay } from '../../store/useGame';
import { LogLine } from '../log/LogLine';
import { BranchIcon } from '../parts/icons';
import { LabelForm } from '../parts/LabelForm';
import { useFew } from '../parts/useFew';
import { DiceRule } from './DiceRule';
import { stepsOf } from './steps';
import './branches.css';

/** Branches that leave at one point: a few at a time if there are very many. */
export function BranchRows({ branches }: { readonly branches: readonly Branch[] }) {
  const { shown, more } = useFew(branches, FEW);
  return (
    <>
      {shown.map((branch) => (
        <BranchRow key={branch.leaf} branch={branch} />
      ))}
      {more ? <li className="branch">{more}</li> : null}
    </>
  );
}
const FEW = 20;

/** What happened on a branch, worded when it is rendered. */
export function useBranchLine(branch: Branch): BranchLine {
  const system = usePlay((play) => play.system);
  const game = usePlay((play) => play.game);
  return useMemo(() => branchLine(system, game, branch), [system, game, branch]);
}

/** A branch, where it leaves the present line: folded until it is opened. */
function BranchRow({ branch }: { readonly branch: Branch }) {
  const [open, setOpen] = useState(false);
  const line = useBranchLine(branch);
  return (
    <li className="branch">
      <button
        type="button"
        className="row-button branch-head"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <BranchIcon />
        <span>{branchTitle(branch, line)}</span>
      </button>
      {open ? (
        <div className="branch-body">
          <BranchName leaf={branch.leaf} name={branch.name} />
          <BranchActs branch={branch} line={line} />
          <LinesAhead lines={line.lines} goLabel="Resume here" />
          <DiceRule thrown={line.thrown} />
        </div>
      ) : null}
    </li>
  );
}

type LinesProps = { readonly lines: readonly WrittenLine[]; readonly goLabel: string };

/** What is not on the present line; of a long branch only the beginning. */
export function LinesAhead({ lines, goLabel }: LinesProps) {
  const { shown, more } = useFew(lines, FEW_LINES);
  return (
    <ul className="log-ahead">
      {shown.map((line) => (
        <LogLine key={`${line.entry}.${line.nth}`} line={line} goLabel={goLabel} />
      ))}
      {more ? <li>{more}</li> : null}
    </ul>
  );
}
const FEW_LINES = 100;

/** Without a name it is described by its content. */
export function branchTitle({ name }: Branch, line: BranchLine): string {
  const { presses } = line;
  return name === ''
    ? [`A branch: ${stepsOf(presses)}`, whatItHolds(line)].filter(Boolean).join(', ')
    : `“${name}”: a branch of ${stepsOf(presses)}`;
}

/** Its first and last line; without lines, the segments that it ends. */
function whatItHolds({ lines, presses, from, to }: BranchLine): string {
  const [first, last] = [lines[0], lines.at(-1)];
  if (first && last) return first === last ? first.text : `${first.text} … ${last.text}`;
  if (from.turn === to.turn && from.segment === to.segment) return '';
  return presses === 1 ? `ends “${from.segment}”` : `ends “${from.segment}”, on to “${to.segment}”`;
}

type ActsProps = {
  readonly branch: Branch;
  readonly line: BranchLine;
  /** The menu that they are in and close, if any. */
  readonly menu?: string;
};

/** What can be done with a branch. */
export function BranchActs({ branch, line, menu }: ActsProps) {
  const lookBack = useGame((state) => state.lookBack);
  const goToEntry = useGame((state) => state.goToEntry);
  const common = {
    type: 'button',
    className: 'act small',
    popoverTarget: menu,
    popoverTargetAction: 'hide',
  } as const;
  return (
    <p className="branch-acts">
      <button {...common} onClick={() => lookBack(line.entries[0] ?? branch.leaf, branch.leaf)}>
        Look at it
      </button>
      <button
        {...common}
        onClick={() => {
          // The branch, and this button with it, is gone before the browser would close the menu.
          if (menu) document.getElementById(menu)?.hidePopover();
          goToEntry(branch.leaf);
        }}
      >
        Resume it
      </button>
    </p>
  );
}

type NameProps = { readonly leaf: number; readonly name: string };

/** The name of the line of play that ends in `leaf`, the present one or a branch. */
export function BranchName({ leaf, name }: NameProps) {
  const nameBranch = useGame((state) => state.nameBranch);
  return (
    <LabelForm
      label="Name of the branch"
      text={name}
      most={60}
      words="Save name"
      onKeep={(text) => nameBranch(leaf, text)}
    />
  );
}
