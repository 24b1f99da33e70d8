/**
 * A browser may keep the page in memory when the player goes elsewhere, and show it again on the way back. WebKit
 * silently takes away its lock on the game meanwhile: so it is released before, and requested again after.
 */

import type { TabLock } from './context';
import type { SavedGames } from './saved/savedGames';
import type { GameStore } from './state';
import { lockerOf } from './tabLock';

/** What is needed of the window. */
type Page = {
  addEventListener(
    type: 'pagehide' | 'pageshow',
    listener: (event: { readonly persisted: boolean }) => void,
  ): void;
};

export function followPageCache(
  page: Page,
  store: GameStore,
  tabLock: TabLock,
  savedGames: Pick<SavedGames, 'settled' | 'hasGoneOn'>,
): void {
  const lock = lockerOf(store, tabLock, savedGames.settled);
  /** The game that this tab plays. */
  const played = () => {
    const { play, elsewhere } = store.getState();
    return play && !elsewhere ? play.id : null;
  };
  page.addEventListener('pagehide', ({ persisted }) => {
    const id = played();
    if (persisted && id !== null) tabLock.release(id);
  });
  const comeBack = async (id: string) => {
    await lock(id);
    // Another tab may have played on and been closed: what is here would become a second game.
    if ((await savedGames.hasGoneOn(id)) && played() === id) await store.getState().open(id);
  };
  page.addEventListener('pageshow', ({ persisted }) => {
    const id = played();
    if (persisted && id !== null) void comeBack(id);
  });
}
