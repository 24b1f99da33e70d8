/**
 * Games stored in the browser. Every change is one transaction that writes the header and the new entries, in the order
 * the changes were made. Commands and dice of a written entry never change, only its press, so no failure can cost an
 * earlier command.
 */

import { createConnection } from './gameDatabase';
import { createJournal, type Journal } from './journal';
import { nothingKnown } from './known';
import { createLibrary, type Library } from './library';
import { createRecovery } from './recovering';
import type { SavedGame, Summary } from './savedGame';
import { createWriteQueue, type WriteQueue } from './writeQueue';

export interface SavedGames extends Library, Pick<WriteQueue, 'write'> {
  /** Games that the browser has not stored, as they are in this page. */
  held(): readonly { readonly id: string; readonly game: SavedGame; readonly summary: Summary }[];
  /** Calls that whenever a database that timed out has answered, and has stored what was held. */
  whenAnswered(listener: () => void): void;
  /** Resolves when all requests so far are done. */
  settled(): Promise<void>;
}

export function createSavedGames(
  now: () => number = Date.now,
  journal: Journal = createJournal(() => localStorage),
  /** Whether no other tab plays the game with that id. */
  isFree: (id: string) => Promise<boolean> = async () => true,
  patience?: number,
): SavedGames {
  const { use } = createConnection(() => void queue.queued(answered), patience);
  const known = nothingKnown();
  const { waiting, unwritten } = known;
  const queue = createWriteQueue(use, known, journal, now);
  const recover = createRecovery(use, known, queue, journal, isFree);
  let listeners: readonly (() => void)[] = [];

  /** The database answers again: what is held in memory or in the journal is stored now. */
  async function answered(): Promise<void> {
    await recover(journal.left().filter(({ id }) => !unwritten.has(id) && !waiting.has(id)));
    await queue.storeHeld();
    for (const listener of listeners) listener();
  }

  const left = journal.left();
  if (left.length > 0) void queue.queued(() => recover(left));

  return {
    ...createLibrary(use, known, queue, recover, journal, now),
    write: queue.write,
    held: () => [...waiting, ...unwritten].map(([id, { game, summary }]) => ({ id, game, summary })),
    whenAnswered(listener) {
      listeners = [...listeners, listener];
    },
    settled: () => queue.queued(async () => {}),
  };
}
