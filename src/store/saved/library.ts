/** The stored games, in the database and in memory: listed, read, named, copied, deleted and brought back. */
import { randomId } from '../randomId';
import { discardedAt, withoutOld } from './discarded';
import {
  changeHeader,
  type GameDatabase,
  type HeaderChange,
  readGame,
  readHeaders,
  removeGame,
  type Use,
} from './gameDatabase';
import type { Journal } from './journal';
import type { Known } from './known';
import type { Recover } from './recovering';
import type { Kept, SavedGame, SavedHeader } from './savedGame';
import { savedHeader } from './savedHeader';
import { whyRefused } from './whyRefused';
import type { WriteQueue } from './writeQueue';

export interface Library {
  /** Newest first, deleted ones included; games deleted long ago are erased in passing. */
  list(): Promise<readonly SavedHeader[]>;
  /** Why the last listing failed; null if it did not. */
  unread(): string | null;
  read(id: string): Promise<SavedGame | null>;
  /** Whether another page has written the game since this one read or wrote it; false if that is not known. */
  hasGoneOn(id: string): Promise<boolean>;
  rename(id: string, name: string): Promise<void>;
  /** Where the copy is kept; null if there is no such game. */
  duplicate(id: string, name: string): Promise<Kept | null>;
  /** Deletes it so that it can be brought back, or brings it back. */
  discard(id: string, discarded: boolean): Promise<void>;
  /** For good. */
  erase(id: string): Promise<void>;
  /** For good, unless another tab has continued it. */
  eraseUntouched(id: string): Promise<void>;
}

export function createLibrary(
  use: Use,
  { seen, copies, unwritten, renamed }: Known,
  { queued, write }: WriteQueue,
  recover: Recover,
  journal: Journal,
  now: () => number,
): Library {
  let unread: string | null = null;

  const fetch = async (id: string) => {
    const held = unwritten.get(id);
    if (held) {
      // As the database would return it: records are read, and sent to workers, with their entries in an array.
      const { record } = held.game;
      const game = { ...held.game, record: { ...record, entries: record.entries.slice() } };
      return { ...held, game, revision: null };
    }
    const found = await use((db) => readGame(db, id));
    return found && { game: found.game, summary: found.header.summary, revision: found.header.revision };
  };
  /** Changes the header of a game that is stored, held in memory, or both. */
  const amend = (id: string, change: HeaderChange) =>
    queued(async () => {
      const held = unwritten.get(id);
      if (held) {
        const game = { ...held.game, name: change.name ?? held.game.name };
        unwritten.set(id, { ...held, game, header: { ...held.header, ...change } });
      }
      try {
        await use((db) => changeHeader(db, id, change));
      } catch (error) {
        if (!held) throw error;
        if (change.name !== undefined) renamed.add(id);
      }
    });

  const forgetGame = (id: string, revisionOf: () => number | undefined) =>
    queued(async () => {
      const revision = revisionOf();
      unwritten.delete(id);
      seen.delete(id);
      journal.forget(id);
      await use((db) => removeGame(db, id, revision));
    });

  return {
    unread: () => unread,
    async list() {
      const listed = async (db: GameDatabase) => {
        const left = await withoutOld(db, await readHeaders(db), now());
        unread = null;
        return left;
      };
      const stored = await queued(() => use(listed)).catch((error: unknown) => {
        unread = whyRefused(error);
        return [];
      });
      const held = [...unwritten.values()].map(({ header }) => header);
      const others = stored.filter(({ id }) => !unwritten.has(id)).map(savedHeader);
      return [...held, ...others].sort((a, b) => b.changed - a.changed);
    },

    read: (id) =>
      queued(async () => {
        // A tab closed since this page started may have left something too.
        if (!unwritten.has(id)) await recover(journal.left().filter((change) => change.id === id));
        // From now on its id means this game, no longer the copy that was once kept beside it.
        copies.delete(id);
        const found = await fetch(id);
        if (found && found.revision !== null) seen.set(id, found.revision);
        return found?.game ?? null;
      }),

    hasGoneOn: (id) =>
      queued(async () => {
        const found = await use((db) => readGame(db, id));
        return found !== null && !unwritten.has(id) && found.header.revision !== seen.get(id);
      }).catch(() => false),

    rename: (id, name) => amend(id, { name }),
    discard: (id, discarded) => amend(id, discardedAt(discarded ? now() : null)),

    async duplicate(id, name) {
      const found = await queued(() => fetch(id));
      if (!found) return null;
      return await write(randomId(), { ...found.game, name }, found.summary);
    },

    erase: (id) => forgetGame(id, () => undefined),
    eraseUntouched: (id) => forgetGame(id, () => seen.get(id)),
  };
}
