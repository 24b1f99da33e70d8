import { useGame, usePlay } from '../../store/useGame';
import { Reasons } from '../answer/Reasons';
import { openModal } from '../focus/openModal';
import { noBreak } from '../parts/noBreak';
import { SideSymbol } from '../parts/SideSymbol';
import './ask.css';

/** One counter's move is to be taken back: what could not be kept of the moves after it, and whether it is to be. */
export function AskRetaking() {
  const retaking = useGame((state) => state.retaking);
  const answer = useGame((state) => state.answerRetaking);
  const name = usePlay(({ board }) => board.counters.find(({ id }) => id === retaking?.counter)?.name ?? '');
  if (!retaking) return null;
  const { barred, asks } = retaking;
  return (
    <dialog
      ref={openModal}
      className={`dialog-card ask ${asks ? `livery-${asks.livery}` : ''}`}
      aria-labelledby="retake-title"
      onClose={() => answer(false)}
    >
      <h2 id="retake-title">{noBreak(`Take back the move of ${name} alone?`)}</h2>
      {asks ? (
        <p className="ask-whom">
          <SideSymbol side={asks} />
          {asks.name} player: agree?
        </p>
      ) : null}
      {barred.length > 0 ? (
        <>
          <p>
            {barred.length === 1 ? 'Then this is no longer possible:' : 'Then these are no longer possible:'}
          </p>
          <ul className="ask-barred">
            {barred.map(({ text, reasons }, i) => (
              <li key={`${i} ${text}`}>
                {noBreak(text)}
                <Reasons reasons={reasons} />
              </li>
            ))}
          </ul>
          <p>All else stays as it was played, and what was played stays among the branches.</p>
        </>
      ) : null}
      <p className="ask-answers">
        <button type="button" className="act main" onClick={() => answer(true)}>
          Take it back
        </button>
        <button type="button" className="act" onClick={() => answer(false)}>
          Leave it
        </button>
      </p>
    </dialog>
  );
}
