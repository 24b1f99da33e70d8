/** A pointer that lies still goes on pointing: what is under it is told again when a press has changed the position. */
import { useCallback, useContext, useEffect } from 'react';
import type { Target } from '../../core/contract/table';
import type { GameState, GameStore } from '../../store/state';
import type { OpenGame } from '../../store/table/openGame';
import { StoresContext } from '../../store/useGame';

function isOnMap(play: OpenGame | null, target: Target | null): boolean {
  return (
    target?.on === 'counter' &&
    (play?.board.counters.some(({ id, at }) => id === target.id && at !== null) ?? false)
  );
}

/** `before`: the game that lay there until now. */
function tellAgain(store: GameStore, before: OpenGame | null): void {
  const { play, pointed, preview, hover } = store.getState();
  const isOnBoard = pointed?.on === 'place' || pointed?.on === 'counter';
  // A button that has the focus has been heard already, and what its press has done is being told.
  const isButton = document.activeElement?.matches('[data-foretold]') ?? false;
  if (!play || !isOnBoard || isButton) return;
  if (isOnMap(before, pointed) && !isOnMap(play, pointed)) hover(null);
  else if (!preview) hover(pointed);
}

export function usePointedStill(): void {
  const store = useContext(StoresContext)?.game;
  useEffect(() => {
    if (!store) return;
    let due: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = store.subscribe((now, before) => {
      if (now.play === before.play || now.pointed === null) return;
      clearTimeout(due);
      // Everybody who draws has to know first of what has changed.
      due = setTimeout(() => tellAgain(store, before.play));
    });
    return () => {
      clearTimeout(due);
      unsubscribe();
    };
  }, [store]);
}

/** A press on the map, and at once what lies under the pointer then: both are drawn together, in one frame. */
export function usePressPointing(): GameState['press'] {
  const store = useContext(StoresContext)?.game;
  return useCallback(
    (target) => {
      if (!store) return;
      const before = store.getState();
      before.press(target);
      if (store.getState().play !== before.play) tellAgain(store, before.play);
    },
    [store],
  );
}
