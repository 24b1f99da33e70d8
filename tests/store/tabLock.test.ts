import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createGameStore } from '../../src/store/gameStore';
import { loaded } from '../../src/store/opening/lazy';
import { offerOf } from '../../src/store/opening/offer';
import { followPageCache } from '../../src/store/pageCache';
import { createSavedGames } from '../../src/store/saved/savedGames';
import { savedOf } from '../../src/store/saved/savedOf';
import { createTabLock, followTabLock } from '../../src/store/tabLock';
import { summaryOf } from '../../src/store/table/openGame';
import { TOY_ENTRY, targetOf, toyStore } from '../helpers/toy/toyStore';
import { toySystem } from '../helpers/toy/toySystem';

type Holder = { readonly free: () => void; readonly fail: (error: Error) => void };

/** The locks of a browser, as far as the tab lock asks for them: one holder a name, the rest wait in order. */
class Locks {
  readonly #held = new Map<string, Holder>();
  readonly #waiting = new Map<string, (() => void)[]>();

  request(name: string, options: LockOptions, work: (lock: Lock | null) => unknown): Promise<unknown> {
    return new Promise((done, failed) => {
      const grant = () => {
        const free = () => {
          if (this.#held.get(name) === holder) this.#held.delete(name);
          this.#waiting.get(name)?.shift()?.();
        };
        const holder: Holder = { free, fail: failed };
        this.#held.set(name, holder);
        Promise.resolve(work({ name, mode: 'exclusive' })).then((value) => {
          free();
          done(value);
        }, failed);
      };
      const holder = this.#held.get(name);
      if (options.steal) {
        holder?.fail(new DOMException('stolen', 'AbortError'));
        grant();
      } else if (!holder) grant();
      else if (options.ifAvailable) done(work(null));
      else {
        if (options.signal?.aborted) return failed(new DOMException('late', 'AbortError'));
        options.signal?.addEventListener('abort', () => failed(new DOMException('late', 'AbortError')));
        this.#waiting.set(name, [...(this.#waiting.get(name) ?? []), grant]);
      }
    });
  }
}

let locks = new Locks();
/** A tab of the browser, with the game of that id if it is given. */
async function tab(id?: string) {
  const savedGames = createSavedGames();
  const tabLock = createTabLock(locks as unknown as LockManager);
  const store = createGameStore({
    offer: loaded(offerOf({ systems: [toySystem], catalogue: [TOY_ENTRY] })),
    savedGames,
    tabLock,
  });
  followTabLock(store, tabLock, savedGames.settled);
  const page = new EventTarget();
  const follow: Parameters<typeof followPageCache>[0] = {
    addEventListener: (type, listener) => page.addEventListener(type, () => listener({ persisted: true })),
  };
  followPageCache(follow, store, tabLock, savedGames);
  const state = () => store.getState();
  if (id === undefined) state().begin(TOY_ENTRY, { options: {}, takeBack: 'free' }, 'seven');
  else await state().open(id);
  await vi.waitFor(() => expect(state().play).not.toBeNull());
  return {
    store,
    state,
    savedGames,
    id: () => state().play?.id ?? '',
    press: (...targets: readonly string[]) => targets.map((target) => state().press(targetOf(target))),
    entries: () => state().play?.game.record.entries.length,
    /** One goes elsewhere, and the browser puts the page by; WebKit takes all its locks away then. */
    intoPageCache: () => page.dispatchEvent(new Event('pagehide')),
    shownAgain: () => page.dispatchEvent(new Event('pageshow')),
    looksOn: () => vi.waitFor(() => expect(state().elsewhere).toBe(true)),
  };
}

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  locks = new Locks();
});

/** What one tab asks of the locks is answered when the test says so. */
function heldBack() {
  let answer = () => {};
  const asked = new Promise<void>((done) => {
    answer = done;
  });
  const request = locks.request.bind(locks);
  vi.spyOn(locks, 'request').mockImplementation(async (...args) => {
    await asked;
    return request(...args);
  });
  return () => {
    vi.mocked(locks.request).mockRestore();
    answer();
  };
}
const aMoment = () => new Promise((later) => setTimeout(later, 20));

describe('a game that is open in two tabs', () => {
  it('is not put on the table before its lock is answered, so that nothing is played twice', async () => {
    const one = await tab();
    one.press('n1', '0203');
    await one.savedGames.settled();
    const answer = heldBack();
    const opening = tab(one.id());
    await aMoment();
    one.press('n2', '0303');
    answer();
    const two = await opening;
    // At the first sight of it, it is another's.
    expect(two.state()).toMatchObject({ elsewhere: true, opening: false });
    two.press('end');
    await two.savedGames.settled();
    expect(two.id()).toBe(one.id());
    expect(two.entries()).toBe(2);
    expect(await two.savedGames.list()).toHaveLength(1);
  });

  it('is opened where the browser never answers who plays it', async () => {
    const one = await tab();
    one.press('n1', '0203');
    await one.savedGames.settled();
    heldBack();
    const two = await tab(one.id());
    expect(two.entries()).toBe(1);
  });

  it('is given up by a tab that did not come to open it', async () => {
    const one = await tab();
    one.press('n1', '0203');
    const id = one.id();
    one.state().leave();
    await one.savedGames.settled();
    const open = one.state().open(id);
    one.state().leave();
    await open;
    const tabLock = createTabLock(locks as unknown as LockManager);
    expect(await tabLock.isFree(id)).toBe(true);
  });

  it('that has become two is played on in both, and neither is said to be elsewhere', async () => {
    const one = await tab();
    const { play } = one.state();
    if (!play) throw new Error('no game');
    await one.savedGames.settled();
    const beside = createSavedGames();
    await beside.read(play.id);
    await beside.write(play.id, savedOf(play), summaryOf(play));
    one.press('n1', '0203');
    // The browser says it now, while that is being written.
    one.store.setState({ elsewhere: true });
    await vi.waitFor(() => expect(one.id()).not.toBe(play.id));
    one.press('n2', '0303');
    expect([one.entries(), one.state().elsewhere]).toEqual([2, false]);
    expect(one.state().notices).toEqual([expect.stringContaining('was continued in another tab')]);
  });

  it('keeps what has to be said when its place is taken, and what comes to be said meanwhile', async () => {
    const one = await tab();
    const two = await tab(one.id());
    await two.looksOn();
    two.store.setState({ notices: ['Read this first.'] });
    const ended = two.store.subscribe(({ opening }) => {
      ended();
      if (opening) two.store.setState(({ notices }) => ({ notices: [...notices, 'And this.'] }));
    });
    await two.state().playHere();
    expect(two.state().notices).toEqual(['Read this first.', 'And this.']);
    expect(two.state().elsewhere).toBe(false);
  });

  it('is played in the first and looked at in the second, which says so and why', async () => {
    const one = await tab();
    one.press('n1', '0203');
    await one.savedGames.settled();
    const two = await tab(one.id());
    await two.looksOn();
    two.press('n2');
    expect(two.state().refusal?.reasons[0]?.rule).toBe('table:other-tab');
    two.state().undo();
    expect([two.entries(), two.state().play?.draft, two.state().play?.game.record.head]).toEqual([
      1,
      null,
      0,
    ]);
    one.press('n2', '0303');
    expect([one.entries(), one.state().elsewhere, one.id()]).toEqual([2, false, two.id()]);
  });

  it('goes on in the second once that takes the place, from where the first has come to', async () => {
    const one = await tab();
    const two = await tab(one.id());
    await two.looksOn();
    one.press('n1', '0203');
    await two.state().playHere();
    await vi.waitFor(() => expect(two.entries()).toBe(1));
    expect([one.state().elsewhere, two.state().elsewhere]).toEqual([true, false]);
    one.press('n2', '0303');
    two.press('end');
    expect([one.entries(), two.entries()]).toEqual([1, 2]);
    await two.savedGames.settled();
    expect(await two.savedGames.list()).toHaveLength(1);
    // And back again.
    await one.state().playHere();
    await vi.waitFor(() => expect(one.entries()).toBe(2));
    expect([one.state().elsewhere, two.state().elsewhere]).toEqual([false, true]);
  });

  it('is free when the first leaves it', async () => {
    const one = await tab();
    one.press('n1', '0203');
    await one.savedGames.settled();
    const id = one.id();
    one.state().leave();
    const two = await tab(id);
    two.press('end');
    expect([two.entries(), two.state().elsewhere]).toEqual([2, false]);
  });

  it('is free only when what the first has played is written', async () => {
    let write = () => {};
    const written = new Promise<void>((done) => {
      write = done;
    });
    const tabLock = createTabLock(locks as unknown as LockManager);
    const { store, begin, play } = toyStore();
    followTabLock(store, tabLock, () => written);
    begin();
    const { id } = play();
    const aMoment = () => new Promise((later) => setTimeout(later));
    await aMoment();
    store.getState().leave();
    await aMoment();
    const elsewhere = createTabLock(locks as unknown as LockManager);
    const late = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort());
    expect(await elsewhere.isFree(id)).toBe(false);
    write();
    late.mockRestore();
    expect(await elsewhere.isFree(id)).toBe(true);
  });

  it('is taken by force from a tab that does not answer', async () => {
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort());
    const one = await tab();
    one.press('n1', '0203');
    vi.spyOn(BroadcastChannel.prototype, 'postMessage').mockImplementation(() => undefined);
    const two = await tab(one.id());
    await two.looksOn();
    await two.state().playHere();
    await vi.waitFor(() => expect(two.entries()).toBe(1));
    expect(one.state().elsewhere).toBe(true);
  });
});

describe('a page that is suspended and shown again', () => {
  it('takes its place again', async () => {
    const one = await tab();
    one.press('n1', '0203');
    await one.savedGames.settled();
    one.intoPageCache();
    const tabLock = createTabLock(locks as unknown as LockManager);
    expect(await tabLock.isFree(one.id())).toBe(true);
    one.shownAgain();
    await aMoment();
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort());
    expect(await tabLock.isFree(one.id())).toBe(false);
    one.press('n2', '0303');
    await one.savedGames.settled();
    expect([one.entries(), one.state().elsewhere]).toEqual([2, false]);
    expect(await one.savedGames.list()).toHaveLength(1);
  });

  it('looks on where another tab plays meanwhile, and goes on from there at a word', async () => {
    const one = await tab();
    one.press('n1', '0203');
    await one.savedGames.settled();
    one.intoPageCache();
    const two = await tab(one.id());
    expect(two.state().elsewhere).toBe(false);
    two.press('n2', '0303');
    await two.savedGames.settled();
    one.shownAgain();
    await one.looksOn();
    await one.state().playHere();
    await vi.waitFor(() => expect(one.entries()).toBe(2));
    expect(one.state().elsewhere).toBe(false);
    one.press('end');
    await one.savedGames.settled();
    expect(await one.savedGames.list()).toHaveLength(1);
  });

  it('goes on from where another tab has come to that is gone again', async () => {
    const one = await tab();
    one.press('n1', '0203');
    await one.savedGames.settled();
    one.intoPageCache();
    const two = await tab(one.id());
    two.press('n2', '0303');
    two.state().leave();
    await two.savedGames.settled();
    one.shownAgain();
    await vi.waitFor(() => expect(one.entries()).toBe(2));
    one.press('end');
    await one.savedGames.settled();
    expect([one.state().elsewhere, (await one.savedGames.list()).length]).toEqual([false, 1]);
  });
});

it('where all storage is refused, as Firefox does it, the game is played all the same', async () => {
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      constructor() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      }
    },
  );
  vi.spyOn(locks, 'request').mockRejectedValue(new DOMException('', 'SecurityError'));
  const one = await tab();
  vi.unstubAllGlobals();
  one.press('n1', '0203');
  expect([one.entries(), one.state().elsewhere]).toEqual([1, false]);
});

it('other games of the browser are no one else’s affair', async () => {
  const [one, two] = [await tab(), await tab()];
  one.press('n1', '0203');
  two.press('n1', '0203');
  expect([one.entries(), two.entries(), one.state().elsewhere, two.state().elsewhere]).toEqual([
    1,
    1,
    false,
    false,
  ]);
});

it('what a tab has itself is free to it: what a closed one has noted of it is then stored', async () => {
  const tabLock = createTabLock(locks as unknown as LockManager);
  expect(await tabLock.take('a', async () => {})).toBe(true);
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort());
  expect(await tabLock.isFree('a')).toBe(true);
  expect(await createTabLock(locks as unknown as LockManager).isFree('a')).toBe(false);
});

it('where a browser has no locks, each tab plays', async () => {
  const tabLock = createTabLock(null);
  expect(await tabLock.take('a', async () => {})).toBe(true);
  await tabLock.clear('a');
  tabLock.release('a');
  expect(await tabLock.isFree('a')).toBe(true);
});

it('what a living tab has noted is left to it', async () => {
  const one = await tab();
  one.press('n1', '0203');
  const tabLock = createTabLock(locks as unknown as LockManager);
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort());
  const { play } = one.state();
  if (!play) throw new Error('no game');
  const { entries: tail, ...record } = play.game.record;
  const summary = { title: 'Skirmish', turn: '', stretch: '', points: '' };
  const change = { id: play.id, base: 0, ahead: 0, from: 0, tail, record, draft: null, name: '', summary };
  const journal = { left: () => [change], add: vi.fn(), forget: vi.fn() };
  const another = createSavedGames(Date.now, journal, tabLock.isFree);
  await another.settled();
  expect(journal.forget).not.toHaveBeenCalled();
  await one.savedGames.settled();
  expect(await another.list()).toHaveLength(1);
  one.state().leave();
  vi.restoreAllMocks();
  const later = createSavedGames(Date.now, journal, createTabLock(locks as unknown as LockManager).isFree);
  await later.settled();
  expect(journal.forget).toHaveBeenCalled();
  expect(await later.list()).toHaveLength(1);
});
