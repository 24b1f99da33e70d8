import { useGame } from '../../store/useGame';
import { whole } from '../whole';
import { CaseButton } from './CaseButton';

/** What a click where the pointer is would do and cost. Always there, so that nothing below it jumps. */
export function ForesightLine() {
  const foresight = useGame((state) => state.foresight);
  const said = foresight && (foresight.text !== '' || foresight.price !== '' || foresight.reasons.length > 0);
  return (
    <section className="foresight" aria-label="A click would">
      <h2>Under the pointer</h2>
      {said ? (
        <>
          <p>
            {whole(foresight.text)}{' '}
            {foresight.price === '' ? null : <b className="price">{foresight.price}</b>}
          </p>
          {foresight.reasons.length === 0 ? null : (
            <ul className="reasons small">
              {foresight.reasons.map((reason, i) => (
                <li key={`${i} ${reason.rule}`}>
                  {whole(reason.text)} <CaseButton rule={reason.rule} />
                </li>
              ))}
            </ul>
          )}
        </>
      ) : (
        <p className="faint">Point at the map: cost and odds appear here.</p>
      )}
    </section>
  );
}
