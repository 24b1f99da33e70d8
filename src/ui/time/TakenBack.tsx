import type { Branch } from '../../core/record/branches';
import { useGame, usePlay } from '../../store/useGame';
import { BranchRows, LinesAhead } from './BranchRow';
import { DiceRule } from './DiceRule';
import { stepsOf, stepsTakenBack } from './steps';
import '../answer/just-now.css';
import './branches.css';

/** At the end of the log: what was taken back, line by line. How to redo it is shown where one looks first. */
export function TakenBack({ branches }: { readonly branches: readonly Branch[] }) {
  const ahead = usePlay((play) => play.sideLines.ahead);
  if (!ahead) return null;
  return (
    <section className="log-group taken-back" aria-label="Taken back, in the log">
      <h3>Taken back: {stepsOf(ahead.presses)}</h3>
      <LinesAhead lines={ahead.lines} goLabel="Play on to here" />
      {branches.length === 0 ? null : (
        <ul className="log-ahead">
          <BranchRows branches={branches} />
        </ul>
      )}
    </section>
  );
}

/** What resuming has done: two lines swap their names, which would otherwise go unnoticed. */
export function JustResumed() {
  const resumed = useGame((state) => state.resumed);
  const name = usePlay((play) => play.sideLines.name);
  if (!resumed) return null;
  return (
    <section className="just-now" aria-label="Resumed">
      <p>Resumed {name === '' ? 'the branch' : `“${name}”`}; the line you left is now a branch in the log.</p>
    </section>
  );
}

/** Directly after an undo, where one looks anyway. */
export function JustTakenBack() {
  const steps = usePlay(stepsTakenBack);
  const ahead = usePlay((play) => play.sideLines.ahead);
  if (steps === 0) return null;
  return (
    <section className="just-now" aria-label="Taken back">
      <h2>Taken back: {stepsOf(steps)}</h2>
      <PlayAgain steps={steps} />
      {/* Another step of a draft drops the steps ahead. */}
      {ahead ? <DiceRule thrown={ahead.thrown} /> : null}
    </section>
  );
}

function PlayAgain({ steps }: { readonly steps: number }) {
  const redo = useGame((state) => state.redo);
  const redoAll = useGame((state) => state.redoAll);
  return (
    <p className="branch-acts">
      <button type="button" className="act small" onClick={redo}>
        {steps === 1 ? 'Redo it' : 'Redo the next'}
      </button>
      {steps === 1 ? null : (
        <button type="button" className="act small" onClick={redoAll}>
          Redo all {steps}
        </button>
      )}
    </p>
  );
}
