/** What the board draws, as plain values; the ui never reads a system's state. */
import type { CounterId, Place, Shape, SideId } from './values';

export type CounterView = {
  readonly id: CounterId;
  readonly side: SideId;
  /** null: not on the board; `tray` then says where. */
  readonly at: Place | null;
  readonly tray: string;
  /** Short name for the panel. */
  readonly name: string;
  /** Full accessible name, with what matters about it now. */
  readonly label: string;
  /** What the system's own counter drawing understands. */
  readonly face: { readonly [field: string]: string | number | boolean };
  /** Words to find and filter it by, in the system's own terms: `infantry`, `disrupted`, `not moved`. */
  readonly tags: readonly string[];
  /**
   * `spent` (has acted), `ready` (may act now, if need be instead of the one picked), `picked` (in the draft),
   * `obliged` (must still act), `reversed`.
   */
  readonly condition: readonly CounterCondition[];
  /** Which way it looks: whole degrees, clockwise from the top of the printed sheet. Left out where it has no front. */
  readonly facing?: number;
  /** How large it is on a table without hexes, where `at` is its middle. */
  readonly extent?: Extent;
  /** What it can be turned to now: one of these facings, or any whole degree. Left out where it cannot be turned. */
  readonly turns?: readonly number[] | 'freely';
  /** It is turned about one of its front corners, not about its middle. */
  readonly wheels?: true;
  /** It stands there only in what a side would do: set by the table, never by a system. */
  readonly supposed?: true;
};
/** Tenths of a millimetre: from flank to flank, from front to rear. */
export type Extent = { readonly width: number; readonly depth: number };
export const COUNTER_CONDITIONS = ['ready', 'picked', 'spent', 'obliged', 'reversed'] as const;
export type CounterCondition = (typeof COUNTER_CONDITIONS)[number];

/** What a mark on the board says, whatever the system. */
export const MARK_MEANINGS = [
  'reach', // may be chosen as a destination
  'target', // may be chosen as a target
  'futile', // may be chosen as a target, without any effect
  'path', // the way that would be taken or was taken; a mere number on it: which of several that are gone in turn
  'later', // one of these that is not the next
  'measure', // a distance that is measured; its label says how far
  'sight', // a free line
  'sight-blocked', // a line that is stopped
  'blocker', // what stops it
  'selected',
  'attack', // from an attacker to a defender
  'obligation', // something that must still be dealt with
  'cause', // the cause of a refusal
  'named', // what a text names that is pointed at
  'control', // under the control of `side`
  'seen', // what can be seen or hit from somewhere
  'hint', // what a lesson or advice is about
] as const;
export type MarkMeaning = (typeof MARK_MEANINGS)[number];
/** What a mark says in one system only: its surface knows how that is drawn and read out. */
export type OwnMeaning = { readonly own: string };

/** A counter where it would come to stand. */
export type Ghost = {
  readonly counter: CounterId;
  readonly at: Place;
  readonly facing?: number;
};

/** `label` is drawn small inside a place (a cost, a chance) and read out. */
export type Mark = {
  readonly means: MarkMeaning | OwnMeaning;
  readonly label: string;
  readonly shape: Shape;
  /** The side it belongs to, where that matters: each side has its own pattern. */
  readonly side?: SideId;
};

/**
 * What play has left on the ground: drawn by the surface, under the counters or, where they would hide it, over them;
 * read out by its label.
 */
export type Trace = {
  /** As the surface knows it, like kinds of ground. */
  readonly kind: string;
  readonly label: string;
  readonly shape: Shape;
  /** The side it belongs to, if any. */
  readonly side?: SideId;
};

export const REMNANTS = [
  'trail', // a way gone, along a line
  'fallen', // who was lost in a place
  'taken', // what was taken in a place
  'die', // a die thrown between two places
] as const;
/** What a line of the log leaves to be seen for a while. */
export type Remnant = Omit<Trace, 'kind'> & {
  readonly kind: (typeof REMNANTS)[number];
  /** A letter or two drawn in it: the face of a die. */
  readonly sign?: string;
};

/** All that the board draws; the ui never reads a system's state. */
export type BoardView = {
  readonly counters: readonly CounterView[];
  readonly marks: readonly Mark[];
  /** Where what is being put together would bring counters; left out where it brings none anywhere. */
  readonly ghosts?: readonly Ghost[];
  /** Left out where the ground never changes. */
  readonly traces?: readonly Trace[];
  /**
   * Piles beside the board, in an order that stays the same while counters are placed; left out where there are none.
   */
  readonly beside?: readonly BesidePlace[];
};

/** A pile beside the board: the next counter to take from it, or null when it is empty. */
export type BesidePlace = { readonly name: string; readonly counter: CounterId | null };

/** A layer that can be shown over the board at any time, several at once. */
export type OverlaySpec = {
  readonly id: string;
  readonly label: string;
  /** What it shows, in one sentence. */
  readonly note: string;
  readonly side: SideId | null;
  /** Whether it is about the counter looked at. */
  readonly needsCounter: boolean;
  /** The only counters it can be about: it shows the one looked at last. */
  readonly about?: readonly CounterId[];
  /** A letter that shows it, with Shift; left out: its number among those that have none. */
  readonly key?: string;
  /** What it shows takes time: it is `Coach.threats` of its side, counted aside and drawn when it is there. */
  readonly aside?: true;
};
