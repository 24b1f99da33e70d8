/**
 * Games kept in the browser. Every change is one transaction that writes the header and what is new of the
 * entries, in the order the changes were made. Commands and dice of a written entry never change, only the press it
 * belongs to, so no failure can cost an earlier command.
 */
import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';
import type { Entry, GameRecord } from '../core/record';
import type { Json, SystemTypes } from '../core/seam';
import { randomId } from './randomId';

/** What the list of stored games says about one. */
export type Summary = {
  readonly title: string;
  readonly turn: string;
  readonly stretch: string;
  readonly points: string;
};
export type SavedHeader = Summary & { readonly id: string; readonly changed: number };
export type SavedGame = { readonly record: GameRecord<SystemTypes>; readonly draft: Json };
/** `copied`: another tab went on with the game, so this one is kept beside it, under `id`. */
export type Kept =
  | { readonly kept: 'browser' | 'copied'; readonly id: string }
  | { readonly kept: 'memory'; readonly id: string; readonly why: string };

export interface SavedGames {
  /** Newest first. */
  list(): Promise<readonly SavedHeader[]>;
  read(id: string): Promise<SavedGame | null>;
  /** Never rejects: what cannot be stored is held in memory and written with the next change. */
  write(id: string, game: SavedGame, summary: Summary): Promise<Kept>;
  remove(id: string): Promise<void>;
}

type Header = {
  readonly id: string;
  readonly record: Omit<GameRecord<SystemTypes>, 'entries'>;
  readonly length: number;
  readonly draft: Json;
  readonly summary: Summary;
  readonly created: number;
  readonly changed: number;
  /** Counts the writes, so that a tab sees when another has gone on with the game. */
  readonly revision: number;
};
/** A change on its way, as it stands when its turn comes. */
type Due = { game: SavedGame; summary: Summary; readonly kept: Promise<Kept> };
interface Schema extends DBSchema {
  games: { key: string; value: Header };
  entries: { key: [string, number]; value: Entry<Json> };
}
type Stores = ['games', 'entries'];

const NAME = 'tercio';
const VERSION = 1;

function openGames(lost: () => void): Promise<IDBPDatabase<Schema>> {
  return openDB<Schema>(NAME, VERSION, {
    upgrade(db) {
      db.createObjectStore('games', { keyPath: 'id' });
      db.createObjectStore('entries');
    },
    blocking: (_, __, event) => {
      if (event.target instanceof IDBDatabase) event.target.close();
      lost();
    },
    terminated: lost,
  });
}

export function createSavedGames(now: () => number = Date.now): SavedGames {
  let opened: Promise<IDBPDatabase<Schema>> | null = null;
  let last: Promise<unknown> = Promise.resolve();
  /** Revisions as this tab last read or wrote them. */
  const seen = new Map<string, number>();
  /** Games that another tab has gone on with, and the copies that this tab keeps instead. */
  const copies = new Map<string, string>();
  /** The change that is next in the queue: a later one takes its place, as it holds everything the earlier did. */
  const waiting = new Map<string, Due>();
  const unwritten = new Map<string, SavedGame & { readonly header: SavedHeader }>();

  const database = () => {
    const forget = () => {
      opened = null;
    };
    opened ??= openGames(forget);
    opened.catch(forget);
    return opened;
  };
  const queued = <T>(work: () => Promise<T>): Promise<T> => {
    const done = last.then(work, work);
    last = done.catch(() => undefined);
    return done;
  };

  /** The entries of each game as this page has last written them. */
  const written = new Map<string, readonly Entry<Json>[]>();

  async function store(id: string, game: SavedGame, summary: Summary): Promise<Kept> {
    const db = await database();
    const tx = db.transaction<Stores, 'readwrite'>(['games', 'entries'], 'readwrite', {
      durability: 'strict',
    });
    const found = await tx.objectStore('games').get(id);
    const foreign = found !== undefined && found.revision !== seen.get(id);
    const key = foreign ? randomId() : id;
    const before = foreign ? undefined : found;
    const revision = (before?.revision ?? 0) + 1;
    const { entries, ...record } = game.record;
    // An entry keeps its place for ever, but its press is another once it is re-entered: what differs is written.
    const wrote = before ? written.get(key) : undefined;
    const header: Header = {
      id: key,
      record,
      length: entries.length,
      draft: game.draft,
      summary,
      created: before?.created ?? now(),
      changed: now(),
      revision,
    };
    const writes: Promise<unknown>[] = [tx.objectStore('games').put(header)];
    for (const [i, entry] of entries.entries()) {
      if (wrote?.[i] !== entry) writes.push(tx.objectStore('entries').put(entry, [key, i]));
    }
    await Promise.all([...writes, tx.done]);
    written.set(key, entries);
    seen.set(key, revision);
    if (foreign) copies.set(id, key);
    return { kept: foreign ? 'copied' : 'browser', id: key };
  }

  return {
    async list() {
      const stored = await queued(async () => (await database()).getAll('games')).catch(() => []);
      const held = [...unwritten.values()].map(({ header }) => header);
      return [
        ...held,
        ...stored
          .filter(({ id }) => !unwritten.has(id))
          .map(({ id, summary, changed }) => ({ id, changed, ...summary })),
      ].sort((a, b) => b.changed - a.changed);
    },

    read: (id) =>
      queued(async () => {
        const held = unwritten.get(id);
        if (held) return { record: held.record, draft: held.draft };
        const tx = (await database()).transaction<Stores>(['games', 'entries']);
        const header = await tx.objectStore('games').get(id);
        if (!header) return null;
        const entries = await tx.objectStore('entries').getAll(entriesOf(id));
        await tx.done;
        seen.set(id, header.revision);
        return {
          record: { ...header.record, entries: entries.slice(0, header.length) },
          draft: header.draft,
        };
      }),

    write(asked, game, summary) {
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
          try {
            const kept = await store(id, change.game, change.summary);
            unwritten.delete(id);
            return kept;
          } catch (error) {
            unwritten.set(id, { ...change.game, header: { id, changed: now(), ...change.summary } });
            return { kept: 'memory', id, why: error instanceof Error ? error.message : `${error}` };
          }
        }),
      };
      waiting.set(asked, change);
      return change.kept;
    },

    remove: (id) =>
      queued(async () => {
        unwritten.delete(id);
        seen.delete(id);
        const tx = (await database()).transaction<Stores, 'readwrite'>(['games', 'entries'], 'readwrite');
        await Promise.all([removeFrom(tx, id), tx.done]);
      }),
  };
}

function removeFrom(tx: IDBPTransaction<Schema, Stores, 'readwrite'>, id: string): Promise<unknown> {
  return Promise.all([tx.objectStore('games').delete(id), tx.objectStore('entries').delete(entriesOf(id))]);
}

/** The keys of all entries of a game, in order: an index never reaches `Infinity`. */
function entriesOf(id: string): IDBKeyRange {
  return IDBKeyRange.bound([id, 0], [id, Number.POSITIVE_INFINITY]);
}
