import { lazy, Suspense, useEffect, useRef } from 'react';
import { usePlay, useSettings } from '../../store/useGame';
import { atNextFrame } from '../parts/atNextFrame';
import { useCoachIsOn, useHasCoach, useIsCoached } from './coachContext';
import './coach.css';

const CoachCard = lazy(async () => ({ default: (await import('./CoachCard')).CoachCard }));

const CoachNote = lazy(async () => ({ default: (await import('./CoachNote')).CoachNote }));

/** What the coach proposes, beside choices that cover the panel; once it is switched on. */
export function CoachBeside() {
  if (!useIsCoached()) return null;
  return (
    <Suspense>
      <CoachNote />
    </Suspense>
  );
}

type Props = {
  readonly onMore?: () => void;
  readonly onShown?: () => void;
};

/** The coach in the panel, once it is switched on; what it needs is fetched then. */
export function CoachPlace(props: Props) {
  const isCoached = useIsCoached();
  useInSightOnceOn(isCoached);
  if (!isCoached) return null;
  return (
    <Suspense fallback={<section className="coach" aria-label="Coach" />}>
      <CoachCard {...props} />
    </Suspense>
  );
}

/**
 * Who switches it on wants to read it, wherever the panel has been scrolled to; but the figures of what is about to be
 * rolled for stay where they are, and it is read below them.
 */
function useInSightOnceOn(isCoached: boolean): void {
  const wasCoached = useRef(isCoached);
  const isRolledNext = usePlay((play) => play.prompt.receipt !== null);
  useEffect(() => {
    const isNew = isCoached && !wasCoached.current;
    wasCoached.current = isCoached;
    if (!isNew || isRolledNext) return;
    return atNextFrame(() => document.querySelector('.panel .coach')?.scrollIntoView?.({ block: 'nearest' }));
  }, [isCoached, isRolledNext]);
}

/** Switches it on and off, in this game and those to come. */
export function CoachSwitch() {
  const isOn = useCoachIsOn();
  const change = useSettings((settings) => settings.change);
  if (!useHasCoach()) return null;
  return (
    <button
      type="button"
      className="link coach-switch"
      aria-pressed={isOn}
      title="What to look at, what makes sense and why, what threatens"
      onClick={() => change({ coach: !isOn })}
    >
      Coach<span aria-hidden="true">: {isOn ? 'on' : 'off'}</span>
    </button>
  );
}
