/**
 * The seam between a rules system and everything around it (core, store, ui, command line).
 *
 * Nothing here knows phases, strengths or hexes of any particular system: a place may be a printed hex number or a
 * point on a table without hexes, a face is whatever the system's own counter drawing understands, and every
 * judgement is made by the system. Every number that crosses the seam is a whole one.
 */

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

export type SideId = string & { readonly brand: 'SideId' };
export type CounterId = string & { readonly brand: 'CounterId' };

/** Tenths of a millimetre, y down. */
export type Point = readonly [x: number, y: number];
/** A printed hex number, or a point of a table without hexes. */
export type Place = string | Point;

/** What can be lit on the board. */
export type Shape =
  | { readonly kind: 'places'; readonly places: readonly Place[] }
  | { readonly kind: 'hexside'; readonly between: readonly [string, string] }
  | { readonly kind: 'line' | 'area'; readonly through: readonly Place[] };

/** Why something is refused: the case, our words, and the counters and places that cause it. */
export type Reason = {
  readonly rule: string;
  readonly text: string;
  readonly counters: readonly CounterId[];
  readonly where: readonly Shape[];
};

/** One consideration that goes into a result; `by` is what it does (`+2`, `doubled`, `no effect`). */
export type ReceiptItem = {
  readonly by: string;
  readonly because: string;
  readonly rule: string;
  readonly counters: readonly CounterId[];
};
/** How an outcome is for the side that throws: a colour that stays with it from table to table. */
export const OUTCOME_TONES = ['best', 'good', 'mixed', 'none', 'bad', 'worst'] as const;
export type OutcomeTone = (typeof OUTCOME_TONES)[number];
export type Outcome = {
  /** As printed; results that come to the same here are one outcome: `De or Dd`. */
  readonly label: string;
  readonly tone: OutcomeTone;
  /** What it does to those concerned, in words. */
  readonly means: string;
  readonly chance: readonly [ways: number, of: number];
};
/** Something that may become of somebody. */
export type ProspectEnd = {
  /** `eliminated`, `may be disrupted`, `nothing` */
  readonly what: string;
  readonly tone: OutcomeTone;
  readonly chance: readonly [ways: number, of: number];
  /** Labels of the outcomes that bring it. */
  readonly by: readonly string[];
};
/** All that may become of one of those whom a die concerns, or of several with the same prospects: the chances add up to all. */
export type Prospect = {
  /** `Piémont`, `La Marine and Rambures` */
  readonly who: string;
  readonly counters: readonly CounterId[];
  readonly ends: readonly ProspectEnd[];
};
/** What a die will decide and why: the same list before the roll, in the resolution and in the log. */
export type Receipt = {
  readonly title: string;
  readonly items: readonly ReceiptItem[];
  /** The figure it all comes to: `4-1`, `range 3`, `5 or more`. */
  readonly total: string;
  readonly outcomes: readonly Outcome[];
  /** The same chances by those whom they concern. */
  readonly prospects: readonly Prospect[];
  /** Label of the outcome that came; null before the die is thrown. */
  readonly came: string | null;
  /** The printed table that is read, the column used and, once the die is thrown, its row. */
  readonly table: { readonly id: string; readonly column: number; readonly row: number | null } | null;
};

/** What a player points at, whatever the device. */
export type Target =
  | { readonly on: 'counter'; readonly id: CounterId; readonly part?: string }
  | { readonly on: 'place'; readonly at: Place }
  | { readonly on: 'option'; readonly id: string }
  | { readonly on: 'typed'; readonly text: string };

/** Something that may be pointed at now. Options are drawn as buttons, the others are lit on the board. */
export type Choice = {
  readonly target: Target;
  readonly label: string;
  /** One letter that does the same. */
  readonly key?: string;
  /** What it would cost or needs: `3 of 6 MP`, `5 or more`. */
  readonly price?: string;
  /** How the button looks: the step that carries the game on, or one that takes back or gives up what is begun. */
  readonly weight?: 'main' | 'back';
  /** It does several acts at once, with their dice: it never lies where a main step was, for a press too many. */
  readonly sweeping?: boolean;
};

/** A small table of facts about what is selected: `now` differs from `printed` because of `because`. */
export type SubjectRow = {
  readonly label: string;
  readonly printed: string;
  readonly now: string;
  readonly because: string;
  readonly rule: string;
  /** Whom the row names. */
  readonly counters?: readonly CounterId[];
};
export type Subject = { readonly title: string; readonly note: string; readonly rows: readonly SubjectRow[] };

export type Prompt = {
  /** Whose decision it is; null when the game is over. */
  readonly by: SideId | null;
  /** `French Combat Phase` */
  readonly heading: string;
  /** One sentence: what to do now. */
  readonly instruction: string;
  /** Counters that the instruction names, to be lit while it is pointed at; left out where it names none. */
  readonly names?: readonly CounterId[];
  readonly subject: Subject | null;
  /** Those that can be listed; `press` judges every target. */
  readonly choices: readonly Choice[];
  /** Keys that are no choice now: their press is refused with the reason. Left out where there are none. */
  readonly askable?: readonly AskableKey[];
  /** What this phase still demands. */
  readonly owed: readonly Reason[];
  /** Why what is being built could not be declared as it stands. */
  readonly objections: readonly Reason[];
  readonly receipt: Receipt | null;
};

/** `key` as in a choice. */
export type AskableKey = { readonly key: string; readonly target: Target };

export type CounterView = {
  readonly id: CounterId;
  readonly side: SideId;
  /** null: not on the board; `tray` then says where. */
  readonly at: Place | null;
  readonly tray: string;
  /** Short name for the panel. */
  readonly name: string;
  /** Full accessible name: what matters about it now. */
  readonly label: string;
  /** What the system's own counter drawing understands. */
  readonly face: { readonly [field: string]: string | number | boolean };
  /** Words to find and filter it by, in the system's own terms: `infantry`, `disrupted`, `not moved`. */
  readonly tags: readonly string[];
  /**
   * `spent` (has acted), `ready` (may act now, if need be instead of the one picked), `picked` (in the draft), `owes`
   * (must still act), `reversed`.
   */
  readonly condition: readonly CounterCondition[];
};
export const COUNTER_CONDITIONS = ['ready', 'picked', 'spent', 'owes', 'reversed'] as const;
export type CounterCondition = (typeof COUNTER_CONDITIONS)[number];

/** What a mark on the board says, whatever the system. */
export const MARK_MEANINGS = [
  'reach', // may be chosen as a destination
  'target', // may be chosen as a target
  'futile', // may be chosen as a target, and nothing can come of it
  'path', // the way that would be taken or was taken
  'sight', // a free line
  'sight-blocked', // a line that is stopped
  'blocker', // what stops it
  'selected',
  'attack', // from an attacker to a defender
  'owed', // something that must still be dealt with
  'cause', // what a refusal is about
  'control', // under the control of `side`
  'seen', // what can be seen or hit from somewhere
  'command', // within reach of a leader of `side`
  'disrupted', // a counter that is not in order
  'held', // was last in the hands of `side`; with a label, only that
  'decides', // would tip a balance: what would break or restore somebody's control
] as const;
export type MarkMeaning = (typeof MARK_MEANINGS)[number];
/** `label` is drawn small inside a place (a cost, a chance) and read out. */
export type Mark = {
  readonly means: MarkMeaning;
  readonly label: string;
  readonly shape: Shape;
  /** Whose it is, where that matters: each side has a pattern of its own. */
  readonly side?: SideId;
};

/**
 * What play has left on the ground: drawn upon it and under the counters, and read out by its label. A kind is drawn as
 * the board knows it, like kinds of ground: `breach`, `damage` and `gate` at a hexside, `held` in places. What a line of
 * the log leaves for a while: `trail` along a line, `fallen` and `taken` in places, `die` at a hexside.
 */
export type Trace = {
  readonly kind: string;
  readonly label: string;
  /** A letter or two that are drawn in it: the face of a die. */
  readonly sign?: string;
  readonly shape: Shape;
  /** Whose it is, where it is somebody's. */
  readonly side?: SideId;
};

/** All that the board draws; the ui never reads a system's state. */
export type BoardView = {
  readonly counters: readonly CounterView[];
  readonly marks: readonly Mark[];
  /** Left out where the ground stays as it is. */
  readonly traces?: readonly Trace[];
  /** Places beside the board, in an order that stays while counters are put down; left out where there are none. */
  readonly beside?: readonly BesidePlace[];
};

/** A pile beside the board: the counter that is taken from it next, or null for a pile that is used up. */
export type BesidePlace = { readonly name: string; readonly counter: CounterId | null };

/** Something that can be laid over the board at any time, several at once. */
export type OverlaySpec = {
  readonly id: string;
  readonly label: string;
  /** What it shows, in one sentence. */
  readonly note: string;
  readonly side: SideId | null;
  /** Whether it is about the counter that is looked at. */
  readonly needsCounter: boolean;
  /** The only counters that it can be about: the one of them that was looked at last is meant. */
  readonly about?: readonly CounterId[];
};

/** A row of numbered or named steps with the current one: Game-Turns, phases. */
export type Track = {
  readonly id: string;
  readonly label: string;
  readonly steps: readonly string[];
  /** -1: none of them has begun. */
  readonly at: number;
};
/** A table of standing figures beside the board: losses against levels, points, conditions. */
export type SheetRow = {
  readonly label: string;
  readonly value: string;
  readonly share: readonly [part: number, of: number] | null;
  readonly note: string;
  readonly rule: string;
  /** The counters that the line is about: drawn beside it, and lit on the board. */
  readonly counters?: readonly CounterId[];
};
export type Sheet = {
  readonly id: string;
  readonly title: string;
  readonly side: SideId | null;
  readonly rows: readonly SheetRow[];
  /** The points of `side` that it adds up to, for where there is no room for the sheet. */
  readonly points?: number;
};

/**
 * What lies between two stretches of a game: how the last one ended and what it leads to, line by line, each with the
 * case it comes from. It is shown while the decision that leads on is open, with the choices of the prompt below it.
 */
export type Interlude = {
  /** `Between 3 August and 5 August` */
  readonly overline: string;
  readonly title: string;
  readonly text: string;
  readonly sheets: readonly Sheet[];
};

/** Names of colours that the theme defines, a set for each. */
export const LIVERIES = ['blue', 'red', 'green', 'ochre'] as const;
export type Livery = (typeof LIVERIES)[number];
export type SideView = {
  readonly id: SideId;
  /** `French` */
  readonly name: string;
  readonly livery: Livery;
};

/** A patch of ground: every place of `places` is of this kind. */
export type GroundArea = { readonly kind: string; readonly places: readonly Place[] };
export type GroundSide = {
  readonly kind: string;
  readonly name: string;
  readonly between: readonly [string, string];
};
export type GroundWay = { readonly kind: string; readonly name: string; readonly through: readonly Place[] };
export type GroundLabel = { readonly kind: string; readonly text: string; readonly at: Place };
/** What lies under the counters and never changes in a game. `hexes` is null on a table without hexes. */
export type Ground = {
  readonly hexes: { readonly columns: number; readonly rows: number } | null;
  readonly areas: readonly GroundArea[];
  readonly hexsides: readonly GroundSide[];
  readonly ways: readonly GroundWay[];
  readonly labels: readonly GroundLabel[];
  /** What lies beyond each edge, and the compass direction of it. */
  readonly edges: {
    readonly [edge in 'top' | 'right' | 'bottom' | 'left']: {
      readonly label: string;
      readonly compass: string;
    };
  };
};
/** A kind of ground for the legend: how the board draws it, and what it costs, blocks and does. */
export type GroundNote = {
  readonly drawn: 'area' | 'hexside' | 'way';
  readonly kind: string;
  readonly name: string;
  readonly text: string;
};
/** Counters that stand or break together: its name, and a face on which the drawing shows what marks them. */
export type Formation = {
  readonly name: string;
  readonly side: SideId;
  readonly face: CounterView['face'];
};
/** What stays the same for a whole game. */
export type TableView = {
  readonly title: string;
  readonly subtitle: string;
  /** The book of the rulebook whose cases this battle adds, as their numbers begin: `rocroi`; left out where none does. */
  readonly book?: string;
  /** What is reconstructed and must be said so. */
  readonly notes: readonly string[];
  readonly sides: readonly SideView[];
  readonly ground: Ground;
  /** Every kind of ground that this map has. */
  readonly groundNotes?: readonly GroundNote[];
  /** Of each side that has several; left out where none has. */
  readonly formations?: readonly Formation[];
};

export type LogLine = {
  readonly text: string;
  readonly side: SideId | null;
  readonly receipt: Receipt | null;
  /** All that took part in it or suffered it. */
  readonly counters: readonly CounterId[];
  readonly where: readonly Shape[];
  /** Where it matters more than the common run: `notable` stands out in the log, nobody may miss what is `grave`. */
  readonly weight?: 'notable' | 'grave';
  /** What a `grave` line is about, in few words: said first, and kept in sight until play goes on. */
  readonly headline?: string;
  /** What can be seen of it on the board until the player after next is to play. */
  readonly leaves?: readonly Trace[];
};
/** Which stretch of the game a state belongs to; the log is divided by it. */
export type Moment = { readonly turn: string; readonly stretch: string; readonly side: SideId | null };

/** What pointing at a target would do, without doing it. */
export type Foresight = {
  /** What is pointed at, line by line in full sentences: its counters and what they are worth, or the ground. */
  readonly about?: readonly string[];
  readonly text: string;
  readonly price: string;
  readonly reasons: readonly Reason[];
  readonly marks: readonly Mark[];
};

export type Verdict = {
  readonly winner: SideId | null;
  readonly level: string | null;
  readonly points: { readonly [side: string]: number } | null;
  readonly text: string;
};

/** A choice made when a game is set up. */
export type OptionSpec = {
  readonly id: string;
  readonly label: string;
  readonly text: string;
  readonly rule: string;
  readonly values: readonly { readonly value: string; readonly label: string }[];
  readonly usual: string;
  /** What is usual where two players share the screen, if that is something else. */
  readonly usualForTwo?: string;
  /** It changes nothing unless that option has that value. */
  readonly needs?: { readonly option: string; readonly value: string };
};

export type RuleEntry = {
  readonly rule: string;
  readonly title: string;
  readonly text: string;
  /** How an unclear wording is read here. */
  readonly ruling: string;
  /** The option that changes it, if any. */
  readonly option: string;
};
/** A printed table; the rules read the same literals. */
export type PrintedTable = {
  readonly id: string;
  readonly rule: string;
  readonly title: string;
  readonly corner: string;
  readonly columns: readonly string[];
  readonly rows: readonly string[];
  readonly cells: readonly (readonly string[])[];
  readonly notes: readonly string[];
};
export type Rulebook = { readonly entries: readonly RuleEntry[]; readonly tables: readonly PrintedTable[] };

/** Alive only inside `perform`; `state` reflects every event emitted so far. */
export interface Play<T extends SystemTypes> {
  readonly state: T['State'];
  emit(event: T['Event']): void;
  /** Dice thrown together, one a purpose; recorded as faces from 1 to `sides` (six unless told). */
  dice(purposes: readonly string[], sides?: number): readonly number[];
}

/** `type` aliases, not interfaces (an interface does not extend Json). */
export type SystemTypes = {
  State: Json;
  Command: Json;
  Event: Json;
  Draft: Json;
  Scenario: Json;
  Options: Json;
};

export type Pressed<T extends SystemTypes> =
  | { readonly to: 'draft'; readonly draft: T['Draft'] | null }
  /** Performed one by one until one is refused, wants a die that is not there, or opens a decision; undone together. */
  | { readonly to: 'commands'; readonly commands: readonly T['Command'][] }
  | {
      readonly to: 'refusal';
      readonly reasons: readonly Reason[];
      /**
       * Given where nothing was tried: what was pressed, line by line. The reasons then say why it can do nothing now,
       * and when it can.
       */
      readonly about?: readonly string[];
    };

/** Methods, not function properties: a system of its own types then stands in a list of systems. */
export interface GameSystem<T extends SystemTypes = SystemTypes> {
  readonly id: string;
  readonly title: string;
  /** Raised when a rule is read differently than before, so that old records can be told apart. */
  readonly rulesVersion: number;
  readonly rulebook: Rulebook;
  /** How commands can be typed, and what each form does. */
  readonly typedForms: readonly (readonly [form: string, does: string])[];
  /** Each throws a `DataError` with a path when the JSON is not of its type. */
  readonly read: {
    /** The scenario in one piece: a file, and what it names among those that lie beside it (`undefined`: not there). */
    whole(file: unknown, beside: (name: string) => unknown): unknown;
    /** Which of the files that a file names has what lies at this path of the whole; '' where it is that file itself. */
    partOf(file: unknown, path: string): string;
    /** The scenario that JSON means: itself, or one that it names with parts of it replaced. */
    variant?(json: unknown, named: (id: string) => unknown): unknown;
    scenario(json: unknown): T['Scenario'];
    options(scenario: T['Scenario'], json: unknown): T['Options'];
    command(json: unknown): T['Command'];
    draft(json: unknown): T['Draft'];
  };
  optionSpecs(scenario: T['Scenario']): readonly OptionSpec[];
  start(scenario: T['Scenario'], options: T['Options']): T['State'];

  /** The one way of writing a command: sets sorted, the lowest free id of equal counters. */
  canonical(state: T['State'], command: T['Command']): T['Command'];
  /** All reasons against; none: legal. The only judge. */
  check(state: T['State'], command: T['Command']): readonly Reason[];
  /** Only ever called for a legal command. */
  resolve(play: Play<T>, command: T['Command']): void;
  evolve(state: T['State'], event: T['Event']): T['State'];
  /**
   * The command that carries the game on where whoever is to act has nothing to do; null: somebody has. It is performed
   * by itself as a game begins and after every press, until nothing more is to be passed.
   */
  onward?(state: T['State']): T['Command'] | null;

  /**
   * What of a draft was put together, as a draft: without what is merely chosen, such as a counter in the hand. Drafts
   * in which that is the same are one step of undo. null: nothing that anybody would have to do again.
   */
  built(draft: T['Draft']): T['Draft'] | null;
  press(state: T['State'], draft: T['Draft'] | null, target: Target): Pressed<T>;
  foresee(state: T['State'], draft: T['Draft'] | null, target: Target): Foresight;
  /** What a typed command that has been begun can be completed to, likeliest first. */
  completeTyped?(state: T['State'], draft: T['Draft'] | null, text: string): readonly string[];
  prompt(state: T['State'], draft: T['Draft'] | null): Prompt;
  board(state: T['State'], draft: T['Draft'] | null): BoardView;
  overlays(state: T['State']): readonly OverlaySpec[];
  /** What an overlay lights; `counter` is the one that is looked at. An id that is none of `overlays` lights nothing. */
  overlay(state: T['State'], id: string, counter: CounterId | null): readonly Mark[];
  /** A place in words: ground, who stands there, what matters about it now. For those who cannot see the board. */
  describe(state: T['State'], at: Place): string;
  /** What a die is thrown for, said to players; records keep the purpose as `resolve` gives it. Left out: as it is. */
  dieInWords?(state: T['State'], purpose: string): string;
  tracks(state: T['State']): readonly Track[];
  sheets(state: T['State']): readonly Sheet[];
  table(state: T['State']): TableView;
  moment(state: T['State']): Moment;
  tell(before: T['State'], event: T['Event']): LogLine | null;
  /** What a turn (as `moment` names it) has changed from its beginning to its end, in one line; null: nothing is said. */
  recap?(begun: T['State'], ended: T['State']): LogLine | null;
  /** null in the middle of a stretch; a system whose games run through has none. */
  interlude?(state: T['State']): Interlude | null;
  verdict(state: T['State']): Verdict | null;
  /** All that can be counted in a position, one object for each thing that it is about; for the command line. */
  answers?(state: T['State']): readonly { readonly about: string; readonly [field: string]: Json }[];
}
