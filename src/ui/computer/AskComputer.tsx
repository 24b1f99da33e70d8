import { lazy, memo, Suspense, useState } from 'react';
import type { Json } from '../../core/contract/values';
import { stateOf } from '../../core/game';
import { usePlay } from '../../store/useGame';
import { useHasComputer } from './computerContext';
import './computer.css';

const Proposals = lazy(async () => ({ default: (await import('./Proposals')).Proposals }));

/** What the computer would do in the place of the person who decides, once it is asked. */
export const AskComputer = memo(function AskComputer() {
  const hasComputer = useHasComputer();
  const state = usePlay(({ game }) => stateOf(game));
  const isOwn = usePlay(({ computer, prompt, wanted }) => !computer && prompt.by !== null && !wanted);
  const [asked, setAsked] = useState<Json>(null);
  if (!hasComputer || !isOwn) return null;
  const isAsked = asked === state;
  return (
    <section
      className={isAsked ? 'ask-computer open' : 'ask-computer folding'}
      aria-label="Advice of the computer"
    >
      <button
        type="button"
        className="link"
        aria-expanded={isAsked}
        onClick={() => setAsked(isAsked ? null : state)}
      >
        What would you do?
      </button>
      {isAsked ? (
        <Suspense>
          <Proposals />
        </Suspense>
      ) : null}
    </section>
  );
});
