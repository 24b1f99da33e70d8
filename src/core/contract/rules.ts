/** The rules alone, without words for people: for loader, benches and players of any kind. */
import type { Json, Reason, SideId } from './values';

export type Verdict = {
  readonly winner: SideId | null;
  readonly level: string | null;
  readonly points: { readonly [side: string]: number } | null;
  readonly text: string;
};

/** Lives only inside `perform`; `state` reflects every event emitted so far. */
export interface Play<T extends SystemTypes> {
  readonly state: T['State'];
  /** `after`: the state it leads to, where the system has it already; the same that `evolve` would give. */
  emit(event: T['Event'], after?: T['State']): void;
  /** Dice thrown together, one for each purpose; recorded as faces from 1 to `sides` (six by default). */
  dice(purposes: readonly string[], sides?: number): readonly number[];
}

/** How legal commands are asked for. */
export type Asking = {
  /** All of them, for small positions; otherwise those of a stated generator where there would be too many sets. */
  readonly all?: boolean;
  /**
   * A whole number from 0 to below `below`, drawn by chance. With it they come in an order that is drawn as they are
   * taken, what leaves the phase last: taking the first one draws a command without looking for the others.
   */
  readonly draw?: (below: number) => number;
};

/**
 * A position to think on, for looking many moves ahead: changed in place, without record, words or copies. The same
 * rules say what is legal and what it leads to.
 */
export interface Thinking<T extends SystemTypes> {
  readonly over: boolean;
  /**
   * Legal commands of the open decision, as `moves` of the rules yields them; to be taken before anything is played.
   */
  moves(asking?: Asking): Iterable<T['Command']>;
  isLegal(command: T['Command']): boolean;
  /** Carries out a legal command; `roll` gives a face from 1 to `sides` for each die. */
  play(command: T['Command'], roll: (sides: number) => number): void;
  /**
   * Back to before the last command that was played and not taken back, in a time that depends on that command alone.
   */
  takeBack(): void;
  /** The present state as plain JSON. */
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

/** Methods, not function properties: so systems with types of their own fit into one list. */
export interface Rules<T extends SystemTypes = SystemTypes> {
  readonly id: string;
  /** Raised when the reading of a rule changes, so that old records can be recognised. */
  readonly rulesVersion: number;
  start(scenario: T['Scenario'], options: T['Options']): T['State'];
  /** The one written form of a command: sets sorted, the lowest free id among equal counters. */
  canonical(state: T['State'], command: T['Command']): T['Command'];
  /** Legal commands of the open decision, each in its one form, found lazily. */
  moves(state: T['State'], asking?: Asking): Iterable<T['Command']>;
  /** All reasons against it; none: it is legal. The only judge. */
  check(state: T['State'], command: T['Command']): readonly Reason[];
  /** Only ever called for a legal command. */
  resolve(play: Play<T>, command: T['Command']): void;
  evolve(state: T['State'], event: T['Event']): T['State'];
  /** A position to think on, starting at this state; left out: `thinkOn` builds one from the other functions. */
  think?(state: T['State']): Thinking<T>;
  /**
   * The command that passes on where the side to act has nothing to do; null: it has. It is performed automatically as
   * a game begins and after every press, until there is nothing more to pass.
   */
  onward?(state: T['State']): T['Command'] | null;
  /**
   * Whether a command of a press, not its first, has nothing left to do after those before it: it is then passed over.
   * Left out: none ever has.
   */
  isIdle?(state: T['State'], command: T['Command']): boolean;
  verdict(state: T['State']): Verdict | null;
}
