import { useState } from 'react';
import type { Reason } from '../../core/seam';
import { useGame } from '../../store/useGame';
import { CaseButton } from './CaseButton';
import { CounterChip } from './CounterChip';

const SHOWN = 4;

/** What this phase still demands, with the counters it is about; all of it can be lit on the board. */
export function OwedList({ owed }: { readonly owed: readonly Reason[] }) {
  const pointOut = useGame((state) => state.pointOut);
  const press = useGame((state) => state.press);
  const [all, setAll] = useState(false);
  const [lit, setLit] = useState(false);
  if (owed.length === 0) return null;
  const show = (on: boolean) => {
    setLit(on);
    pointOut(on ? owed : []);
  };
  const dark = () => pointOut(lit ? owed : []);
  return (
    <section className="owed" aria-label="Still to be done">
      <h2>
        Still to be done <span className="count">{owed.length}</span>
      </h2>
      <button type="button" className="link corner" aria-pressed={lit} onClick={() => show(!lit)}>
        {lit ? 'Hide on map' : 'Show on map'}
      </button>
      <ul>
        {owed.slice(0, all ? owed.length : SHOWN).map((reason, i) => (
          <li key={`${i} ${reason.text}`} onPointerEnter={() => pointOut([reason])} onPointerLeave={dark}>
            {reason.counters.slice(0, 3).map((id) => (
              <button
                key={id}
                type="button"
                className="chip-button"
                onFocus={() => pointOut([reason])}
                onBlur={dark}
                onClick={() => press({ on: 'counter', id })}
              >
                <span className="unseen">Point at it: {reason.text}</span>
                <CounterChip id={id} />
              </button>
            ))}
            <span>
              {reason.text} <CaseButton rule={reason.rule} />
            </span>
          </li>
        ))}
      </ul>
      {owed.length > SHOWN ? (
        <button type="button" className="link" onClick={() => setAll(!all)}>
          {all ? 'Show fewer' : `Show all ${owed.length}`}
        </button>
      ) : null}
    </section>
  );
}
