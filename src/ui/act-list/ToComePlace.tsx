import { lazy, memo, Suspense, useContext } from 'react';
import { usePlay, useSettings } from '../../store/useGame';
import { CoachContext } from '../coach/coachContext';
import './act-list.css';

const ToComeTold = lazy(async () => ({ default: (await import('./ToComeTold')).ToComeTold }));

/** What the position leads to, to be opened; it is counted only while it is open, and away from every press. */
export const ToComePlace = memo(function ToComePlace() {
  const title = usePlay(({ prompt, computer }) => (computer ? undefined : prompt.toCome));
  const isOpen = useSettings((settings) => settings.toCome);
  const look = useSettings((settings) => settings.look);
  const isAnswered = useContext(CoachContext) !== null;
  if (title === undefined || !isAnswered) return null;
  return (
    <section className={isOpen ? 'act-list folding to-come' : 'folding to-come'} aria-label={title}>
      <details
        open={isOpen}
        onToggle={({ currentTarget: { open } }) => {
          if (open !== isOpen) look({ toCome: open });
        }}
      >
        <summary>
          <h2>{title}</h2>
        </summary>
        {isOpen ? (
          <Suspense fallback={<p className="faint">counting…</p>}>
            <ToComeTold />
          </Suspense>
        ) : null}
      </details>
    </section>
  );
});
