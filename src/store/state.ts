/** What the store holds and what it can do, in types only: every part of the store is written to these. */
import type { StoreApi } from 'zustand/vanilla';
import type { Mark } from '../core/contract/board';
import type { PlanView } from '../core/contract/coach';
import type { SideView } from '../core/contract/map';
import type { GameSystem } from '../core/contract/system';
import type { Preview, Target } from '../core/contract/table';
import type { CounterId, Json, Place, Reason, SideId } from '../core/contract/values';
import type { Die } from '../core/dice/dice';
import type { Arrival } from '../core/drafts';
import type { TakeBack } from '../core/record/record';
import type { Player, Players } from './computer/players';
import type { Listing } from './opening/listing';
import type { GameFile } from './saved/gameFile';
import type { SavedGame, SavedHeader } from './saved/savedGame';
import type { Lost } from './saved/spares';
import type { Cause } from './table/causes';
import type { Cursor } from './table/cursor';
import type { WrittenLine } from './table/gameLog';
import type { OpenGame } from './table/openGame';
import type { Replay, ReplaySpeed } from './table/replay';

/** Why something that was kept cannot be begun. */
export type Refused = { readonly text: string; readonly reasons: readonly Reason[] };

export type Refusal = {
  readonly reasons: readonly Reason[];
  readonly target: Target | null;
  /** What pointing at the target has drawn: a refusal removes none of it. */
  readonly marks: readonly Mark[];
  /** What was pressed, where nothing was attempted: an explanation, not a refusal. */
  readonly about?: readonly string[];
  /** Said besides by who teaches at this table: how what was pressed stands to what is asked for. */
  readonly aside?: string;
};
export type GameStore = StoreApi<GameState>;

export type GameState = PlayState &
  WhatIfState &
  TimeState &
  TableState &
  ComputerState &
  SavedGamesState &
  LearningState;

type AtTableState = PlayState & WhatIfState & TimeState & TableState & ComputerState;
/** What can be done with a game on the table. */
export type TableActions = Pick<
  AtTableState,
  {
    [Name in keyof AtTableState]: AtTableState[Name] extends (...given: never[]) => unknown ? Name : never;
  }[Exclude<keyof AtTableState, 'dismissNotices' | 'dismissStorage'>]
>;

type PlayState = {
  readonly play: OpenGame | null;
  readonly refusal: Refusal | null;
  /** The log line of the last die thrown, until the game goes on without one. */
  readonly lastReceipt: WrittenLine | null;
  /** Names of what the last press on the board has put back, where it chose nothing instead. */
  readonly putBack: readonly string[];
  /** What the last press wrote into the log. */
  readonly news: readonly WrittenLine[];
  /** What the awaited die is about, as it was marked on the board at the press. */
  readonly awaitedMarks: readonly Mark[];
  /** `others`: this game is stored, and others are not. */
  readonly storage: { readonly kept: 'browser' | 'memory' | 'others'; readonly message: string };
  /** Messages about the game that was opened. */
  readonly notices: readonly string[];

  press(target: Target): void;
  /** The game on the table as it is stored; null if there is none. */
  asSaved(): SavedGame | null;
  /**
   * Begins what these presses would begin, instead of all that is begun; false: they would do more than that, and
   * nothing is done.
   */
  prepare(targets: readonly Target[]): boolean;
  /**
   * Carries out these commands of the side that decides as one press, as far as they are legal one after the other.
   * false: nothing could be done, or not by a person.
   */
  giveAll(commands: readonly Json[]): boolean;
  /** Begins what was kept, instead of all that is begun; why not, where it cannot be. */
  layAgain(draft: Json): Refused | null;
  cancelDraft(): void;
  dismissRefusal(): void;
  dismissNotices(): void;
  /** The message that a change was not stored for a while has been read. */
  dismissStorage(): void;
  /** From now on Tercio or the players throw the dice; not while a die is awaited. */
  takeDiceFrom(by: Die['by']): void;
  enterDie(face: number): void;
  withdrawDie(): void;
};

export type WhatIfState = {
  /** Goes on on a game of its own that nobody else sees: from nothing, or with the one of that name. */
  beginWhatIf(name?: string): void;
  /** Gives the commands of it in the real game, as one press. */
  playWhatIf(): void;
  /** Back to the real game; what was tried and not kept is gone. */
  putWhatIfAway(): void;
  /** Keeps it by that name, beside the game. */
  keepWhatIf(name: string): void;
  dropWhatIf(name: string): void;
};

/** A take-back to which the other side has to agree. */
export type Asking = {
  readonly to: number;
  readonly arrival: Arrival;
  readonly presses: number;
  readonly by: SideView | null;
  /** Who has to agree. */
  readonly asks: SideView | null;
};

/** One counter's move is to be taken back: somebody has to say yes. */
export type Retaking = {
  readonly counter: CounterId;
  /** What could then no longer be carried out, in words, with the reasons. */
  readonly barred: readonly { readonly text: string; readonly reasons: readonly Reason[] }[];
  /** Who has to agree to it; null: nobody but the player himself. */
  readonly asks: SideView | null;
};

export type TimeState = {
  readonly asking: Asking | null;
  readonly retaking: Retaking | null;
  /** An earlier (or undone) point of the game that is looked at; the game itself does not move. */
  readonly replay: Replay | null;
  readonly replaySpeed: ReplaySpeed;
  /** The last press has resumed a branch. */
  readonly resumed: boolean;

  /** One step: of what has been begun, otherwise the last press with all the steps that led to it. */
  undo(): void;
  redo(): void;
  /** Everything that was taken back and not played again. */
  redoAll(): void;
  /** To the start of the present phase, before anything was begun; at its start, to the start of the previous one. */
  undoSegment(): void;
  /** To any entry of any branch, or `ROOT`, as far as the take-back policy allows. */
  goToEntry(entry: number): void;
  /** The other side's answer to a take-back that was asked for. */
  answerTakeBack(agreed: boolean): void;
  /** Whether that counter has moved in this segment of the game, and can take that back by itself. */
  canRetake(counter: CounterId): boolean;
  /** Takes its move back and keeps what came after; asks first where something of that could not be kept. */
  retake(counter: CounterId): void;
  answerRetaking(agreed: boolean): void;
  nameBranch(leaf: number, name: string): void;
  /** An empty text removes the bookmark. */
  bookmark(entry: number, text: string): void;

  /** Looks at the game as it was after an entry, on the line that leads to it and on to `end`, or to its own end. */
  lookBack(entry: number, end?: number): void;
  /** How many entries of the line are shown as played. */
  lookBackTo(at: number): void;
  endLookBack(): void;
  /** The game continues from the point that is looked at: what came after stays as a branch. */
  continueHere(): void;
  setReplaySpeed(speed: ReplaySpeed): void;
};

export type Consulting = { readonly system: GameSystem; readonly rule: string };

/** What can be open over the table or beside it; `choices` is the armies list, at the tab of what can be chosen. */
export type DialogName =
  | 'armies'
  | 'choices'
  | 'threats'
  | 'players'
  | 'share'
  | 'keys'
  | 'legend'
  | 'compare'
  | 'review';

export type TableState = {
  /** What is pointed at on the board, with any device. */
  readonly pointed: Target | null;
  readonly preview: Preview | null;
  /** What a refusal, or the reason or log line pointed at, is about. */
  readonly causes: readonly Mark[];
  /** What the board brings into its middle; `n` distinguishes one call from the next. */
  readonly focus: { readonly place: Place; readonly n: number } | null;
  /** What the board brings into view, moving no further than it must; `n` as above. */
  readonly inView: {
    readonly places: readonly Place[];
    readonly n: number;
    readonly legibly?: true;
  } | null;
  /** What coach, computer or review show of several acts, as far as it is still to be done; null: nothing. */
  readonly plan: PlanView | null;
  /** The case at which the rulebook is open; an empty one is its first page. */
  readonly consulting: Consulting | null;
  /** The counter that overlays and history are about: the one last pressed or found. */
  readonly inspected: CounterId | null;
  /** All counters that were pressed or found, the last one first. */
  readonly lookedAt: readonly CounterId[];
  readonly dialog: DialogName | null;
  readonly countersHidden: boolean;
  /** Where the keyboard cursor is on the board; null while the keyboard is not used there. */
  readonly cursor: Cursor | null;

  /** What a press would do now; null in a replay. The same object as long as the position does not change. */
  previewOf(target: Target): Preview | null;
  /** Whether a press there would be carried out at once, not begin or add to something, or be refused. */
  wouldAct(target: Target): boolean;
  /** Points at it; the preview is that of the present game, unless it is given. */
  hover(target: Target | null, given?: Preview): void;
  /** Moves the cursor, which also points. */
  pointAt(cursor: Cursor | null): void;
  /**
   * Lights shapes and counters, as what a text names or as reasons of a refusal; if nothing is given, what the refusal
   * is about.
   */
  pointOut(causes: readonly Cause[], means?: 'named' | 'cause'): void;
  /** Brings the first place of a reason into view. */
  lookAt(cause: Cause): void;
  /** Brings all of its places into view; where they are in view, nothing moves. */
  bringIntoView(cause: Cause, legibly?: true): void;
  /** Shows it until it is done, or something else is begun. */
  showPlan(plan: PlanView | null): void;
  consult(rule: string | null, system?: GameSystem): void;
  inspect(id: CounterId | null): void;
  /** Forgets that these were looked at. */
  lookAway(ids: readonly CounterId[]): void;
  openDialog(name: DialogName | null): void;
  hideCounters(hidden: boolean): void;
};

/** What the computer does where it plays a side. */
export type ComputerState = {
  /** It has been stopped, or the game was taken to another point: until it is let on, it decides nothing. */
  readonly held: boolean;
  readonly thinking: boolean;
  /** Why it did what it did, by the entry of the record; forgotten with the page. */
  readonly told: ReadonlyMap<number, string>;

  /** Carries out a command of the computer that decides; false: it is not legal, or not its turn any more. */
  carryOut(command: Json, why: string): boolean;
  hold(isHeld: boolean): void;
  setPlayer(side: SideId, player: Player): void;
};

type LearningState = {
  /**
   * '' is the list of all lessons, `thirty-years-war/battle` one of them, `drill=thirty-years-war/sight/1/k3f9` a
   * drill; null: no lesson is open.
   */
  readonly learning: string | null;
  learn(at: string | null): void;
};

/** The choices made before a game begins. */
export type SetUp = {
  readonly options: { readonly [option: string]: string };
  readonly takeBack: TakeBack;
  /** Two players share the screen: options that were not chosen have the defaults for two. */
  readonly forTwo?: boolean;
  /** Left out: persons play all sides. */
  readonly players?: Players;
};

/** Commands replayed so far, of all. */
export type Progress = { readonly done: number; readonly of: number };

export type SavedGamesState = {
  readonly opening: boolean;
  /** How far the replay of a large game that is being opened has come. */
  readonly progress: Progress | null;
  readonly saved: readonly SavedHeader[];
  /** Why the stored games cannot be listed; null when they can. */
  readonly unread: string | null;
  /** Another tab plays the game on the table: here it is only watched. */
  readonly elsewhere: boolean;
  /** Deleted games that can still be brought back. */
  readonly discarded: readonly SavedHeader[];
  /** Games that were stored here and that the browser has thrown away. */
  readonly lost: readonly Lost[];
  /** The one deleted last, while the list offers to undo that. */
  readonly justDiscarded: SavedHeader | null;

  begin(listing: Listing, setUp: SetUp, seed?: string): void;
  open(id: string): Promise<void>;
  /** A game from text that was saved or sent; it is stored in this browser as a separate game. */
  openText(text: string): void;
  openFile(file: Pick<Blob, 'size' | 'text'>): Promise<void>;
  leave(): void;
  /** Takes over from the tab that plays the game on the table, and continues from where that one is. */
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
  /** Stores again what is left of games that the browser has thrown away. */
  bringBack(): Promise<void>;
  forgetLost(): void;
  /** The game on the table as a file, or as text to paste; null if there is none. */
  share(as: 'file' | 'text'): GameFile | null;
  /** A stored game as a file; null if there is none. */
  shareSaved(id: string): Promise<GameFile | null>;
};
