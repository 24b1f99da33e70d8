/** Where the coach is asked: fetched when a player first wants it. */
import { createContext, useContext, useEffect, useState } from 'react';
import type { Desk } from '../../store/coach/desk';
import type { Lazy } from '../../store/opening/lazy';

/** null: this page has no coach. */
export const CoachContext = createContext<Lazy<Desk> | null>(null);

export function useHasCoach(): boolean {
  return useContext(CoachContext) !== null;
}

/** null until it is loaded; without a network it may never be. */
export function useDesk(): Desk | null {
  const desk = useContext(CoachContext);
  const [there, setThere] = useState(() => desk?.now() ?? null);
  useEffect(() => {
    if (there) return;
    desk?.fetch().then(setThere, () => undefined);
  }, [desk, there]);
  return there;
}
