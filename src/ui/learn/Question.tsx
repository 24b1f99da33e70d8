import { useState } from 'react';
import { useStore } from 'zustand';
import type { Goal } from '../../core/lesson/lesson';
import type { LearningStore } from '../../store/learning/learning';
import { noBreak } from '../parts/noBreak';
import { Named } from './Named';

/** What a step asks, with its answers where there are some to choose from. */
export function Question({ goal, learning }: { readonly goal: Goal; readonly learning: LearningStore }) {
  const answer = useStore(learning, (state) => state.answer);
  const found = useStore(learning, (state) => state.found);
  const isDone = useStore(learning, (state) => state.said?.tone === 'done');
  const [tried, setTried] = useState<readonly string[]>([]);
  if (!('ask' in goal)) return null;
  return (
    <>
      <p className="lesson-ask">
        <Named text={goal.ask} learning={learning} />
        {'press' in goal && goal.press.length > 1 ? (
          <span className="no-break">{` (${found.length} of ${goal.press.length})`}</span>
        ) : null}
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
