/**
 * Who plays a game that is open in several tabs: one of them, and the others look on until they take its place. The
 * browser's locks tell, as they are free again when a tab is closed or dies.
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
/** How long another tab is waited for, in milliseconds; one that lies asleep does not answer. */
const PATIENCE = 1500;
const nothing = () => {};

/** Where a browser has no locks every tab plays, and what differs is kept as two games. */
export function createTabLock(given: LockManager | null): TabLock {
  const channel = given && openChannel();
  // Firefox refuses both where it may store nothing.
  const locks = channel && given;
  const held = new Map<string, () => void>();
  /** What the browser was asked for and has not answered yet. */
  const asked = new Map<string, Promise<boolean>>();
  /** What is to be done when another tab takes the place, for each game that is still wanted. */
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
        // Rejected while it is held: another tab did not want to wait for this one.
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

/** What tabs say to each other; null where the browser refuses it. */
function openChannel(): BroadcastChannel | null {
  try {
    // Tabs with an earlier version of the page listen to this name.
    return new BroadcastChannel('tercio-seats');
  } catch {
    return null;
  }
}

/**
 * Takes the place at a game that is about to be read, so that no other tab goes on with it in between; whether this tab has
 * it. A browser that does not answer is taken for one without locks.
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

/** A stored game, and whether this tab has the place at it: taken before it is read, so that no other tab goes on with it in between. */
export async function readLocked(tabLock: GameLock, { read }: Pick<SavedGames, 'read'>, game: string) {
  const first = { isHere: await takeFirst(tabLock, game), saved: await read(game) };
  if (first.isHere()) return first;
  // Another tab may have been about to leave it, with something yet to write.
  const isHere = await takeFirst(tabLock, game);
  return { isHere, saved: isHere() ? await read(game) : first.saved };
}

/** Takes the place at the game on the table, or says that another tab has it. */
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

/** Keeps the place at the game that is on the table, whatever game that is. */
export function followTabLock(store: GameStore, tabLock: TabLock, written: () => Promise<void>): void {
  const isOn = (id: string) => store.getState().play?.id === id;
  const lock = lockerOf(store, tabLock, written);
  store.subscribe(({ play, elsewhere }, { play: before }) => {
    if (play?.id === before?.id) return;
    // Not before what was played is written: whoever comes next would go on without it.
    if (before) void written().then(() => isOn(before.id) || tabLock.release(before.id));
    if (play && !elsewhere) void lock(play.id);
  });
}
