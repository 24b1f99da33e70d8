import { memo } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { useGame, usePlay } from '../../store/useGame';
import { whatIfsOf } from '../../store/what-if/whatIf';
import { WHAT_IF } from '../keys/keys';
import { noBreak } from '../parts/noBreak';
import './what-if.css';

/** Begins to try what a side would do, or goes on with what was kept, where a person decides. */
export const WhatIfPlace = memo(function WhatIfPlace() {
  const isOwn = usePlay(
    ({ computer, whatIf, prompt, wanted }) => !computer && !whatIf && !wanted && prompt.by !== null,
  );
  const kept = usePlay(useShallow(whatIfsOf));
  const beginWhatIf = useGame((state) => state.beginWhatIf);
  const dropWhatIf = useGame((state) => state.dropWhatIf);
  if (!isOwn) return null;
  return (
    <section className="what-if folding" aria-label="Plans">
      <button id={WHAT_IF} type="button" className="link" onClick={() => beginWhatIf()}>
        What if…?
      </button>
      {kept.length === 0 ? null : (
        <ul>
          {kept.map(({ name }) => {
            const called = name === '' ? 'The plan you had begun' : name;
            return (
              <li key={name}>
                <span>{noBreak(called)}</span>
                <button
                  type="button"
                  className="act small"
                  aria-label={`Open ${called}`}
                  onClick={() => beginWhatIf(name)}
                >
                  Open
                </button>
                <button
                  type="button"
                  className="act small"
                  aria-label={`Delete ${called}`}
                  onClick={() => dropWhatIf(name)}
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
});
