import { useId } from 'react';
import type { SideView } from '../../core/contract/map';
import type { SideId } from '../../core/contract/values';
import { planShown } from '../../store/computer/planShown';
import type { Proposal } from '../../store/computer/thinker';
import {
  type KeyMoment,
  keyMoments,
  luckOf,
  type Reviewed,
  type TurnReviewed,
  turnsOf,
  worthAlong,
} from '../../store/review/totals';
import { writtenOf } from '../../store/table/gameLog';
import type { OpenGame } from '../../store/table/openGame';
import { useGame, usePlay } from '../../store/useGame';
import { planInWords } from '../computer/planInWords';
import { openModal } from '../focus/openModal';
import { CloseIcon } from '../parts/icons';
import { liveryOf } from '../parts/liveryOf';
import { noBreak } from '../parts/noBreak';
import { SideSymbol } from '../parts/SideSymbol';
import { useReview } from './useReview';
import { WorthChart } from './WorthChart';
import './review.css';

/** Throws and decisions that mattered most, so many of each. */
const MOMENTS = 4;

export function Review() {
  const openDialog = useGame((state) => state.openDialog);
  const sides = usePlay((play) => play.table.sides);
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
          luck added. Amounts are {all[0]?.judged.unit ?? 'points'}, as it counts them. It names a better plan
          only where more than chance speaks for it.
        </p>
        <p role="status" className="review-progress">
          {failed
            ? 'The computer player could not be fetched: there is no network.'
            : isThere
              ? ''
              : `Looking at ${done + 1} of ${of} phases…`}
        </p>
        {isThere ? null : <progress value={done} max={of} aria-label="Phases looked at" />}
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

type Sides = { readonly sides: readonly SideView[] };

function Luck({ all, sides }: Sides & { readonly all: readonly Reviewed[] }) {
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

function Moments({ moments, sides }: Sides & { readonly moments: readonly KeyMoment[] }) {
  const play = usePlay((now) => now);
  if (moments.length === 0) return null;
  return (
    <section className="review-part">
      <h2>Moments that mattered</h2>
      <ol>
        {moments.map((moment) => (
          <li key={`${moment.kind} ${moment.entry}`} className={liveryOf(sides, moment.of.judged.side)}>
            <Where of={moment.of} sides={sides} />
            {moment.kind === 'luck' ? (
              <Thrown moment={moment} play={play} />
            ) : (
              <BetterPlan reviewed={moment.of} play={play} began="Better:" />
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Where({ of: { turn, segment, judged }, sides }: Sides & { readonly of: Reviewed }) {
  const side = sides.find(({ id }) => id === judged.side);
  return (
    <p className="review-where">
      {side ? <SideSymbol side={side} /> : null}
      {turn} · {segment}
    </p>
  );
}

function Thrown({
  moment: { entry, amount },
  play,
}: {
  readonly moment: KeyMoment;
  readonly play: OpenGame;
}) {
  const openDialog = useGame((state) => state.openDialog);
  const lookBack = useGame((state) => state.lookBack);
  const lines = writtenOf(play.system, play.game, entry).lines;
  const told = lines.find(({ receipt }) => receipt) ?? lines[0];
  return (
    <p>
      {told ? noBreak(told.text) : null}{' '}
      <b>
        {amount > 0 ? 'Good' : 'Bad'} luck, {signed(amount)}.
      </b>{' '}
      <button
        type="button"
        className="act small"
        onClick={() => {
          openDialog(null);
          lookBack(entry);
        }}
      >
        Look at it
      </button>
    </p>
  );
}

function BetterPlan({
  reviewed,
  play,
  began,
}: {
  readonly reviewed: Reviewed;
  readonly play: OpenGame;
  readonly began: string;
}) {
  const show = useShowPlan(play);
  const { better } = reviewed.judged;
  if (!better) return null;
  return (
    <p>
      {began} {noBreak(planInWords(play.system, reviewed.state, better.commands))}{' '}
      <b>
        About {amount(better.by)} more, give or take {amount(better.give)}.
      </b>{' '}
      <button type="button" className="act small" onClick={() => show(reviewed, better)}>
        Show me
      </button>
    </p>
  );
}

function Turns({ turns, sides }: Sides & { readonly turns: readonly TurnReviewed[] }) {
  const play = usePlay((now) => now);
  return (
    <section className="review-part">
      <h2>Turn by turn</h2>
      <ol>
        {turns.map((turn) => (
          <li key={turn.from} className={liveryOf(sides, turn.side)}>
            <p className="review-where">
              {turn.turn}
              {nameOf(sides, turn.side)}
            </p>
            <p>
              By play {signed(turn.byPlay)}, by luck {signed(turn.byLuck)}.
            </p>
            {turn.better.map((reviewed) => (
              <BetterPlan
                key={reviewed.from}
                reviewed={reviewed}
                play={play}
                began={`Better in the ${reviewed.segment}:`}
              />
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The position before it was decided, and the plan on it. */
function useShowPlan({ system, game }: OpenGame) {
  const openDialog = useGame((state) => state.openDialog);
  const lookBack = useGame((state) => state.lookBack);
  const showPlan = useGame((state) => state.showPlan);
  return ({ from, state }: Reviewed, plan: Proposal) => {
    openDialog(null);
    lookBack(from);
    const then = { ...game, record: { ...game.record, head: from } };
    showPlan(planShown({ system, game: then, board: system.board(state, null) }, plan));
  };
}

function nameOf(sides: readonly SideView[], id: SideId | null): string {
  const side = sides.find((one) => one.id === id);
  return side ? ` · ${side.name}` : '';
}

/** Hundredths with one place. */
function amount(hundredths: number): string {
  return (Math.abs(hundredths) / 100).toFixed(1);
}

function signed(hundredths: number): string {
  const told = amount(hundredths);
  return told === '0.0' ? '0' : `${hundredths < 0 ? '−' : '+'}${told}`;
}
