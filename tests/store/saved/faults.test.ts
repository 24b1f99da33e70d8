import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { type IDBPDatabase, openDB } from 'idb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createSavedGames } from '../../../src/store/saved/savedGames';
import { ticking } from '../../helpers/browser/clock';
import { toyStore } from '../../helpers/toy/toyStore';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

function page() {
  const saved = createSavedGames(ticking);
  const toy = toyStore(saved);
  return { ...toy, saved, state: () => toy.store.getState() };
}
/** A tab with a game of three commands on the table, all of them stored. */
async function played() {
  const tab = page();
  tab.begin();
  tab.press('n1', '0203', 'end', 'n1', 's1');
  await tab.saved.settled();
  return { ...tab, id: tab.play().id };
}
const reopened = async (id: string) => {
  const tab = page();
  await tab.state().open(id);
  await tab.saved.settled();
  return tab;
};
/** What another page does to the database. */
async function altered(work: (db: IDBPDatabase) => Promise<unknown>) {
  const db = await openDB('tercio', 2);
  await work(db);
  db.close();
}
const alteredHeader = (id: string, change: object) =>
  altered(async (db) => db.put('games', { ...(await db.get('games', id)), ...change }));

describe('a browser that does not store a command', () => {
  const refusing = (error: DOMException, when: (store: string) => boolean) => {
    const { put } = IDBObjectStore.prototype;
    return vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
      this: IDBObjectStore,
      ...given
    ) {
      if (when(this.name)) throw error;
      return put.apply(this, given);
    });
  };
  const full = new DOMException('', 'QuotaExceededError');

  it.each([
    ['has no room', full, /there is no space left/],
    ['has storage switched off', new DOMException('', 'SecurityError'), /private windows/],
    ['has trouble of its own', new DOMException('Internal error.', 'UnknownError'), /Internal error/],
  ])('%s, and says so; the file is offered', async (_, error, said) => {
    const { press, state, play } = await played();
    refusing(error, () => true);
    press('end');
    await vi.waitFor(() => expect(state().storage).toMatchObject({ kept: 'memory' }));
    expect(state().storage.message).toMatch(said);
    expect(play().game.record.entries).toHaveLength(4);
    expect(
      state()
        .share('file')
        ?.text.match(/"command"/g),
    ).toHaveLength(4);
  });

  it('keeps the name that a game was given meanwhile', async () => {
    const { press, state, saved, id } = await played();
    const put = refusing(full, () => true);
    press('end');
    await saved.settled();
    await state().rename(id, 'Friday');
    put.mockRestore();
    press('end');
    await saved.settled();
    expect(await createSavedGames().list()).toMatchObject([{ id, name: 'Friday' }]);
    // From then on the name that another tab gives it counts again.
    await createSavedGames().rename(id, 'Saturday');
    press('end');
    await saved.settled();
    expect(await createSavedGames().list()).toMatchObject([{ id, name: 'Saturday' }]);
  });

  it('has no room for a copy, and says so of that too', async () => {
    const { state, id, saved } = await played();
    state().leave();
    await vi.waitFor(() => expect(state().saved).toHaveLength(1));
    const put = refusing(full, () => true);
    await state().duplicate(id);
    expect(state().saved).toHaveLength(2);
    expect(state().storage).toMatchObject({ kept: 'memory' });
    expect(state().storage.message).toMatch(/there is no space left/);
    put.mockRestore();
    expect(await createSavedGames().list()).toHaveLength(1);
    expect(await saved.list()).toHaveLength(2);
  });

  it('stores the games it has refused as soon as it stores another, and says until then which they are', async () => {
    const { begin, press, play, state, saved, id } = await played();
    let refused: unknown = id;
    const { put } = IDBObjectStore.prototype;
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...given) {
      if (this.name === 'games' && given[0].id === refused) throw full;
      return put.apply(this, given);
    });
    press('end');
    await vi.waitFor(() => expect(state().storage.kept).toBe('memory'));
    await state().rename(id, 'Friday');
    state().leave();
    begin();
    press('n1', '0203');
    await saved.settled();
    expect(state().storage).toMatchObject({
      kept: 'others',
      message: expect.stringMatching(/^Another game, “Friday”, is in memory only/),
    });
    expect((await createSavedGames().read(play().id))?.record.entries).toHaveLength(1);

    refused = null;
    press('end');
    await saved.settled();
    expect(state().storage.kept).toBe('browser');
    const stored = await createSavedGames().read(id);
    expect(stored?.record.entries).toHaveLength(4);
    expect(await createSavedGames().list()).toContainEqual(
      expect.objectContaining({ id, name: 'Friday', removed: null }),
    );
  });

  it('stores a game that was deleted meanwhile as a deleted one', async () => {
    const { begin, press, state, saved, id } = await played();
    const put = refusing(full, () => true);
    press('end');
    await saved.settled();
    state().leave();
    await vi.waitFor(() => expect(state().saved).toHaveLength(1));
    await state().remove(id);
    put.mockRestore();
    begin();
    press('n1', '0203');
    await saved.settled();
    expect((await createSavedGames().read(id))?.record.entries).toHaveLength(4);
    expect(await createSavedGames().list()).toContainEqual(
      expect.objectContaining({ id, removed: expect.any(Number) }),
    );
  });

  it('in the middle of a change keeps none of it, and the next one keeps all', async () => {
    const { press, play, state, saved, id } = await played();
    const put = refusing(full, (store) => store === 'entries');
    press('end');
    await saved.settled();
    put.mockRestore();
    expect((await createSavedGames().read(id))?.record).toMatchObject({ entries: { length: 3 }, head: 2 });
    press('end');
    await saved.settled();
    expect((await createSavedGames().read(id))?.record).toEqual(play().game.record);
    expect(play().id).toBe(id);
    expect(state()).toMatchObject({ notices: [], storage: { kept: 'browser' } });
  });

  it('drops a change that was nearly written', async () => {
    const { press, play, saved, state, id } = await played();
    const { put } = IDBObjectStore.prototype;
    const dropping = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
      this: IDBObjectStore,
      ...given
    ) {
      const request = put.apply(this, given);
      if (this.name === 'entries') request.onsuccess = () => this.transaction.abort();
      return request;
    });
    press('end');
    await vi.waitFor(() => expect(state().storage.kept).toBe('memory'));
    dropping.mockRestore();
    expect((await createSavedGames().read(id))?.record.entries).toHaveLength(3);
    press('end');
    await saved.settled();
    expect((await createSavedGames().read(id))?.record).toEqual(play().game.record);
  });

  it('has closed the connection without a word: it is opened again', async () => {
    const connections: IDBDatabase[] = [];
    const { transaction } = IDBDatabase.prototype;
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (this: IDBDatabase, ...given) {
      connections.push(this);
      return transaction.apply(this, given);
    });
    const { press, play, saved, state, id } = await played();
    connections.at(-1)?.close();
    press('end');
    await saved.settled();
    expect(state().storage.kept).toBe('browser');
    expect((await createSavedGames().read(id))?.record).toEqual(play().game.record);
  });
});

describe('a database of another version', () => {
  it('that a later Tercio has made its own is left alone, and both start page and table say so', async () => {
    const { id } = await played();
    const later = await openDB('tercio', 9);
    later.close();
    const tab = page();
    await tab.state().listSaved();
    expect(tab.state()).toMatchObject({ saved: [], unread: expect.stringMatching(/a later Tercio/) });
    await tab.state().open(id);
    expect(tab.state().notices[0]).toMatch(/could not be opened: .*a later Tercio/);
    tab.begin();
    tab.press('n1', '0203');
    await vi.waitFor(() => expect(tab.state().storage.message).toMatch(/a later Tercio/));
    const untouched = await openDB('tercio', 9);
    expect(await untouched.count('entries')).toBe(3);
    untouched.close();
  });

  it('that an earlier Tercio holds open in another tab keeps no one waiting', async () => {
    const earlier = await openDB('tercio', 1, {
      upgrade(db) {
        db.createObjectStore('games', { keyPath: 'id' });
        db.createObjectStore('entries');
      },
    });
    const { press, begin, play, state, saved } = page();
    begin();
    press('n1', '0203');
    await vi.waitFor(() =>
      expect(state().storage.message).toMatch(/an earlier Tercio is open in another tab/),
    );
    earlier.close();
    press('end');
    await vi.waitFor(() => expect(state().storage.kept).toBe('browser'));
    await saved.settled();
    expect((await createSavedGames().read(play().id))?.record).toEqual(play().game.record);
  });
});

describe('a stored game that is cut short or altered', () => {
  it.each([
    ['its end is gone', 2, 'Command 3 cannot be read: It is missing. The first 2 commands are kept.'],
    ['one is gone from its midst', 1, 'Command 2 cannot be read: It is missing. The first command is kept.'],
    [
      'its beginning is gone',
      0,
      'Command 1 cannot be read: It is missing. The game is kept as it was at its start.',
    ],
  ])('opens up to there and says so: %s', async (_, index, said) => {
    const { id } = await played();
    await altered((db) => db.delete('entries', [id, index]));
    const { play, state, saved } = await reopened(id);
    expect(state().notices).toEqual([said, expect.stringMatching(/continues as a separate game/)]);
    expect(play().game.record.entries).toHaveLength(index);
    // Stored at once, and distinct from the other.
    expect(await saved.list()).toMatchObject([
      { id: play().id, name: 'Skirmish (what could be read)' },
      { id },
    ]);
    expect((await createSavedGames().read(play().id))?.record).toEqual(play().game.record);
    expect((await createSavedGames().read(id))?.record.entries).toHaveLength(3);
  });

  it.each([
    ['no words about it', { summary: undefined }, 3],
    ['words that are none', { summary: { title: {}, turn: 7, picture: { hexes: { columns: 1e9 } } } }, 3],
    ['no time', { changed: Number.NaN, removed: 'never' }, 3],
    ['a name that is none', { name: { first: 'x' } }, 3],
    ['a draft that is none', { draft: { picked: {} } }, 3],
    ['a length that is none', { length: -1 }, 3],
    ['a length that is too short', { length: 1 }, 3],
    ['no length left', { length: 0 }, 3],
  ])('is listed and opens: %s', async (_, change, length) => {
    const { id } = await played();
    const other = await played();
    await alteredHeader(id, change);
    const { saved, play, state } = await reopened(id);
    const list = await saved.list();
    expect(list.map((game) => game.id).toSorted()).toEqual([id, other.id].toSorted());
    for (const { title, turn, points, name, changed, removed } of list) {
      expect([title, turn, points, name].map((said) => typeof said)).toEqual(Array(4).fill('string'));
      expect(Number.isFinite(changed)).toBe(true);
      expect(removed).toBeNull();
    }
    expect(state().notices).toEqual([]);
    expect(play().game.record.entries).toHaveLength(length);
  });

  it.each([
    ['no record', { record: undefined }, /could not be opened: At format/],
    ['no scenario', { record: { format: 'tercio-game', formatVersion: 1, system: 'toy' } }, /At scenario/],
    ['nothing but text', { record: 'x' }, /could not be opened: At/],
  ])('that cannot begin says why, and costs no other game: %s', async (_, change, said) => {
    const { id } = await played();
    const other = await played();
    await alteredHeader(id, change);
    const { state, store } = await reopened(id);
    expect(state()).toMatchObject({ play: null, opening: false });
    expect(state().notices[0]).toMatch(said);
    await state().listSaved();
    expect(await state().shareSaved(id)).toBeNull();
    expect(state().notices[0]).toMatch(/cannot be saved as a file/);
    await store.getState().open(other.id);
    expect(state().play?.game.record.entries).toHaveLength(3);
  });
});
