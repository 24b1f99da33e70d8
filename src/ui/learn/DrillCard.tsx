import { useEffect, useId, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { HIGHEST_LEVEL } from '../../core/contract/drills';
import type { Step } from '../../core/lesson/lesson';
import type { LearningStore } from '../../store/learning/learning';
import { NO_DRILLS } from '../../store/settings';
import { useSettings } from '../../store/useGame';
import { StepHelp } from './StepHelp';
import { StepWords } from './StepWords';

type Props = {
  /** Its system and kind, as the settings have them. */
  readonly name: string;
  readonly level: number;
  readonly step: Step;
  readonly learning: LearningStore;
  onNext(): void;
};

/** The question of a drill, what came of the last try, and the way to the next one. */
export function DrillCard({ name, level, step, learning, onNext }: Props) {
  const said = useStore(learning, (state) => state.said);
  const text = useRef<HTMLParagraphElement>(null);
  // A new drill is read out where the focus was on the way to it.
  useEffect(() => text.current?.focus({ preventScroll: true }), []);
  const isDone = said?.tone === 'done';
  return (
    <section className="lesson-card" aria-label="Drill">
      <Standing name={name} level={level} />
      <StepWords step={step} learning={learning} text={text} />
      <div className="lesson-acts">
        {isDone ? <Next onNext={onNext} /> : null}
        <StepHelp step={step} learning={learning} />
        <CopyAddress />
      </div>
    </section>
  );
}

/** The row so far, and the level of this drill and of the next one. */
function Standing({ name, level }: { readonly name: string; readonly level: number }) {
  const reached = useSettings((settings) => settings.drills[name] ?? NO_DRILLS);
  const setLevel = useSettings((settings) => settings.setDrillLevel);
  const rowId = useId();
  const levels = Array.from({ length: HIGHEST_LEVEL }, (_, i) => i + 1);
  return (
    <p className="drill-standing">
      <span id={rowId}>
        In a row: <b>{reached.streak}</b>
        {reached.best > 0 ? <small> (best {reached.best})</small> : null}
      </span>
      <label>
        {reached.level === level ? 'Level' : 'Next level'}{' '}
        <select value={reached.level} onChange={({ target }) => setLevel(name, Number(target.value))}>
          {levels.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </select>
      </label>
    </p>
  );
}

/** It gets the focus as soon as it is there: Enter leads on. */
function Next({ onNext }: Pick<Props, 'onNext'>) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <button ref={button} type="button" className="act main" onClick={onNext}>
      Next
    </button>
  );
}

/** The address leads to the same drill. */
function CopyAddress() {
  const [said, setSaid] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(location.href);
      setSaid('Copied');
    } catch {
      setSaid('Copy it from the browser’s address line');
    }
  };
  return (
    <>
      <button type="button" className="link" onClick={() => void copy()}>
        Copy address
      </button>
      <small aria-live="polite">{said}</small>
    </>
  );
}
