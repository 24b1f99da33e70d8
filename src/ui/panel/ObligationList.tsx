import { useState } from 'react';
import type { CounterId, Reason } from '../../core/contract/values';
import { useGame, usePlay } from '../../store/useGame';
import { useIsCoached } from '../coach/coachContext';
import { CounterChip } from '../counters/CounterChip';
import { CaseButton } from '../parts/CaseButton';
import { NamedText } from '../parts/NamedText';
import { useLight } from '../parts/useLight';
import './obligations.css';

const SHOWN = 4;

/**
 * What must still be done in this phase, with its counters; all of it can be lit on the board. Beside a coach it is one
 * line to open.
 */
export function ObligationList({ obligations }: { readonly obligations: readonly Reason[] }) {
  const pointOut = useGame((state) => state.pointOut);
  const lookAt = useGame((state) => state.lookAt);
  const [lit, setLit] = useState(false);
  const isCoached = useIsCoached();
  if (obligations.length === 0) return null;
  const show = (on: boolean) => {
    setLit(on);
    pointOut(on ? obligations : []);
    if (on && obligations[0]) lookAt(obligations[0]);
  };
  const count = new Set(obligations.flatMap(({ counters }) => counters)).size;
  const isOnMap = obligations.some(({ where }) => where.length > 0);
  const title = <h2>Still to be done {count === 0 ? null : <span className="count">{count}</span>}</h2>;
  const list = <Obliged {...{ obligations, lit }} />;
  return (
    <section className="obligations" aria-label="Still to be done">
      {isCoached ? null : title}
      {isOnMap ? (
        <button type="button" className="link corner" aria-pressed={lit} onClick={() => show(!lit)}>
          {lit ? 'Hide on map' : 'Show on map'}
        </button>
      ) : null}
      {isCoached ? (
        <details>
          <summary>{title}</summary>
          {list}
        </details>
      ) : (
        list
      )}
    </section>
  );
}

type ObligedProps = {
  readonly obligations: readonly Reason[];
  readonly lit: boolean;
};

function Obliged({ obligations, lit }: ObligedProps) {
  const [all, setAll] = useState(false);
  const light = useLight(lit ? obligations : []);
  return (
    <>
      <ul>
        {obligations.slice(0, all ? obligations.length : SHOWN).map((reason, i) => (
          <li key={`${i} ${reason.text}`} {...light(reason)}>
            <NamedText text={reason.text} about={reason} /> <CaseButton rule={reason.rule} />
            <div className="chips">
              {reason.counters.map((id) => (
                <ObligedCounter key={id} id={id} />
              ))}
            </div>
          </li>
        ))}
      </ul>
      {obligations.length > SHOWN ? (
        <button type="button" className="link" onClick={() => setAll(!all)}>
          {all ? 'Show fewer' : `Show all ${obligations.length}`}
        </button>
      ) : null}
    </>
  );
}

/** A counter in the list acts as it does on the map. */
function ObligedCounter({ id }: { readonly id: CounterId }) {
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
