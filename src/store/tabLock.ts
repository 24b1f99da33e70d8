/**
 * Which tab plays a game that is open in several: one does, and the others watch until they take over. The browser's
 * locks decide, as they are released when a tab is closed or crashes.
 */

import type { GameLock, Lost, TabLock } from './context';
import type { SavedGames } from './saved/savedGames';
import type { GameStore } from './state';

export const NO_TAB_LOCK: GameLock = {
  take: async () => true,
  clear: async () => {},
  release: () => {},
};

const NAME = 'tercio-game:';
/** How long to wait for another tab, in milliseconds; a frozen one does not answer. */
const PATIENCE = 1500;
const nothing = () => {};

/** Where a browser has no locks every tab plays, and if they diverge two games are stored. */
export function createTabLock(given: LockManager | null): TabLock {
  const channel = given && openChannel();
  // Firefox refuses both where it may store nothing.
  const locks = channel && given;
  const held = new Map<string, () => void>();
  /** Requests that the browser has not answered yet. */
  const asked = new Map<string, Promise<boolean>>();
  /** What to do when another tab takes the lock, for each game that is still wanted. */
  const wanted = new Map<string, Lost>();
  const release = (game: string) => {
    wanted.delete(game);
    held.get(game)?.();
    held.delete(game);
  };
  channel?.addEventListener('message', async ({ data: game }) => {
    await wanted.get(game)?.();
    release(game);
  });
  const isFree = async (game: string) => {
    if (held.has(game)) return true;
    try {
      await locks?.request(NAME + game, { signal: AbortSignal.timeout(PATIENCE) }, nothing);
      return true;
    } catch {
      return false;
    }
  };
  const ask = (manager: LockManager, game: string) =>
    new Promise<boolean>((taken, failed) => {
      const holding = (lock: Lock | null) => {
        taken(lock !== null);
        if (lock && wanted.has(game)) return new Promise<void>((done) => held.set(game, done));
      };
      manager.request(NAME + game, { ifAvailable: true }, holding).catch((error: unknown) => {
        // Rejected while it is held: another tab has stolen it.
        const lost = held.delete(game) ? wanted.get(game) : undefined;
        wanted.delete(game);
        if (lost) void lost();
        failed(error);
      });
    });

  return {
    take(game, lost) {
      if (!locks) return Promise.resolve(true);
      wanted.set(game, lost);
      if (held.has(game)) return Promise.resolve(true);
      const answer = asked.get(game) ?? ask(locks, game).finally(() => asked.delete(game));
      asked.set(game, answer);
      return answer;
    },
    isFree,
    async clear(game) {
      channel?.postMessage(game);
      if (!(await isFree(game))) await locks?.request(NAME + game, { steal: true }, nothing);
    },
    release,
  };
}

/** How tabs talk to each other; null where the browser refuses it. */
function openChannel(): BroadcastChannel | null {
  try {
    // Tabs with an earlier version of the page listen to this name.
    return new BroadcastChannel('tercio-seats');
  } catch {
    return null;
  }
}

/**
 * Takes the lock on a game that is about to be read, so that no other tab continues it in between; returns whether this
 * tab has it. A browser that does not answer is treated as one without locks.
 */
async function takeFirst(tabLock: GameLock, game: string): Promise<() => boolean> {
  let isLost = false;
  const lost = async () => {
    isLost = true;
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(true), PATIENCE);
  });
  const taken = await Promise.race([tabLock.take(game, lost).catch(() => true), late]);
  clearTimeout(timer);
  return () => taken && !isLost;
}

/**
 * A stored game, and whether this tab has its lock: taken before reading, so that no other tab continues it in between.
 */
export async function readLocked(tabLock: GameLock, { read }: Pick<SavedGames, 'read'>, game: string) {
  const first = { isHere: await takeFirst(tabLock, game), saved: await read(game) };
  if (first.isHere()) return first;
  // Another tab may have been leaving it, with something yet to write.
  const isHere = await takeFirst(tabLock, game);
  return { isHere, saved: isHere() ? await read(game) : first.saved };
}

/** Takes the lock on the game on the table, or says that another tab has it. */
export function lockerOf(store: GameStore, tabLock: TabLock, written: () => Promise<void>) {
  const isOn = (id: string) => store.getState().play?.id === id;
  return async (id: string): Promise<void> => {
    const lost = () => {
      if (isOn(id)) store.setState({ elsewhere: true });
      return written();
    };
    const taken = await tabLock.take(id, lost);
    if (!isOn(id)) tabLock.release(id);
    else if (!taken) store.setState({ elsewhere: true });
  };
}

/** Holds the lock on whichever game is on the table. */
export function followTabLock(store: GameStore, tabLock: TabLock, written: () => Promise<void>): void {
  const isOn = (id: string) => store.getState().play?.id === id;
  const lock = lockerOf(store, tabLock, written);
  store.subscribe(({ play, elsewhere }, { play: before }) => {
    if (play?.id === before?.id) return;
    // Not before what was played is written: the next tab would continue without it.
    if (before) void written().then(() => isOn(before.id) || tabLock.release(before.id));
    if (play && !elsewhere) void lock(play.id);
  });
}
