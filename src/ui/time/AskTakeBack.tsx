import { areDiceIn } from '../../core/record/record';
import { entriesTakenBack } from '../../core/record/timeline';
import { useGame, usePlay } from '../../store/useGame';
import { openModal } from '../focus/openModal';
import { SideSymbol } from '../parts/SideSymbol';
import { DiceRule } from './DiceRule';
import { stepsOf } from './steps';
import './ask.css';

/** A take-back that needs consent: the other side answers on the screen. */
export function AskTakeBack() {
  const asking = useGame((state) => state.asking);
  const answer = useGame((state) => state.answerTakeBack);
  const thrown = usePlay(
    ({ game: { record } }) => asking !== null && areDiceIn(record, entriesTakenBack(record, asking.to)),
  );
  if (!asking) return null;
  const { by, asks, presses } = asking;
  return (
    <dialog
      ref={openModal}
      className={`dialog-card ask ${asks ? `livery-${asks.livery}` : ''}`}
      aria-labelledby="ask-title"
      aria-describedby="ask-text"
      onClose={() => answer(false)}
    >
      <h2 id="ask-title">
        {by ? `The ${by.name} player` : 'Your opponent'} would like to take back {stepsOf(presses)}.
      </h2>
      <p id="ask-text" className="ask-whom">
        {asks ? <SideSymbol side={asks} /> : null}
        {asks ? `${asks.name} player: agree?` : 'Does the other player agree?'}
      </p>
      <DiceRule thrown={thrown} />
      <p className="ask-answers">
        <button type="button" className="act main" onClick={() => answer(true)}>
          Agree
        </button>
        <button type="button" className="act" onClick={() => answer(false)}>
          No
        </button>
      </p>
    </dialog>
  );
}
