import type { Target } from '../../core/seam';
import { useGame, usePlay } from '../../store/useGame';
import { whole } from '../whole';
import { CaseButton } from './CaseButton';

/**
 * What a finger rests on, and what a tap there would do and cost. It stays to be read when the finger is
 * lifted, whatever else is pointed at meanwhile; the next tap takes it away.
 */
export function RestBubble({ target }: { readonly target: Target }) {
  const foresight = useGame((state) => state.foresee(target));
  const name = usePlay(({ board }) =>
    target.on === 'counter' ? (board.counters.find(({ id }) => id === target.id)?.label ?? '') : '',
  );
  if (!foresight) return null;
  const { text, price, reasons } = foresight;
  const place = target.on === 'place' && typeof target.at === 'string' ? `Hex ${target.at}` : '';
  const more = besides(name, text);
  const isSaid = text !== '' || price !== '' || reasons.length > 0;
  return (
    <div className="rest-bubble" role="status">
      <p className="rest-name">{whole(name === '' ? place : name)}</p>
      {more === '' && price === '' ? null : (
        <p>
          {whole(more)} {price === '' ? null : <b className="price">{price}</b>}
        </p>
      )}
      {reasons.map((reason, i) => (
        <p key={`${i} ${reason.rule}`}>
          {whole(reason.text)} <CaseButton rule={reason.rule} />
        </p>
      ))}
      {isSaid || name !== '' ? null : <p className="faint">Nothing to choose here.</p>}
    </div>
  );
}

/** What is told of a counter besides its name, which stands above it. */
function besides(name: string, text: string): string {
  if (name === '' || !(text.startsWith(`${name};`) || text === `${name}.`)) return text;
  const more = text.slice(name.length + 1).trim();
  return more.charAt(0).toUpperCase() + more.slice(1);
}
