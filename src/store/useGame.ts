/** The stores as React sees them. */
import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import type { SettingsState } from './settings';
import type { GameState, GameStore } from './state';
import type { OpenGame } from './table/openGame';
import type { Shown } from './table/replay';

export type Stores = { readonly game: GameStore; readonly settings: StoreApi<SettingsState> };
export const StoresContext = createContext<Stores | null>(null);

function useStores(): Stores {
  const stores = useContext(StoresContext);
  if (!stores) throw new Error('no stores around this component');
  return stores;
}

export function useGame<T>(select: (state: GameState) => T): T {
  return useStore(useStores().game, select);
}

/** From the game on the table; only where there is one. */
export function usePlay<T>(select: (play: OpenGame) => T): T {
  return useGame(({ play }) => {
    if (!play) throw new Error('no game on the table');
    return select(play);
  });
}

/** From what is drawn: the point looked at, or the present game. */
export function useShown<T>(select: (shown: Shown) => T): T {
  return useGame(({ play, replay }) => {
    const shown = replay ?? play;
    if (!shown) throw new Error('no game on the table');
    return select(shown);
  });
}

export function useSettings<T>(select: (state: SettingsState) => T): T {
  return useStore(useStores().settings, select);
}
