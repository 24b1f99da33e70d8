import { useGame, usePlay } from '../../store/useGame';
import { LogItem } from '../answer/LogItem';
import { ReceiptCard } from '../answer/ReceiptCard';
import { SideSymbol } from '../parts/SideSymbol';
import { useSegmentWord } from '../parts/segmentWord';
import { ReviewButton } from '../review/ReviewDialog';
import '../panel/now.css';
import './looking-back.css';

/** In the panel while looking back: what happened at that point, with its dice, and that nothing can be done there. */
export function LookingBack() {
  const replay = useGame((state) => state.replay);
  const sides = usePlay((play) => play.table.sides);
  const word = useSegmentWord();
  if (!replay) return null;
  const { moment, lines, at } = replay;
  const side = sides.find(({ id }) => id === moment.side);
  const decided = lines.filter(({ receipt }) => receipt);
  return (
    <>
      <section
        className={`now looking-back ${side ? `livery-${side.livery}` : ''}`}
        aria-label="Looking back"
      >
        <p className="overline">Looking back · {moment.turn}</p>
        <h1>
          {side ? <SideSymbol side={side} /> : null}
          {moment.segment}
        </h1>
        {lines.length === 0 ? (
          <p className="looking-lines">{at === 0 ? 'Here the game begins.' : `Here this ${word} begins.`}</p>
        ) : (
          <ul className="looking-lines">
            {lines.map((line) => (
              <LogItem key={line.nth} line={line} />
            ))}
          </ul>
        )}
        <p className="soft folding">The game itself has not moved; looking changes nothing.</p>
        <ReviewButton className="act small" />
      </section>
      {decided.map((line) =>
        line.receipt ? <ReceiptCard key={line.nth} receipt={line.receipt} dice={line.dice} /> : null,
      )}
    </>
  );
}
