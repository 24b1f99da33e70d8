import type { SideView } from '../../core/contract/map';
import type { SideId } from '../../core/contract/values';
import type { TurnReviewed } from '../../store/review/totals';
import { usePlay } from '../../store/useGame';
import { liveryOf } from '../parts/liveryOf';
import { signed } from './amounts';
import { BetterPlan } from './BetterPlan';

type Sides = { readonly sides: readonly SideView[] };

/** What play and luck brought in each turn, and what would have been better in it. */
export function Turns({ turns, sides }: Sides & { readonly turns: readonly TurnReviewed[] }) {
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
                began={`${reviewed.segment}. Better:`}
              />
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}

function nameOf(sides: readonly SideView[], id: SideId | null): string {
  const side = sides.find((one) => one.id === id);
  return side ? ` · ${side.name}` : '';
}
