/** What the table shows of each book: the tellings, decisions and drafts that are known, by name. */
import * as v from 'valibot';
import { readJson } from '../../../core/json/readJson';
import type { Override } from '../engine/hook';
import type { Command, CommandName, DecisionName, Draft, DraftName, EventName } from '../engine/types';
import type { Board } from '../state/board';
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
  readonly overrides: readonly Override[];
};

const phrases = new Map<CommandName, Phrase>();
const tellings = new Map<EventName, Telling>();
const decisions = new Map<DecisionName, DecisionTable>();
const drafts = new Map<DraftName, DraftRule>();
const typed: TypedForm[] = [];

export function addTable(table: BookTable): void {
  for (const one of table.phrases) phrases.set(one.name, one);
  for (const one of table.tellings) tellings.set(one.name, one);
  for (const one of table.decisions) decisions.set(one.name, one);
  for (const one of table.drafts) drafts.set(one.name, one);
  typed.push(...(table.typed ?? []));
  for (const override of table.overrides) override(table.name);
}

/** Of all books, besides what the standard rules have. */
export function furtherTypedForms(): readonly TypedForm[] {
  return typed;
}

/** What a command is to do, as a sentence. */
export function inWords(board: Board, command: Command): string {
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

export function builtIn(draft: Draft): Draft | null {
  return draftRuleOf(draft).built(draft);
}
