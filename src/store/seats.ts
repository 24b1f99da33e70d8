/**
 * Who plays a game that is open in several tabs: one of them, and the others look on until they take its place. The
 * browser's locks tell, as they are free again when a tab is closed or dies.
 */
import type { GameStore } from './gameStore';

/** Called when another tab takes the place; it is given up once this is done. */
export type Lost = () => Promise<unknown>;

export interface Seats {
  /** Takes the place at a game unless another tab has it; true when this tab has it now. */
  take(game: string, lost: Lost): Promise<boolean>;
  /** False when another tab has it and does not leave in the time that a page takes to be gone. */
  isFree(game: string): Promise<boolean>;
  /** Has whoever has it give it up: it can be taken then. */
  clear(game: string): Promise<void>;
  leave(game: string): void;
}

const NAME = 'tercio-game:';
/** How long another tab is waited for, in milliseconds; one that lies asleep does not answer. */
const PATIENCE = 1500;
const nothing = () => {};

/** Where a browser has no locks every tab plays, and what differs is kept as two games. */
export function createSeats(locks: LockManager | null): Seats {
  const held = new Map<string, { readonly release: () => void; readonly lost: Lost }>();
  const leave = (game: string) => {
    held.get(game)?.release();
    held.delete(game);
  };
  const channel = locks ? new BroadcastChannel('tercio-seats') : null;
  channel?.addEventListener('message', async ({ data: game }) => {
    await held.get(game)?.lost();
    leave(game);
  });
  const isFree = async (game: string) => {
    try {
      await locks?.request(NAME + game, { signal: AbortSignal.timeout(PATIENCE) }, nothing);
      return true;
    } catch {
      return false;
    }
  };

  return {
    take: (game, lost) =>
      new Promise((taken, failed) => {
        if (!locks) return taken(true);
        const holding = (lock: Lock | null) => {
          taken(lock !== null);
          if (lock) return new Promise<void>((release) => held.set(game, { release, lost }));
        };
        locks.request(NAME + game, { ifAvailable: true }, holding).catch((error: unknown) => {
          // Rejected while it is held: another tab did not want to wait for this one.
          const seat = held.get(game);
          held.delete(game);
          if (seat) void seat.lost();
          failed(error);
        });
      }),
    isFree,
    async clear(game) {
      channel?.postMessage(game);
      if (!(await isFree(game))) await locks?.request(NAME + game, { steal: true }, nothing);
    },
    leave,
  };
}

/** Keeps the place at the game that is on the table, whatever game that is. */
export function followSeats(store: GameStore, seats: Seats, written: () => Promise<void>): void {
  const isOn = (id: string) => store.getState().play?.id === id;
  const sit = async (id: string) => {
    const taken = await seats.take(id, () => {
      if (isOn(id)) store.setState({ elsewhere: true });
      return written();
    });
    if (!isOn(id)) seats.leave(id);
    else if (!taken) store.setState({ elsewhere: true });
  };
  store.subscribe(({ play }, { play: before }) => {
    if (play?.id === before?.id) return;
    // Not before what was played is written: whoever comes next would go on without it.
    if (before) void written().then(() => isOn(before.id) || seats.leave(before.id));
    if (play) void sit(play.id);
  });
}
