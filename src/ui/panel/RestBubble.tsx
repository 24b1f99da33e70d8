import { useCallback, useState } from 'react';
import type { Target } from '../../core/contract/table';
import { useGame, usePlay, useSettings } from '../../store/useGame';
import { CaseButton } from '../parts/CaseButton';
import { FoldIcon } from '../parts/icons';
import { noBreak } from '../parts/noBreak';
import { ThreatPlace } from '../threat/ThreatPlace';
import { AGAIN } from './instruction';
import { MarksHere } from './MarksHere';
import './rest-bubble.css';

/**
 * What a finger rests on or has tapped for the first time, and what a tap there would do and cost: two lines, as the
 * map is what one looks at, and all of it when that is asked for. It stays when the finger is lifted, whatever is
 * pointed at meanwhile; the next tap closes it.
 */
export function RestBubble({ target }: { readonly target: Target }) {
  const preview = useGame((state) => state.previewOf(target));
  const counter = usePlay(({ board }) =>
    target.on === 'counter' ? board.counters.find(({ id }) => id === target.id) : undefined,
  );
  const name = counter?.label ?? '';
  const oneTap = useSettings((settings) => settings.oneTap);
  const acts = useGame((state) => state.wouldAct(target));
  const { isOpen, isCut, open, words } = useShort();
  if (!preview) return null;
  const { news = '', cost, reasons, about = [] } = preview;
  const place = target.on === 'place' && typeof target.at === 'string' ? `Hex ${target.at}` : '';
  const [first = name === '' ? place : name, ...more] = about;
  // In two lines what a tap does comes first: values are read before, or when all is opened.
  const inShort = news === '' || place === '' ? counter?.name : place;
  const called = acts && !isOpen && inShort !== undefined ? inShort : first;
  // The place above it and the cost say where a counter goes; what that obliges to comes before the cost.
  const text = news === '' ? preview.text : news;
  const price = cost === '' ? null : <b className="cost">{noBreak(cost)}</b>;
  const isSaid = text !== '' || cost !== '' || reasons.length > 0;
  return (
    <div className={isOpen ? 'rest-bubble' : 'rest-bubble short'} role="status">
      <div ref={words} className="rest-words">
        <p className="rest-name">
          {noBreak(called)}
          {news !== '' || price === null ? null : <> {price}</>}
        </p>{' '}
        {text === '' ? null : <p className="rest-text">{noBreak(text)} </p>}
        {news === '' || price === null ? null : <p className="rest-text">{price} </p>}
        <ThreatPlace target={target} />
        {reasons.map((reason, i) => (
          <p key={`${i} ${reason.rule}`}>
            {noBreak(reason.text)} <CaseButton rule={reason.rule} />{' '}
          </p>
        ))}
        {more.map((line) => (
          <p key={line} className="rest-more">
            {noBreak(line)}{' '}
          </p>
        ))}
        <MarksHere target={target} />
        {isSaid || name !== '' ? null : <p className="faint">Nothing to choose here.</p>}
      </div>
      {acts ? <p className="rest-next">{oneTap ? 'A tap does this.' : AGAIN}</p> : null}
      {isCut && !isOpen ? (
        <button
          type="button"
          className="rest-open"
          aria-label="Read all of it"
          onClick={(event) => {
            // It would count as a tap beside the map, which closes the bubble.
            event.stopPropagation();
            open();
          }}
        >
          More
          <FoldIcon />
        </button>
      ) : null}
    </div>
  );
}

/** In short until it is opened; `isCut`: there is more than is seen. */
function useShort() {
  const [isOpen, setOpen] = useState(false);
  const [isCut, setCut] = useState(false);
  const words = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const look = () => setCut(element.scrollHeight > element.clientHeight + 1);
    const room = new ResizeObserver(look);
    room.observe(element);
    // What is counted beside the page comes later, and makes two full lines no higher.
    const said = new MutationObserver(look);
    said.observe(element, { childList: true, subtree: true, characterData: true });
    return () => {
      room.disconnect();
      said.disconnect();
    };
  }, []);
  return { isOpen, isCut, words, open: () => setOpen(true) };
}
