import type { SavedGames } from './savedGames';

/** Stores nothing, and never fails: for games that are only shown. */
export const NULL_STORAGE: SavedGames = {
  list: async () => [],
  unread: () => null,
  read: async () => null,
  hasGoneOn: async () => false,
  write: async (id) => ({ kept: 'browser', id, others: [] }),
  rename: async () => undefined,
  duplicate: async () => null,
  discard: async () => undefined,
  erase: async () => undefined,
  eraseUntouched: async () => undefined,
  held: () => [],
  whenAnswered: () => undefined,
  settled: async () => undefined,
};
