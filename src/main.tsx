import { lazy as lazyComponent, Suspense } from 'react';
import { startPage } from './startPage';
import { lazy } from './store/opening/lazy';
import { LISTINGS } from './store/opening/listings';
import { openWith } from './store/opening/openAway';
import { App, fetchScreens } from './ui/App';
import { keepOffline } from './ui/update';

/** For developers of the page; players never load it. */
const Gallery = lazyComponent(() => import('./ui/screens/Gallery'));
const isGallery = new URLSearchParams(location.search).has('gallery');

/** What the games lie on. */
const surfaces = lazy(async () => (await import('./systems/surfaces')).SURFACES);

startPage({
  listings: LISTINGS,
  // Rules, battles and table: the start page need not wait for them.
  offer: lazy(async () => {
    const [{ OFFER }] = await Promise.all([
      import('./store/opening/catalogue'),
      surfaces.fetch(),
      fetchScreens(),
    ]);
    return OFFER;
  }),
  surfaces,
  openAway: openWith(
    () => new Worker(new URL('./store/opening/openingWorker.ts', import.meta.url), { type: 'module' }),
  ),
  coach: lazy(async () => (await import('./store/coach/deskOfPage')).coachDesk()),
  computer: lazy(async () => (await import('./store/computer/deskOfPage')).computerDesk()),
  update:
    import.meta.env.PROD && 'serviceWorker' in navigator
      ? keepOffline({ workers: navigator.serviceWorker, reload: () => location.reload() })
      : null,
  screen: isGallery ? (
    <Suspense>
      <Gallery />
    </Suspense>
  ) : (
    <App />
  ),
});
