/** What must hold of everything that a coach says of a position. */
import type { Advice, Coach, Coaching } from '../../src/core/contract/coach';
import type { SystemTypes } from '../../src/core/contract/rules';
import type { GameSystem } from '../../src/core/contract/system';
import type { Die } from '../../src/core/dice/dice';
import { sortedJson } from '../../src/core/json/hash';
import { resolve } from '../../src/core/resolve';
import { thirtyYearsWar } from '../../src/systems/thirty-years-war';
import { thirtyYearsWarCoach } from '../../src/systems/thirty-years-war/coach';
import type { State } from '../../src/systems/thirty-years-war/state/state';

type Asked = { readonly faults: readonly string[]; readonly milliseconds: number };

/** Of one system, with its coach. */
export function judgeOf<T extends SystemTypes>(system: GameSystem<T>, coach: Coach<T>) {
  const cases = new Set<string>(system.rulebook.entries.map(({ rule }) => rule));
  const texts = (what: string, text: string, rules: readonly string[]) => [
    ...sentenceFaults(what, text),
    ...rules.filter((rule) => !cases.has(rule)).map((rule) => `${what}: no case ${rule}`),
  ];
  const inSaid = (state: T['State'], said: Coaching<T>): readonly string[] => {
    const all: readonly Advice<T>[] = [...said.acts, ...said.threats];
    const counters = new Set<string>(system.board(state, null).counters.map(({ id }) => id));
    return [
      ...texts('look', said.look, said.rules),
      ...all.flatMap((advice) => [
        ...texts('advice', advice.text, advice.rules),
        ...advice.counters
          .filter((id) => !counters.has(id))
          .map((id) => `no counter ${id} in “${advice.text}”`),
      ]),
      ...(said.acts.length > 3 ? [`${said.acts.length} acts`] : []),
      ...(said.threats.some(({ commands }) => commands.length > 0) ? ['a threat with commands'] : []),
      ...said.acts.flatMap((act) => [
        ...actFaults(system, state, act),
        ...pressFaults(system, state, act),
        ...worthFaults(coach, state, act),
      ]),
    ];
  };
  return {
    texts,
    /** All that is wrong with the coach in that position, with the milliseconds that its answer took. */
    ask(state: T['State']): Asked {
      const began = performance.now();
      try {
        const said = coach.coach(state);
        const milliseconds = performance.now() - began;
        return { faults: inSaid(state, said), milliseconds };
      } catch (error) {
        const fault = error instanceof Error ? (error.stack ?? error.message) : String(error);
        return { faults: [fault], milliseconds: performance.now() - began };
      }
    },
  };
}

export function sentenceFaults(what: string, text: string): readonly string[] {
  const isWhole = /^[\p{Lu}\d].*\.$/su.test(text) && !/undefined|NaN|\[object| {2}|\.\./.test(text);
  return isWhole ? [] : [`${what}: “${text}” is no whole sentence`];
}

/** Each command is legal once those before it have been carried out. */
function actFaults<T extends SystemTypes>(
  system: GameSystem<T>,
  state: T['State'],
  act: Advice<T>,
): readonly string[] {
  let now = state;
  for (const command of act.commands) {
    const [reason] = system.check(now, system.canonical(now, command));
    if (reason) return [`“${act.text}” is refused: ${reason.text}`];
    const thrown = (purposes: readonly string[], sides: number) =>
      purposes.map((purpose): Die => ({ purpose, sides, face: 1, by: 'hand' }));
    now = resolve(system, now, command, thrown).state;
  }
  return act.commands.length === 0 ? [`“${act.text}” does nothing`] : [];
}

/** What prepares it carries nothing out, and what is pointed at then is its first command. */
function pressFaults<T extends SystemTypes>(
  system: GameSystem<T>,
  state: T['State'],
  act: Advice<T>,
): readonly string[] {
  let draft: T['Draft'] | null = null;
  for (const target of act.prepare) {
    const pressed = system.press(state, draft, target);
    if (pressed.to !== 'draft') return [`“${act.text}”: ${JSON.stringify(target)} is no draft`];
    draft = pressed.draft;
  }
  if (!act.point) return [`“${act.text}”: nothing to point at`];
  const pressed = system.press(state, draft, act.point);
  if (pressed.to !== 'commands') return [`“${act.text}”: ${JSON.stringify(act.point)} carries nothing out`];
  const written = (command: unknown) => sortedJson(system.canonical(state, system.read.command(command)));
  const [shown, meant] = [written(pressed.commands[0]), written(act.commands[0])];
  return shown === meant ? [] : [`“${act.text}”: shows ${shown}, means ${meant}`];
}

function worthFaults<T extends SystemTypes>(
  coach: Coach<T>,
  state: T['State'],
  act: Advice<T>,
): readonly string[] {
  const [act_, nothing] = [act.commands, []].map((commands) => coach.worthOf(state, commands));
  return (act_ ?? 0) >= (nothing ?? 0) ? [] : [`“${act.text}” is worth ${act_}, doing nothing ${nothing}`];
}

const first = judgeOf(thirtyYearsWar, thirtyYearsWarCoach);

/** Of the Thirty Years War: all that is wrong with the coach in that position; empty: all is well. */
export const coachFaults = (state: State): readonly string[] => first.ask(state).faults;
export const askCoach = first.ask;
export const textFaults = first.texts;
