/** What the table shows of each book: the tellings, decisions and drafts that are known, by name. */
import * as v from 'valibot';
import type { Hint } from '../../../core/contract/table';
import { readJson } from '../../../core/json/readJson';
import { boardOf } from '../engine/boards';
import { SHARED } from '../engine/book';
import { booksOf, type Override } from '../engine/hook';
import type { ThirtyYearsWar } from '../engine/system';
import type { Command, CommandName, DecisionName, Draft, DraftName, EventName } from '../engine/types';
import type { RuleCase } from '../rulebook/cited';
import type { Board } from '../state/board';
import type { Piece } from '../state/piece';
import type { DecisionTable, DraftRule, Phrase, Telling, TypedForm } from './declare';

export type BookTable = {
  /** The book it belongs to, as scenarios name it (`rules`). */
  readonly name: string;
  readonly phrases: readonly Phrase[];
  readonly tellings: readonly Telling[];
  readonly decisions: readonly DecisionTable[];
  readonly drafts: readonly DraftRule[];
  /** Ways of typing its commands. */
  readonly typed?: readonly TypedForm[];
  /** What is told once when it first comes up; left out: nothing. */
  readonly hints?: readonly HintRule[];
  readonly overrides: readonly Override[];
};

/** A hint of one book, given where that is played with. */
export type HintRule = {
  readonly id: string;
  readonly text: string;
  /** One more sentence, with figures of this board. */
  example?(board: Board): string;
  readonly rule: RuleCase;
  /** The counters that it is about; null: it does not come up on this board. */
  comesUp(board: Board): readonly Piece[] | null;
};

const phrases = new Map<CommandName, Phrase>();
const tellings = new Map<EventName, Telling>();
const decisions = new Map<DecisionName, DecisionTable>();
const drafts = new Map<DraftName, DraftRule>();
const typed: TypedForm[] = [];
const hints: Hint<ThirtyYearsWar, RuleCase>[] = [];

export function addTable(table: BookTable): void {
  for (const one of table.phrases) phrases.set(one.name, one);
  for (const one of table.tellings) tellings.set(one.name, one);
  for (const one of table.decisions) decisions.set(one.name, one);
  for (const one of table.drafts) drafts.set(one.name, one);
  typed.push(...(table.typed ?? []));
  hints.push(...(table.hints ?? []).map((one) => hintOf(table.name, one)));
  for (const override of table.overrides) override(table.name);
}

/** Of all books, besides what the standard rules have. */
export function furtherTypedForms(): readonly TypedForm[] {
  return typed;
}

function hintOf(book: string, { comesUp, example, ...hint }: HintRule): Hint<ThirtyYearsWar, RuleCase> {
  return {
    ...hint,
    ...(example ? { example: (state) => example(boardOf(state)) } : {}),
    id: `${book}-${hint.id}`,
    comesUp(state) {
      const isPlayed = book === SHARED || booksOf(state.scenario).includes(book);
      return isPlayed ? (comesUp(boardOf(state))?.map(({ id }) => id) ?? null) : null;
    },
  };
}

/** Of all books, those of the standard rules first. */
export function allHints(): readonly Hint<ThirtyYearsWar, RuleCase>[] {
  return hints;
}

/** What a command is to do, as a sentence. */
export function commandInWords(board: Board, command: Command): string {
  return known(phrases.get(command.do), command.do).text(board, command);
}

export function tellingOf(name: EventName): Telling {
  return known(tellings.get(name), name);
}

export function decisionTable(name: DecisionName): DecisionTable {
  return known(decisions.get(name), name);
}

export function draftRuleOf({ kind }: Draft): DraftRule {
  return known(drafts.get(kind), kind);
}

function known<T>(one: T | undefined, name: string): T {
  if (!one) throw new Error(`no table shows ${name}`);
  return one;
}

/** Made again when another book is registered. */
let made: { readonly of: number; readonly form: v.GenericSchema<unknown, Draft> } | null = null;

/** Throws a `DataError` with the path of what is wrong. */
export function readDraft(json: unknown): Draft {
  if (made?.of !== drafts.size) {
    const any = v.variant(
      'kind',
      [...drafts.values()].map(({ form }) => form),
    );
    made = { of: drafts.size, form: v.pipe(any, v.custom<Draft>(isDraft)) };
  }
  return readJson(made.form, json, 'draft');
}

function isDraft(json: unknown): boolean {
  return (
    typeof json === 'object' &&
    json !== null &&
    'kind' in json &&
    [...drafts.keys()].some((name) => name === json.kind)
  );
}

export function goesOn(board: Board, draft: Draft): Draft | null {
  return draftRuleOf(draft).goesOn?.(board, draft) ?? null;
}

export function builtIn(draft: Draft): Draft | null {
  return draftRuleOf(draft).built(draft);
}
