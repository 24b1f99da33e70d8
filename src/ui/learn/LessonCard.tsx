import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import type { LearningStore } from '../../store/learning/learning';
import { LESSONS, type Listed } from '../../store/learning/lessons';
import { useSettings } from '../../store/useGame';
import { StepHelp } from './StepHelp';
import { StepWords } from './StepWords';

type Props = {
  readonly listed: Listed;
  readonly learning: LearningStore;
  onLeave(to: string): void;
};

/** What the step says and asks for, what came of the last try, and the way on. */
export function LessonCard({ listed, learning, onLeave }: Props) {
  const at = useStore(learning, (state) => state.at);
  const said = useStore(learning, (state) => state.said);
  const step = listed.steps[at];
  const text = useTextInFocus(at);
  if (!step) return null;
  const isDone = said?.tone === 'done' || 'read' in step.goal;
  return (
    <section className="lesson-card" aria-label="Lesson">
      <p className="overline">
        Step {at + 1} of {listed.steps.length}
        {step.dice.length > 0 ? ' · the dice of this step are set' : null}
      </p>
      <StepWords step={step} learning={learning} text={text} />
      <div className="lesson-acts">
        {isDone ? <Onward listed={listed} learning={learning} onLeave={onLeave} /> : null}
        <StepHelp step={step} learning={learning} />
        {isDone ? null : <Skip listed={listed} learning={learning} onLeave={onLeave} />}
      </div>
    </section>
  );
}

/** A new step is read out where the focus was on the way to it. */
function useTextInFocus(at: number) {
  const text = useRef<HTMLParagraphElement>(null);
  const first = useRef(true);
  useEffect(() => {
    if (first.current && at === 0) first.current = false;
    else text.current?.focus({ preventScroll: true });
  }, [at]);
  return text;
}

/** The way on gets the focus as soon as there is one: Enter leads on. */
function Onward({ listed, learning, onLeave }: Props) {
  const at = useStore(learning, (state) => state.at);
  const next = useStore(learning, (state) => state.next);
  const finish = useSettings((settings) => settings.finishLesson);
  const button = useRef<HTMLButtonElement>(null);
  const isRead = 'read' in (listed.steps[at]?.goal ?? {});
  useEffect(() => {
    if (!isRead) button.current?.focus({ preventScroll: true });
  }, [isRead]);
  const isLast = at + 1 >= listed.steps.length;
  useEffect(() => {
    if (isLast) finish(listed.at);
  }, [isLast, finish, listed]);
  if (!isLast)
    return (
      <button ref={button} key={at} type="button" className="act main" onClick={next}>
        Next
      </button>
    );
  const after = LESSONS[LESSONS.findIndex((one) => one.at === listed.at) + 1];
  return (
    <>
      {after ? (
        <button ref={button} type="button" className="act main" onClick={() => onLeave(after.at)}>
          Next lesson: {after.title}
        </button>
      ) : null}
      <button ref={after ? undefined : button} type="button" className="act" onClick={() => onLeave('')}>
        All lessons
      </button>
    </>
  );
}

function Skip({ listed, learning, onLeave }: Props) {
  const at = useStore(learning, (state) => state.at);
  const goTo = useStore(learning, (state) => state.goTo);
  const isLast = at + 1 >= listed.steps.length;
  return (
    <button type="button" className="link" onClick={() => (isLast ? onLeave('') : goTo(at + 1))}>
      Skip
    </button>
  );
}
