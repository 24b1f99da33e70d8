import { lazy as lazyComponent, StrictMode, Suspense } from 'react';
import { createGameStore } from './store/gameStore';
import { lazy } from './store/opening/lazy';
import { LISTINGS } from './store/opening/listing';
import { openWith } from './store/opening/openAway';
import { followPageCache } from './store/pageCache';
import { createJournal } from './store/saved/journal';
import { createSavedGames } from './store/saved/savedGames';
import { createSpares } from './store/saved/spares';
import { createSettings } from './store/settings';
import { createTabLock, followTabLock } from './store/tabLock';
import { StoresContext } from './store/useGame';
import { App, fetchScreens } from './ui/App';
import { followAddress } from './ui/address';
import { showSettings } from './ui/look/showSettings';
import { mountPage } from './ui/mountPage';
import { keepOffline, UpdateContext } from './ui/update';
import { followSounds } from './ui/voice/sound';
import './ui/look/theme.css';
import './ui/header/header.css';
import './ui/panel/panels.css';
import './ui/answer/receipt.css';
import './ui/dice/dice.css';
import './ui/act/actions.css';
import './ui/look/frame.css';
import './ui/between/hand-over.css';
import './ui/log/records.css';
import './ui/panel/room.css';
import './ui/panel/edges.css';
import './ui/log/log.css';
import './ui/time/time.css';
import './ui/time/replay.css';
import './ui/screens/start.css';
import './ui/screens/rulebook.css';
import { OfferContext } from './ui/useOffer';
import { SurfacesContext } from './ui/useSurface';

/** For those who work on the page; nobody else loads it. */
const Gallery = lazyComponent(() => import('./ui/screens/Gallery'));
const isGallery = new URLSearchParams(location.search).has('gallery');

/** What the games lie on. */
const surfaces = lazy(async () => (await import('./systems/surfaces')).SURFACES);
/** The rules, the battles and the table: more than the start page has to wait for. */
const offer = lazy(async () => {
  const [{ OFFER }] = await Promise.all([
    import('./store/opening/catalogue'),
    surfaces.fetch(),
    fetchScreens(),
  ]);
  return OFFER;
});
const settings = createSettings(() => localStorage);
const tabLock = createTabLock(navigator.locks ?? null);
const journal = createJournal(() => localStorage);
const savedGames = createSavedGames(Date.now, journal, tabLock.isFree);
const spares = createSpares(
  () => localStorage,
  async () => await (await navigator.storage.getDirectory()).getDirectoryHandle('games', { create: true }),
);
const openAway = openWith(
  () => new Worker(new URL('./store/opening/openingWorker.ts', import.meta.url), { type: 'module' }),
);
const game = createGameStore({ offer, savedGames, tabLock, spares, openAway });
// A player who leaves the page may not come back to it.
document.addEventListener('visibilitychange', () => {
  if (document.hidden) void spares.flush();
});
followTabLock(game, tabLock, savedGames.settled);
followPageCache(window, game, tabLock, savedGames);
showSettings(settings);
followAddress(game);
followSounds(game, settings);
const update =
  import.meta.env.PROD && 'serviceWorker' in navigator
    ? keepOffline({ workers: navigator.serviceWorker, reload: () => location.reload() })
    : null;

const place = document.getElementById('tercio');
if (!place) throw new Error('the page has no place for the table');
mountPage(
  place,
  <StrictMode>
    <StoresContext value={{ game, settings }}>
      <OfferContext value={{ listings: LISTINGS, offer }}>
        <SurfacesContext value={surfaces}>
          <UpdateContext value={update}>
            {isGallery ? (
              <Suspense>
                <Gallery />
              </Suspense>
            ) : (
              <App />
            )}
          </UpdateContext>
        </SurfacesContext>
      </OfferContext>
    </StoresContext>
  </StrictMode>,
  { game, savedGames, journal, spares },
);
