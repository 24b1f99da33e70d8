/** What a system's rules give to whoever plays by them, without a word for people: loader, benches, players of any kind. */
import type { Json, Reason, SideId } from './values';

export type Verdict = {
  readonly winner: SideId | null;
  readonly level: string | null;
  readonly points: { readonly [side: string]: number } | null;
  readonly text: string;
};

/** Alive only inside `perform`; `state` reflects every event emitted so far. */
export interface Play<T extends SystemTypes> {
  readonly state: T['State'];
  emit(event: T['Event']): void;
  /** Dice thrown together, one a purpose; recorded as faces from 1 to `sides` (six unless told). */
  dice(purposes: readonly string[], sides?: number): readonly number[];
}

/** How legal commands are asked for. */
export type Asking = {
  /** Every one there is, for small positions; without it a choice of them by a stated generator where sets explode. */
  readonly all?: boolean;
  /**
   * A whole number from 0 to below `below`, drawn by chance. With it they come in an order that is drawn as they are
   * taken, what leaves the phase last: whoever takes the first has drawn a command, and no others were looked for.
   */
  readonly draw?: (below: number) => number;
};

/**
 * A position to think on, for whoever looks many moves ahead: changed in place, without record, words or copies. What
 * is legal and what comes of it is told by the same rules.
 */
export interface Thinking<T extends SystemTypes> {
  readonly over: boolean;
  /** Legal commands of the open decision, as `moves` of the rules yields them. */
  moves(asking?: Asking): Iterable<T['Command']>;
  isLegal(command: T['Command']): boolean;
  /** Carries out a legal command; `roll` gives a face from 1 to `sides` for each die. */
  play(command: T['Command'], roll: (sides: number) => number): void;
  /** Back to before the last command that was played and not taken back, in a time that depends on that command alone. */
  takeBack(): void;
  /** As plain JSON, as it stands now. */
  state(): T['State'];
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

/** Methods, not function properties: a system of its own types then stands in a list of systems. */
export interface Rules<T extends SystemTypes = SystemTypes> {
  readonly id: string;
  /** Raised when a rule is read differently than before, so that old records can be told apart. */
  readonly rulesVersion: number;
  start(scenario: T['Scenario'], options: T['Options']): T['State'];
  /** The one way of writing a command: sets sorted, the lowest free id of equal counters. */
  canonical(state: T['State'], command: T['Command']): T['Command'];
  /** Legal commands of the open decision, each in its one form and found as it is taken. */
  moves(state: T['State'], asking?: Asking): Iterable<T['Command']>;
  /** All reasons against; none: legal. The only judge. */
  check(state: T['State'], command: T['Command']): readonly Reason[];
  /** Only ever called for a legal command. */
  resolve(play: Play<T>, command: T['Command']): void;
  evolve(state: T['State'], event: T['Event']): T['State'];
  /** A position to think on that begins at this state; left out: `thinkOn` makes one of the other functions. */
  think?(state: T['State']): Thinking<T>;
  /**
   * The command that carries the game on where whoever is to act has nothing to do; null: somebody has. It is performed
   * by itself as a game begins and after every press, until nothing more is to be passed.
   */
  onward?(state: T['State']): T['Command'] | null;
  verdict(state: T['State']): Verdict | null;
}
