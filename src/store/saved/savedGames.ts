/**
 * Games kept in the browser. Every change is one transaction that writes the header and what is new of the
 * entries, in the order the changes were made. Commands and dice of a written entry never change, only the press it
 * belongs to, so no failure can cost an earlier command.
 */

import type { Json } from '../../core/contract/values';
import type { Entry } from '../../core/record/record';
import { randomId } from '../randomId';
import { discardedAt, withoutOld } from './discarded';
import {
  changeHeader,
  createConnection,
  type GameDatabase,
  type Header,
  type HeaderChange,
  readGame,
  readHeaders,
  removeGame,
  writeGame,
} from './gameDatabase';
import { copyOf, nameOf } from './gameName';
import { createJournal, type Journal, type Note } from './journal';
import { recoveryOf, type StoredGame } from './recovery';
import type { Kept, SavedGame, SavedHeader, Stored, Summary } from './savedGame';
import { savedHeader } from './savedHeader';
import { whyRefused } from './whyRefused';

export interface SavedGames {
  /** Newest first, deleted ones among them; what was deleted long ago is erased by the way. */
  list(): Promise<readonly SavedHeader[]>;
  /** Why what is stored could not be listed the last time; null when it could. */
  unread(): string | null;
  read(id: string): Promise<SavedGame | null>;
  /** Whether another page has written the game since this one has read or written it; false where that is not known. */
  hasGoneOn(id: string): Promise<boolean>;
  /** Never rejects: what cannot be stored is held in memory and written with the next change. */
  write(id: string, game: SavedGame, summary: Summary): Promise<Kept>;
  rename(id: string, name: string): Promise<void>;
  /** Where the copy is kept; null when there is no such game. */
  duplicate(id: string, name: string): Promise<Kept | null>;
  /** Deletes it so that it can be brought back, or brings it back. */
  discard(id: string, discarded: boolean): Promise<void>;
  /** For good. */
  erase(id: string): Promise<void>;
  /** For good, unless another tab has gone on with it. */
  eraseUntouched(id: string): Promise<void>;
  /** Games that the browser has not stored, as this page has them. */
  held(): readonly { readonly id: string; readonly game: SavedGame; readonly summary: Summary }[];
  /** Has that called whenever a database that was silent for too long has answered, and has stored what was held. */
  whenAnswered(listener: () => void): void;
  /** When all that was asked for so far is done. */
  settled(): Promise<void>;
}

/** A change on its way, as it stands when its turn comes. */
type Due = { game: SavedGame; summary: Summary; readonly kept: Promise<Kept> };
type Held = { readonly game: SavedGame; readonly summary: Summary; readonly header: SavedHeader };

/** Another page has written the game since it was read, and no copy beside it is wanted. */
class GoneOn extends Error {}

export function createSavedGames(
  now: () => number = Date.now,
  journal: Journal = createJournal(() => localStorage),
  /** Whether no other tab plays the game of that id. */
  isFree: (id: string) => Promise<boolean> = async () => true,
  patience?: number,
): SavedGames {
  const { use } = createConnection(() => void queued(answered), patience);
  let listeners: readonly (() => void)[] = [];
  let last: Promise<unknown> = Promise.resolve();
  /** Revisions as this tab last read or wrote them. */
  const seen = new Map<string, number>();
  /** Games that another tab has gone on with, and the copies that this tab keeps instead. */
  const copies = new Map<string, string>();
  /** The change that is next in the queue: a later one takes its place, as it holds everything the earlier did. */
  const waiting = new Map<string, Due>();
  /** The entries of each game as this page has last written them. */
  const written = new Map<string, readonly Entry<Json>[]>();
  const unwritten = new Map<string, Held>();
  /** Games that were named while the browser refused, and not stored since. */
  const renamed = new Set<string>();
  let unread: string | null = null;
  /** The game whose write is under way. */
  let writing: string | null = null;

  const queued = <T>(work: () => Promise<T>): Promise<T> => {
    const done = last.then(work, work);
    last = done.catch(() => undefined);
    return done;
  };

  const hold = (id: string, game: SavedGame, summary: Summary) => {
    const header = { ...summary, id, changed: now(), name: game.name, removed: null };
    unwritten.set(id, { game, summary, header });
  };

  /** `earlier`: it was played before and is stored belatedly, so nothing else that was done since may be undone by it. */
  async function store(
    id: string,
    game: SavedGame,
    summary: Summary,
    earlier: { readonly removed: number | null } | null = null,
  ): Promise<Stored> {
    const { entries, ...record } = game.record;
    const copyName = copyOf({ name: game.name, title: summary.title });
    let foreign = false;
    const headerOf = (found: Header | undefined): Header => {
      foreign = found !== undefined && found.revision !== seen.get(id);
      if (foreign && earlier) throw new GoneOn();
      const before = foreign ? undefined : found;
      return {
        id: foreign ? randomId() : id,
        record,
        length: entries.length,
        draft: game.draft,
        trails: game.trails ?? [],
        summary,
        created: before?.created ?? now(),
        changed: now(),
        revision: (before?.revision ?? 0) + 1,
        // Whoever plays on with a deleted game wants to have it.
        removed: earlier?.removed ?? null,
        name: foreign ? copyName : renamed.has(id) ? game.name : (found?.name ?? game.name),
      };
    };
    const confirm = ({ id: key, revision }: Header): Stored => {
      written.set(key, entries);
      seen.set(key, revision);
      renamed.delete(id);
      if (!foreign) return { kept: 'browser', id };
      copies.set(id, key);
      return { kept: 'copied', id: key, name: copyName };
    };
    await recognise(id, game);
    return confirm(await use((db) => writeGame(db, id, game, headerOf, (k) => written.get(k)), confirm));
  }

  /** A game that was taken up without the database may stand there: what it holds of it is this game, then. */
  async function recognise(id: string, { record, draft, name }: SavedGame): Promise<void> {
    const held = unwritten.get(id);
    if (!held || seen.has(id)) return;
    const found = await use((db) => readGame(db, id));
    if (!found) return;
    const { revision } = found.header;
    const { entries: tail, ...rest } = record;
    const { summary } = held;
    const note = { id, base: revision, ahead: 0, from: 0, tail, record: rest, draft, name, summary };
    if (recoveryOf(note, { game: found.game, revision }).to === 'write') seen.set(id, revision);
  }

  /** The database speaks again: what it has not stored, and what was only noted, is stored now. */
  async function answered(): Promise<void> {
    await recover(journal.left().filter(({ id }) => !unwritten.has(id) && !waiting.has(id)));
    await storeHeld();
    for (const listener of listeners) listener();
  }

  /** Once the browser stores a game again, it is asked to store those too that it has refused; what is left of them. */
  async function storeHeld(): Promise<readonly string[]> {
    for (const [id, { game, summary, header }] of [...unwritten]) {
      try {
        await store(id, game, summary, header);
        unwritten.delete(id);
        if (!waiting.has(id)) journal.forget(id);
      } catch {
        // It stays in memory, and is tried with every change.
      }
    }
    return [...unwritten.values()].map(({ header }) => nameOf(header));
  }

  /** Notes a change that the database has yet to confirm, in the moment that it is made. */
  const note = (id: string, game: SavedGame, summary: Summary) => {
    const { entries, ...record } = game.record;
    const wrote = written.get(id);
    const from = entries.findIndex((entry, i) => entry !== wrote?.[i]);
    const tail = from < 0 ? [] : entries.slice(from);
    const base = seen.get(id) ?? 0;
    const ahead = writing === id ? 1 : 0;
    const { draft, trails, name } = game;
    const place = { id, base, ahead, from: entries.length - tail.length };
    journal.note({ ...place, tail, record, draft, trails: trails ?? [], name, summary });
  };

  /** Stores what another page noted and did not come to store; what cannot be stored stays noted. */
  async function recover(notes: readonly Note[]): Promise<void> {
    for (const { id } of notes) {
      // A page that lives stores its own changes.
      if (!(await isFree(id))) continue;
      // While that was asked it may have noted more before it was closed, or have stored it.
      const noted = journal.left().find((one) => one.id === id);
      if (!noted) continue;
      const { summary } = noted;
      let stored: StoredGame | null = null;
      try {
        const found = await use((db) => readGame(db, id));
        stored = found && { game: found.game, revision: found.header.revision };
        const recovery = recoveryOf(noted, stored);
        if (recovery.to === 'write') {
          if (stored) seen.set(id, stored.revision);
          await store(id, recovery.game, summary, { removed: found?.header.removed ?? null });
        }
        if (recovery.to === 'copy') {
          const name = copyOf({ name: recovery.game.name, title: summary.title });
          await store(randomId(), { ...recovery.game, name }, summary);
        }
        journal.forget(id);
      } catch (error) {
        // Most likely another page has found the same note; whoever opens the game compares the two again.
        if (error instanceof GoneOn) continue;
        // What the browser does not store is played from its note, with what could be read of the game before it.
        const recovery = recoveryOf(noted, stored);
        if (recovery.to === 'write') hold(id, recovery.game, summary);
      }
    }
    // What was written here came without its scenario; whoever opens the game writes that with his first change.
    for (const { id } of notes) written.delete(id);
  }
  const left = journal.left();
  if (left.length > 0) void queued(() => recover(left));

  const fetch = async (id: string) => {
    const held = unwritten.get(id);
    if (held) return { ...held, revision: null };
    const found = await use((db) => readGame(db, id));
    return found && { game: found.game, summary: found.header.summary, revision: found.header.revision };
  };
  /** Changes the header of a game that is stored, of one that is held, or of both. */
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

  const saved: SavedGames = {
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
        // A tab that has been closed since this page began may have left something too.
        if (!unwritten.has(id)) await recover(journal.left().filter((noted) => noted.id === id));
        // From now on it is this one that is meant, no longer the copy that was once kept beside it.
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

    write(asked, game, summary) {
      note(copies.get(asked) ?? asked, game, summary);
      const due = waiting.get(asked);
      if (due) {
        Object.assign(due, { game, summary });
        return due.kept;
      }
      const change: Due = {
        game,
        summary,
        kept: queued(async () => {
          waiting.delete(asked);
          const id = copies.get(asked) ?? asked;
          writing = id;
          try {
            const stored = await store(id, change.game, change.summary);
            unwritten.delete(id);
            // Of a game that has just become a copy, the note may stand under either name.
            for (const name of new Set([asked, id])) if (!waiting.has(name)) journal.forget(name);
            return { ...stored, others: await storeHeld() };
          } catch (error) {
            hold(id, change.game, change.summary);
            return { kept: 'memory', id, why: whyRefused(error) };
          } finally {
            writing = null;
          }
        }),
      };
      waiting.set(asked, change);
      return change.kept;
    },

    rename: (id, name) => amend(id, { name }),
    discard: (id, discarded) => amend(id, discardedAt(discarded ? now() : null)),

    async duplicate(id, name) {
      const found = await queued(() => fetch(id));
      if (!found) return null;
      return await saved.write(randomId(), { ...found.game, name }, found.summary);
    },

    erase: (id) => forgetGame(id, () => undefined),
    eraseUntouched: (id) => forgetGame(id, () => seen.get(id)),
    held: () => [...waiting, ...unwritten].map(([id, { game, summary }]) => ({ id, game, summary })),
    whenAnswered(listener) {
      listeners = [...listeners, listener];
    },
    settled: () => queued(async () => {}),
  };
  return saved;
}
