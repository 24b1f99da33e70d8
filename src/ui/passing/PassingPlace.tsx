import { lazy, memo, Suspense, useState } from 'react';
import type { Json } from '../../core/contract/values';
import { stateOf } from '../../core/game';
import { useGame, usePlay } from '../../store/useGame';
import { useHasCoach } from '../coach/coachContext';
import { PASSING } from '../keys/keys';
import './passing.css';

const PassingTold = lazy(async () => ({ default: (await import('./PassingTold')).PassingTold }));

/** What could be passed until somebody can meet an enemy, to be opened: it is counted only then, and nothing is done. */
export const PassingPlace = memo(function PassingPlace() {
  const title = usePlay(({ prompt, computer }) => (computer ? undefined : prompt.passing));
  const state = usePlay(({ game }) => stateOf(game));
  const looking = useGame(({ replay }) => replay !== null);
  const hasCoach = useHasCoach();
  /** The state in which it was opened: in any other it is closed. */
  const [openIn, setOpenIn] = useState<Json>(null);
  if (title === undefined || looking || !hasCoach) return null;
  const isOpen = openIn === state;
  return (
    <section className="folding passing" aria-label={title}>
      <details
        open={isOpen}
        onToggle={({ currentTarget: { open } }) => {
          if (open !== isOpen) setOpenIn(open ? state : null);
        }}
      >
        <summary id={PASSING}>
          <h2>{title}</h2>
        </summary>
        {isOpen ? (
          <Suspense fallback={<p className="faint">counting…</p>}>
            <PassingTold onPassed={() => setOpenIn(null)} />
          </Suspense>
        ) : null}
      </details>
    </section>
  );
});
