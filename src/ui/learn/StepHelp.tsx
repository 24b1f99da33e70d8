import { useStore } from 'zustand';
import type { Step } from '../../core/lesson/lesson';
import type { LearningStore } from '../../store/learning/learning';
import { useShowing } from './useShowing';

type Props = { readonly step: Step; readonly learning: LearningStore };

/** While the goal is not reached: a poor try is put back, and the page shows how it is done. */
export function StepHelp({ step, learning }: Props) {
  const tone = useStore(learning, (state) => state.said?.tone);
  const isShown = useStore(learning, (state) => state.isShown);
  const putBack = useStore(learning, (state) => state.putBack);
  const show = useShowing(learning);
  const isDone = tone === 'done' || 'read' in step.goal;
  return (
    <>
      {tone === 'poor' ? (
        <button type="button" className="act main" onClick={putBack}>
          Put it back
        </button>
      ) : null}
      {isDone || step.way.length === 0 ? null : (
        <button type="button" className="link" disabled={isShown} onClick={show}>
          Show me
        </button>
      )}
    </>
  );
}
