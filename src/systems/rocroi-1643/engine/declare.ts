/**
 * How a section declares what it adds: a command, an event, a task, a decision, each with all that the rules know of
 * it.
 */
import type * as v from 'valibot';
import type { Asking } from '../../../core/contract/rules';
import type { Reason } from '../rulebook/cited';
import type { Step } from '../scenario/scenario';
import type { Board } from '../state/board';
import type { SideIndex } from '../state/numbering';
import type {
  CommandName,
  CommandOf,
  DecisionName,
  DecisionOf,
  Event,
  EventName,
  EventOf,
  Task,
  TaskName,
  TaskOf,
} from './types';

/** Alive only while a command is carried out. */
export type Run = {
  /** As it stands: each event writes to it. */
  readonly board: Board;
  emit(event: Event): void;
  /** One die. */
  die(purpose: string, sides?: number): number;
  /** Dice thrown together. */
  dice(purposes: readonly string[]): readonly number[];
  /** What is to be done before everything that waits already, in this order. */
  plan(...tasks: readonly Task[]): void;
};

export type Form<T> = v.VariantOptions<'do'>[number] & v.GenericSchema<unknown, T>;

/** When a command may be given at all; what stands against it then is for its `check`. */
export type Given<D extends DecisionName = DecisionName> = { readonly step: Step } | { readonly answers: D };

/** Methods, so that the rules of single commands stand in one list. */
export interface CommandRule<K extends CommandName = CommandName> {
  readonly name: K;
  readonly form: Form<CommandOf<K>>;
  readonly given: Given;
  /** It leaves the step: where moves are asked for it comes after all that can be done in it. */
  readonly afterOthers?: true;
  /** All reasons against it at a time when it may be given; none: it is legal. */
  check(board: Board, command: CommandOf<K>): readonly Reason[];
  /** The one way of writing it; left out where there is but one. */
  canonical?(board: Board, command: CommandOf<K>): CommandOf<K>;
  /** Those that are legal at a time when one may be given, each in its one form. */
  moves(board: Board, asking: Asking): Iterable<CommandOf<K>>;
  /** Carries it out; only ever called for a legal one. A decision that it answers is off the agenda by then. */
  resolve(run: Run, command: CommandOf<K>, answered: Task | null): void;
}

export function command<K extends CommandName>(name: K, rule: Omit<CommandRule<K>, 'name'>): CommandRule<K> {
  return { name, ...rule };
}

export interface EventRule<K extends EventName = EventName> {
  readonly name: K;
  /** Writes to the board what has happened. */
  evolve(board: Board, event: EventOf<K>): void;
}

export function event<K extends EventName>(
  name: K,
  evolve: (board: Board, event: EventOf<K>) => void,
): EventRule<K> {
  return { name, evolve };
}

export interface TaskRule<K extends TaskName = TaskName> {
  readonly name: K;
  resolve(run: Run, task: TaskOf<K>): void;
}

export function task<K extends TaskName>(name: K, resolve: (run: Run, task: TaskOf<K>) => void): TaskRule<K> {
  return { name, resolve };
}

export interface DecisionRule<K extends DecisionName = DecisionName> {
  readonly name: K;
  /** Who decides. */
  owner(board: Board, open: DecisionOf<K>): SideIndex;
  /** The refusal of all that does not answer it. */
  first(board: Board, open: DecisionOf<K>): Reason;
  /** What comes of it where nothing is left to decide; null: it is open. */
  settled(board: Board, open: DecisionOf<K>): CommandOf<CommandName> | 'dropped' | null;
}

export function decision<K extends DecisionName>(
  name: K,
  rule: Omit<DecisionRule<K>, 'name'>,
): DecisionRule<K> {
  return { name, ...rule };
}

/** The decision of that name, where it is known to be the one that is open. Throws if it is not. */
export function theDecision<K extends DecisionName>(board: Board, name: K): DecisionOf<K> {
  const [open] = board.facts.agenda;
  if (!open || !isDecision(open, name)) throw new Error(`${name} is not open`);
  return open;
}

/** The same of a task that has been taken off the agenda. */
export function asDecision<K extends DecisionName>(open: Task | null, name: K): DecisionOf<K> {
  if (!open || !isDecision(open, name)) throw new Error(`${name} was not open`);
  return open;
}

function isDecision<K extends DecisionName>(open: Task | DecisionOf<K>, name: K): open is DecisionOf<K> {
  return open.task === name;
}
