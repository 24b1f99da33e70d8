import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createSavedGames } from '../../../src/store/saved/savedGames';
import { ticking } from '../../helpers/browser/clock';
import { toyStore } from '../../helpers/toy/toyStore';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

const summary = { title: 'Skirmish', turn: 'Game-Turn 1', stretch: 'North Movement', points: '' };

/** A game of a tab, and what another tab (or the same after a reload) finds. */
async function played() {
  const saved = createSavedGames(ticking);
  const toy = toyStore(saved);
  toy.begin();
  toy.press('n1', '0203', 'end', 'n1', 's1', 'n2');
  await saved.list();
  return toy;
}
const reopened = async (id: string) => {
  const saved = createSavedGames(ticking);
  const toy = toyStore(saved);
  await toy.store.getState().open(id);
  return { ...toy, saved };
};

describe('a stored game', () => {
  it('goes on after a reload on the spot, draft included', async () => {
    const before = await played();
    const { play } = await reopened(before.play().id);
    expect(play().game.record).toEqual(before.play().game.record);
    expect(play().draft).toEqual({ picked: 'n2' });
    expect(play().board).toEqual(before.play().board);
    expect(play().log.groups).toEqual(before.play().log.groups);
  });

  it('is listed with what it is about, newest first', async () => {
    const first = await played();
    const second = await played();
    const { saved, store } = await reopened(first.play().id);
    store.getState().press({ on: 'option', id: 'drop' });
    const list = await saved.list();
    expect(list.map(({ id }) => id)).toEqual([first.play().id, second.play().id]);
    expect(list[0]).toMatchObject({ ...summary, stretch: 'North Combat' });
  });

  it('keeps branches, and appends without touching what is written', async () => {
    const put = vi.spyOn(IDBObjectStore.prototype, 'put');
    const { store, press, play } = await played();
    store.getState().undo();
    press('end');
    const { saved } = await reopened(play().id);
    const read = await saved.read(play().id);
    expect(read?.record.entries).toHaveLength(4);
    const keys = put.mock.calls.flatMap(([, key]) => (Array.isArray(key) ? [key[1]] : []));
    expect(keys).toEqual([0, 1, 2, 3]);
  });

  it('keeps which press an entry belongs to, also when a branch is entered again', async () => {
    const { store, press, play } = await played();
    const presses = () => play().game.record.entries.map((entry) => entry.press);
    const before = presses();
    while (play().game.record.head >= 0) store.getState().undo();
    press('n1', '0203');
    expect(presses()).not.toEqual(before);
    const again = await reopened(play().id);
    expect(again.play().game.record).toEqual(play().game.record);
  });

  it('without commands leaves no line in the list', async () => {
    const toy = toyStore(createSavedGames());
    toy.begin();
    toy.store.getState().leave();
    await vi.waitFor(async () => expect(await createSavedGames().list()).toEqual([]));
  });

  it('without commands here stays when another tab has played it', async () => {
    const here = toyStore(createSavedGames());
    here.begin();
    const { id } = here.play();
    const there = await reopened(id);
    there.press('n1', '0203');
    await there.saved.list();
    here.store.getState().leave();
    await vi.waitFor(() => expect(here.store.getState().saved).toHaveLength(1));
    expect((await createSavedGames().read(id))?.record.entries).toHaveLength(1);
  });

  it('played on in two tabs becomes two games, and neither loses a command', async () => {
    const one = await played();
    const id = one.play().id;
    const two = await reopened(id);
    two.press('end');
    await two.saved.list();
    one.press('s2', 'end', 'end');
    await vi.waitFor(() => expect(one.play().id).not.toBe(id));
    expect(one.store.getState().notices).toHaveLength(1);
    one.press('s1');
    const { saved } = await reopened(id);
    await vi.waitFor(async () => {
      const [ofOne, ofTwo] = [await saved.read(one.play().id), await saved.read(id)];
      expect(ofOne?.record).toEqual(one.play().game.record);
      expect(ofTwo?.record).toEqual(two.play().game.record);
    });
    const list = await saved.list();
    expect(list.map(({ name, title }) => name || title).toSorted()).toEqual(['Skirmish', 'Skirmish (copy)']);
    expect(one.play().name).toBe('Skirmish (copy)');
  });

  it('played on in two tabs and left at once is reported all the same', async () => {
    const one = await played();
    const two = await reopened(one.play().id);
    two.press('end');
    await two.saved.list();
    one.press('s2', 'end');
    one.store.getState().leave();
    await vi.waitFor(() => expect(one.store.getState().notices).toHaveLength(1));
    expect(one.store.getState().notices[0]).toMatch(/^“Skirmish” was continued .* “Skirmish \(copy\)”\.$/);
    expect(one.store.getState().saved).toHaveLength(2);
  });

  it('that is opened again beside its copy goes on as itself, and the copy stays as it was', async () => {
    const one = await played();
    const { id } = one.play();
    const two = await reopened(id);
    two.press('end');
    await two.saved.list();
    one.press('s2', 'end', 'end');
    await vi.waitFor(() => expect(one.play().id).not.toBe(id));
    const copy = one.play();
    one.store.getState().leave();
    await one.store.getState().open(id);
    one.press('end');
    const { saved } = await reopened(id);
    expect(one.play().id).toBe(id);
    expect((await saved.read(id))?.record).toEqual(one.play().game.record);
    expect((await saved.read(copy.id))?.record).toEqual(copy.game.record);
    expect(one.store.getState().notices).toEqual([]);
  });

  it('that is damaged opens up to the last good command, and its file is left alone', async () => {
    const before = await played();
    const { id } = before.play();
    const saved = createSavedGames();
    const game = await saved.read(id);
    if (!game) throw new Error('not stored');
    const [first, second, third] = game.record.entries;
    if (!first || !second || !third) throw new Error('too short');
    const entries = [first, { ...second, command: { do: 'dance' } }, third];
    const other = 'damaged';
    await saved.write(other, { ...game, record: { ...game.record, entries } }, summary);
    const { play, store, press } = await reopened(other);
    expect(store.getState().notices[0]).toMatch(/^Command 2 cannot be read: .* The first command is kept\.$/);
    expect(play().game.record.entries).toHaveLength(1);
    expect(play().id).not.toBe(other);
    press('end');
    await vi.waitFor(async () => expect(await saved.list()).toHaveLength(3));
    expect((await saved.read(other))?.record.entries).toEqual(entries);
    // Opened again, it leads to the game that was made of it, as far as that has been played on.
    const again = await reopened(other);
    expect(again.play().id).toBe(play().id);
    expect(again.play().game.record.entries).toHaveLength(2);
    expect(again.store.getState().notices[0]).toMatch(/^This game is damaged/);
    expect(await saved.list()).toHaveLength(3);
  });

  it('that is still being read when one goes back, or to another, stays off the table', async () => {
    const [one, two] = [await played(), await played()];
    const { store } = toyStore(createSavedGames());
    const { open, leave } = store.getState();
    const first = open(one.play().id);
    leave();
    await first;
    expect(store.getState()).toMatchObject({ play: null, opening: false });
    const second = open(one.play().id);
    const third = open(two.play().id);
    await second;
    expect(store.getState().play).toBeNull();
    await third;
    expect(store.getState().play?.id).toBe(two.play().id);
  });

  it('that is not there is said to be missing', async () => {
    const { store } = await reopened('nowhere');
    expect(store.getState()).toMatchObject({ play: null, opening: false });
    expect(store.getState().notices[0]).toMatch(/not stored/);
  });
});

describe('when the browser refuses', () => {
  it('and has no database at all, that is said in the same words', async () => {
    const { indexedDB } = globalThis;
    Reflect.deleteProperty(globalThis, 'indexedDB');
    const { store, begin } = toyStore(createSavedGames());
    begin();
    await vi.waitFor(() => expect(store.getState().storage.kept).toBe('memory'));
    globalThis.indexedDB = indexedDB;
    expect(store.getState().storage.message).toMatch(/it stores nothing here/);
  });

  it('play goes on in memory, and is written with the next change that succeeds', async () => {
    const open = vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
      throw new DOMException('no storage here', 'SecurityError');
    });
    const saved = createSavedGames();
    const { store, begin, press, play } = toyStore(saved);
    begin();
    press('n1', '0203');
    await vi.waitFor(() => expect(store.getState().storage.kept).toBe('memory'));
    expect(store.getState().storage.message).toMatch(/it stores nothing here/);
    expect(await saved.list()).toHaveLength(1);
    expect((await saved.read(play().id))?.record.entries).toHaveLength(1);
    open.mockRestore();
    press('end');
    await vi.waitFor(() => expect(store.getState().storage.kept).toBe('browser'));
    expect((await createSavedGames().read(play().id))?.record.entries).toHaveLength(2);
  });

  it('a game held in memory keeps the name it is given', async () => {
    vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
      throw new DOMException('no storage here', 'SecurityError');
    });
    const saved = createSavedGames();
    const { store, begin, press, play } = toyStore(saved);
    begin();
    press('n1', '0203');
    const { id } = play();
    store.getState().leave();
    await store.getState().rename(id, 'Friday');
    await store.getState().open(id);
    expect(play().name).toBe('Friday');
  });

  it('a command is kept even when something that only looks on fails', async () => {
    const saved = createSavedGames();
    const { store, begin, press, play } = toyStore(saved);
    begin();
    press('n1');
    const { id } = play();
    const stop = store.subscribe(() => {
      throw new Error('no sound device');
    });
    expect(() => press('0203')).toThrow('no sound device');
    stop();
    await saved.list();
    expect((await createSavedGames().read(id))?.record.entries).toHaveLength(1);
  });

  it('a write that fails in the middle leaves the earlier state whole', async () => {
    const { press, play } = await played();
    const stored = play().game.record;
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    press('end');
    await vi.waitFor(() => expect(put).toHaveBeenCalled());
    put.mockRestore();
    expect((await createSavedGames().read(play().id))?.record).toEqual(stored);
  });
});
