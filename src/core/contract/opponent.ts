/**
 * What a computer player needs of a system besides its rules: plans for the decision that is open, and how good a
 * position is. It sees a state and nothing else: neither record nor generator, so its thought takes no part in the
 * dice.
 */
import type { Draw } from '../dice/draw';
import type { SystemTypes } from './rules';
import type { CounterId, Place, SideId } from './values';

/** How much may be thought: counted in positions, not in time, so that it comes to the same everywhere. */
export interface Effort {
  /** Counts positions that are weighed; false: no more of them may be. */
  weigh(positions?: number): boolean;
  /** Positions that may still be weighed. */
  readonly left: number;
  /** How many different plans are wanted, to be compared further. */
  readonly wanted: number;
  /** How much of the usual heed is paid to what the other side could do next, in per cent. */
  readonly care: number;
}

/** Why an act is chosen, by the figures that decided; `Mind.told` puts it into a sentence. */
export type Why = {
  /** A word of the system's own. */
  readonly kind: string;
  readonly counters: readonly CounterId[];
  /** What else on the map it is about; left out: nothing but its counters. */
  readonly places?: readonly Place[];
  readonly figures: { readonly [name: string]: number };
};

/**
 * Commands that belong together. The first is legal now, each other one after those before it unless a die or the
 * other side comes between.
 */
export type Plan<T extends SystemTypes = SystemTypes> = {
  readonly commands: readonly T['Command'][];
  /** What is expected of it, in whole hundredths of a unit that is the system's own; the higher the better. */
  readonly worth: number;
  readonly why: Why;
  /**
   * What is done after it as long as it is legal, found at the same look, each with a reason of its own; left out:
   * nothing.
   */
  readonly after?: readonly Pick<Plan<T>, 'commands' | 'why'>[];
};

/** Methods, so that minds for systems with types of their own fit into one list. */
export interface Mind<T extends SystemTypes = SystemTypes> {
  /** The id of the system. */
  readonly system: string;
  /** The side that decides now; null: nothing is left to decide. */
  decides(state: T['State']): SideId | null;
  /**
   * A short text that is another one in every position that may occur in a game: what is drawn by chance hangs on it.
   */
  moment?(state: T['State']): string;
  /**
   * A number that grows by one with every turn of either side; left out: so many commands are played on and no more.
   */
  turn?(state: T['State']): number;
  /** How good a state is for a side, in the hundredths of `Plan.worth`. */
  evaluate(state: T['State'], side: SideId): number;
  /**
   * What more may come of a state than `evaluate` says, in the same hundredths: how near the side is to what it wants,
   * and the other one. It counts where plans are played on, which ends before they have borne fruit; left out: 0.
   */
  outlook?(state: T['State'], side: SideId): number;
  /**
   * Sensible plans for the open decision, in any order; left out, or without any plan: all legal commands are compared.
   * The first is found however little effort there is.
   */
  plans?(state: T['State'], effort: Effort, draw: Draw): Iterable<Plan<T>>;
  /**
   * Whether plans for this decision differ in what comes of them later, so that they are played on; left out: always.
   */
  isFarReaching?(state: T['State']): boolean;
  /** A reason in one whole sentence; left out: none is told. */
  told?(state: T['State'], why: Why): string;
  /** What a hundred of `evaluate` are, in the plural. */
  readonly unit: string;
}
