import type { Receipt } from '../../core/contract/values';
import { perCent, percentages } from '../../core/prospects';
import { noBreak } from '../parts/noBreak';
import './receipt.css';

/**
 * The chance of each result as a bar with the printed names, and in words followed by these names. If the die is about
 * a single unit, the words are those of its prospects, which are above.
 */
export function OutcomeBar({
  outcomes,
  prospects,
  result,
}: Pick<Receipt, 'outcomes' | 'prospects' | 'result'>) {
  const possible = outcomes.filter(({ chance: [ways] }) => ways > 0);
  if (possible.length === 0) return null;
  const shares = percentages(possible.map(({ chance: [ways] }) => ways));
  return (
    <>
      <div className="outcome-bar" aria-hidden="true">
        {possible.map(({ label, tone, chance }) => (
          <span
            key={label}
            className={`outcome-${tone}${label === result ? ' is-result' : ''}`}
            style={{ flexGrow: chance[0] }}
          >
            {label}
          </span>
        ))}
      </div>
      {prospects.length === 1 ? null : (
        <ul className="outcomes">
          {possible.map(({ label, tone, means }, i) => (
            <li key={label} className={label === result ? 'is-result' : undefined}>
              <i className={`outcome-${tone}`} aria-hidden="true" />
              <span className="chance">{perCent(shares[i] ?? 0)}</span>{' '}
              <span>
                {noBreak(means)} {means.endsWith(label) ? null : <small>{label}</small>}
                {label === result ? <span className="unseen"> (the result)</span> : null}
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
