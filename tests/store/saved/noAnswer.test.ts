import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createJournal } from '../../../src/store/saved/journal';
import { gamesInBrowser } from '../../../src/store/saved/rescue';
import { createSavedGames } from '../../../src/store/saved/savedGames';
import { ticking } from '../../helpers/browser/clock';
import { Shelf } from '../../helpers/browser/shelf';
import { toyStore } from '../../helpers/toy/toyStore';

/** Milliseconds that a page waits for the database: few where it never answers, many where it does. */
const PATIENCE = 40;
const PATIENT = 30_000;
let notes = new Shelf();
beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  notes = new Shelf();
});

afterEach(() => {
  vi.restoreAllMocks();
});

function page(patience = PATIENCE) {
  const saved = createSavedGames(
    ticking,
    createJournal(() => notes.asStorage()),
    undefined,
    patience,
  );
  const toy = toyStore(saved);
  return { ...toy, saved, state: () => toy.store.getState() };
}

/** From now on the database opens, and does not report it until it is released. */
function silent(): () => void {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { open } = IDBFactory.prototype;
  const spy = vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(function (
    this: IDBFactory,
    ...given
  ) {
    const request = open.apply(this, given);
    const listen = request.addEventListener.bind(request);
    request.addEventListener = (type: string, listener: EventListenerOrEventListenerObject) => {
      if (type !== 'success' || typeof listener !== 'function') return listen(type, listener);
      listen(type, (event) => void released.then(() => listener.call(request, event)));
    };
    return request;
  });
  return () => {
    spy.mockRestore();
    release();
  };
}

describe('a database that never answers', () => {
  it('is said after a few seconds; the game is listed, and stored when it answers', async () => {
    const release = silent();
    const { begin, press, play, state, saved } = page();
    begin();
    press('n1', '0203', 'end');
    await vi.waitFor(() => expect(state().storage.kept).toBe('memory'));
    expect(state().storage.message).toContain('it does not answer');
    await state().listSaved();
    expect(state().saved.map(({ id }) => id)).toEqual([play().id]);
    expect(state().unread).toContain('it does not answer');

    release();
    await vi.waitFor(() => expect(state().storage.kept).toBe('browser'));
    await saved.settled();
    expect(state().unread).toBeNull();
    const stored = await createSavedGames().list();
    expect(stored.map(({ id }) => id)).toEqual([play().id]);
    expect((await createSavedGames().read(play().id))?.record.entries).toHaveLength(2);
  });

  it('a change that is made while nothing answers is not waited for', async () => {
    silent();
    const { begin, press, state } = page();
    begin();
    press('n1', '0203', 'end');
    await vi.waitFor(() => expect(state().storage.kept).toBe('memory'));
    vi.useFakeTimers();
    // With a clock that stands still, waiting would never end.
    await state().listSaved();
    vi.useRealTimers();
    expect(state().unread).toContain('it does not answer');
  });

  it('a reload goes on from what was noted, and is one game when it answers', async () => {
    // The first page closes before it is answered.
    silent();
    const first = page();
    first.begin();
    first.press('n1', '0203', 'end');
    await vi.waitFor(() => expect(first.state().storage.kept).toBe('memory'));
    const { id } = first.play();

    vi.restoreAllMocks();
    const release = silent();
    const second = page();
    await second.state().open(id);
    expect(second.state().opening).toBe(false);
    expect(second.play().game.record.entries).toHaveLength(2);
    second.press('n1', 's1');
    await vi.waitFor(() => expect(second.state().storage.kept).toBe('memory'));

    release();
    await vi.waitFor(() => expect(second.state().storage.kept).toBe('browser'));
    await second.saved.settled();
    const stored = await createSavedGames().list();
    expect(stored.map((game) => game.id)).toEqual([id]);
    const commands = second.play().game.record.entries.length;
    expect((await createSavedGames().read(id))?.record.entries).toHaveLength(commands);
  });

  it('a game that only the database has cannot be opened now, which is said', async () => {
    const { begin, press, play, saved } = page(PATIENT);
    begin();
    press('n1', '0203', 'end');
    await saved.settled();
    silent();
    const second = page();
    await second.state().open(play().id);
    expect(second.state()).toMatchObject({ opening: false, play: null });
    expect(second.state().notices.join()).toContain('it does not answer');
  });

  it('does not keep the rescue of games waiting either', async () => {
    silent();
    expect(await gamesInBrowser(PATIENCE)).toEqual({
      games: [],
      why: 'it does not answer; closing other tabs of Tercio may help',
    });
  });
});

describe('a write that ends after its time', () => {
  it('is this page’s own: no copy is made of the game', async () => {
    const { begin, press, play, state, saved } = page();
    begin();
    press('n1', '0203');
    await saved.settled();
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { get } = IDBObjectStore.prototype;
    // The transaction is kept alive, as one that waits for the disk.
    const spy = vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(function (
      this: IDBObjectStore,
      key,
    ) {
      let open = true;
      void released.then(() => {
        open = false;
      });
      const request = get.call(this, key);
      const listen = request.addEventListener.bind(request);
      request.addEventListener = (type: string, listener: EventListenerOrEventListenerObject) => {
        if (type !== 'success' || typeof listener !== 'function') return listen(type, listener);
        const wait = (event: Event) => {
          if (!open) return listener.call(request, event);
          get.call(this, key).addEventListener('success', () => wait(event));
        };
        listen(type, wait);
      };
      return request;
    });
    press('end');
    await vi.waitFor(() => expect(state().storage.kept).toBe('memory'));
    spy.mockRestore();
    release();
    await vi.waitFor(() => expect(state().storage.kept).toBe('browser'));
    await saved.settled();
    expect((await createSavedGames().list()).map(({ id }) => id)).toEqual([play().id]);
    expect((await createSavedGames().read(play().id))?.record.entries).toHaveLength(2);
  });
});
