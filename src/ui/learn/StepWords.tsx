import type { Ref } from 'react';
import { useStore } from 'zustand';
import type { Step } from '../../core/lesson/lesson';
import type { LearningStore } from '../../store/learning/learning';
import { CaseButton } from '../parts/CaseButton';
import { Named } from './Named';
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
      <Question key={at} goal={step.goal} learning={learning} />
      <p ref={answer} className={said ? `lesson-said ${said.tone}` : 'lesson-said'} role="status">
        {said === null ? null : <Named text={said.text || 'Done.'} learning={learning} />}
      </p>
    </>
  );
}
