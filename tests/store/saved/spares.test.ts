import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { gamesInBrowser } from '../../../src/store/saved/rescue';
import { createSavedGames } from '../../../src/store/saved/savedGames';
import { createSpares } from '../../../src/store/saved/spares';
import { ticking } from '../../helpers/browser/clock';
import { PrivateFiles } from '../../helpers/browser/privateFiles';
import { Shelf } from '../../helpers/browser/shelf';
import { toyStore } from '../../helpers/toy/toyStore';

let notes = new Shelf();
let files = new PrivateFiles();
beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  notes = new Shelf();
  files = new PrivateFiles();
});

const privately = async () => files.asFolder();
const nowhere = async () => {
  throw new DOMException('', 'SecurityError');
};
function page(folder: () => Promise<FileSystemDirectoryHandle> = privately) {
  const saved = createSavedGames(ticking);
  const spares = createSpares(() => notes.asStorage(), folder);
  const toy = toyStore(saved, undefined, spares);
  return { ...toy, saved, spares, state: () => toy.store.getState() };
}
/** A tab that has played three commands, all stored and copied, and named its game. */
async function played(tab = page()) {
  tab.begin();
  tab.press('n1', '0203', 'end', 'n1', 's1');
  await tab.saved.settled();
  const { id } = tab.play();
  await tab.state().rename(id, 'Friday');
  tab.press('end');
  await tab.saved.settled();
  await tab.spares.flush();
  return { ...tab, id };
}
/** As after a full disk, or a kill in the midst of a large write. */
const thrownAway = () => {
  globalThis.indexedDB = new IDBFactory();
};
async function listed(tab = page()) {
  await tab.state().listSaved();
  return tab;
}

describe('a database that the browser has thrown away', () => {
  it('is told, with each game that was in it, and the copy is brought back whole', async () => {
    const { id, play } = await played();
    thrownAway();
    const tab = await listed();
    expect(tab.state().lost).toEqual([{ id, name: 'Friday', turn: 'Game-Turn 1', commands: 4, copied: 4 }]);
    await tab.state().bringBack();
    expect(tab.state().lost).toEqual([]);
    expect(tab.state().saved).toMatchObject([{ id, name: 'Friday' }]);
    await tab.state().open(id);
    expect(tab.play().game.record).toEqual(play().game.record);
    expect(tab.state().notices).toEqual([]);
  });

  it('is told too where there are no copies', async () => {
    const { id } = await played(page(nowhere));
    thrownAway();
    const tab = await listed(page(nowhere));
    expect(tab.state().lost).toMatchObject([{ id, copied: null }]);
    await tab.state().bringBack();
    expect(tab.state().saved).toEqual([]);
    tab.state().forgetLost();
    expect((await listed(page(nowhere))).state().lost).toEqual([]);
  });

  it('has a copy of an earlier moment, which says so', async () => {
    const { press, saved } = await played();
    press('end');
    await saved.settled();
    thrownAway();
    expect((await listed()).state().lost).toMatchObject([{ commands: 5, copied: 4 }]);
  });

  it.each(['', '{"id":"x"', '{"id":"x","tail":[]}'])('has a copy that is damaged: %s', async (text) => {
    await played();
    for (const name of files.texts.keys()) files.texts.set(name, text);
    thrownAway();
    expect((await listed()).state().lost).toMatchObject([{ copied: null }]);
  });

  it('has its copies offered where the page can no longer be drawn', async () => {
    const { id, spares, play } = await played();
    thrownAway();
    const { games } = await gamesInBrowser(undefined, spares);
    expect(games).toMatchObject([{ id, name: 'Friday (its copy)' }]);
    expect(JSON.parse(games[0]?.file().text ?? '')).toMatchObject({ entries: [{}, {}, {}, {}] });
    expect(play().game.record.entries).toHaveLength(4);
  });

  it('is not one that cannot be read', async () => {
    await played();
    vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
      throw new DOMException('', 'UnknownError');
    });
    const { unread, lost } = (await listed()).state();
    expect([unread === null, lost]).toEqual([false, []]);
    vi.restoreAllMocks();
  });
});

describe('a game that is missed by no one', () => {
  it.each([
    ['was deleted', async ({ state, id }: Awaited<ReturnType<typeof played>>) => state().remove(id)],
    ['was deleted for good', async ({ state, id }: Awaited<ReturnType<typeof played>>) => state().erase(id)],
  ])('%s', async (_, act) => {
    const tab = await played();
    tab.state().leave();
    await tab.state().listSaved();
    await act(tab);
    thrownAway();
    expect((await listed()).state().lost).toEqual([]);
    await tab.spares.flush();
    expect([...files.texts]).toEqual([]);
  });

  it('was begun and not touched', async () => {
    const tab = page();
    tab.begin();
    await tab.saved.settled();
    tab.state().leave();
    await tab.saved.settled();
    expect((await listed()).state().lost).toEqual([]);
  });

  it('was deleted by another tab while the database was asked', async () => {
    const { id } = await played();
    thrownAway();
    const tab = page();
    const listing = tab.state().listSaved();
    page().spares.drop(id);
    await listing;
    expect(tab.state().lost).toEqual([]);
  });
});

it('a game that is brought back from the deleted ones is marked again', async () => {
  const { id, state } = await played();
  state().leave();
  await state().listSaved();
  await state().remove(id);
  await state().restore(id);
  thrownAway();
  expect((await listed()).state().lost).toMatchObject([{ id }]);
});

it('a write that has failed once is told until that is noted, though the next has not failed', async () => {
  const { state, press, saved } = await played();
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  press('n1', 's1');
  await saved.settled();
  expect(state().storage.kept).toBe('memory');
  put.mockRestore();
  press('end');
  await saved.settled();
  expect(state().storage).toEqual({ kept: 'browser', message: expect.stringMatching(/^For a while/) });
  press('n1');
  await saved.settled();
  expect(state().storage.message).toMatch(/^For a while/);
  state().dismissStorage();
  expect(state().storage).toEqual({ kept: 'browser', message: '' });
});
