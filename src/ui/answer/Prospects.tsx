import type { Prospect, ProspectEnd } from '../../core/contract/values';
import { IN_EVERY_CASE, perCent, percentages } from '../../core/prospects';
import { whole } from '../parts/whole';

type Props = { readonly prospects: readonly Prospect[]; readonly came: string | null };

/** What may become of each of those concerned, in words and per cent; after the die, what has. */
export function Prospects({ prospects, came }: Props) {
  if (prospects.length === 0) return null;
  return (
    <ul className="prospects" aria-label="What may become of them">
      {prospects.map(({ who, ends }) => (
        <li key={who}>
          <b>{whole(who)}</b>
          <Ends ends={ends} came={came} />
        </li>
      ))}
    </ul>
  );
}

function Ends({ ends, came }: { readonly ends: readonly ProspectEnd[]; readonly came: string | null }) {
  const shares = percentages(ends.map(({ chance: [ways] }) => ways));
  return (
    <span>
      {ends.map(({ what, tone, by }, i) => {
        const isHere = came !== null && by.includes(came);
        return (
          <span key={what}>
            {i === 0 ? ' ' : ', '}
            <span className={isHere ? 'end came' : 'end'}>
              <i className={`outcome-${tone}`} aria-hidden="true" />
              {what}{' '}
              <span className="chance">{ends.length === 1 ? IN_EVERY_CASE : perCent(shares[i] ?? 0)}</span>
              {isHere ? <span className="unseen"> (this came)</span> : null}
            </span>
          </span>
        );
      })}
    </span>
  );
}
