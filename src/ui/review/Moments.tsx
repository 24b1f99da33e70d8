import type { SideView } from '../../core/contract/map';
import type { KeyMoment, Reviewed } from '../../store/review/totals';
import { writtenOf } from '../../store/table/gameLog';
import type { OpenGame } from '../../store/table/openGame';
import { useGame, usePlay } from '../../store/useGame';
import { liveryOf } from '../parts/liveryOf';
import { noBreak } from '../parts/noBreak';
import { SideSymbol } from '../parts/SideSymbol';
import { signed } from './amounts';
import { BetterPlan } from './BetterPlan';

type Sides = { readonly sides: readonly SideView[] };

/** Throws and decisions that mattered most, in the order of play. */
export function Moments({ moments, sides }: Sides & { readonly moments: readonly KeyMoment[] }) {
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
