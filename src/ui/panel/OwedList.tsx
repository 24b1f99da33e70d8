import { useState } from 'react';
import type { CounterId, Reason } from '../../core/contract/values';
import { useGame, usePlay } from '../../store/useGame';
import { CounterChip } from '../counters/CounterChip';
import { CaseButton } from '../parts/CaseButton';
import { useLight } from '../parts/useLight';
import { whole } from '../parts/whole';

const SHOWN = 4;

/** What this phase still demands, with the counters it is about; all of it can be lit on the board. */
export function OwedList({ owed }: { readonly owed: readonly Reason[] }) {
  const pointOut = useGame((state) => state.pointOut);
  const lookAt = useGame((state) => state.lookAt);
  const [all, setAll] = useState(false);
  const [lit, setLit] = useState(false);
  const light = useLight(lit ? owed : []);
  if (owed.length === 0) return null;
  const show = (on: boolean) => {
    setLit(on);
    pointOut(on ? owed : []);
    if (on && owed[0]) lookAt(owed[0]);
  };
  const count = new Set(owed.flatMap(({ counters }) => counters)).size;
  const isOnMap = owed.some(({ where }) => where.length > 0);
  return (
    <section className="owed" aria-label="Still to be done">
      <h2>Still to be done {count === 0 ? null : <span className="count">{count}</span>}</h2>
      {isOnMap ? (
        <button type="button" className="link corner" aria-pressed={lit} onClick={() => show(!lit)}>
          {lit ? 'Hide on map' : 'Show on map'}
        </button>
      ) : null}
      <ul>
        {owed.slice(0, all ? owed.length : SHOWN).map((reason, i) => (
          <li key={`${i} ${reason.text}`} {...light(reason)}>
            {whole(reason.text)} <CaseButton rule={reason.rule} />
            <div className="chips">
              {reason.counters.map((id) => (
                <OwedCounter key={id} id={id} />
              ))}
            </div>
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

/** A counter in the list does what it does on the map. */
function OwedCounter({ id }: { readonly id: CounterId }) {
  const press = useGame((state) => state.press);
  const name = usePlay((play) => play.board.counters.find((counter) => counter.id === id)?.label);
  return (
    <button
      type="button"
      className="chip-button"
      aria-label={name}
      onClick={() => press({ on: 'counter', id })}
    >
      <CounterChip id={id} />
    </button>
  );
}
