/** Where the computer player thinks: fetched when it first has to decide. */
import { createContext, useContext, useEffect } from 'react';
import type { ComputerDesk } from '../../store/computer/desk';
import { followOnceFetched } from '../../store/computer/onceFetched';
import type { Lazy } from '../../store/opening/lazy';
import { StoresContext, usePlay } from '../../store/useGame';

/** null: on this page the computer plays nothing. */
export const ComputerContext = createContext<Lazy<ComputerDesk> | null>(null);

/** Whether the game on the table has a computer player, and this page can ask it. */
export function useHasComputer(): boolean {
  const isListed = usePlay(({ system }) => system.hasComputer === true);
  return useContext(ComputerContext) !== null && isListed;
}

/** Plays the sides that are the computer's for as long as the game is on the table. */
export function useComputerPlays(): void {
  const stores = useContext(StoresContext);
  const desk = useContext(ComputerContext);
  useEffect(() => {
    if (!stores || !desk) return;
    return followOnceFetched({ ...stores, desk }, async () => {
      const { playAndRehearse } = await import('../../store/computer/rehearsing');
      return playAndRehearse;
    });
  }, [stores, desk]);
}
