/** What this page knows about the games it has read and written; read and changed only in the queue's turns. */

import type { Json } from '../../core/contract/values';
import type { List } from '../../core/list';
import type { Entry } from '../../core/record/record';
import type { Kept, SavedGame, SavedHeader, Summary } from './savedGame';

/** A change in the queue, as it is when its turn comes. */
export type Due = { game: SavedGame; summary: Summary; readonly kept: Promise<Kept> };
export type Held = { readonly game: SavedGame; readonly summary: Summary; readonly header: SavedHeader };

export type Known = {
  /** Revisions as this tab last read or wrote them. */
  readonly seen: Map<string, number>;
  /** Games that another tab has continued, and the copies that this tab keeps instead. */
  readonly copies: Map<string, string>;
  /** The next change in the queue: a later one replaces it, as it contains everything the earlier did. */
  readonly waiting: Map<string, Due>;
  /** The entries of each game as this page has last written them. */
  readonly written: Map<string, List<Entry<Json>>>;
  /** Games that the browser has not stored. */
  readonly unwritten: Map<string, Held>;
  /** Games that were named while the browser refused to store, and not stored since. */
  readonly renamed: Set<string>;
};

export function nothingKnown(): Known {
  return {
    seen: new Map(),
    copies: new Map(),
    waiting: new Map(),
    written: new Map(),
    unwritten: new Map(),
    renamed: new Set(),
  };
}
