import type { Reason } from '../../core/seam';
import { useGame } from '../../store/useGame';
import { whole } from '../whole';
import { CaseButton } from './CaseButton';

/** What a click where the pointer is would do and cost. Always there, so that nothing below it jumps. */
export function ForesightLine() {
  const foresight = useGame((state) => state.foresight);
  const refusal = useGame((state) => state.refusal);
  // What has just been refused is told once, as the answer to the press.
  const told = (reason: Reason) =>
    refusal?.reasons.some(({ rule, text }) => rule === reason.rule && text === reason.text) ?? false;
  const reasons = foresight?.reasons.filter((reason) => !told(reason)) ?? [];
  const said = foresight && (foresight.text !== '' || foresight.price !== '' || reasons.length > 0);
  const isToldAbove = foresight && reasons.length < foresight.reasons.length;
  return (
    <section className="foresight" aria-label="A click would">
      <h2>Under the pointer</h2>
      {said ? (
        <>
          <p>
            {whole(foresight.text)}{' '}
            {foresight.price === '' ? null : <b className="price">{foresight.price}</b>}
          </p>
          {reasons.length === 0 ? null : (
            <ul className="reasons small">
              {reasons.map((reason, i) => (
                <li key={`${i} ${reason.rule}`}>
                  {whole(reason.text)} <CaseButton rule={reason.rule} />
                </li>
              ))}
            </ul>
          )}
        </>
      ) : (
        <p className="faint">
          {isToldAbove ? 'Why not is told above.' : 'Point at the map: cost and odds appear here.'}
        </p>
      )}
    </section>
  );
}
