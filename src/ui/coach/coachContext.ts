/** Where the coach is asked: fetched when a player first wants it. */
import { createContext, useContext, useEffect, useState } from 'react';
import type { CoachDesk } from '../../store/coach/desk';
import type { Lazy } from '../../store/opening/lazy';
import { useGame, usePlay, useSettings } from '../../store/useGame';
import { useListings } from '../useOffer';

/** null: this page has no coach. */
export const CoachContext = createContext<Lazy<CoachDesk> | null>(null);

export function useHasCoach(): boolean {
  const isListed = usePlay(({ system }) => system.isCoached === true);
  return useContext(CoachContext) !== null && isListed;
}

/** Whether it sits beside the map: as the player chose, and unless he did, in a battle made for a first game. */
export function useCoachIsOn(): boolean {
  const chosen = useSettings(({ coach }) => coach);
  const listings = useListings();
  const isFirst = useGame(({ play }) =>
    listings.some(
      ({ id, system, firstGame }) => firstGame && id === play?.scenarioId && system === play.system.id,
    ),
  );
  return chosen ?? isFirst;
}

/** Whether it sits in the panel now: who only watches a computer is advised nothing. */
export function useIsCoached(): boolean {
  const isOn = useCoachIsOn();
  const watching = usePlay((play) => play.computer !== null);
  return useHasCoach() && isOn && !watching;
}

/** null until it is loaded, which it is once it is wanted; without a network it may never be. */
export function useDesk(isWanted = true): CoachDesk | null {
  const desk = useContext(CoachContext);
  const [there, setThere] = useState(() => desk?.now() ?? null);
  useEffect(() => {
    if (there || !isWanted) return;
    desk?.fetch().then(setThere, () => undefined);
  }, [desk, there, isWanted]);
  return there;
}
