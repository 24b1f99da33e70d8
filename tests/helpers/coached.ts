/** What must hold of everything that the coach says of a position. */
import type { Advice, Coaching } from '../../src/core/contract/coach';
import type { Die } from '../../src/core/dice/dice';
import { sortedJson } from '../../src/core/json/hash';
import { resolve } from '../../src/core/resolve';
import { thirtyYearsWar } from '../../src/systems/thirty-years-war';
import { thirtyYearsWarCoach } from '../../src/systems/thirty-years-war/coach';
import type { ThirtyYearsWar } from '../../src/systems/thirty-years-war/engine/system';
import type { Draft } from '../../src/systems/thirty-years-war/engine/types';
import type { State } from '../../src/systems/thirty-years-war/state/state';

type Said = Coaching<ThirtyYearsWar>;

const CASES = new Set(thirtyYearsWar.rulebook.entries.map(({ rule }) => rule));

/** All that is wrong with the coach in that position; empty: all is well. */
export function coachFaults(state: State): readonly string[] {
  return askCoach(state).faults;
}

/** The same, with the milliseconds that its answer took. */
export function askCoach(state: State): {
  readonly faults: readonly string[];
  readonly milliseconds: number;
} {
  const began = performance.now();
  try {
    const said = thirtyYearsWarCoach.coach(state);
    const milliseconds = performance.now() - began;
    return { faults: faultsIn(state, said), milliseconds };
  } catch (error) {
    const fault = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { faults: [fault], milliseconds: performance.now() - began };
  }
}

function faultsIn(state: State, said: Said): readonly string[] {
  const all: readonly Advice<ThirtyYearsWar>[] = [...said.acts, ...said.threats];
  return [
    ...textFaults('look', said.look, said.rules),
    ...all.flatMap((advice) => [
      ...textFaults('advice', advice.text, advice.rules),
      ...advice.counters
        .filter((id) => !state.counters.some((counter) => counter.id === id))
        .map((id) => `no counter ${id} in “${advice.text}”`),
    ]),
    ...(said.acts.length > 3 ? [`${said.acts.length} acts`] : []),
    ...(said.threats.some(({ commands }) => commands.length > 0) ? ['a threat with commands'] : []),
    ...said.acts.flatMap((act) => [
      ...actFaults(state, act),
      ...pressFaults(state, act),
      ...worthFaults(state, act),
    ]),
  ];
}

export function textFaults(what: string, text: string, rules: readonly string[]): readonly string[] {
  const isWhole = /^[\p{Lu}\d].*\.$/su.test(text) && !/undefined|NaN|\[object| {2}|\.\./.test(text);
  return [
    ...(isWhole ? [] : [`${what}: “${text}” is no whole sentence`]),
    ...rules.filter((rule) => !CASES.has(rule)).map((rule) => `${what}: no case ${rule}`),
  ];
}

/** Each command is legal once those before it have been carried out. */
function actFaults(state: State, act: Advice<ThirtyYearsWar>): readonly string[] {
  let now = state;
  for (const command of act.commands) {
    const [reason] = thirtyYearsWar.check(now, thirtyYearsWar.canonical(now, command));
    if (reason) return [`“${act.text}” is refused: ${reason.text}`];
    const thrown = (purposes: readonly string[], sides: number) =>
      purposes.map((purpose): Die => ({ purpose, sides, face: 1, by: 'hand' }));
    now = resolve(thirtyYearsWar, now, command, thrown).state;
  }
  return act.commands.length === 0 ? [`“${act.text}” does nothing`] : [];
}

/** What prepares it carries nothing out, and what is pointed at then is its first command. */
function pressFaults(state: State, act: Advice<ThirtyYearsWar>): readonly string[] {
  let draft: Draft | null = null;
  for (const target of act.prepare) {
    const pressed = thirtyYearsWar.press(state, draft, target);
    if (pressed.to !== 'draft') return [`“${act.text}”: ${JSON.stringify(target)} is no draft`];
    draft = pressed.draft;
  }
  if (!act.point) return [`“${act.text}”: nothing to point at`];
  const pressed = thirtyYearsWar.press(state, draft, act.point);
  if (pressed.to !== 'commands') return [`“${act.text}”: ${JSON.stringify(act.point)} carries nothing out`];
  const written = (command: unknown) => {
    const read = thirtyYearsWar.read.command(command);
    return sortedJson(thirtyYearsWar.canonical(state, read));
  };
  const [shown, meant] = [written(pressed.commands[0]), written(act.commands[0])];
  return shown === meant ? [] : [`“${act.text}”: shows ${shown}, means ${meant}`];
}

function worthFaults(state: State, act: Advice<ThirtyYearsWar>): readonly string[] {
  const [act_, nothing] = [act.commands, []].map((commands) => thirtyYearsWarCoach.worthOf(state, commands));
  return (act_ ?? 0) >= (nothing ?? 0) ? [] : [`“${act.text}” is worth ${act_}, doing nothing ${nothing}`];
}
