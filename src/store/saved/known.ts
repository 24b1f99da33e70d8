/** What this page knows of the games it has read and written; in the queue's turns it is looked up and changed. */

import type { Json } from '../../core/contract/values';
import type { List } from '../../core/list';
import type { Entry } from '../../core/record/record';
import type { Kept, SavedGame, SavedHeader, Summary } from './savedGame';

/** A change on its way, as it stands when its turn comes. */
export type Due = { game: SavedGame; summary: Summary; readonly kept: Promise<Kept> };
export type Held = { readonly game: SavedGame; readonly summary: Summary; readonly header: SavedHeader };

export type Known = {
  /** Revisions as this tab last read or wrote them. */
  readonly seen: Map<string, number>;
  /** Games that another tab has gone on with, and the copies that this tab keeps instead. */
  readonly copies: Map<string, string>;
  /** The change that is next in the queue: a later one takes its place, as it holds everything the earlier did. */
  readonly waiting: Map<string, Due>;
  /** The entries of each game as this page has last written them. */
  readonly written: Map<string, List<Entry<Json>>>;
  /** Games that the browser has not stored. */
  readonly unwritten: Map<string, Held>;
  /** Games that were named while the browser refused, and not stored since. */
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
