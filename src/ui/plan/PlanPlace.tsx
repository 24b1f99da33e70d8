import { useShallow } from 'zustand/react/shallow';
import { plansOf } from '../../store/table/planning';
import { useGame, usePlay } from '../../store/useGame';
import { PLAN } from '../keys/keys';
import { noBreak } from '../parts/noBreak';
import './plan.css';

/** Begins a plan, or goes on with one that was kept, where a person decides. */
export function PlanPlace() {
  const isOwn = usePlay(
    ({ computer, planning, prompt, wanted }) => !computer && !planning && !wanted && prompt.by !== null,
  );
  const plans = usePlay(useShallow(plansOf));
  const beginPlan = useGame((state) => state.beginPlan);
  const dropPlan = useGame((state) => state.dropPlan);
  if (!isOwn) return null;
  return (
    <section className="what-if folding" aria-label="Plans">
      <button id={PLAN} type="button" className="link" onClick={() => beginPlan()}>
        What if…?
      </button>
      {plans.length === 0 ? null : (
        <ul>
          {plans.map(({ name }) => {
            const called = name === '' ? 'The plan you had begun' : name;
            return (
              <li key={name}>
                <span>{noBreak(called)}</span>
                <button
                  type="button"
                  className="act small"
                  aria-label={`Open ${called}`}
                  onClick={() => beginPlan(name)}
                >
                  Open
                </button>
                <button
                  type="button"
                  className="act small"
                  aria-label={`Delete ${called}`}
                  onClick={() => dropPlan(name)}
                >
                  Delete
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
