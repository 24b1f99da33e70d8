import { useState } from 'react';
import type { Branch } from '../../core/record/branches';
import { areDiceLeft } from '../../core/record/record';
import { useGame, usePlay } from '../../store/useGame';
import { whatIfsOf } from '../../store/what-if/whatIf';
import { CaseButton } from '../parts/CaseButton';
import { LookBackIcon } from '../parts/icons';
import { useSegmentWord } from '../parts/segmentWord';
import { useFew } from '../parts/useFew';
import { BranchActs, BranchName, branchTitle, useBranchLine } from './BranchRow';
import { DiceRule } from './DiceRule';
import { POLICY_WORDS } from './policyWords';
import { stepsOf, stepsTakenBack } from './steps';
import '../header/menu.css';
import './branches.css';
import './time-menu.css';

const ID = 'time';
/** Bookmarks and branches listed at first. */
const FEW = 20;

/** Everything that leads back or forward by more than one step; rendered only while open. */
export function TimeMenu() {
  const [open, setOpen] = useState(false);
  const word = useSegmentWord();
  return (
    <>
      <button
        type="button"
        className="tool"
        popoverTarget={ID}
        title={`Time: look back, the start of the ${word}, branches and bookmarks`}
        aria-label="Time"
      >
        <LookBackIcon />
      </button>
      <div
        id={ID}
        popover="auto"
        className="scrolls menu time-menu"
        onBeforeToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {open ? <TimeContent /> : null}
      </div>
    </>
  );
}

export function TimeContent() {
  const head = usePlay((play) => play.game.record.head);
  const ahead = usePlay(stepsTakenBack);
  const segment = usePlay((play) => play.moment.segment);
  const word = useSegmentWord();
  const lookBack = useGame((state) => state.lookBack);
  const undoSegment = useGame((state) => state.undoSegment);
  const redoAll = useGame((state) => state.redoAll);
  const isAlone = usePlay((play) => play.sideLines.branches.length === 0 && whatIfsOf(play).length === 0);
  const openDialog = useGame((state) => state.openDialog);
  return (
    <>
      <Item name="Look back" note="Replay the game step by step" onPress={() => lookBack(head)} />
      <Item name={`Undo to the start of the ${word}`} note={segment} onPress={undoSegment} />
      {ahead === 0 ? null : (
        <Item name="Redo everything taken back" note={stepsOf(ahead)} onPress={redoAll} />
      )}
      {ahead === 0 && isAlone ? null : (
        <Item
          name="Compare lines side by side"
          note="Where they end, what is counted there, who stands elsewhere"
          onPress={() => openDialog('compare')}
        />
      )}
      <Marks />
      <Branches />
      <Policy />
    </>
  );
}

type ItemProps = { readonly name: string; readonly note: string; readonly onPress: () => void };

function Item({ name, note, onPress }: ItemProps) {
  return (
    <button
      type="button"
      className="row-button menu-item"
      popoverTarget={ID}
      popoverTargetAction="hide"
      onClick={() => {
        // The button may be gone before the browser would close the menu.
        document.getElementById(ID)?.hidePopover();
        onPress();
      }}
    >
      {name}
      <small>{note}</small>
    </button>
  );
}

function Marks() {
  const bookmarks = usePlay((play) => play.game.record.bookmarks);
  const lookBack = useGame((state) => state.lookBack);
  const { shown, more } = useFew(bookmarks, FEW);
  if (bookmarks.length === 0) return null;
  return (
    <section aria-label="Bookmarks">
      <h2 className="overline">Bookmarks</h2>
      {shown.map(({ entry, text }) => (
        <Item key={entry} name={text} note="Look at it" onPress={() => lookBack(entry)} />
      ))}
      {more}
    </section>
  );
}

function Branches() {
  const { branches, name } = usePlay((play) => play.sideLines);
  const tip = usePlay((play) => play.game.record.tip);
  const { shown, more } = useFew(branches, FEW);
  if (branches.length === 0) return null;
  return (
    <section aria-label="Branches">
      <h2 className="overline">Branches</h2>
      <div className="menu-branch">
        <p>The line that is played{name === '' ? ', not named' : `: “${name}”`}</p>
        <BranchName leaf={tip} name={name} />
      </div>
      {shown.map((branch) => (
        <BranchItem key={branch.leaf} branch={branch} />
      ))}
      {more}
    </section>
  );
}

function BranchItem({ branch }: { readonly branch: Branch }) {
  const line = useBranchLine(branch);
  return (
    <div className="menu-branch">
      <p>{branchTitle(branch, line)}</p>
      <BranchActs branch={branch} line={line} menu={ID} />
    </div>
  );
}

function Policy() {
  const takeBack = usePlay((play) => play.game.record.takeBack);
  const thrown = usePlay(({ game }) => areDiceLeft(game.record));
  const { label, text } = POLICY_WORDS[takeBack];
  return (
    <div className="menu-foot">
      <p>
        Taking back: {label.toLowerCase()}, {text}. <CaseButton rule="table:take-back" />
      </p>
      <DiceRule thrown={thrown} />
    </div>
  );
}
