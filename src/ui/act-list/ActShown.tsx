import type { ReactNode } from 'react';
import type { ListedAct } from '../../core/contract/table';
import { OutcomeBar } from '../answer/OutcomeBar';
import { Prospects } from '../answer/Prospects';
import { Reasons } from '../answer/Reasons';
import { NamedText } from '../parts/NamedText';
import { noBreak } from '../parts/noBreak';
import { useLight } from '../parts/useLight';
import './act-list.css';

type Props = {
  readonly act: Pick<ListedAct, 'receipt' | 'hint' | 'counters'> & Partial<Pick<ListedAct, 'objections'>>;
  /** What stands before its objections. */
  readonly barred?: string;
  readonly at: number;
  /** Before its number. */
  readonly grip?: ReactNode;
  /** What can be done with it. */
  readonly buttons?: ReactNode;
};

/** One of several acts: who does what, the odds, what may come of it, and what it narrowly lacks. */
export function ActShown({
  act: { receipt, hint, counters, objections = [] },
  barred,
  at,
  grip,
  buttons,
}: Props) {
  const light = useLight();
  const about = { counters, where: [] };
  return (
    <div {...light(about)}>
      <div className="listed-head">
        {grip}
        <span className="listed-place">{at + 1}</span>
        <div className="listed-title">
          <p className="listed-who">
            <NamedText text={receipt.subtitle ?? receipt.title} about={about} />
          </p>
          <p className="soft listed-whom">
            <NamedText text={receipt.title} about={about} />
          </p>
        </div>
        <b className="odds">{noBreak(receipt.total)}</b>
      </div>
      {objections.length > 0 ? (
        <div className="listed-why">
          <p>{barred}</p>
          <Reasons reasons={objections} />
        </div>
      ) : (
        <OutcomeBar outcomes={receipt.outcomes} prospects={receipt.prospects.slice(0, 1)} result={null} />
      )}
      {hint === '' ? null : (
        <p className="hint-line">
          <NamedText text={hint} />
        </p>
      )}
      {buttons}
      {objections.length > 0 ? null : (
        <details className="folding">
          <summary>What may happen to them</summary>
          <Prospects prospects={receipt.prospects} result={null} />
        </details>
      )}
    </div>
  );
}
