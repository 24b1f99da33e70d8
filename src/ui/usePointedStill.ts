/** A pointer that lies still goes on pointing: what is under it is told again when a press has changed the position. */
import { useContext, useEffect } from 'react';
import { StoresContext } from '../store/useGame';

export function usePointedStill(): void {
  const store = useContext(StoresContext)?.game;
  useEffect(() => {
    if (!store) return;
    let due: ReturnType<typeof setTimeout> | undefined;
    const tell = () => {
      const { play, pointed, foresight, hover } = store.getState();
      const isOnBoard = pointed?.on === 'place' || pointed?.on === 'counter';
      // A button that has the focus has been heard already, and what its press has done is being told.
      const isButton = document.activeElement?.matches('[data-foretold]') ?? false;
      if (play && isOnBoard && !foresight && !isButton) hover(pointed);
    };
    const unsubscribe = store.subscribe((now, before) => {
      if (now.play === before.play || now.pointed === null) return;
      clearTimeout(due);
      // What the press has changed is drawn first.
      due = setTimeout(tell);
    });
    return () => {
      clearTimeout(due);
      unsubscribe();
    };
  }, [store]);
}
