import type { Target } from '../../core/contract/table';
import { useGame, usePlay, useSettings } from '../../store/useGame';
import { CaseButton } from '../parts/CaseButton';
import { noBreak } from '../parts/noBreak';
import { AGAIN } from './instruction';
import { MarksHere } from './MarksHere';
import './rest-bubble.css';

/**
 * What a finger rests on or has tapped for the first time, and what a tap there would do and cost. It stays when the
 * finger is lifted, whatever is pointed at meanwhile; the next tap closes it.
 */
export function RestBubble({ target }: { readonly target: Target }) {
  const preview = useGame((state) => state.previewOf(target));
  const name = usePlay(({ board }) =>
    target.on === 'counter' ? (board.counters.find(({ id }) => id === target.id)?.label ?? '') : '',
  );
  const oneTap = useSettings((settings) => settings.oneTap);
  const acts = useGame((state) => state.wouldAct(target));
  if (!preview) return null;
  const { text, cost, reasons, about = [] } = preview;
  const place = target.on === 'place' && typeof target.at === 'string' ? `Hex ${target.at}` : '';
  const [first = name === '' ? place : name, ...more] = about;
  const isSaid = text !== '' || cost !== '' || reasons.length > 0;
  return (
    <div className="rest-bubble" role="status">
      {/* Before the words, whose end may be cut. */}
      <p className="rest-name">
        {noBreak(first)}
        {cost === '' ? null : (
          <>
            {' '}
            <b className="cost">{noBreak(cost)}</b>
          </>
        )}
      </p>
      {text === '' ? null : <p className="rest-text">{noBreak(text)}</p>}
      {/* Before the details: a sheet may cover the end. */}
      {acts ? <p className="rest-next">{oneTap ? 'A tap does this.' : AGAIN}</p> : null}
      {reasons.map((reason, i) => (
        <p key={`${i} ${reason.rule}`}>
          {noBreak(reason.text)} <CaseButton rule={reason.rule} />
        </p>
      ))}
      {more.map((line) => (
        <p key={line} className="rest-more">
          {noBreak(line)}
        </p>
      ))}
      <MarksHere target={target} />
      {isSaid || name !== '' ? null : <p className="faint">Nothing to choose here.</p>}
    </div>
  );
}
