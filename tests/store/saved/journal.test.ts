import type { Json } from '../../../src/core/contract/values';
import type { Entry } from '../../../src/core/record/record';
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createJournal, type PendingChange } from '../../../src/store/saved/journal';
import { recoveryOf } from '../../../src/store/saved/recovery';
import type { SavedGame } from '../../../src/store/saved/savedGame';
import { createSavedGames } from '../../../src/store/saved/savedGames';
import { Shelf } from '../../helpers/browser/shelf';
import { toyStore } from '../../helpers/toy/toyStore';
import { side } from '../../helpers/toy/toySystem';

let shelf = new Shelf();
const storage = () => shelf.asStorage();
const keysOf = () => Object.keys(shelf);

/** A page as it starts: what an earlier one left is in the database and on the shelf. */
const page = () => {
  const saved = createSavedGames(Date.now, createJournal(storage));
  return { ...toyStore(saved), saved };
};
async function opened(id: string) {
  const next = page();
  await next.store.getState().open(id);
  return next;
}
/** The page closes in mid-write: nothing that it asks of the database happens any more. */
const dies = () =>
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('gone', 'AbortError');
  });
async function begun() {
  const toy = page();
  toy.begin();
  toy.press('n1', '0203', 'end');
  await toy.saved.list();
  return toy;
}

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  shelf = new Shelf();
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('a command whose write the page took with it', () => {
  it('is there when the page starts again', async () => {
    const { press, play } = await begun();
    const put = dies();
    press('n1', 's1', 'n2');
    await vi.waitFor(() => expect(put).toHaveBeenCalled());
    put.mockRestore();
    const next = await opened(play().id);
    expect(next.play().game.record).toEqual(play().game.record);
    expect(next.play().draft).toEqual(play().draft);
    expect(keysOf()).toEqual([]);
    expect(await next.saved.list()).toHaveLength(1);
  });

  it('is there with who plays each side', async () => {
    const toy = await begun();
    const put = dies();
    toy.store.getState().setPlayer(side('south'), 'captain');
    await vi.waitFor(() => expect(put).toHaveBeenCalled());
    put.mockRestore();
    const next = await opened(toy.play().id);
    expect(next.play().players).toEqual({ south: 'captain' });
  });

  it('is there in a tab that was open all the while', async () => {
    const { press, play } = await begun();
    const other = await opened(play().id);
    const put = dies();
    press('n1', 's1', 'n2');
    await vi.waitFor(() => expect(put).toHaveBeenCalled());
    put.mockRestore();
    await other.store.getState().open(play().id);
    expect(other.play().game.record).toEqual(play().game.record);
    // and goes on there as the same game
    other.press('n2', '0303');
    expect(await other.saved.list()).toHaveLength(1);
    expect(keysOf()).toEqual([]);
  });

  it('is there once, where two tabs start at the same time, and neither takes the other’s for a copy', async () => {
    const { press, play, saved } = await begun();
    const put = dies();
    press('n1', 's1');
    await saved.settled();
    put.mockRestore();
    const tabs = [page(), page()];
    await Promise.all(tabs.map((tab) => tab.saved.settled()));
    for (const tab of tabs) {
      expect(await tab.saved.list()).toHaveLength(1);
      await tab.store.getState().open(play().id);
      expect(tab.play().game.record).toEqual(play().game.record);
    }
    expect(keysOf()).toEqual([]);
  });

  it('is there when its page played on while the next one asked whether anyone plays', async () => {
    const { press, play } = await begun();
    const put = dies();
    press('n1', 's1');
    await vi.waitFor(() => expect(put).toHaveBeenCalled());
    const asked = vi.fn(async () => {
      press('n2', 'end');
      return true;
    });
    const saved = createSavedGames(Date.now, createJournal(storage), asked);
    await vi.waitFor(() => expect(asked).toHaveBeenCalled());
    expect((await saved.read(play().id))?.record).toEqual(play().game.record);
  });

  it('is there in a game that had not been stored at all', async () => {
    const put = dies();
    const { begin, press, play } = page();
    begin();
    press('n1', '0203');
    await vi.waitFor(() => expect(put).toHaveBeenCalled());
    put.mockRestore();
    const next = await opened(play().id);
    expect(next.play().game.record).toEqual(play().game.record);
  });

  it('is there where only the way back was not stored', async () => {
    const { store, play } = await begun();
    const put = dies();
    store.getState().undo();
    await vi.waitFor(() => expect(put).toHaveBeenCalled());
    put.mockRestore();
    const next = await opened(play().id);
    expect(next.play().game.record.head).toBe(0);
  });

  it('is there where the browser has no room for it, and is stored when there is', async () => {
    const { press, play, saved } = await begun();
    const put = dies();
    press('n1', 's1', 'end');
    await saved.settled();
    const next = await opened(play().id);
    expect(next.play().game.record).toEqual(play().game.record);
    put.mockRestore();
    next.press('end');
    await next.saved.settled();
    const later = await opened(play().id);
    expect(later.play().game.record).toEqual(next.play().game.record);
    expect(await later.saved.list()).toHaveLength(1);
    expect(keysOf()).toEqual([]);
  });

  it('is there where the browser stores nothing but notes', async () => {
    vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
      throw new DOMException('no storage here', 'SecurityError');
    });
    const { begin, press, play, saved } = page();
    begin();
    press('n1', '0203');
    await saved.list();
    const next = await opened(play().id);
    expect(next.play().game.record).toEqual(play().game.record);
    expect(await next.saved.list()).toHaveLength(1);
  });
});

it('a command that another page has played differently since is in a copy, under a name of its own', async () => {
  const { press, play, saved } = await begun();
  const { id } = play();
  const put = dies();
  press('n1', 's1');
  await saved.settled();
  put.mockRestore();
  const other = createSavedGames();
  const tab = toyStore(other);
  await tab.store.getState().open(id);
  tab.press('end');
  await other.settled();
  const next = await opened(id);
  expect(next.play().game.record).toEqual(tab.play().game.record);
  const list = await next.saved.list();
  expect(list.map(({ name }) => name).toSorted()).toEqual(['', 'Skirmish (copy)']);
});

it('nothing is left noted once it is stored, nor of a game that is erased', async () => {
  const { press, play, saved } = await begun();
  expect(keysOf()).toEqual([]);
  const put = dies();
  press('n1', 's1');
  await vi.waitFor(() => expect(put).toHaveBeenCalled());
  put.mockRestore();
  expect(keysOf()).toHaveLength(1);
  await saved.erase(play().id);
  expect(keysOf()).toEqual([]);
});

it('nothing is left noted of a game that has become a copy while the next command was made', async () => {
  const { press, play, saved } = await begun();
  const { id } = play();
  const other = await opened(id);
  other.press('end');
  await other.saved.settled();
  const { get } = IDBObjectStore.prototype;
  vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementationOnce(function (this: IDBObjectStore, key) {
    press('s1');
    return get.call(this, key);
  });
  press('n1');
  await vi.waitFor(() => expect(play().id).not.toBe(id));
  await saved.settled();
  expect(keysOf()).toEqual([]);
  expect(await page().saved.list()).toHaveLength(2);
});

it('what stands on the shelf that is no note of ours harms no one', async () => {
  const { play } = await begun();
  shelf.setItem(`tercio-unwritten:${play().id}`, '{"id":');
  shelf.setItem('tercio-unwritten:x', '{"id":"x","base":-1}');
  shelf.setItem('tercio-unwritten:y', 'null');
  const next = await opened(play().id);
  expect(next.play().game.record).toEqual(play().game.record);
});

it('a shelf that is full or refused stops no one, and leaves no older note behind', () => {
  const journal = createJournal(storage);
  journal.add(changeOf('a'));
  expect(keysOf()).toHaveLength(1);
  vi.spyOn(shelf, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  journal.add(changeOf('a'));
  expect(keysOf()).toEqual([]);
  const refused = createJournal(() => {
    throw new DOMException('no', 'SecurityError');
  });
  expect(refused.left()).toEqual([]);
  refused.add(changeOf('a'));
  refused.forget('a');
});

describe('what a note is worth', () => {
  const [one, two, other] = ['n1', 'n2', 'n3'].map(entryOf);
  const given = (tail: PendingChange['tail'], more: Partial<PendingChange> = {}): PendingChange => ({
    ...changeOf('game'),
    base: 4,
    from: 1,
    tail,
    ...more,
  });
  const stored = (entries: PendingChange['tail'], revision: number) => ({ game: savedOf(entries), revision });
  const first = entryOf('first');
  if (!one || !two || !other) throw new Error('no entries');

  it.each([
    ['goes on where the stored game ends', given([one]), stored([first], 4), 'write', 2],
    [
      'goes on over a write of the same page',
      given([one, two], { ahead: 1 }),
      stored([first, one], 5),
      'write',
      3,
    ],
    ['is in the stored game already', given([one]), stored([first, one], 5), 'stored', 0],
    ['is older than the stored game', given([one]), stored([first, one, two], 9), 'stored', 0],
    [
      'is older than the stored game, whose count has begun again',
      given([one]),
      stored([first, one, two], 2),
      'stored',
      0,
    ],
    ['differs from what another page played', given([one]), stored([first, other], 5), 'copy', 2],
    ['goes on from entries that are gone', given([one], { from: 3 }), stored([first], 4), 'lost', 0],
    ['belongs to a game that was deleted', given([one]), null, 'lost', 0],
    [
      'is no record',
      given([one], { record: { ...changeOf('').record, format: 'x' as never } }),
      stored([first], 4),
      'lost',
      0,
    ],
  ] as const)('%s', (_, change, found, to, length) => {
    const recovery = recoveryOf(change, found);
    expect(recovery.to).toBe(to);
    expect('game' in recovery ? recovery.game.record.entries.length : 0).toBe(length);
  });
});

function entryOf(counter: string): Entry<Json> {
  return { parent: -1, press: 0, command: { do: 'step', counter }, dice: [] };
}
function savedOf(entries: PendingChange['tail']): SavedGame {
  const { begin, play } = toyStore();
  begin();
  return { record: { ...play().game.record, entries }, draft: null, name: '', scenario: null };
}
function changeOf(id: string): PendingChange {
  const { entries: _, ...record } = savedOf([]).record;
  const summary = { title: 'Skirmish', turn: '', stretch: '', points: '' };
  return { id, base: 0, ahead: 0, from: 0, tail: [], record, draft: null, name: '', summary };
}
