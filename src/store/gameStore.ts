/** What the page knows: the game on the table and its past, how it is viewed, and the stored games. */

import { createStore } from 'zustand/vanilla';
import type { AtTable, Outside } from './context';
import { AT_START, IDLE } from './idle';
import { savedGamesSlice } from './savedGamesSlice';
import type { GameState, GameStore } from './state';
import { IN_BROWSER } from './storageState';

export function createGameStore(outside: Outside): GameStore {
  const { savedGames, offer } = outside;

  return createStore<GameState>()((change, get) => {
    // What stays as it is is told to none of the hundreds that listen.
    const set = (next: Partial<GameState>) => {
      const before = get();
      if (namesIn(next).some((name) => next[name] !== before[name])) change(next);
    };
    let table: AtTable | null = null;
    /** A game is put on the table only once its rules are loaded; what acts on it is loaded with them. */
    const laid = (): AtTable => {
      const come = table ?? offer.now()?.games.atTable({ get, set }, outside);
      if (!come) throw new Error('a game before its rules');
      if (!table) set(come.actions);
      table = come;
      return come;
    };

    savedGames.whenAnswered(() => {
      const { play, storage, elsewhere } = get();
      if (play && !elsewhere && storage.kept === 'memory') void laid().keep(play);
      void get().listSaved();
    });

    return {
      ...AT_START,
      ...IDLE,
      ...savedGamesSlice(
        {
          get,
          set,
          commit: (play, more) => laid().commit(play, more),
          lay(play, more) {
            laid();
            set({ ...more, play });
          },
        },
        outside,
      ),
      storage: IN_BROWSER,
      replaySpeed: 'steady',
      consulting: null,
      learning: null,

      learn: (learning) => set({ learning, consulting: null }),
      dismissNotices: () => set({ notices: [] }),
      dismissStorage() {
        if (get().storage.kept === 'browser') set({ storage: IN_BROWSER });
      },
    };
  });
}

function namesIn(state: Partial<GameState>): readonly (keyof GameState)[] {
  return Object.keys(state) as (keyof GameState)[];
}
