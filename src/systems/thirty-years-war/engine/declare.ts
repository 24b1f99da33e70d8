/**
 * How a section declares what it adds to a game: a command, an event, a decision, each with all that the rules know of
 * it.
 */
import type * as v from 'valibot';
import type { Asking } from '../../../core/contract/rules';
import type { Reason, RuleCase } from '../rulebook/cited';
import type { Phase, Scenario } from '../scenario/scenario';
import type { StartDemands } from '../scenario/startDemands';
import type { Board } from '../state/board';
import type { BattlePlay } from './system';
import type {
  CommandName,
  CommandOf,
  DecisionName,
  EventName,
  EventOf,
  Pending,
  PendingOf,
  StartDecisionTypes,
} from './types';

/** The form of what lies in files, told from others by one of its keys. */
export type Form<T> = v.VariantOptions<'do'>[number] & v.GenericSchema<unknown, T>;

/** When a command may be given at all; what stands against it then is for its `check`. */
export type Given =
  /**
   * In one phase; the case that says so is 4.1 unless another does. `elsewhere`: the refusal in battles of other books.
   */
  | { readonly phase: Phase; readonly rule?: RuleCase; readonly elsewhere?: (board: Board) => Reason }
  /** As the answer to an open decision; `otherwise` is the refusal where it is not open. */
  | { readonly answers: DecisionName; readonly otherwise: (board: Board) => Reason }
  /** In every phase. */
  | 'always';

/** Methods, so that the rules of single commands stand in one list. */
export interface CommandRule<K extends CommandName = CommandName> {
  readonly name: K;
  readonly form: Form<CommandOf<K>>;
  readonly given: Given;
  /** It leaves the phase: where moves are asked for it comes after all that can be done in it. */
  readonly afterOthers?: true;
  /** All reasons against it at a time when it may be given; none: it is legal. */
  check(board: Board, command: CommandOf<K>): readonly Reason[];
  /** The one way of writing it; left out where there is but one. */
  canonical?(board: Board, command: CommandOf<K>): CommandOf<K>;
  /**
   * Those that are legal at a time when one may be given, each in its one form; of many `inTurn`, found as they are
   * taken.
   */
  moves(board: Board, asking: Asking): Iterable<CommandOf<K>>;
  /** Carries it out; only ever called for a legal one. */
  resolve(play: BattlePlay, command: CommandOf<K>): void;
}

export function command<K extends CommandName>(name: K, rule: Omit<CommandRule<K>, 'name'>): CommandRule<K> {
  return { name, ...rule };
}

export interface EventRule<K extends EventName = EventName> {
  readonly name: K;
  /** Writes on the board what it changes. */
  evolve(board: Board, event: EventOf<K>): void;
}

export function event<K extends EventName>(
  name: K,
  evolve: (board: Board, event: EventOf<K>) => void,
): EventRule<K> {
  return { name, evolve };
}

export interface DecisionRule<K extends DecisionName = DecisionName> {
  readonly name: K;
  /** The refusal of all that does not answer it. */
  first(board: Board, open: PendingOf<K>): Reason;
  /** How a scenario may start with it; left out where none does. */
  readonly atStart?: AtStart;
}

/** What a decision says of itself in the `start` of a scenario. */
export interface AtStart<K extends keyof StartDecisionTypes = keyof StartDecisionTypes> {
  readonly form: v.VariantOptions<'kind'>[number];
  /** Throws a `DataError` where it cannot be open. */
  check(scenario: Scenario, open: StartDecisionTypes[K], is: StartDemands): void;
  /**
   * Opens it. `due` is what the rules ask before this Game-Turn, if they do. Throws a `DataError` where the rules do
   * not leave it open.
   */
  open(board: Board, open: StartDecisionTypes[K], due: Pending | null): void;
}

export function decision<K extends DecisionName>(
  name: K,
  first: (board: Board, open: PendingOf<K>) => Reason,
  atStart?: K extends keyof StartDecisionTypes ? AtStart<K> : never,
): DecisionRule<K> {
  return { name, first, ...(atStart ? { atStart } : {}) };
}

/** The decision of that name, if it is the one that is open. */
export function openDecision<K extends DecisionName>({ pending }: Board, name: K): PendingOf<K> | null {
  return isOpen(pending, name) ? pending : null;
}

/** The same where nothing else can be open. Throws if it is not. */
export function theDecision<K extends DecisionName>(board: Board, name: K): PendingOf<K> {
  const open = openDecision(board, name);
  if (!open) throw new Error(`${name} is not open`);
  return open;
}

function isOpen<K extends DecisionName>(
  pending: PendingOf<K> | Board['pending'],
  name: K,
): pending is PendingOf<K> {
  return pending?.kind === name;
}
