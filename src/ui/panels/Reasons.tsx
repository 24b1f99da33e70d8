import type { Reason } from '../../core/seam';
import { useGame } from '../../store/useGame';
import { whole } from '../whole';
import { CaseButton } from './CaseButton';

/** Reasons, each with its case; pointing at one lights on the board what it is about. */
export function Reasons({ reasons }: { readonly reasons: readonly Reason[] }) {
  const pointOut = useGame((state) => state.pointOut);
  const dark = () => pointOut([]);
  return (
    <ul className="reasons">
      {reasons.map((reason, i) => (
        <li
          key={`${i} ${reason.rule}`}
          onPointerEnter={() => pointOut([reason])}
          onPointerLeave={dark}
          onFocus={() => pointOut([reason])}
          onBlur={dark}
        >
          {whole(reason.text)} <CaseButton rule={reason.rule} />
        </li>
      ))}
    </ul>
  );
}
