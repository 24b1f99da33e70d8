import { useContext, useMemo } from 'react';
import type { Place } from '../../core/contract/values';
import { stateShown } from '../../store/table/replay';
import { StoresContext, useShown } from '../../store/useGame';

/** The system's words for a place, at the shown point of the game. */
export function useDescribe(): (place: Place) => string {
  const store = useContext(StoresContext)?.game;
  const shown = useShown((point) => point);
  return useMemo(() => {
    const { play, replay } = store?.getState() ?? { play: null, replay: null };
    if (!play || (shown !== play && shown !== replay)) return String;
    const state = stateShown(play, replay);
    return (place) => play.system.describe(state, place);
  }, [store, shown]);
}
