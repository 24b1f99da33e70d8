/** Whether a goal of a lesson is reached, and whether it still can be. */
import type { Asking } from '../contract/rules';
import type { GameSystem } from '../contract/system';
import type { Json } from '../contract/values';
import { isTable, matches } from '../example/facts';
import { Unfolding } from '../unfolding';
import type { Goal } from './lesson';

type Looking = Pick<GameSystem, 'answers' | 'moves' | 'resolve' | 'evolve' | 'onward' | 'verdict'>;

/** Whether everything that can be counted in a state fits: some of it each of `holds`, none of it any of `lacks`. */
export function holdsIn(
  system: Pick<GameSystem, 'answers'>,
  state: Json,
  { holds = [], lacks = [] }: { readonly holds?: readonly Json[]; readonly lacks?: readonly Json[] },
): boolean {
  const counted = system.answers?.(state, subjectsOf([...holds, ...lacks])) ?? [];
  const fits = (pattern: Json) => counted.some((one) => matches(pattern, one));
  return holds.every(fits) && !lacks.some(fits);
}

/** What the patterns are about; undefined: one of them could be about anything. */
function subjectsOf(patterns: readonly Json[]): ReadonlySet<string> | undefined {
  const subjects = patterns.map((one) => (isTable(one) ? one.about : undefined));
  return subjects.every((one) => typeof one === 'string') ? new Set(subjects) : undefined;
}

/** Whether a command that led to this state reaches the goal; a goal that no command reaches is left to the page. */
export function isReachedBy(
  system: Pick<GameSystem, 'answers'>,
  goal: Goal,
  command: Json,
  after: Json,
): boolean {
  if ('command' in goal) return matches(goal.command, command);
  return 'holds' in goal && holdsIn(system, after, goal);
}

export type Reachable = 'yes' | 'no' | 'too far to see';

/**
 * Whether some legal commands, `acts` at most, reach the goal from a state, with these dice in their order; dice beyond
 * them show 1. One way to each place is tried first and then, as there are thousands of them, every way; each with few
 * commands before more. All give up beyond `most` positions, in the order of `moves`.
 */
export function isReachable(
  system: Looking,
  state: Json,
  goal: Goal,
  acts: number,
  dice: readonly number[],
  most: number,
): Reachable {
  for (const asking of [{}, { all: true }])
    for (let few = 1; few <= acts; few++) {
      const seen = isReachableBy(system, state, goal, few, dice, most, asking);
      if (seen !== 'no') return seen;
    }
  return 'no';
}

function isReachableBy(
  system: Looking,
  state: Json,
  goal: Goal,
  acts: number,
  dice: readonly number[],
  most: number,
  asking: Asking,
): Reachable {
  let left = most;
  const look = (from: Json, more: number, thrown: number): Reachable => {
    let seen: Reachable = 'no';
    if (more === 0 || system.verdict(from) !== null) return seen;
    // Taken before anything is carried out: they are found on the position as they are taken.
    const commands = upTo(left + 1, system.moves(from, asking));
    for (const command of commands) {
      if (left-- <= 0) return 'too far to see';
      const done = carriedOut(system, from, command, dice, thrown);
      if (isReachedBy(system, goal, command, done.state)) return 'yes';
      const further = look(done.state, more - 1, done.thrown);
      if (further === 'yes') return further;
      if (further !== 'no') seen = further;
    }
    return seen;
  };
  return look(state, acts, 0);
}

function upTo<T>(count: number, of: Iterable<T>): readonly T[] {
  const taken: T[] = [];
  for (const one of of) {
    if (taken.length >= count) break;
    taken.push(one);
  }
  return taken;
}

function carriedOut(
  system: Looking,
  from: Json,
  command: Json,
  dice: readonly number[],
  before: number,
): { readonly state: Json; readonly thrown: number } {
  let thrown = before;
  const play = new Unfolding(system, from, (purposes) => purposes.map(() => dice[thrown++] ?? 1));
  system.resolve(play, command);
  const onward = system.onward?.(play.state) ?? null;
  return onward === null
    ? { state: play.state, thrown }
    : carriedOut(system, play.state, onward, dice, thrown);
}
