/** What the parts of the store work with, and what is outside of it, in types only. */

import type { Mark } from '../core/contract/board';
import type { GameSystem } from '../core/contract/system';
import type { Target } from '../core/contract/table';
import type { Json, Reason } from '../core/contract/values';
import type { Arrival, Drafts } from '../core/drafts';
import type { Game } from '../core/game';
import type { loadGame } from '../core/record/loadGame';
import type { Lazy } from './opening/lazy';
import type { Listing } from './opening/listing';
import type { SavedGame } from './saved/savedGame';
import type { SavedGames } from './saved/savedGames';
import type { Spares } from './saved/spares';
import type { GameState, Progress, SetUp, TableActions } from './state';
import type { OpenGame, Setting } from './table/openGame';

export type StoreContext = {
  get(): GameState;
  set(change: Partial<GameState>): void;
  /** Puts a game on the table in its present state, and stores it. */
  commit(play: OpenGame, more?: Partial<GameState>): void;
  /** The same for a game with the present setting and these drafts. */
  commitGame(game: Game, drafts: Drafts, more?: Partial<GameState>): void;
  /** As `commitGame`, after commands: their lines of the log are news. `arrival` says where the drafts there stand. */
  commitCommands(play: OpenGame, game: Game, more?: Partial<GameState>, arrival?: Arrival): void;
  /** `marks` stay on the board until the next action. */
  refuse(reasons: readonly Reason[], target: Target | null, marks?: readonly Mark[]): void;
};

export type AtTable = Pick<StoreContext, 'commit'> & {
  /** What the store can do from now on. */
  readonly actions: TableActions;
  keep(play: OpenGame): Promise<void>;
};

export type Opened = {
  readonly setting: Setting;
  readonly game: Game;
  readonly drafts: Drafts;
  /** What the player has to be told about it. */
  readonly notices: readonly string[];
};

export type Job =
  | { readonly as: 'file'; readonly text: string }
  | { readonly as: 'saved'; readonly id: string; readonly saved: SavedGame };

export type CatalogueEntry = Listing & {
  /** The scenario as its system reads it, with the files that it refers to inserted. */
  load(): unknown;
  /** The same of versions that it has corrected, for games that were begun with them. */
  readonly earlier?: readonly (() => unknown)[];
};

/** What can be played. */
export type Parts = {
  readonly systems: readonly GameSystem[];
  readonly catalogue: readonly CatalogueEntry[];
};
/** And what puts it on the table: the start page is shown before any of this is loaded. */
export type Offer = Parts & { readonly games: Games };
type Games = {
  atTable(context: Pick<StoreContext, 'get' | 'set'>, outside: Outside): AtTable;
  deriveView(setting: Setting, game: Game, drafts: Drafts, before: OpenGame | null): OpenGame;
  beginGame(offer: Parts, listing: Listing, setUp: SetUp, seed: string): Opened;
  openFile(offer: Parts, text: string, watch?: Watch): Opened;
  openSaved(offer: Parts, id: string, saved: SavedGame, watch?: Watch): Opened;
  scenarioOfSaved(offer: Parts, saved: SavedGame): Json;
};
/** Called with how many commands of a game have been replayed. */
export type Watch = Parameters<typeof loadGame>[3];

export type OpenAway = (offer: Offer, job: Job, watch: (progress: Progress) => void) => Away;
export type Away = { readonly opened: Promise<Opened>; cancel(): void };

/** Called when another tab takes the lock; it is released once this is done. */
export type Lost = () => Promise<unknown>;

export interface TabLock {
  /** Takes the lock on a game unless another tab has it; true if this tab has it now, or had it already. */
  take(game: string, lost: Lost): Promise<boolean>;
  /** False if another tab has it and does not release it in the time that a closing page takes. */
  isFree(game: string): Promise<boolean>;
  /** Makes the tab that has it release it: then it can be taken. */
  clear(game: string): Promise<void>;
  release(game: string): void;
}

/** What opening and leaving games needs. */
export type GameLock = Pick<TabLock, 'take' | 'clear' | 'release'>;

export type Outside = {
  readonly offer: Lazy<Offer>;
  readonly savedGames: SavedGames;
  /** Without them nothing is known about games that the browser has thrown away. */
  readonly spares?: Spares;
  /** Without it every game is played here. */
  readonly tabLock?: GameLock;
  /** Without it every game is opened here, however large. */
  readonly openAway?: OpenAway;
};
