import { type Ref, useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import type { Learning, LearningStore } from '../../store/learning/learning';
import { type Listed, lessonAfter } from '../../store/learning/lessons';
import { useSettings } from '../../store/useGame';
import { PlayFirst } from './PlayFirst';
import { StepHelp } from './StepHelp';
import { StepWords } from './StepWords';
import type { Playing } from './usePlaying';

type Props = {
  readonly listed: Listed;
  readonly learning: LearningStore;
  onLeave(to: string): void;
  /** Begins the battle that the lesson leads to, where it leads to one. */
  readonly onPlay: Playing | null;
};

/** What the step says and asks for, what came of the last try, and the way on. */
export function LessonCard({ listed, learning, onLeave, onPlay }: Props) {
  const at = useStore(learning, (state) => state.at);
  const said = useStore(learning, (state) => state.said);
  const step = listed.steps[at];
  const hasLeftOff = useStore(learning, isWhereLeftOff);
  const text = useTextInFocus(at);
  if (!step) return null;
  const isDone = said?.tone === 'done' || 'read' in step.goal;
  return (
    <section className="lesson-card" aria-label="Lesson">
      <p className="overline">
        Step {at + 1} of {listed.steps.length}
        {hasLeftOff ? ' · where you left off' : ''}
        {step.dice.length > 0 ? (
          <span title="So that the step shows what it is about; in a battle they fall by chance.">
            {' · its dice are set beforehand'}
          </span>
        ) : null}
      </p>
      <StepWords step={step} learning={learning} text={text} />
      <div className="lesson-acts">
        <StepHelp step={step} learning={learning} />
        {isDone ? (
          <Onward {...{ listed, learning, onLeave, onPlay }} />
        ) : (
          <Skip {...{ listed, learning, onLeave }} />
        )}
        <BeginAgain learning={learning} />
      </div>
    </section>
  );
}

const isWhereLeftOff = ({ at, from }: Learning) => at > 0 && at === from;

/** Who goes on from where he left off may have forgotten how it began. */
function BeginAgain({ learning }: Pick<Props, 'learning'>) {
  const isOffered = useStore(learning, isWhereLeftOff);
  const goTo = useStore(learning, (state) => state.goTo);
  if (!isOffered) return null;
  return (
    <button type="button" className="link" onClick={() => goTo(0)}>
      Begin again
    </button>
  );
}

/** A new step is read out where the focus was on the way to it. */
function useTextInFocus(at: number) {
  const text = useRef<HTMLParagraphElement>(null);
  const first = useRef(true);
  useEffect(() => {
    if (first.current && at === 0) first.current = false;
    else {
      text.current?.focus({ preventScroll: true });
      // It begins with its first line, however far down the one before was read.
      text.current?.closest('.panel')?.scrollTo?.({ top: 0 });
    }
  }, [at]);
  return text;
}

/** The way on gets the focus as soon as there is one: Enter leads on. */
function Onward({ listed, learning, onLeave, onPlay }: Props) {
  const at = useStore(learning, (state) => state.at);
  const next = useStore(learning, (state) => state.next);
  const button = useRef<HTMLButtonElement>(null);
  const isRead = 'read' in (listed.steps[at]?.goal ?? {});
  useEffect(() => {
    if (!isRead) button.current?.focus({ preventScroll: true });
  }, [isRead]);
  if (at + 1 >= listed.steps.length) return <AtTheEnd {...{ listed, onLeave, onPlay, button }} />;
  return (
    <button ref={button} key={at} type="button" className="act main" onClick={next}>
      Next
    </button>
  );
}

type EndProps = Omit<Props, 'learning'> & { readonly button: Ref<HTMLButtonElement> };

/** To the next lesson, to all of them, or into the battle that this one leads to. */
function AtTheEnd({ listed, onLeave, onPlay, button }: EndProps) {
  const finish = useSettings((settings) => settings.finishLesson);
  useEffect(() => finish(listed.at), [finish, listed]);
  const after = lessonAfter(listed);
  return (
    <>
      {onPlay ? (
        <div className="lesson-leads-to">
          <PlayFirst playing={onPlay} isMain button={button} />
        </div>
      ) : null}
      {after ? (
        <button
          ref={onPlay ? undefined : button}
          type="button"
          className={onPlay ? 'act' : 'act main'}
          onClick={() => onLeave(after.at)}
        >
          Next lesson: {after.title}
        </button>
      ) : null}
      <button
        ref={after || onPlay ? undefined : button}
        type="button"
        className="act"
        onClick={() => onLeave('')}
      >
        All lessons
      </button>
    </>
  );
}

function Skip({ listed, learning, onLeave }: Omit<Props, 'onPlay'>) {
  const at = useStore(learning, (state) => state.at);
  const goTo = useStore(learning, (state) => state.goTo);
  const isLearned = useSettings(({ learned }) => learned.includes(listed.at));
  const isLast = at + 1 >= listed.steps.length;
  if (!isLast)
    return (
      <button type="button" className="link" onClick={() => goTo(at + 1)}>
        Skip
      </button>
    );
  return (
    <button type="button" className="link" onClick={() => onLeave('')}>
      {isLearned ? 'Skip, to all lessons' : 'Skip, to all lessons: this one stays unfinished'}
    </button>
  );
}
