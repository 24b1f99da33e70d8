/** Stores afterwards what another page left in the journal and never got to store. */
import { randomId } from '../randomId';
import { readGame, type Use } from './gameDatabase';
import { copyOf } from './gameName';
import type { Journal, PendingChange } from './journal';
import type { Known } from './known';
import { recoveryOf, type StoredGame } from './recovery';
import { GoneOn, type WriteQueue } from './writeQueue';

/** Called in a turn of the queue; what cannot be stored stays in the journal. */
export type Recover = (changes: readonly PendingChange[]) => Promise<void>;

export function createRecovery(
  use: Use,
  { seen, written }: Known,
  { store, hold }: WriteQueue,
  journal: Journal,
  isFree: (id: string) => Promise<boolean>,
): Recover {
  async function recover(id: string): Promise<void> {
    // A page that is still open stores its own changes.
    if (!(await isFree(id))) return;
    // Meanwhile it may have added more before it was closed, or have stored it.
    const pending = journal.left().find((one) => one.id === id);
    if (!pending) return;
    const { summary } = pending;
    let stored: StoredGame | null = null;
    try {
      const found = await use((db) => readGame(db, id));
      stored = found && { game: found.game, revision: found.header.revision };
      const recovery = recoveryOf(pending, stored);
      if (recovery.to === 'write') {
        if (stored) seen.set(id, stored.revision);
        await store(id, recovery.game, summary, { removed: found?.header.removed ?? null });
      }
      if (recovery.to === 'copy') {
        const name = copyOf({ name: recovery.game.name, title: summary.title });
        await store(randomId(), { ...recovery.game, name }, summary);
      }
      journal.forget(id);
    } catch (error) {
      // Most likely another page has found the same change; opening the game compares the two again.
      if (error instanceof GoneOn) return;
      // If the browser does not store it, it is played from the journal, with what could be read of the game before it.
      const recovery = recoveryOf(pending, stored);
      if (recovery.to === 'write') hold(id, recovery.game, summary);
    }
  }

  return async (changes) => {
    for (const { id } of changes) await recover(id);
    // What was written here has no scenario; it is written with the first change after the game is opened.
    for (const { id } of changes) written.delete(id);
  };
}
