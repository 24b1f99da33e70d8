/**
 * What a game consists of, as open lists: each section adds its own commands, events, decisions and drafts to them
 * where it declares what they do (`declare module`), and nothing is listed here. That
 * whatever is added is declared by a book is held where the books are listed (`Undeclared`).
 */
import type { SideId } from '../../../core/contract/values';

/** What players can do, by the name that files have for it (`do`). */
// biome-ignore lint/suspicious/noEmptyInterface: sections add to it
export interface CommandTypes {}
/** What happens, by name (`happened`): what is known of it besides. */
// biome-ignore lint/suspicious/noEmptyInterface: sections add to it
export interface EventTypes {}
/** Decisions that play waits for, by name (`kind`): what is known of one besides whose it is. */
// biome-ignore lint/suspicious/noEmptyInterface: sections add to it
export interface DecisionTypes {}
/** What a player puts together before it is a command, by name (`kind`). */
// biome-ignore lint/suspicious/noEmptyInterface: sections add to it
export interface DraftTypes {}

/** What a game keeps for the rules of one battle, by the name of its book. */
// biome-ignore lint/suspicious/noEmptyInterface: books add to it
export interface SliceTypes {}

/** What the file of a scenario has besides for the rules of one battle. */
// biome-ignore lint/suspicious/noEmptyInterface: books add to it
export interface ScenarioTypes {}
/** The same in its `start`. */
// biome-ignore lint/suspicious/noEmptyInterface: books add to it
export interface StartTypes {}
/** Decisions that a start may leave open, by name: what the file says of one. */
// biome-ignore lint/suspicious/noEmptyInterface: sections add to it
export interface StartDecisionTypes {}
/** What is chosen when a game is set up, by option: its values. */
// biome-ignore lint/suspicious/noEmptyInterface: books add to it
export interface OptionTypes {}

/** Cases of the books of battles, by the numbers that refusals and receipts cite. */
// biome-ignore lint/suspicious/noEmptyInterface: books add to it
export interface CaseTypes {}

export type CommandName = keyof CommandTypes;
export type CommandOf<K extends CommandName> = CommandTypes[K];
export type Command = CommandOf<CommandName>;

export type EventName = keyof EventTypes;
export type EventOf<K extends EventName> = {
  [N in K]: { readonly happened: N } & EventTypes[N];
}[K];
/** What happens: `evolve` turns each of these into the next state. */
export type Event = EventOf<EventName>;

export type DecisionName = keyof DecisionTypes;
export type PendingOf<K extends DecisionName> = {
  [N in K]: { readonly kind: N; readonly by: SideId } & DecisionTypes[N];
}[K];
/** An open decision: while it is open, only its answer is legal. */
export type Pending = PendingOf<DecisionName>;

export type DraftName = keyof DraftTypes;
export type DraftOf<K extends DraftName> = DraftTypes[K];
/** What a player has begun to put together; kept with the game, but neither state nor record. */
export type Draft = DraftOf<DraftName>;

/** The names of what one list of a book declares. */
type NamesIn<L> = L extends readonly { readonly name: infer N }[] ? N : never;
/** What is named somewhere, and declared by none of these books; `never` is as it should be. */
export type Undeclared<
  B extends { readonly commands: unknown; readonly events: unknown; readonly decisions: unknown },
> =
  | Exclude<CommandName, NamesIn<B['commands']>>
  | Exclude<EventName, NamesIn<B['events']>>
  | Exclude<DecisionName, NamesIn<B['decisions']>>;
/** The same for what the table shows. */
export type Unshown<
  T extends {
    readonly phrases: unknown;
    readonly tellings: unknown;
    readonly decisions: unknown;
    readonly drafts: unknown;
  },
> =
  | Exclude<CommandName, NamesIn<T['phrases']>>
  | Exclude<EventName, NamesIn<T['tellings']>>
  | Exclude<DecisionName, NamesIn<T['decisions']>>
  | Exclude<DraftName, NamesIn<T['drafts']>>;
