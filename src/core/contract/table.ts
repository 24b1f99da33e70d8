/** What players see and use: prompt, press, preview, sheets and log. The system makes it from its rules, for people. */
import type { BoardView, Ghost, Mark, OverlaySpec, Remnant } from './board';
import type { TableView } from './map';
import type { SystemTypes } from './rules';
import type { CounterId, Json, Place, Reason, Receipt, Shape, SideId } from './values';

export type Pivot = 'left' | 'right';

/** What a player points at, whatever the device. */
export type Target =
  | { readonly on: 'counter'; readonly id: CounterId; readonly part?: string }
  /** Several at once, where `Prompt.several` says so: one joins or leaves what is chosen, of more all join. */
  | { readonly on: 'counters'; readonly ids: readonly CounterId[] }
  /** Places one after the other, as a row is drawn through them, where `Prompt.row` says so. */
  | { readonly on: 'places'; readonly through: readonly Place[] }
  /** `by`: of several that are chosen the one that is put there. */
  | { readonly on: 'place'; readonly at: Place; readonly by?: CounterId }
  /** A counter is to look that way: whole degrees, as in its view. */
  | {
      readonly on: 'facing';
      readonly counter: CounterId;
      readonly facing: number;
      /** The front corner that stays where it is; left out: its middle does. */
      readonly pivot?: Pivot;
    }
  | { readonly on: 'option'; readonly id: string }
  | { readonly on: 'typed'; readonly text: string };

/** Something that can be chosen now. Options are drawn as buttons, the others are lit on the board. */
export type Choice = {
  readonly target: Target;
  readonly label: string;
  /** One letter that does the same. */
  readonly key?: string;
  /** What it costs or needs: `3 of 6 MP`, `5 or more`. */
  readonly cost?: string;
  /**
   * How the button looks: the step that moves the game on, another way to go on beside it, or one that takes back or
   * gives up what was begun.
   */
  readonly weight?: 'main' | 'beside' | 'back';
  /** Of a switch, whether it is on; its label names what is then done. Left out where a press is done with at once. */
  readonly isOn?: boolean;
  /**
   * It does several things at once, dice included: it is never placed where a main step was, against one press too
   * many.
   */
  readonly sweeping?: boolean;
  /** Tercio decides there what the player does: a table that teaches leaves it out. */
  readonly decides?: boolean;
};

/** A small table of facts about what is selected: `now` differs from `printed` because of `because`. */
export type SubjectRow<Case extends string = string> = {
  readonly label: string;
  readonly printed: string;
  readonly now: string;
  readonly because: string;
  readonly rule: Case;
  /** The counters that the row names. */
  readonly counters?: readonly CounterId[];
};
export type Subject<Case extends string = string> = {
  readonly title: string;
  readonly note: string;
  readonly rows: readonly SubjectRow<Case>[];
  /** The counter in the hand, of a system in which one that has moved can be taken up again: its move is taken back here. */
  readonly counter?: CounterId;
  /** What the phase itself is about: nobody has selected it. */
  readonly ofPhase?: true;
};
/** One of several acts that are put together before the first of them is carried out. */
export type ListedAct<Case extends string = string> = {
  readonly receipt: Receipt<Case>;
  /** What it narrowly lacks, and who could add it; empty: nothing worth a word. */
  readonly hint: string;
  /** Why it cannot be carried out once those before it have been; `ActList.barred` says so before them. */
  readonly objections: readonly Reason<Case>[];
  /** The counters that take part. */
  readonly counters: readonly CounterId[];
  /** Takes it in hand again, or off the list. */
  readonly edit: Target;
  readonly out: Target;
  /** Puts it in the place of each in the list, in their order. */
  readonly places: readonly Target[];
};
/** How likely each figure is, the lowest first. */
export type Chart = {
  /** `French losses` */
  readonly title: string;
  /** What it comes to on average: `9.3 Strength Points` */
  readonly average: string;
  readonly side: SideId | null;
  readonly bars: readonly { readonly label: string; readonly chance: readonly [ways: number, of: number] }[];
};
/** What several acts come to together. */
export type Sums<Case extends string = string> = {
  readonly charts: readonly Chart[];
  readonly rows: readonly SheetRow<Case>[];
  /** How they are counted. */
  readonly note: string;
};
/** Acts that are put together before the first of them is carried out. */
export type ActList<Case extends string = string> = {
  /** `Planned battles` */
  readonly title: string;
  /** In the order in which they would be carried out. */
  readonly acts: readonly ListedAct<Case>[];
  /** What stands before the objections to an act: `It can no longer be fought:` */
  readonly barred: string;
  readonly sums: Sums<Case>;
};
/** A whole list that could be taken over as it is. */
export type ProposedList<Case extends string = string> = {
  readonly title: string;
  /** Each act in one line. */
  readonly acts: readonly string[];
  readonly counters: readonly CounterId[];
  readonly sums: Sums<Case>;
  readonly take: Target;
};
/** An act that the position leads to: as one on a list, before it can be put there. */
export type ActToCome<Case extends string = string> = Pick<ListedAct<Case>, 'receipt' | 'hint' | 'counters'>;
/** What the position leads to in a later segment, if nothing else were done before. */
export type ToCome<Case extends string = string> = {
  /** In whole sentences. */
  readonly text: string;
  /** Who must be dealt with, and what could be made of it so far, with what stands above them. */
  readonly rowsTitle: string;
  readonly rows: readonly SheetRow<Case>[];
  /** How all of it could be done, act by act, with what stands above it. */
  readonly actsTitle: string;
  readonly acts: readonly ActToCome<Case>[];
  /** What these come to together; null: there are none. */
  readonly sums: Sums<Case> | null;
};

export type Prompt<Case extends string = string> = {
  /** Who decides; null when the game is over. */
  readonly by: SideId | null;
  /** It is done for both sides by either player: nobody is named, and no screen is handed over. */
  readonly forBoth?: true;
  /** It answers what has just happened: what can be chosen stands before the figures of that. */
  readonly isAnswer?: true;
  /** `French Combat Phase` */
  readonly heading: string;
  /** One sentence: what to do now. */
  readonly instruction: string;
  /** Counters that the instruction names, lit while it is pointed at; left out where it names none. */
  readonly names?: readonly CounterId[];
  /**
   * Whom a new segment is about: these come into view, where most are outside. Left out: all who can act, where none of
   * them is seen.
   */
  readonly acting?: readonly CounterId[];
  readonly subject: Subject<Case> | null;
  /** Those that can be listed; `press` judges any target. */
  readonly choices: readonly Choice[];
  /** Keys that are not a choice now: pressing them gives the reason why. Left out or empty where there are none. */
  readonly askable?: readonly AskableKey[];
  /** What must still be done in this phase. */
  readonly obligations: readonly Reason<Case>[];
  /** Why what is being built cannot be declared yet. */
  readonly objections: readonly Reason<Case>[];
  /**
   * The same as what to do next, where adding is all that it needs: shown instead. Left out or empty where it is not.
   */
  readonly missing?: readonly Reason<Case>[];
  readonly receipt: Receipt<Case> | null;
  /** What is put together; null or left out: nothing. */
  readonly list?: ActList<Case> | null;
  /** Whole lists to choose from, the best first; left out or empty where none was asked for. */
  readonly proposedLists?: readonly ProposedList<Case>[];
  /** The title of what `toCome` tells now; left out: it tells nothing here. */
  readonly toCome?: string;
  /** A name for what `Coach.passOn` would pass now; left out: it passes nothing here. */
  readonly passing?: string;
  /**
   * Several counters can be chosen at once, by one press after the other or by a frame: that has begun, of none so far
   * or of some, or a button with these words begins it (it presses none of them). Left out: they cannot.
   */
  readonly several?: 'begun' | 'none' | { readonly begins: string };
  /** Several places can be pressed as one row: with Shift, or by every drag where that has begun. Left out: they cannot. */
  readonly row?: 'begun' | 'offered';
};

/** What is begun can be kept by name, and be begun again in another game. */
export type Keeping = {
  /** The same text wherever it can be used. */
  readonly place: string;
  /** `set-up` */
  readonly what: string;
  /** Whether there is anything to keep. */
  readonly isBegun: boolean;
};

/** `key` as in a choice. */
export type AskableKey = { readonly key: string; readonly target: Target };

/** A row of numbered or named steps with the current one: Game-Turns, phases. */
export type Track = {
  /** Turns are counted, the steps of the others have names. */
  readonly of: 'days' | 'turns' | 'phases';
  readonly label: string;
  readonly steps: readonly string[];
  /** The current step, from 0; null: none has begun. */
  readonly at: number | null;
};

/** A table of figures beside the board: losses against levels, points, conditions. */
export type SheetRow<Case extends string = string> = {
  readonly label: string;
  readonly value: string;
  readonly share: readonly [part: number, of: number] | null;
  readonly note: string;
  readonly rule: Case;
  /** The counters that the row is about: drawn beside it, and lit on the board. */
  readonly counters?: readonly CounterId[];
};
export type Sheet<Case extends string = string> = {
  readonly id: string;
  readonly title: string;
  readonly side: SideId | null;
  /** What its rows lead to, in a sentence or two, for those who do not know the rules; left out: they say it. */
  readonly about?: string;
  readonly rows: readonly SheetRow<Case>[];
  /** The total points of `side`, in quarters at most, shown where there is no room for the sheet. */
  readonly points?: number;
  /** Its title says whether `side` would win as things stand. */
  readonly ofVictory?: true;
};

/**
 * What lies between two segments of a game: how the last one ended and what it leads to, line by line, each with the
 * case it comes from. It is shown while the decision that leads on is open, with the choices of the prompt below it.
 */
export type Interlude<Case extends string = string> = {
  /** `Between 3 August and 5 August` */
  readonly overline: string;
  readonly title: string;
  readonly text: string;
  readonly sheets: readonly Sheet<Case>[];
};
export type LogLine<Case extends string = string> = {
  readonly text: string;
  readonly side: SideId | null;
  readonly receipt: Receipt<Case> | null;
  /** All counters that took part or were affected. */
  readonly counters: readonly CounterId[];
  readonly where: readonly Shape[];
  /** Where it matters more than most: `notable` stands out in the log, `grave` must not be missed. */
  readonly weight?: 'notable' | 'grave';
  /**
   * The part of the game that begins with it, as `moment` names one, where the command was given in another: the next may
   * begin and end within one command.
   */
  readonly stage?: string;
  /** What a `grave` line is about, in a few words: said first, and kept in view until play goes on. */
  readonly headline?: string;
  /** What stays visible of it on the board until the turn after the next one. */
  readonly leaves?: readonly Remnant[];
};

/** Which segment of the game a state belongs to; the log is divided by it. */
export type Moment = { readonly turn: string; readonly segment: string; readonly side: SideId | null };

/** What pointing at a target would do, without doing it. */
export type Preview<Case extends string = string> = {
  /** What is pointed at, line by line in full sentences: its counters and their values, or the ground. */
  readonly about?: readonly string[];
  readonly text: string;
  /**
   * Of `text` what the place pointed at and the cost do not say by themselves, what matters most first; left out: all.
   */
  readonly news?: string;
  readonly cost: string;
  readonly reasons: readonly Reason<Case>[];
  /** In place of these where nothing is attempted: why what is pointed at can do nothing now, told with what it is. */
  readonly waits?: readonly Reason<Case>[];
  readonly marks: readonly Mark[];
  /** Where counters would come to stand. */
  readonly ghosts?: readonly Ghost[];
};
export type Pressed<T extends SystemTypes, Case extends string = string> =
  | {
      readonly to: 'draft';
      readonly draft: T['Draft'] | null;
      /** Why some of what was pressed at once was left out; left out where all of it was done. */
      readonly left?: readonly Reason<Case>[];
    }
  /** Performed one by one until one is refused, needs a die that is missing, or opens a decision; undone together. */
  | {
      readonly to: 'commands';
      readonly commands: readonly T['Command'][];
      /** What is begun while they are performed, and `goesOn` after them; left out: what was begun before. */
      readonly begun?: T['Draft'];
    }
  | {
      readonly to: 'refusal';
      readonly reasons: readonly Reason<Case>[];
      /**
       * Given where nothing was attempted: what was pressed, line by line. The reasons then say why it can do nothing
       * now, and when it can.
       */
      readonly about?: readonly string[];
    };

/** What somebody who plays for the first time is told once, when it first comes up. */
export type Hint<T extends SystemTypes = SystemTypes, Case extends string = string> = {
  /** Its own among those of the system. */
  readonly id: string;
  /** One or two short sentences. */
  readonly text: string;
  /** In place of `text` where a finger is all there is to point with: no keys. Left out: the same. */
  readonly byFinger?: string;
  /** One more with figures of the position, where it comes up; left out: none. */
  example?(state: T['State']): string;
  readonly rule: Case;
  /** The counters that it is about, none where it is about no counter; null: it does not come up here. */
  comesUp(state: T['State']): readonly CounterId[] | null;
};

/** Methods, for the same reason as in the rules. */
export interface Table<T extends SystemTypes = SystemTypes> {
  /**
   * The part of a draft that was built up, as a draft: without what is merely selected, such as a counter in the hand.
   * Drafts that agree in it are one step of undo. null: nothing that anyone would have to do again.
   */
  built(draft: T['Draft']): T['Draft'] | null;
  /** What of a draft goes on after a command, in the state that it has led to; left out: nothing. */
  goesOn?(state: T['State'], draft: T['Draft']): T['Draft'] | null;
  press(state: T['State'], draft: T['Draft'] | null, target: Target): Pressed<T>;
  preview(state: T['State'], draft: T['Draft'] | null, target: Target): Preview;
  /** How a typed command can be completed, most likely first. */
  completeTyped?(state: T['State'], draft: T['Draft'] | null, text: string): readonly string[];
  prompt(state: T['State'], draft: T['Draft'] | null): Prompt;
  /** What can be kept by name; null: nothing here. Left out: nothing ever. */
  keeping?(state: T['State'], draft: T['Draft'] | null): Keeping | null;
  /** Why a draft that was kept cannot be begun here; none: it can. */
  whyNotKept?(state: T['State'], draft: T['Draft']): readonly Reason[];
  /** What the position leads to; null: nothing here. It may take long: no press waits for it. Left out: nothing. */
  toCome?(state: T['State']): ToCome | null;
  board(state: T['State'], draft: T['Draft'] | null): BoardView;
  overlays(state: T['State']): readonly OverlaySpec[];
  /** What an overlay shows; `counter` is the one looked at. An unknown id shows nothing. */
  overlay(state: T['State'], id: string, counter: CounterId | null): readonly Mark[];
  /** A place in words: ground, counters, what matters about it now. For players who cannot see the board. */
  describe(state: T['State'], at: Place): string;
  /**
   * What a die is thrown for, in words for players; records keep the purpose that `resolve` gives. Left out: as it is.
   */
  dieInWords?(state: T['State'], purpose: string): string;
  tracks(state: T['State']): readonly Track[];
  sheets(state: T['State']): readonly Sheet[];
  table(state: T['State']): TableView;
  moment(state: T['State']): Moment;
  /** What players call a segment of the game: `phase`; of several with an s. Left out: it has no word for all of them. */
  readonly segmentWord?: string;
  /** What a command is to do, legal or not, as a sentence; left out: it is not told. */
  commandInWords?(state: T['State'], command: T['Command']): string;
  /** The counter whose move a command is, where that can be taken back by itself; null: none. Left out: none can. */
  mover?(state: T['State'], command: T['Command']): CounterId | null;
  tell(before: T['State'], event: T['Event']): LogLine | null;
  /** What has changed in a turn (as `moment` names it), in one line; null: nothing to say. */
  recap?(begun: T['State'], ended: T['State']): LogLine | null;
  /**
   * Somewhere in it several counters can be chosen at once, or several places as a row (`Prompt.several`, `Prompt.row`):
   * the keys and frames for that are listed among those that never change.
   */
  readonly choosesSeveral?: true;
  /** Whether a coach is listed for it in `systems/coaches`, which is fetched only when it is asked. */
  readonly isCoached?: boolean;
  /** Whether a mind is listed for it in `systems/opponents`, which is fetched only when the computer is to play. */
  readonly hasComputer?: boolean;
  /** What is told once, what matters first before the rest; left out: nothing. */
  readonly hints?: readonly Hint<T>[];
  /** null in the middle of a segment; a system whose games run through has none. */
  interlude?(state: T['State']): Interlude | null;
  /**
   * Everything that can be counted in a position, one object for each subject; or that of some kinds of subjects alone,
   * those that `about` names.
   */
  answers?(state: T['State'], about?: ReadonlySet<string>): readonly Answer[];
  /**
   * What one of the answers is about, in sentences for players, as it is in this state; of its fields those that
   * `asked` has. None where the board shows it.
   */
  answersInWords?(state: T['State'], asked: Answer): readonly string[];
}
/** Something that can be counted in a position. */
export type Answer = { readonly about: string; readonly [field: string]: Json };
