/**
 * How a section declares what the table shows of it: how an event is worded, how an open decision is made, how a draft
 * is read and stored. Beside the rules of the same section, which know nothing of it.
 */
import type * as v from 'valibot';
import type { Remnant } from '../../../core/contract/board';
import type { CounterId } from '../../../core/contract/values';
import type {
  CommandName,
  CommandOf,
  DecisionName,
  Draft,
  DraftName,
  DraftOf,
  EventName,
  EventOf,
} from '../engine/types';
import type { LogLine, Preview } from '../rulebook/cited';
import type { Board } from '../state/board';
import type { Press, Stage } from './stage';

/** How much a line of the log matters. */
export type Weight = Pick<LogLine, 'weight' | 'headline'>;
export const NOTABLE: Weight = { weight: 'notable' };

export function grave(headline: string): Weight {
  return { weight: 'grave', headline };
}

/** Methods, so that tellings of single events fit in one list. */
export interface Telling<K extends EventName = EventName> {
  readonly name: K;
  /** Its line of the log; null for what the log shows by its headings already. */
  line(before: Board, event: EventOf<K>): LogLine | null;
  /** How much the line matters, where it is more than usual. */
  weight?(before: Board, event: EventOf<K>): Weight;
  /** What can be seen of it on the map for a Player-Turn; `text` is that of its line. */
  leaves?(before: Board, event: EventOf<K>, text: string): readonly Remnant[];
}

export function telling<K extends EventName>(
  name: K,
  line: Telling<K>['line'],
  more: Omit<Telling<K>, 'name' | 'line'> = {},
): Telling<K> {
  return { name, line, ...more };
}

/** What a command is to do, as a sentence: legal or not, and whatever ids it names. */
export interface Phrase<K extends CommandName = CommandName> {
  readonly name: K;
  text(board: Board, command: CommandOf<K>): string;
}

export function phrase<K extends CommandName>(name: K, text: Phrase<K>['text']): Phrase<K> {
  return { name, text };
}

/** An open decision at the table. */
export type DecisionTable = {
  readonly name: DecisionName;
  readonly stage: Stage;
  /** Its heading, where it does not belong to the phase that is going on: `sideName` is whose it is. */
  readonly heading?: (sideName: string, board: Board) => string;
  /** No phase has begun while it is open. */
  readonly betweenPhases?: boolean;
};

/** A way of typing a command that the standard rules do not have. */
export type TypedForm = {
  /** As an example, and what it does. */
  readonly form: readonly [example: string, does: string];
  /** In capitals and without spaces; its groups are the parts. */
  readonly pattern: RegExp;
  readonly press: (board: Board, parts: readonly string[]) => Press;
  readonly preview: (board: Board, parts: readonly string[]) => Preview;
};

/** Methods, so that single kinds of drafts fit in one list. */
export interface DraftRule<K extends DraftName = DraftName> {
  readonly name: K;
  readonly form: v.VariantOptions<'kind'>[number] & v.GenericSchema<unknown, DraftOf<K>>;
  /** Every counter that it names: without one of them it is no draft of this game. */
  counters(draft: DraftOf<K>): readonly CounterId[];
  /** Those that are shown as picked. */
  picked(draft: DraftOf<K>): readonly CounterId[];
  /** Whether something is chosen that a press on the map is meant for. */
  isInHand(draft: DraftOf<K>): boolean;
  /** What of it was put together, without what is merely chosen; null: nothing. */
  built(draft: DraftOf<K>): DraftOf<K> | null;
  /** What of it goes on after a command, on the board that it has led to; left out: nothing. */
  goesOn?(board: Board, draft: DraftOf<K>): Draft | null;
  /** Whether one that names known counters can be continued; always, where it is left out. */
  isUsable?(board: Board, draft: DraftOf<K>): boolean;
}

export function draftRule<K extends DraftName>(name: K, rule: Omit<DraftRule<K>, 'name'>): DraftRule<K> {
  return { name, ...rule };
}
