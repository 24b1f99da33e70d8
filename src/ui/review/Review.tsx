import { useId } from 'react';
import type { SideView } from '../../core/contract/map';
import { keyMoments, luckOf, type Reviewed, turnsOf, worthAlong } from '../../store/review/totals';
import { useGame, usePlay } from '../../store/useGame';
import { openModal } from '../focus/openModal';
import { CloseIcon } from '../parts/icons';
import { useSegmentWord } from '../parts/segmentWord';
import { signed } from './amounts';
import { Moments } from './Moments';
import { Turns } from './Turns';
import { useReview } from './useReview';
import { WorthChart } from './WorthChart';
import './review.css';

/** Throws and decisions that mattered most, so many of each. */
const MOMENTS = 4;

export function Review() {
  const openDialog = useGame((state) => state.openDialog);
  const sides = usePlay((play) => play.table.sides);
  const word = useSegmentWord();
  const titleId = useId();
  const { done, of, all, failed } = useReview();
  const close = () => openDialog(null);
  const isThere = done === of && !failed;
  const [first] = sides;
  return (
    <dialog
      ref={openModal}
      className="dialog-card dialog-tall review"
      aria-labelledby={titleId}
      onClose={close}
    >
      <header>
        <h1 id={titleId}>What decided it</h1>
        <button type="button" className="tool" aria-label="Close" onClick={close}>
          <CloseIcon />
        </button>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by those who have no mouse */}
      <div className="scrolls dialog-body" tabIndex={0}>
        <p className="soft">
          The computer looks at each turn again: what was gained by play, as it comes out on average, and what
          luck added. Amounts are {all[0]?.judged.unit ?? 'points'}, as it counts what stands on the board,
          and not the points of the battle. It names a better plan only where more than chance speaks for it.
        </p>
        <p role="status" className="review-progress">
          {failed
            ? 'The computer player could not be fetched: there is no network.'
            : isThere
              ? ''
              : `Looking at ${done + 1} of ${of} ${word}s…`}
        </p>
        {isThere ? null : <progress value={done} max={of} aria-label="How far it has looked" />}
        {first && all.length > 0 ? (
          <>
            <Luck all={all} sides={sides} />
            <WorthChart standings={worthAlong(all, first.id)} of={of} side={first} stretches={all} />
            <Moments moments={keyMoments(all, MOMENTS)} sides={sides} />
            <Turns turns={turnsOf(all)} sides={sides} />
          </>
        ) : null}
      </div>
    </dialog>
  );
}

function Luck({ all, sides }: { readonly all: readonly Reviewed[]; readonly sides: readonly SideView[] }) {
  return (
    <dl className="review-luck">
      {sides.map((side) => (
        <div key={side.id} className={`livery-${side.livery}`}>
          <dt>{side.name}: luck in its own turns</dt>
          <dd>{signed(luckOf(all, side.id))}</dd>
        </div>
      ))}
    </dl>
  );
}
