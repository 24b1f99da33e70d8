import type { Ref } from 'react';
import { useStore } from 'zustand';
import type { Step } from '../../core/lesson/lesson';
import type { LearningStore, Said } from '../../store/learning/learning';
import { useGame } from '../../store/useGame';
import { DieFace } from '../dice/DieFace';
import { CaseButton } from '../parts/CaseButton';
import { Named } from './Named';
import { PrintedHere } from './PrintedHere';
import { Question } from './Question';
import { useSaidInSight } from './useSaidInSight';

type Props = {
  readonly step: Step;
  readonly learning: LearningStore;
  readonly text: Ref<HTMLParagraphElement>;
};

/** What a step says with its cases, what it asks, and what is said to the last try. */
export function StepWords({ step, learning, text }: Props) {
  const at = useStore(learning, (state) => state.at);
  const said = useStore(learning, (state) => state.said);
  const answer = useSaidInSight(said);
  return (
    <>
      <p className="lesson-text" ref={text} tabIndex={-1}>
        <Named text={step.text} learning={learning} />{' '}
        <span className="lesson-cases">
          {step.rules.map((rule) => (
            <CaseButton key={rule} rule={rule} />
          ))}
        </span>
      </p>
      {step.table ? <PrintedHere shown={step.table} isDone={said?.tone === 'done'} /> : null}
      <Question key={at} goal={step.goal} learning={learning} />
      <p ref={answer} className={said ? `lesson-said ${said.tone}` : 'lesson-said'} role="status">
        {said === null ? null : (
          <>
            <Thrown said={said} />
            <Named text={said.text || 'Done.'} learning={learning} />
          </>
        )}
      </p>
    </>
  );
}

/** The dice of the press that it is said to; they were set, so nobody threw them by hand. */
function Thrown({ said: { tone } }: { readonly said: Said }) {
  const news = useGame((state) => state.news);
  const dice = tone === 'wrong' ? [] : news.flatMap((line) => line.dice);
  if (dice.length === 0) return null;
  return (
    <>
      <span className="lesson-dice">
        {dice.map((die, i) => (
          <DieFace key={i} die={{ ...die, by: 'generator' }} />
        ))}
      </span>{' '}
    </>
  );
}
