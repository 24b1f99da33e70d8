import type { Reason } from '../../core/contract/values';
import { CaseButton } from '../parts/CaseButton';
import { NamedText } from '../parts/NamedText';
import { useLight } from '../parts/useLight';
import './reasons.css';

type Props = {
  readonly reasons: readonly Reason[];
  readonly className?: string;
  /** Left out: they are why something is not possible. */
  readonly means?: 'named' | 'cause';
};

/** Reasons, each with its case; pointing at one lights its cause on the board. */
export function Reasons({ reasons, className = 'reasons', means = 'cause' }: Props) {
  const light = useLight([], means);
  return (
    <ul className={className}>
      {reasons.map((reason, i) => (
        <li key={`${i} ${reason.rule}`} {...light(reason)}>
          <NamedText text={reason.text} about={reason} means={means} /> <CaseButton rule={reason.rule} />
        </li>
      ))}
    </ul>
  );
}
