/** The browser's database of games: a header for each, every entry by itself, and each scenario once. */

import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { SystemTypes } from '../../core/contract/rules';
import type { Json } from '../../core/contract/values';
import type { StoredTrail } from '../../core/drafts';
import { type List, sameUpTo } from '../../core/list';
import { type Entry, type GameRecord, MOST_ENTRIES } from '../../core/record/record';
import { type Players, readPlayers } from '../computer/players';
import { type KeptWhatIf, readWhatIfs, whatIfsBeside } from '../what-if/keptWhatIfs';
import type { SavedGame, Summary } from './savedGame';

export type Header = {
  readonly id: string;
  readonly record: Omit<GameRecord<SystemTypes>, 'entries'>;
  readonly length: number;
  readonly draft: Json;
  readonly trails?: readonly StoredTrail[];
  readonly players?: Players;
  readonly plans?: readonly KeptWhatIf[];
  readonly summary: Summary;
  readonly created: number;
  readonly changed: number;
  /** Counts the writes, so that a tab notices when another has continued the game. */
  readonly revision: number;
  /** Headers of the first version have none of these. */
  readonly name?: string;
  readonly removed?: number | null;
  readonly age?: Age | null;
};
/** Of a deleted game: days seen since (`discarded`), and the latest moment of them. */
export type Age = { readonly days: number; readonly latest: number };
export type HeaderChange = Partial<Pick<Header, 'name' | 'removed' | 'age'>>;
interface Schema extends DBSchema {
  games: { key: string; value: Header };
  entries: { key: [string, number]; value: Entry<Json> };
  /** By its hash, so that a game can continue when the catalogue's scenario has changed. */
  scenarios: { key: string; value: Json };
}
type Stores = ['games', 'entries', 'scenarios'];
export type GameDatabase = IDBPDatabase<Schema>;

const NAME = 'tercio';
const VERSION = 2;
const STORES: Stores = ['games', 'entries', 'scenarios'];

/** Milliseconds to wait for a database that does not answer. */
const PATIENCE = 4_000;

/** The database neither returned nor refused what it was asked for. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
}

/**
 * The database on demand: opened at the first request, and again when the connection was lost. `answered` is called
 * when it answers again after a request has timed out.
 */
export function createConnection(answered: () => void = () => {}, patience = PATIENCE) {
  let opened: Promise<GameDatabase> | null = null;
  /** A request that timed out; until it is answered, no other is made. */
  let overdue = 0;
  const forget = () => {
    opened = null;
  };
  const open = () => {
    opened ??= openGames(forget);
    return opened;
  };
  const close = async () => {
    const before = opened;
    forget();
    await before?.then((db) => db.close()).catch(() => undefined);
  };
  const ask = async <T>(work: (db: GameDatabase) => Promise<T>): Promise<T> => {
    try {
      return await work(await open());
    } catch (error) {
      await close();
      if (!isClosed(error)) throw error;
      // Some browsers silently close a connection that was idle for long.
      return await work(await open());
    }
  };
  return {
    /**
     * Rejects with the browser's error; the next request then gets a new connection. Rejects with `NoAnswer` when time
     * runs out; a later result is given to `late`.
     */
    async use<T>(work: (db: GameDatabase) => Promise<T>, late: (result: T) => void = () => {}): Promise<T> {
      if (overdue > 0) throw new NoAnswer();
      const asked = ask(work);
      if (await isDone(asked, patience)) return await asked;
      overdue++;
      void asked
        .then(late, () => undefined)
        .finally(() => {
          overdue--;
          if (overdue === 0) answered();
        });
      throw new NoAnswer();
    },
  };
}

/** Makes a request to the database of a connection. */
export type Use = ReturnType<typeof createConnection>['use'];

/** Whether it settles, either way, within this many milliseconds. */
async function isDone(work: Promise<unknown>, patience: number): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), patience);
  });
  const ended = work.then(
    () => true,
    () => true,
  );
  try {
    return await Promise.race([ended, late]);
  } finally {
    clearTimeout(timer);
  }
}

function isClosed(error: unknown): boolean {
  return error instanceof Error && error.name === 'InvalidStateError';
}

/**
 * Rejects where the browser refuses, where a later Tercio has upgraded the database, and where another tab holds an
 * older version open.
 */
function openGames(lost: () => void): Promise<GameDatabase> {
  return new Promise((resolve, reject) => {
    let isRefused = false;
    const refuse = (error: unknown) => {
      isRefused = true;
      reject(error);
    };
    // Some browsers that are set to store nothing do not have it at all.
    if (!('indexedDB' in globalThis)) return refuse(new DOMException('', 'SecurityError'));
    openDB<Schema>(NAME, VERSION, {
      upgrade(db, from) {
        if (from < 1) {
          db.createObjectStore('games', { keyPath: 'id' });
          db.createObjectStore('entries');
        }
        db.createObjectStore('scenarios');
      },
      blocked: () => refuse(new Error('an earlier Tercio is open in another tab; close that first')),
      blocking: (_, __, event) => {
        if (event.target instanceof IDBDatabase) event.target.close();
        lost();
      },
      terminated: lost,
    }).then((db) => (isRefused ? db.close() : resolve(db)), refuse);
  });
}

/**
 * A transaction whose requests are awaited one by one. If it fails as a whole, they and `done` reject; a `done` that is
 * not awaited must not report it a second time.
 */
function begin<M extends 'readonly' | 'readwrite'>(db: GameDatabase, mode: M) {
  // Not `strict`: a write that waits for the disk keeps the next command waiting in the page, where only the journal
  // has it. What the browser has accepted survives page and process; a power cut can still cost it.
  const tx = db.transaction<Stores, M>(STORES, mode, { durability: 'relaxed' });
  tx.done.catch(() => undefined);
  return tx;
}

/** The headers of all stored games. */
export async function readHeaders(db: GameDatabase): Promise<readonly Header[]> {
  return await begin(db, 'readonly').objectStore('games').getAll();
}

/** Null if there is no such game. A missing entry is null: that is reported when the game is opened. */
export async function readGame(db: GameDatabase, id: string) {
  const tx = begin(db, 'readonly');
  const header = await tx.objectStore('games').get(id);
  if (!header) return null;
  const keys = await tx.objectStore('entries').getAllKeys(entriesOf(id));
  const values = await tx.objectStore('entries').getAll(entriesOf(id));
  const hash: unknown = header.record?.scenario?.hash;
  const scenario = typeof hash === 'string' ? await tx.objectStore('scenarios').get(hash) : undefined;
  await tx.done;
  const found = new Map(keys.map(([, index], i) => [index, values[i]]));
  // Whatever the header says, no existing entry is left out, or playing on would overwrite it.
  const said = isLength(header.length) ? header.length : 0;
  const length = Math.max(said, ...[...found.keys()].filter(isIndex).map((i) => i + 1));
  const entries = Array.from({ length }, (_, i) => found.get(i) ?? null);
  const game: SavedGame = {
    // Stored by us, but not trusted: it is read like any file when the game is opened.
    record: { ...header.record, entries: entries as readonly Entry<Json>[] },
    draft: header.draft ?? null,
    trails: header.trails ?? [],
    name: typeof header.name === 'string' ? header.name : '',
    players: readPlayers(header.players),
    ...whatIfsBeside(readWhatIfs(header.plans)),
    scenario: scenario ?? null,
  };
  return { header, game };
}

function isLength(length: unknown): length is number {
  return typeof length === 'number' && Number.isInteger(length) && length >= 0 && length <= MOST_ENTRIES;
}

function isIndex(index: number): boolean {
  return isLength(index) && index < MOST_ENTRIES;
}

/**
 * Writes the header that `headerOf` makes from the previous one, and the new entries: those that are not the same
 * object as in `wroteOf(key)`. All of it or nothing.
 */
export async function writeGame(
  db: GameDatabase,
  id: string,
  { record: { entries, scenario }, scenario: played }: SavedGame,
  headerOf: (found: Header | undefined) => Header,
  wroteOf: (key: string) => List<Entry<Json>> | undefined,
): Promise<Header> {
  const tx = begin(db, 'readwrite');
  const found = await tx.objectStore('games').get(id);
  const header = headerOf(found);
  const isNew = header.revision === 1;
  const wrote = isNew ? undefined : wroteOf(header.id);
  await written(tx, function* () {
    yield tx.objectStore('games').put(header);
    for (let i = sameUpTo(entries, wrote ?? []); i < entries.length; i++) {
      const entry = entries.at(i);
      if (entry && wrote?.at(i) !== entry) yield tx.objectStore('entries').put(entry, [header.id, i]);
    }
    if (!wrote && played !== null) yield tx.objectStore('scenarios').put(played, scenario.hash);
  });
  return header;
}

/** All of these, or nothing; rejects with the error of the first that is refused. */
async function written(
  tx: { abort(): void; readonly done: Promise<void> },
  requests: () => Iterable<Promise<unknown>>,
): Promise<void> {
  const made: Promise<unknown>[] = [tx.done];
  try {
    for (const request of requests()) made.push(request);
    await Promise.all(made);
  } catch (error) {
    // Otherwise a browser that refuses one of them at once would keep those before it.
    abort(tx);
    await Promise.allSettled(made);
    throw error;
  }
}

function abort(tx: { abort(): void }): void {
  try {
    tx.abort();
  } catch {
    // It is over already.
  }
}

/** Changes what is stored about a game beside its record; another tab that plays it need not know. */
export async function changeHeader(db: GameDatabase, id: string, change: HeaderChange): Promise<void> {
  const tx = begin(db, 'readwrite');
  const games = tx.objectStore('games');
  const found = await games.get(id);
  if (found) await games.put({ ...found, ...change });
  await tx.done;
}

/** With a revision: only if the game is still at that revision. */
export async function removeGame(db: GameDatabase, id: string, revision?: number): Promise<void> {
  const tx = begin(db, 'readwrite');
  const found = await tx.objectStore('games').get(id);
  if (revision !== undefined && found?.revision !== revision) return tx.done;
  await written(tx, function* () {
    yield tx.objectStore('games').delete(id);
    yield tx.objectStore('entries').delete(entriesOf(id));
  });
}

/** The keys of all entries of a game, in order: an index never reaches `Infinity`. */
function entriesOf(id: string): IDBKeyRange {
  return IDBKeyRange.bound([id, 0], [id, Number.POSITIVE_INFINITY]);
}
