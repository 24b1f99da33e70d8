import { useStore } from 'zustand';
import type { LearningStore } from '../../store/learning/learning';
import type { Listed } from '../../store/learning/lessons';
import { BackIcon } from '../parts/icons';
import { StepTools } from './StepTools';

type Props = { readonly listed: Listed; readonly learning: LearningStore; onLeave(): void };

/** Which lesson, how far it has come, and the tools that a step needs. */
export function LessonHeader({ listed, learning, onLeave }: Props) {
  const at = useStore(learning, (state) => state.at);
  const goTo = useStore(learning, (state) => state.goTo);
  return (
    <header className="bar">
      <button type="button" className="tool" aria-label="All lessons" title="All lessons" onClick={onLeave}>
        <BackIcon />
      </button>
      <p className="bar-title">
        <span>{listed.title}</span> <small>Lesson {listed.number}</small>
      </p>
      <ol className="lesson-dots" aria-label="Steps">
        {listed.steps.map(({ text }, i) => (
          <li key={text} className={i < at ? 'done' : undefined}>
            <button
              type="button"
              aria-current={i === at ? 'step' : undefined}
              aria-label={`Step ${i + 1}`}
              title={`Step ${i + 1}`}
              onClick={() => goTo(i)}
            />
          </li>
        ))}
      </ol>
      <StepTools />
    </header>
  );
}
