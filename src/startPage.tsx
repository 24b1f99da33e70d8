/** The page: its stores, what follows them, what is drawn. What can be played on it is given to it. */
import './ui/look/theme.css';
import './ui/look/frame.css';
import './ui/look/buttons.css';
import './ui/look/shared.css';
import { type ReactNode, StrictMode } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import type { CoachDesk } from './store/coach/desk';
import type { ComputerDesk } from './store/computer/desk';
import type { Offer, OpenAway } from './store/context';
import { createGameStore } from './store/gameStore';
import type { Lazy } from './store/opening/lazy';
import type { Listing } from './store/opening/listing';
import { followPageCache } from './store/pageCache';
import { createJournal } from './store/saved/journal';
import { createSavedGames } from './store/saved/savedGames';
import { createSpares } from './store/saved/spares';
import { createSettings } from './store/settings';
import { createTabLock, followTabLock } from './store/tabLock';
import { StoresContext } from './store/useGame';
import { createDrawingQueue, DrawingContext } from './surface/drawingQueue';
import type { Surface } from './surface/surface';
import { App } from './ui/App';
import { followAddress } from './ui/address';
import { CoachContext } from './ui/coach/coachContext';
import { ComputerContext } from './ui/computer/computerContext';
import { showSettings } from './ui/look/showSettings';
import { mountPage } from './ui/mountPage';
import { type Update, UpdateContext } from './ui/update';
import { OfferContext } from './ui/useOffer';
import { SurfacesContext } from './ui/useSurface';
import { followSounds } from './ui/voice/sound';

export type Played = {
  readonly listings: readonly Listing[];
  /** The games and the rules; once they are there, the surfaces and the screens have to be, too. */
  readonly offer: Lazy<Offer>;
  readonly surfaces: Lazy<readonly Surface[]>;
  readonly openAway?: OpenAway;
  /** Who is asked for advice; left out: nobody is. */
  readonly coach?: Lazy<CoachDesk>;
  /** Who plays sides that no person plays; left out: nobody does. */
  readonly computer?: Lazy<ComputerDesk>;
  readonly update?: StoreApi<Update> | null;
  /** Instead of the game's own screens. */
  readonly screen?: ReactNode;
};

export function startPage({
  listings,
  offer,
  surfaces,
  openAway,
  coach,
  computer,
  update = null,
  screen = <App />,
}: Played): void {
  const settings = createSettings(() => localStorage);
  const tabLock = createTabLock(navigator.locks ?? null);
  const journal = createJournal(() => localStorage);
  const savedGames = createSavedGames(Date.now, journal, tabLock.isFree);
  const spares = createSpares(
    () => localStorage,
    async () => await (await navigator.storage.getDirectory()).getDirectoryHandle('games', { create: true }),
  );
  const game = createGameStore({ offer, savedGames, tabLock, spares, ...(openAway ? { openAway } : {}) });
  // A player who leaves the page may not come back to it.
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) void spares.flush();
  });
  followTabLock(game, tabLock, savedGames.settled);
  followPageCache(window, game, tabLock, savedGames);
  showSettings(settings);
  followAddress(game);
  followSounds(game, settings);

  const place = document.getElementById('tercio');
  if (!place) throw new Error('the page has no place for the table');
  mountPage(
    place,
    <StrictMode>
      <StoresContext value={{ game, settings }}>
        <OfferContext value={{ listings, offer }}>
          <SurfacesContext value={surfaces}>
            <DrawingContext value={createDrawingQueue()}>
              <CoachContext value={coach ?? null}>
                <ComputerContext value={computer ?? null}>
                  <UpdateContext value={update}>{screen}</UpdateContext>
                </ComputerContext>
              </CoachContext>
            </DrawingContext>
          </SurfacesContext>
        </OfferContext>
      </StoresContext>
    </StrictMode>,
    { game, savedGames, journal, spares },
  );
}
