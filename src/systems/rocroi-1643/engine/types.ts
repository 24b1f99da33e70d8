/**
 * What a game consists of, as open lists: each section adds its own commands, events, tasks and decisions where it
 * declares what they do (`declare module`). That whatever is added is declared is held in `sections` (`Undeclared`).
 */
/** What players can do, by the name that files have for it (`do`). */
// biome-ignore lint/suspicious/noEmptyInterface: sections add to it
export interface CommandTypes {}
/** What happens, by name (`happened`): what is known of it besides. */
// biome-ignore lint/suspicious/noEmptyInterface: sections add to it
export interface EventTypes {}
/** What the rules do next without being asked, by name (`task`): what is known of it besides. */
// biome-ignore lint/suspicious/noEmptyInterface: sections add to it
export interface TaskTypes {}
/** What they wait for a player to decide, by name (`task`): what is known of it besides. */
// biome-ignore lint/suspicious/noEmptyInterface: sections add to it
export interface DecisionTypes {}

export type CommandName = keyof CommandTypes;
export type CommandOf<K extends CommandName> = CommandTypes[K];
export type Command = CommandOf<CommandName>;

export type EventName = keyof EventTypes;
export type EventOf<K extends EventName> = { [N in K]: { readonly happened: N } & EventTypes[N] }[K];
/** What happens: `evolve` turns each of these into the next state. */
export type Event = EventOf<EventName>;

export type TaskName = keyof TaskTypes;
export type TaskOf<K extends TaskName> = { [N in K]: { readonly task: N } & TaskTypes[N] }[K];
export type DecisionName = keyof DecisionTypes;
export type DecisionOf<K extends DecisionName> = {
  [N in K]: { readonly task: N } & DecisionTypes[N];
}[K];
/** One thing that is still to be done, by the rules or by a player. */
export type Task = TaskOf<TaskName> | DecisionOf<DecisionName>;

/** The names of what lists declare; an empty one has none. */
type NamesIn<L> = L extends readonly (infer R)[] ? (R extends { readonly name: infer N } ? N : never) : never;
/** What is named somewhere, and declared by no section; `never` is as it should be. */
export type Undeclared<
  S extends {
    readonly commands: unknown;
    readonly events: unknown;
    readonly tasks: unknown;
    readonly decisions: unknown;
  },
> =
  | Exclude<CommandName, NamesIn<S['commands']>>
  | Exclude<EventName, NamesIn<S['events']>>
  | Exclude<TaskName, NamesIn<S['tasks']>>
  | Exclude<DecisionName, NamesIn<S['decisions']>>;
