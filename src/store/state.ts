/** What the store holds and what can be done with it, in types only: every part of it is written to these. */
import type { StoreApi } from 'zustand/vanilla';
import type { Mark } from '../core/contract/board';
import type { SideView } from '../core/contract/map';
import type { GameSystem } from '../core/contract/system';
import type { Preview, Target } from '../core/contract/table';
import type { CounterId, Place, Reason } from '../core/contract/values';
import type { Die } from '../core/dice/dice';
import type { Arrival } from '../core/drafts';
import type { TakeBack } from '../core/record/record';
import type { Listing } from './opening/listing';
import type { GameFile } from './saved/gameFile';
import type { SavedGame, SavedHeader } from './saved/savedGame';
import type { Lost } from './saved/spares';
import type { Cause } from './table/causes';
import type { Cursor } from './table/cursor';
import type { WrittenLine } from './table/gameLog';
import type { OpenGame } from './table/openGame';
import type { Replay, ReplaySpeed } from './table/replay';

export type Refusal = {
  readonly reasons: readonly Reason[];
  readonly target: Target | null;
  /** What pointing at the target has drawn: a refusal takes none of it away. */
  readonly marks: readonly Mark[];
  /** What was pressed, where nothing was tried: an explanation, not a refusal. */
  readonly about?: readonly string[];
};
export type GameStore = StoreApi<GameState>;

export type GameState = PlayState & TimeState & TableState & SavedGamesState;

/** What can be done with a game on the table. */
export type TableActions = Pick<
  PlayState & TimeState & TableState,
  {
    [Name in keyof (PlayState & TimeState & TableState)]: (PlayState & TimeState & TableState)[Name] extends (
      ...given: never[]
    ) => unknown
      ? Name
      : never;
  }[Exclude<keyof (PlayState & TimeState & TableState), 'dismissNotices' | 'dismissStorage'>]
>;

type PlayState = {
  readonly play: OpenGame | null;
  readonly refusal: Refusal | null;
  /** The line of the last die thrown, until the game goes on without one. */
  readonly lastReceipt: WrittenLine | null;
  /** What the last press wrote into the log. */
  readonly news: readonly WrittenLine[];
  /** What the awaited die is about, as the board marked it at the press. */
  readonly awaitedMarks: readonly Mark[];
  /** `others`: this game is stored, and others are not. */
  readonly storage: { readonly kept: 'browser' | 'memory' | 'others'; readonly message: string };
  /** What has to be said about the game that was opened. */
  readonly notices: readonly string[];

  press(target: Target): void;
  /** The game on the table as it is stored; null when there is none. */
  asSaved(): SavedGame | null;
  cancelDraft(): void;
  dismissRefusal(): void;
  dismissNotices(): void;
  /** That a change was not stored for a while has been read. */
  dismissStorage(): void;
  /** From now on dice are Tercio's or the players' own; not while a die is awaited. */
  takeDiceFrom(by: Die['by']): void;
  enterDie(face: number): void;
  withdrawDie(): void;
};

/** A take-back that the other side has to agree to. */
export type Asking = {
  readonly to: number;
  readonly arrival: Arrival;
  readonly presses: number;
  readonly by: SideView | null;
  /** Who has to agree. */
  readonly asks: SideView | null;
};

export type TimeState = {
  readonly asking: Asking | null;
  /** An earlier (or undone) point of the game that is looked at; the game itself stands where it did. */
  readonly replay: Replay | null;
  readonly replaySpeed: ReplaySpeed;
  /** The last press has resumed a branch. */
  readonly resumed: boolean;

  /** One step: of what has been begun, otherwise the last press with all the steps that it was made from. */
  undo(): void;
  redo(): void;
  /** Everything that was taken back and not played anew. */
  redoAll(): void;
  /** To the start of the present phase before anything was begun, or at its start to that of the one before. */
  undoSegment(): void;
  /** To any entry of any branch, or `ROOT`, as far as the take-back policy goes. */
  goToEntry(entry: number): void;
  /** The other side's answer to a take-back that was asked for. */
  answerTakeBack(agreed: boolean): void;
  nameBranch(leaf: number, name: string): void;
  /** An empty text removes the bookmark. */
  bookmark(entry: number, text: string): void;

  /** Looks at the game as it stood after an entry, on the line that leads to it and on to `end`, or to its own. */
  lookBack(entry: number, end?: number): void;
  /** How many entries of the line that is looked at are shown as played. */
  lookBackTo(at: number): void;
  endLookBack(): void;
  /** The game goes on from the point that is looked at: what came after stays a branch. */
  continueHere(): void;
  setReplaySpeed(speed: ReplaySpeed): void;
};

export type Consulting = { readonly system: GameSystem; readonly rule: string };

/** What can lie open over the table or beside it; `choices` are the lists of the armies, at what can be chosen now. */
export type DialogName = 'armies' | 'choices' | 'share' | 'keys' | 'legend';

export type TableState = {
  /** What is pointed at on the board, by whatever device. */
  readonly pointed: Target | null;
  readonly preview: Preview | null;
  /** What a refusal is about, or the one reason or log line that is pointed at. */
  readonly causes: readonly Mark[];
  /** What the board is to bring into its middle; `n` tells one call from the next. */
  readonly focus: { readonly place: Place; readonly n: number } | null;
  /** The case that the rulebook lies open at; an empty one is its first page. */
  readonly consulting: Consulting | null;
  /** The counter that overlays and history are about: the one that was last pressed or found. */
  readonly inspected: CounterId | null;
  /** All that were pressed or found, the last one first. */
  readonly lookedAt: readonly CounterId[];
  readonly dialog: DialogName | null;
  readonly countersHidden: boolean;
  /** Where the keyboard is on the board; null while it is not used there. */
  readonly cursor: Cursor | null;

  /** What a press would do now; null in a replay. The same object as long as the position is the same. */
  previewOf(target: Target): Preview | null;
  /** Whether a press there would be carried out at once, rather than begin or add to something, or be refused. */
  wouldAct(target: Target): boolean;
  /** Points at it; what it would do is asked as the game stands, unless it is given. */
  hover(target: Target | null, given?: Preview): void;
  /** Moves the cursor, which is pointing like any other. */
  pointAt(cursor: Cursor | null): void;
  /** Lights shapes and counters; with nothing given, what the refusal is about. */
  pointOut(causes: readonly Cause[]): void;
  /** Brings the first place of a reason into view. */
  lookAt(cause: Cause): void;
  consult(rule: string | null, system?: GameSystem): void;
  inspect(id: CounterId | null): void;
  /** These are as if they had never been looked at. */
  lookAway(ids: readonly CounterId[]): void;
  openDialog(name: DialogName | null): void;
  hideCounters(hidden: boolean): void;
};

/** What is chosen before a game begins. */
export type SetUp = {
  readonly options: { readonly [option: string]: string };
  readonly takeBack: TakeBack;
  /** Two players share the screen: the defaults for two are chosen where nothing else is. */
  readonly forTwo?: boolean;
};

/** Commands that have been followed, of all. */
export type Progress = { readonly done: number; readonly of: number };

export type SavedGamesState = {
  readonly opening: boolean;
  /** How far a large game has been followed that is being opened. */
  readonly progress: Progress | null;
  readonly saved: readonly SavedHeader[];
  /** Why the stored games cannot be listed; null when they can. */
  readonly unread: string | null;
  /** Another tab plays the game on the table: here it is looked at. */
  readonly elsewhere: boolean;
  /** Deleted games that can still be brought back. */
  readonly discarded: readonly SavedHeader[];
  /** Games that were stored here, and that the browser has thrown away. */
  readonly lost: readonly Lost[];
  /** The one that was deleted last, as long as that is worth a line. */
  readonly justDiscarded: SavedHeader | null;

  begin(listing: Listing, setUp: SetUp, seed?: string): void;
  open(id: string): Promise<void>;
  /** A game from text that somebody saved or sent; it is kept in this browser as a game of its own. */
  openText(text: string): void;
  openFile(file: Pick<Blob, 'size' | 'text'>): Promise<void>;
  leave(): void;
  /** Takes the place of the tab that plays the game on the table, and goes on from where that has come to. */
  playHere(): Promise<void>;
  listSaved(): Promise<void>;
  /** An empty name: the battle's title again. */
  rename(id: string, name: string): Promise<void>;
  duplicate(id: string): Promise<void>;
  /** Deletes a game so that it can be brought back for a while. */
  remove(id: string): Promise<void>;
  restore(id: string): Promise<void>;
  /** Deletes a game for good. */
  erase(id: string): Promise<void>;
  /** Stores again what is left of the games that the browser has thrown away. */
  bringBack(): Promise<void>;
  forgetLost(): void;
  /** The game on the table as a file, or as text to paste; null when there is none. */
  share(as: 'file' | 'text'): GameFile | null;
  /** A stored game as a file; null when there is none. */
  shareSaved(id: string): Promise<GameFile | null>;
};
