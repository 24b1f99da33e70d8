/**
 * The values that the rules, the table and files speak in. Nothing here knows phases, strengths or hexes of any
 * particular system: a place may be a printed hex number or a point on a table without hexes, and every judgement is
 * made by the system. Every number that crosses the contract is a whole one.
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

/** Why something is refused: the case, our wording, and the counters and places that cause it. */
export type Reason<Case extends string = string> = {
  readonly rule: Case;
  /** One name for each thing that can be said. */
  readonly kind: string;
  /** May be worded only when it is read. */
  readonly text: string;
  readonly counters: readonly CounterId[];
  readonly where: readonly Shape[];
  /** Numbers and names in its text that are no places, in the order of its kind; left out where there are none. */
  readonly figures?: readonly (number | string)[];
};

/** One consideration that goes into a result; `by` is what it does (`+2`, `doubled`, `no effect`). */
export type ReceiptItem<Case extends string = string> = {
  readonly by: string;
  readonly because: string;
  readonly rule: Case;
  readonly counters: readonly CounterId[];
};

/** How good an outcome is for the side that throws: its colour is the same in every table. */
export const OUTCOME_TONES = ['best', 'good', 'mixed', 'none', 'bad', 'worst'] as const;
export type OutcomeTone = (typeof OUTCOME_TONES)[number];
export type Outcome = {
  /** As printed; results with the same effect here are one outcome: `De or Dd`. */
  readonly label: string;
  readonly tone: OutcomeTone;
  /** What it does to the units concerned, in words. */
  readonly means: string;
  readonly chance: readonly [ways: number, of: number];
};

/** One thing that may happen to a unit. */
export type ProspectEnd = {
  /** `eliminated`, `may be disrupted`, `nothing` */
  readonly what: string;
  readonly tone: OutcomeTone;
  readonly chance: readonly [ways: number, of: number];
  /** Labels of the outcomes that bring it. */
  readonly by: readonly string[];
};

/**
 * All that may happen to one unit that a die concerns, or to several with the same prospects: the chances add up to 1.
 */
export type Prospect = {
  /** `Piémont`, `La Marine and Rambures` */
  readonly who: string;
  readonly counters: readonly CounterId[];
  readonly ends: readonly ProspectEnd[];
};

/** What a die will decide and why: the same list before the roll, in the resolution and in the log. */
export type Receipt<Case extends string = string> = {
  readonly title: string;
  /** Who acts, and the sums of both sides, where the title does not say it: `Royal (0903) attacks: 12 against 4`. */
  readonly subtitle?: string;
  readonly items: readonly ReceiptItem<Case>[];
  /** The figure that results: `4-1`, `range 3`, `5 or more`. */
  readonly total: string;
  /** The numbers that it comes from, by the system's names for them; left out where there are none. */
  readonly figures?: { readonly [name: string]: number };
  /** Where somebody may still change them, what these chances hold for: `If the defender uses no Leader`. */
  readonly given?: string;
  readonly outcomes: readonly Outcome[];
  /** The same chances, unit by unit. */
  readonly prospects: readonly Prospect[];
  /** Label of the outcome that the die brought; null before the die is thrown. */
  readonly result: string | null;
  /** The printed table, the column used and, once the die is thrown, the row. */
  readonly table: { readonly id: string; readonly column: number; readonly row: number | null } | null;
};
