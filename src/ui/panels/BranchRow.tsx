import { useState } from 'react';
import type { BranchLine } from '../../store/sideLines';
import { useGame } from '../../store/useGame';
import { DiceRule } from './DiceRule';
import { BranchIcon } from './icons';
import { LogLine } from './LogLine';
import { NoteForm } from './NoteForm';
import { stepsOf } from './steps';

/** A line of play that was left, where it leaves the present one: folded until it is asked for. */
export function BranchRow({ branch }: { readonly branch: BranchLine }) {
  const [open, setOpen] = useState(false);
  return (
    <li className="branch">
      <button type="button" className="branch-head" aria-expanded={open} onClick={() => setOpen(!open)}>
        <BranchIcon />
        <span>{branchTitle(branch)}</span>
      </button>
      {open ? (
        <div className="branch-body">
          <BranchName leaf={branch.leaf} name={branch.name} />
          <BranchActs branch={branch} />
          <ul className="log-ahead">
            {branch.lines.map((line) => (
              <LogLine key={`${line.entry}.${line.nth}`} line={line} goLabel="Resume here" />
            ))}
          </ul>
          <DiceRule thrown={branch.thrown} />
        </div>
      ) : null}
    </li>
  );
}

/** Without a name it is known by what it holds. */
export function branchTitle(branch: BranchLine): string {
  const { name, presses } = branch;
  return name === ''
    ? [`A branch: ${stepsOf(presses)}`, whatItHolds(branch)].filter(Boolean).join(', ')
    : `“${name}”: a branch of ${stepsOf(presses)}`;
}

/** Its first and last line; where nothing was written, the phases that it ends. */
function whatItHolds({ lines, presses, from, to }: BranchLine): string {
  const [first, last] = [lines[0], lines.at(-1)];
  if (first && last) return first === last ? first.text : `${first.text} … ${last.text}`;
  if (from.turn === to.turn && from.stretch === to.stretch) return '';
  return presses === 1 ? `ends the ${from.stretch}` : `ends the ${from.stretch}, on to the ${to.stretch}`;
}

type ActsProps = {
  readonly branch: BranchLine;
  /** The menu that they stand in and close, if any. */
  readonly menu?: string;
};

/** What can be done with a branch. */
export function BranchActs({ branch, menu }: ActsProps) {
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
      <button {...common} onClick={() => lookBack(branch.entries[0] ?? branch.leaf, branch.leaf)}>
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
    <NoteForm
      label="Name of the branch"
      text={name}
      most={60}
      words="Save name"
      onKeep={(text) => nameBranch(leaf, text)}
    />
  );
}
