/**
 * Every game that can still be reached when a page can no longer be drawn: on the table, in memory, in the journal, in
 * the database. Each source is read separately, so that a failing one costs no other.
 */
import { createConnection, readGame, readHeaders } from './gameDatabase';
import { fileOf, type GameFile } from './gameFile';
import { nameOf } from './gameName';
import type { Journal } from './journal';
import type { SavedGame } from './savedGame';
import { NO_SPARES, type Spares } from './spares';
import { whyRefused } from './whyRefused';

export type Found = {
  readonly id: string;
  readonly name: string;
  readonly turn: string;
  /** What a file of it is made from, when it is asked for. */
  readonly file: () => GameFile;
};
/** A game that this page has; `stored`: the browser has all of it too. */
export type OnPage = Found & { readonly stored: boolean };
export type StoredGames = { readonly games: readonly Found[]; readonly why: string | null };

export type Sources = {
  /** The game on the table, if there is one. */
  readonly table: () => (Known & { readonly stored: boolean }) | null;
  /** Games that the browser has not stored. */
  readonly held: () => readonly Known[];
  readonly journal: Pick<Journal, 'left'>;
};
export type Known = {
  readonly id: string;
  readonly game: SavedGame;
  readonly title: string;
  readonly turn: string;
};

/** What closing this page may lose, the game on the table first. */
export function gamesOnPage({ table, held, journal }: Sources): readonly OnPage[] {
  const found = new Map<string, OnPage>();
  const add = (known: Known, stored: boolean) => {
    if (!found.has(known.id)) found.set(known.id, { ...foundOf(known), stored });
  };
  tried(() => {
    const known = table();
    if (known) add(known, known.stored);
  });
  tried(() => {
    for (const known of held()) add(known, false);
  });
  tried(() => {
    // Only a game that began in the journal is complete without the database.
    for (const { id, from, tail, record, draft, name, summary } of journal.left()) {
      const game = { record: { ...record, entries: tail }, draft, name, scenario: null };
      if (from === 0) add({ id, game, title: summary.title, turn: summary.turn }, false);
    }
  });
  return [...found.values()];
}

/**
 * What the browser has stored, deleted games included, and copies of what it no longer has; `why` its database could
 * not be read. Never rejects.
 */
export async function gamesInBrowser(patience?: number, spares: Spares = NO_SPARES): Promise<StoredGames> {
  const { games, why } = await gamesInDatabase(patience);
  const missing = spares.marks().filter(({ id }) => !games.some((game) => game.id === id));
  const copies = await Promise.all(
    missing.map(async ({ id }): Promise<readonly Found[]> => {
      const spare = await spares.read(id);
      if (!spare) return [];
      const { title, turn } = spare.summary;
      const found = foundOf({ id, game: spare.game, title, turn });
      return [{ ...found, name: `${found.name} (its copy)` }];
    }),
  );
  return { games: [...games, ...copies.flat()], why };
}

async function gamesInDatabase(patience?: number): Promise<StoredGames> {
  const { use } = createConnection(undefined, patience);
  try {
    const games = await use(async (db) => {
      const found: Found[] = [];
      for (const { id } of await readHeaders(db)) {
        const read = await readGame(db, id).catch(() => null);
        if (!read) continue;
        const { title = '', turn = '' } = read.header.summary ?? {};
        found.push(foundOf({ id, game: read.game, title, turn }));
      }
      return found;
    });
    return { games, why: null };
  } catch (error) {
    return { games: [], why: whyRefused(error) };
  }
}

function foundOf({ id, game, title, turn }: Known): Found {
  return { id, name: nameOf({ name: game.name, title }), turn, file: () => fileOf(game, { title, turn }) };
}

/** One source that fails costs no other. */
function tried(work: () => void): void {
  try {
    work();
  } catch {
    // The others are still read.
  }
}
