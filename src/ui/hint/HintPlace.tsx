import { useSettings } from '../../store/useGame';
import { CaseButton } from '../parts/CaseButton';
import { noBreak } from '../parts/noBreak';
import { useLight } from '../parts/useLight';
import { useHint } from './useHint';
import './hint.css';

/** A few words below the instruction when something comes up for the first time; they never lie over the map. */
export function HintPlace() {
  const hint = useHint();
  const tellHint = useSettings((settings) => settings.tellHint);
  const change = useSettings((settings) => settings.change);
  const light = useLight();
  return (
    <div className="hint-place" role="status">
      {hint ? (
        <section className="hint" aria-label="Hint" {...light({ counters: hint.counters, where: [] })}>
          <p>
            {noBreak(hint.text)} <CaseButton rule={hint.rule} />
          </p>{' '}
          <p className="hint-ways">
            <button type="button" className="link" onClick={() => tellHint(hint.id)}>
              Understood
            </button>
            <button
              type="button"
              className="link"
              title="In the settings they can be switched on again"
              onClick={() => change({ hints: false })}
            >
              Switch hints off
            </button>
          </p>
        </section>
      ) : null}
    </div>
  );
}
