/** A game as it is stored, its entry in the list, and the result of storing it. */

import type { SystemTypes } from '../../core/contract/rules';
import type { Json } from '../../core/contract/values';
import type { StoredTrail } from '../../core/drafts';
import type { GameRecord } from '../../core/record/record';
import type { Players } from '../computer/players';
import type { KeptWhatIf } from '../what-if/keptWhatIfs';
import type { Picture } from './picture';

/** What the list of stored games shows of one. */
export type Summary = {
  readonly title: string;
  readonly turn: string;
  /** The segment of the game; stored under this name ever since. */
  readonly stretch: string;
  readonly points: string;
  /** Games stored by the first Tercio have none. */
  readonly picture?: Picture;
};
export type SavedHeader = Summary & {
  readonly id: string;
  readonly changed: number;
  /** A player's own name for it; empty: the battle's title. */
  readonly name: string;
  /** When it was deleted; it can be brought back for a while. */
  readonly removed: number | null;
};
export type SavedGame = {
  readonly record: GameRecord<SystemTypes>;
  readonly draft: Json;
  /** The steps of drafts, at every point; games of earlier versions have none. */
  readonly trails?: readonly StoredTrail[];
  readonly name: string;
  /** Which sides the computer plays; games of earlier versions have none. */
  readonly players?: Players;
  /** What its sides would do, as it was kept; left out: nothing. */
  readonly plans?: readonly KeptWhatIf[];
  /** The scenario it is played with, as its system reads it; null if it is not known. */
  readonly scenario: Json;
};
/** `copied`: another tab continued the game, so this one is stored beside it, with its own `id` and name. */
export type Stored =
  | { readonly kept: 'browser'; readonly id: string }
  | { readonly kept: 'copied'; readonly id: string; readonly name: string };
/** The result of a change; `others`: names of games that are still in memory only. */
export type Kept =
  | (Stored & { readonly others: readonly string[] })
  | { readonly kept: 'memory'; readonly id: string; readonly why: string };
