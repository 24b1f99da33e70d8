import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { Goal } from '../../core/lesson/lesson';
import type { LearningStore, Said } from '../../store/learning/learning';
import { LESSONS, type Listed } from '../../store/learning/lessons';
import { useSettings } from '../../store/useGame';
import { atNextFrame } from '../parts/atNextFrame';
import { CaseButton } from '../parts/CaseButton';
import { noBreak } from '../parts/noBreak';
import { Named } from './Named';

type Props = {
  readonly listed: Listed;
  readonly learning: LearningStore;
  onLeave(to: string): void;
};

/** What the step says and asks for, what came of the last try, and the way on. */
export function LessonCard({ listed, learning, onLeave }: Props) {
  const at = useStore(learning, (state) => state.at);
  const said = useStore(learning, (state) => state.said);
  const isShown = useStore(learning, (state) => state.isShown);
  const putBack = useStore(learning, (state) => state.putBack);
  const step = listed.steps[at];
  const text = useTextInFocus(at);
  const answer = useSaidInSight(said);
  const show = useShowing(learning);
  if (!step) return null;
  const isDone = said?.tone === 'done' || 'read' in step.goal;
  return (
    <section className="lesson-card" aria-label="Lesson">
      <p className="overline">
        Step {at + 1} of {listed.steps.length}
        {step.dice.length > 0 ? ' · the dice of this step are set' : null}
      </p>
      <p className="lesson-text" ref={text} tabIndex={-1}>
        <Named text={step.text} learning={learning} />{' '}
        <span className="lesson-cases">
          {step.rules.map((rule) => (
            <CaseButton key={rule} rule={rule} />
          ))}
        </span>
      </p>
      <Question key={at} goal={step.goal} learning={learning} />
      <p ref={answer} className={said ? `lesson-said ${said.tone}` : 'lesson-said'} role="status">
        {said === null ? null : <Named text={said.text || 'Done.'} learning={learning} />}
      </p>
      <div className="lesson-acts">
        {isDone ? <Onward listed={listed} learning={learning} onLeave={onLeave} /> : null}
        {said?.tone === 'poor' ? (
          <button type="button" className="act main" onClick={putBack}>
            Put it back
          </button>
        ) : null}
        {isDone || step.way.length === 0 ? null : (
          <button type="button" className="link" disabled={isShown} onClick={show}>
            Show me
          </button>
        )}
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

/** On a small screen the panel scrolls; what was said comes into view after the result of the press has. */
function useSaidInSight(said: Said | null) {
  const answer = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (said === null) return;
    let cancel = atNextFrame(() => {
      cancel = atNextFrame(() => answer.current?.scrollIntoView?.({ block: 'nearest' }));
    });
    return () => cancel();
  }, [said]);
  return answer;
}

const BETWEEN_MS = 650;

/** Puts the position back and makes the presses of the step one by one, so that they can be followed. */
function useShowing(learning: LearningStore): () => void {
  const due = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(due.current), []);
  return () => {
    learning.getState().putBack();
    const from = learning.getState().at;
    const press = (n: number) => {
      const { at, said, show } = learning.getState();
      if (at !== from || said?.tone === 'done' || !show(n)) return;
      due.current = setTimeout(() => press(n + 1), BETWEEN_MS);
    };
    press(0);
  };
}

function Question({ goal, learning }: { readonly goal: Goal; readonly learning: LearningStore }) {
  const answer = useStore(learning, (state) => state.answer);
  const found = useStore(learning, (state) => state.found);
  const isDone = useStore(learning, (state) => state.said?.tone === 'done');
  const [tried, setTried] = useState<readonly string[]>([]);
  if (!('ask' in goal)) return null;
  return (
    <>
      <p className="lesson-ask">
        <Named text={goal.ask} learning={learning} />
        {'press' in goal && goal.press.length > 1 ? ` (${found.length} of ${goal.press.length})` : null}
      </p>
      {'options' in goal ? (
        <div className="lesson-options">
          {goal.options.map((option) => (
            <button
              key={option}
              type="button"
              className={optionClass(option, goal.answer, tried, isDone)}
              disabled={isDone}
              onClick={() => {
                setTried([...tried, option]);
                answer(option);
              }}
            >
              {noBreak(option)}
            </button>
          ))}
        </div>
      ) : null}
    </>
  );
}

function optionClass(option: string, answer: string, tried: readonly string[], isDone: boolean): string {
  if (option === answer) return isDone ? 'act right' : 'act';
  return tried.includes(option) ? 'act tried' : 'act';
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
