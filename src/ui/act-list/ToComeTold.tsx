import { useEffect, useState } from 'react';
import type { ToCome } from '../../core/contract/table';
import type { Json } from '../../core/contract/values';
import { stateOf } from '../../core/game';
import { useGame, usePlay } from '../../store/useGame';
import { useDesk } from '../coach/coachContext';
import { noBreak } from '../parts/noBreak';
import { ActShown } from './ActShown';
import { SumRows, SumsTogether } from './SumsView';
import './act-list.css';

/** The last answer stays until that for the present position has come. */
export function ToComeTold() {
  const desk = useDesk();
  const system = usePlay((play) => play.system.id);
  const state = usePlay(({ game }) => stateOf(game));
  const isShown = useGame(({ replay }) => replay === null);
  const [heard, setHeard] = useState<{ readonly of: Json; readonly toCome: ToCome | null } | null>(null);
  useEffect(
    () =>
      isShown
        ? desk?.ask({ state, about: { system, kind: 'toCome' } }, (answer) => {
            if ('toCome' in answer) setHeard({ of: state, toCome: answer.toCome });
          })
        : undefined,
    [desk, system, state, isShown],
  );
  const isCounting = heard?.of !== state;
  const toCome = heard?.toCome ?? null;
  return (
    <div className={isCounting ? 'counting' : undefined} aria-busy={isCounting}>
      <p role="status">{toCome ? noBreak(toCome.text) : isCounting ? 'counting…' : 'Nothing.'}</p>
      {toCome ? <Told toCome={toCome} /> : null}
    </div>
  );
}

function Told({ toCome: { rowsTitle, rows, actsTitle, acts, sums } }: { readonly toCome: ToCome }) {
  return (
    <>
      {rows.length > 0 ? (
        <>
          <h3>{rowsTitle}</h3>
          <SumRows rows={rows} />
        </>
      ) : null}
      {acts.length > 0 ? (
        <>
          <h3>{actsTitle}</h3>
          <ol className="listed">
            {acts.map((act, at) => (
              <li key={act.counters.join()}>
                <ActShown act={act} at={at} />
              </li>
            ))}
          </ol>
        </>
      ) : null}
      {sums ? <SumsTogether sums={sums} /> : null}
    </>
  );
}
