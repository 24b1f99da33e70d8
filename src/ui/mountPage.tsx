/** The page as React draws it, and what replaces it when that fails. */
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Journal } from '../store/saved/journal';
import { gamesInBrowser, gamesOnPage, type Sources } from '../store/saved/rescue';
import type { SavedGames } from '../store/saved/savedGames';
import type { Spares } from '../store/saved/spares';
import type { GameStore } from '../store/state';
import { forgetFailure, showRescue } from './rescueScreen';

type Kept = {
  readonly game: GameStore;
  readonly savedGames: SavedGames;
  readonly journal: Journal;
  readonly spares: Spares;
};
/** Milliseconds after which a page that was drawn counts as working. */
const WORKS_AFTER = 10_000;

/**
 * Draws the page in its place; a failure that cannot be repaired is answered with all games as files.
 * What is returned takes the page away.
 */
export function mountPage(place: HTMLElement, page: ReactNode, kept: Kept): () => void {
  const works = setTimeout(forgetFailure, WORKS_AFTER);
  const root = createRoot(place, {
    onUncaughtError: (error) => {
      clearTimeout(works);
      showRescue(error, {
        onPage: () => gamesOnPage(sourcesOf(kept)),
        inBrowser: () => gamesInBrowser(undefined, kept.spares),
      });
    },
  });
  root.render(page);
  return () => {
    clearTimeout(works);
    root.unmount();
  };
}

function sourcesOf({ game, savedGames, journal }: Kept): Sources {
  const held = () =>
    savedGames.held().map(({ id, game: saved, summary }) => ({ id, game: saved, ...summary }));
  return {
    held,
    journal,
    table() {
      const { play, storage, elsewhere, asSaved } = game.getState();
      const saved = asSaved();
      if (!play || !saved) return null;
      const { id, table, moment } = play;
      const isHeld = held().some((one) => one.id === id);
      const stored = elsewhere || (storage.kept !== 'memory' && !isHeld);
      return { id, game: saved, title: table.title, turn: moment.turn, stored };
    },
  };
}
