/** Commands, events, tasks and decisions of all sections, by name. */
import type { CommandRule, DecisionRule, EventRule, TaskRule } from './declare';
import type { CommandName, DecisionName, EventName, TaskName } from './types';

export type Section = {
  readonly commands: readonly CommandRule[];
  readonly events: readonly EventRule[];
  readonly tasks: readonly TaskRule[];
  readonly decisions: readonly DecisionRule[];
};

const commands = new Map<string, CommandRule>();
const events = new Map<string, EventRule>();
const tasks = new Map<string, TaskRule>();
const decisions = new Map<string, DecisionRule>();
let inOrder: readonly CommandRule[] = [];

/** Makes a section known. Throws if it declares what is declared already. */
export function addSection(section: Section): void {
  for (const rule of section.commands) put(commands, rule);
  for (const rule of section.events) put(events, rule);
  for (const rule of section.tasks) put(tasks, rule);
  for (const rule of section.decisions) put(decisions, rule);
  const last = ({ afterOthers }: CommandRule) => Number(afterOthers ?? false);
  inOrder = [...commands.values()].sort((a, b) => last(a) - last(b));
}

function put<R extends { readonly name: string }>(rules: Map<string, R>, rule: R): void {
  if (rules.has(rule.name)) throw new Error(`${rule.name} is declared twice`);
  rules.set(rule.name, rule);
}

/** Those that leave a step come last. */
export function commandRules(): readonly CommandRule[] {
  return inOrder;
}

export function commandRule(name: CommandName): CommandRule {
  return known(commands.get(name), name);
}

export function eventRule(name: EventName): EventRule {
  return known(events.get(name), name);
}

export function taskRule(name: TaskName): TaskRule {
  return known(tasks.get(name), name);
}

/** The rule of a decision; null: the name is that of a task. */
export function decisionRule(name: TaskName | DecisionName): DecisionRule | null {
  return decisions.get(name) ?? null;
}

function known<R>(rule: R | undefined, name: string): R {
  if (!rule) throw new Error(`no section declares ${name}`);
  return rule;
}
