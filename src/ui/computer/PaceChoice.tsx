import { useId } from 'react';
import { PACES, type Pace } from '../../store/settings';
import { useSettings } from '../../store/useGame';

const PACE_WORDS: { readonly [P in Pace]: string } = { once: 'At once', brisk: 'Brisk', slow: 'Slow' };

/** How fast the acts of the computer follow each other, in all games. */
export function PaceChoice() {
  const name = useId();
  const pace = useSettings((settings) => settings.pace);
  const change = useSettings((settings) => settings.change);
  return (
    <fieldset>
      <legend>Pace of the computer</legend>
      <div className="side-by-side">
        {PACES.map((value) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              checked={pace === value}
              onChange={() => change({ pace: value })}
            />
            {PACE_WORDS[value]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
