/** A pointer that lies still goes on pointing: what is under it is told again when a press has changed the position. */
import { useContext, useEffect } from 'react';
import type { Target } from '../../core/contract/table';
import type { OpenGame } from '../../store/table/openGame';
import { StoresContext } from '../../store/useGame';

function isOnMap(play: OpenGame | null, target: Target | null): boolean {
  return (
    target?.on === 'counter' &&
    (play?.board.counters.some(({ id, at }) => id === target.id && at !== null) ?? false)
  );
}

export function usePointedStill(): void {
  const store = useContext(StoresContext)?.game;
  useEffect(() => {
    if (!store) return;
    let due: ReturnType<typeof setTimeout> | undefined;
    /** `gone`: the counter that lay under the pointer has left the map. */
    const tell = (gone: boolean) => {
      const { play, pointed, preview, hover } = store.getState();
      const isOnBoard = pointed?.on === 'place' || pointed?.on === 'counter';
      // A button that has the focus has been heard already, and what its press has done is being told.
      const isButton = document.activeElement?.matches('[data-foretold]') ?? false;
      if (!play || !isOnBoard || isButton) return;
      if (gone) hover(null);
      else if (!preview) hover(pointed);
    };
    const unsubscribe = store.subscribe((now, before) => {
      if (now.play === before.play || now.pointed === null) return;
      clearTimeout(due);
      // What the press has changed is drawn first.
      const gone = isOnMap(before.play, now.pointed) && !isOnMap(now.play, now.pointed);
      due = setTimeout(() => tell(gone));
    });
    return () => {
      clearTimeout(due);
      unsubscribe();
    };
  }, [store]);
}
