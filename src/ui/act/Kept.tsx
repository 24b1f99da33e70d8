import { useState } from 'react';
import type { Keeping } from '../../core/contract/table';
import { stateOf } from '../../core/game';
import type { Refused } from '../../store/state';
import { useGame, usePlay, useSettings } from '../../store/useGame';
import { Reasons } from '../answer/Reasons';
import { LabelForm } from '../parts/LabelForm';
import { noBreak } from '../parts/noBreak';
import './kept.css';

const LONGEST = 40;

/** Those that were kept, to be begun again, and what is begun now, to be kept. */
export function Kept() {
  const play = usePlay((one) => one);
  const keeping = play.system.keeping?.(stateOf(play.game), play.draft) ?? null;
  return keeping ? <Shelf keeping={keeping} /> : null;
}

function Shelf({ keeping: { place, what, isBegun } }: { readonly keeping: Keeping }) {
  const draft = usePlay((play) => play.draft);
  const kept = useSettings((settings) => settings.kept);
  const keep = useSettings((settings) => settings.keep);
  const drop = useSettings((settings) => settings.drop);
  const layAgain = useGame((state) => state.layAgain);
  const [refused, setRefused] = useState<{ readonly name: string; readonly why: Refused } | null>(null);
  const own = kept.filter((one) => one.place === place);
  if (own.length === 0 && !isBegun) return null;
  return (
    <section className="kept folding" aria-label={`Your own ${what}s`}>
      <h2>Your own {what}s</h2>
      {own.length === 0 ? null : (
        <ul>
          {own.map((one) => (
            <li key={one.name}>
              <span>{noBreak(one.name)}</span>
              <button
                type="button"
                className="act small"
                aria-label={`Use ${one.name}`}
                onClick={() => {
                  const why = layAgain(one.draft);
                  setRefused(why ? { name: one.name, why } : null);
                }}
              >
                Use
              </button>
              <button
                type="button"
                className="act small"
                aria-label={`Delete ${one.name}`}
                onClick={() => drop(place, one.name)}
              >
                Delete
              </button>
            </li>
          ))}
        </ul>
      )}
      {refused ? (
        <div className="kept-why" role="alert">
          <p>{noBreak(`“${refused.name}” cannot be used here. ${refused.why.text}`)}</p>
          <Reasons reasons={refused.why.reasons} />
        </div>
      ) : null}
      {isBegun ? (
        <details>
          <summary>Keep this {what}</summary>
          <LabelForm
            label={`Keep this ${what} as`}
            text=""
            most={LONGEST}
            words="Keep"
            onKeep={(name) => {
              if (name.trim() !== '') keep({ place, name: name.trim(), draft });
            }}
          />
        </details>
      ) : null}
    </section>
  );
}
