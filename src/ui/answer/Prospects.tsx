import { Fragment } from 'react';
import type { Prospect, ProspectEnd } from '../../core/contract/values';
import { IN_EVERY_CASE, perCent, percentages } from '../../core/prospects';
import { noBreak } from '../parts/noBreak';
import './receipt.css';

type Props = {
  readonly prospects: readonly Prospect[];
  readonly result: string | null;
  /** What they hold for, where somebody may still change them. */
  readonly given?: string | undefined;
};

/** What may happen to each unit concerned, in words and per cent; after the die, what has, or what is still open. */
export function Prospects({ prospects, result, given }: Props) {
  if (prospects.length === 0) return null;
  return (
    <ul className="prospects" aria-label="What may happen to them">
      {given === undefined ? null : <li className="given">{given}:</li>}
      {prospects.map(({ who, ends }) => (
        <li key={who}>
          <b>{noBreak(who)}</b>
          <Ends ends={ends} result={result} isGiven={given !== undefined} />
        </li>
      ))}
    </ul>
  );
}

type EndsProps = Pick<Props, 'result'> & { readonly ends: readonly ProspectEnd[]; readonly isGiven: boolean };

function Ends({ ends, result, isGiven }: EndsProps) {
  const shares = percentages(ends.map(({ chance: [ways] }) => ways));
  const left = ends.filter(({ by }) => result !== null && by.includes(result));
  const isDecided = left.length === 1;
  return (
    <span>
      {ends.map((end, i) => {
        const { what, tone } = end;
        const isHere = left.includes(end);
        return (
          <Fragment key={what}>
            {' '}
            <span className="no-break">
              <span className={isHere ? `end ${isDecided ? 'is-result' : 'is-open'}` : 'end'}>
                <i className={`outcome-${tone}`} aria-hidden="true" />
                {what}{' '}
                <span className="chance">
                  {ends.length === 1 && !isGiven ? IN_EVERY_CASE : perCent(shares[i] ?? 0)}
                </span>
                {isHere ? (
                  <span className="unseen">{isDecided ? ' (the result)' : ' (still open)'}</span>
                ) : null}
              </span>
              {i < ends.length - 1 ? ',' : null}
            </span>
          </Fragment>
        );
      })}
      {left.length > 1 ? <small className="still-open"> Another die or choice decides.</small> : null}
    </span>
  );
}
