/**
 * The books of rules that are known: what each declares, by name. Commands, events and decisions of all books are known
 * in every game; `check` refuses what the rules of the battle have no place for.
 */

import type * as v from 'valibot';
import type { History } from '../../../core/contract/reader';
import type { CaseText } from '../rulebook/case';
import type { PrintedTable, RuleCase } from '../rulebook/cited';
import { addCases } from '../rulebook/rulebook';
import type { CountersById } from '../scenario/namedThere';
import type { OptionSettings } from '../scenario/optionSettings';
import type { BookPosition } from '../scenario/position/form';
import type { PrintedCounter, Scenario } from '../scenario/scenario';
import type { CheckedMap } from '../scenario/validate-map';
import type { Board } from '../state/board';
import type { CommandRule, DecisionRule, EventRule } from './declare';
import { addFurtherBook, booksOf, type Override } from './hook';
import { addExceptions, type Exceptions } from './terrainExceptions';
import type { CommandName, DecisionName, EventName } from './types';

export type Book = {
  /** As scenarios name it (`rules`). */
  readonly name: string;
  /** For a book that is played with wherever a scenario has what it is about, whatever rules that names. */
  readonly when?: (scenario: Scenario) => boolean;
  /** What the file of a scenario has besides, at its top and in its `start`. */
  readonly scenario?: { readonly entries?: v.ObjectEntries; readonly start?: v.ObjectEntries };
  /** What positions in one line may have of it. */
  readonly position?: BookPosition;
  /** What is chosen when a game by it is set up. */
  readonly options?: OptionSettings<RuleCase>;
  /** Writes on the board that a game starts on what the book keeps of its own. */
  readonly start?: (board: Board) => void;
  /** Its cases in our words. */
  readonly cases?: { readonly [rule: string]: CaseText };
  readonly tables?: readonly PrintedTable[];
  readonly history?: History;
  /** Whether a counter must belong to a category of its side; none must where it is left out. */
  readonly mustBelong?: (counter: PrintedCounter) => boolean;
  /**
   * Throws a `DataError` where a scenario has wrongly what the book knows of; asked of every scenario, whatever rules
   * it names.
   */
  readonly check?: ScenarioCheck;
  /** What Cavalry pays to enter kinds of ground, where that is not what the chart says. */
  readonly forCavalry?: Exceptions;
  readonly commands: readonly CommandRule[];
  readonly events: readonly EventRule[];
  readonly decisions: readonly DecisionRule[];
  readonly overrides: readonly Override[];
};

/** The book whose rules hold in every battle. */
export const SHARED = 'standard';

const commands = new Map<CommandName, CommandRule>();
/** Which book declares a command. */
const bookOf = new Map<CommandName, string>();
const events = new Map<EventName, EventRule>();
const decisions = new Map<DecisionName, DecisionRule>();

let inOrder: readonly CommandRule[] = [];

const books: Book[] = [];

export function knownBooks(): readonly Book[] {
  return books;
}

/** The books that a scenario can name. */
const names: string[] = [];

export function bookNames(): readonly string[] {
  return names;
}

export type ScenarioCheck = (scenario: Scenario, counters: CountersById, map: CheckedMap) => void;

const checks: ScenarioCheck[] = [];
const belonging = new Map<string, (counter: PrintedCounter) => boolean>();

export function scenarioChecks(): readonly ScenarioCheck[] {
  return checks;
}

export function mustBelong(rules: string, counter: PrintedCounter): boolean {
  return belonging.get(rules)?.(counter) ?? false;
}

const starts = new Map<string, (board: Board) => void>();

/** Writes on the board what each book of the battle keeps of its own as a game starts. */
export function startBooks(board: Board): void {
  for (const name of booksOf(board.scenario)) starts.get(name)?.(board);
}

/** Makes a book known. Throws if it declares what is declared already. */
export function addBook(book: Book): void {
  books.push(book);
  for (const rule of book.commands) {
    put(commands, rule);
    bookOf.set(rule.name, book.name);
  }
  inOrder = [...commands.values()].sort(
    (a, b) => Number(a.afterOthers ?? false) - Number(b.afterOthers ?? false),
  );
  for (const rule of book.events) put(events, rule);
  for (const rule of book.decisions) put(decisions, rule);
  for (const override of book.overrides) override(book.name);
  if (!book.when) names.push(book.name);
  if (book.cases) addCases(book.name, book.cases, book.tables, book.history);
  if (book.mustBelong) belonging.set(book.name, book.mustBelong);
  if (book.check) checks.push(book.check);
  if (book.forCavalry) addExceptions(book.name, book.forCavalry);
  if (book.start) starts.set(book.name, book.start);
  if (book.when) addFurtherBook(book.name, book.when);
}

function put<K, R extends { readonly name: K }>(rules: Map<K, R>, rule: R): void {
  if (rules.has(rule.name)) throw new Error(`${String(rule.name)} is declared twice`);
  rules.set(rule.name, rule);
}

/** Those that leave a phase come last. */
export function commandRules(): readonly CommandRule[] {
  return inOrder;
}

export function commandRule(name: CommandName): CommandRule {
  return known(commands.get(name), name);
}

/** Whether the rules of a battle know the command: those that all battles share, or one of its books. */
export function isOfBattle(name: CommandName, scenario: Scenario): boolean {
  const book = bookOf.get(name) ?? '';
  return book === SHARED || booksOf(scenario).includes(book);
}

export function eventRule(name: EventName): EventRule {
  return known(events.get(name), name);
}

export function decisionRule(name: DecisionName): DecisionRule {
  return known(decisions.get(name), name);
}

function known<R>(rule: R | undefined, name: string): R {
  if (!rule) throw new Error(`no book declares ${name}`);
  return rule;
}

/** Whether it is a command of any book. */
export function isDeclared(json: unknown): boolean {
  return (
    typeof json === 'object' &&
    json !== null &&
    'do' in json &&
    [...commands.keys()].some((name) => name === json.do)
  );
}
