/**
 * What a coach says of a position: what to look at, what makes sense and why, what threatens. It is no part of the
 * rules; each system that has one brings it beside them (`src/systems/coaches`).
 */
import type { Ghost, Mark } from './board';
import type { SystemTypes } from './rules';
import type { Target } from './table';
import type { CounterId, Shape, SideId } from './values';

/** What several acts lead to, to be seen at once; a computer player has plans of its own (`contract/opponent`). */
export type PlanView = {
  /** Each in its order: the way of a counter, and where it would stand. */
  readonly steps: readonly { readonly marks: readonly Mark[]; readonly ghost: Ghost }[];
  /** What all of them together are for: targets, and who attacks them. */
  readonly marks: readonly Mark[];
};

export type Advice<T extends SystemTypes = SystemTypes, Case extends string = string> = {
  /** One or more whole sentences. */
  readonly text: string;
  /** The cases that it rests on. */
  readonly rules: readonly Case[];
  /** What it names, to be lit. */
  readonly counters: readonly CounterId[];
  readonly where: readonly Shape[];
  /**
   * What to do, one after the other: the first is legal now, each other one after those before it; empty: it only
   * warns.
   */
  readonly commands: readonly T['Command'][];
  /**
   * Pressed in turn with nothing begun, they begin the first of these commands: drafts only, nothing is carried out.
   */
  readonly prepare: readonly Target[];
  /** What would then carry it out; null where there is nothing to point at. */
  readonly point: Target | null;
  /** Left out where all of it is seen once its first command is begun. */
  readonly plan?: PlanView;
};

export type Coaching<T extends SystemTypes = SystemTypes, Case extends string = string> = {
  /** What to look at now, in whole sentences. */
  readonly look: string;
  /** The cases that it rests on. */
  readonly rules: readonly Case[];
  /** A few acts that make sense now, the best first; empty where there is nothing sensible to compute. */
  readonly acts: readonly Advice<T, Case>[];
  /** What the opponent can do in the next turn, the worst first. */
  readonly threats: readonly Advice<T, Case>[];
};

/** What one counter has to fear in the next turn of the enemy. */
export type Threat<Case extends string = string> = {
  readonly counter: CounterId;
  /** One or more whole sentences. */
  readonly text: string;
  readonly rules: readonly Case[];
  /** What it names, to be lit. */
  readonly counters: readonly CounterId[];
  readonly where: readonly Shape[];
};
/** What the enemy could bring against a side in his next turn. */
export type Threats<Case extends string = string> = {
  /** Each counter that he could come to, the one that is likeliest lost first. */
  readonly rows: readonly Threat<Case>[];
  /** What is counted and what is not, or why there is nothing to count. */
  readonly note: string;
  /** The same on the map. */
  readonly marks: readonly Mark[];
};

/** Segments that can be ended one after the other, of whichever side, until something is to be decided. */
export type PassingOn<T extends SystemTypes = SystemTypes, Case extends string = string> = {
  /** One after the other, each legal after those before it, and none throws a die; empty: nothing is passed. */
  readonly commands: readonly T['Command'][];
  /** The segments among them in which something could have been done, in words. */
  readonly passed: readonly string[];
  /** How many are passed, those in which nothing could be done too, in a sentence. */
  readonly text: string;
  /** Why it goes no further: where, in words, and who could meet whom there, or what is to be decided. */
  readonly stop: Pick<Threat<Case>, 'text' | 'rules' | 'counters' | 'where'>;
};

/** Methods, so that coaches of systems with types of their own fit into one list. */
export interface Coach<T extends SystemTypes = SystemTypes> {
  /** The id of the system. */
  readonly system: string;
  /** For the side that decides. Without a decision, as after the end, there is nothing but `look`. */
  coach(state: T['State']): Coaching<T>;
  /** What a legal command of the side that decides would expose; null: nothing that is worth a word. */
  exposes(state: T['State'], command: T['Command']): Advice<T> | null;
  /** How good a state is for a side, in whole hundredths of a unit that is the coach's own. */
  measure(state: T['State'], side: SideId): number;
  /**
   * What commands are worth to the side that decides, in the same hundredths: the expected measure over all their dice,
   * with what else the coach looks at in this phase. An empty list: doing nothing that need not be done.
   */
  worthOf(state: T['State'], commands: readonly T['Command'][]): number;
  /**
   * What the enemy could bring against that side in his next turn; with a counter of it also wherever that one could
   * go. An overlay that is `aside` shows it. Left out: nothing is counted.
   */
  threats?(state: T['State'], side: SideId, counter: CounterId | null): Threats;
  /**
   * The same against one counter of that side: the one that a legal command moves, where it would be then, or else the
   * one given. null: nobody could come to it, or it is of the other side.
   */
  threatTo?(
    state: T['State'],
    side: SideId,
    command: T['Command'] | null,
    counter: CounterId | null,
  ): Threat | null;
  /**
   * What could be passed from here on while nobody can meet an enemy. `by`: the sides that are passed for; the others
   * are played by somebody else. Left out: it is not told.
   */
  passOn?(state: T['State'], by: readonly SideId[]): PassingOn<T>;
}
