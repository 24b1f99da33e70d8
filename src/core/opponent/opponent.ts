/**
 * A computer player of any system: what it would do now, as a function of the position, the seed and the level alone.
 * So it can take a side over at any moment, its acts are taken back like those of a person, and the same game comes of
 * the same seed. It knows no dice but its own: what it expects of a throw it draws by itself.
 */
import type { Mind, Plan } from '../contract/opponent';
import type { Rules, SystemTypes } from '../contract/rules';
import { drawWhenAsked } from '../dice/draw';
import { hashOf } from '../json/hash';
import { effortOf } from './effort';
import type { Level } from './levels';
import { bestFirst, plansOf } from './plans';
import { playedOn } from './playedOn';

export type Thinker<T extends SystemTypes> = {
  readonly rules: Rules<T>;
  readonly mind: Mind<T>;
  readonly level: Level;
  readonly seed: string;
};

/**
 * The plan for the side that decides; null: there is nothing to decide. `stop` is asked again and again: once it says
 * true, the best plan so far is the answer.
 */
export function decide<T extends SystemTypes>(
  { rules, mind, level, seed }: Thinker<T>,
  state: T['State'],
  stop: () => boolean = () => false,
): Plan<T> | null {
  const draw = drawWhenAsked(() => `opponent ${seed} ${mind.moment?.(state) ?? hashOf(state)}`);
  const effort = effortOf(level, Math.max(1, level.playedOn), stop);
  const plans = different(bestFirst(plansOf(rules, mind, state, { effort, draw })));
  const few = plans.slice(0, Math.max(1, level.playedOn));
  const isShort = level.times === 0 || few.length < 2 || mind.isFarReaching?.(state) === false;
  if (isShort || stop()) return few[0] ?? null;
  return playedOn({ rules, mind, level, state, draw, stop }, few);
}

/** The best plans for the decision, so many different ones at most, the best first: what a player who asks is told. */
export function proposals<T extends SystemTypes>(
  { rules, mind, level, seed }: Thinker<T>,
  state: T['State'],
  wanted: number,
  stop: () => boolean = () => false,
): readonly Plan<T>[] {
  const draw = drawWhenAsked(() => `proposals ${seed} ${mind.moment?.(state) ?? hashOf(state)}`);
  const effort = effortOf(level, wanted, stop);
  return different(bestFirst(plansOf(rules, mind, state, { effort, draw }))).slice(0, wanted);
}

/** Without those whose commands are those of one before them. */
function different<T extends SystemTypes>(plans: readonly Plan<T>[]): readonly Plan<T>[] {
  if (plans.length < 2) return plans;
  const seen = new Set<string>();
  return plans.filter(({ commands }) => {
    const key = JSON.stringify(commands);
    return seen.has(key) ? false : seen.add(key).size > 0;
  });
}

/**
 * Plays a side command by command: what is left of a plan is done as long as it is legal, then it thinks again, until
 * `stop` says true.
 */
export function playerOf<T extends SystemTypes>(thinker: Thinker<T>, stop?: () => boolean) {
  let left: readonly T['Command'][] = [];
  return (state: T['State']): T['Command'] | null => {
    const { rules } = thinker;
    const [next, ...others] = left;
    if (next !== undefined && rules.check(state, rules.canonical(state, next)).length === 0) {
      left = others;
      return rules.canonical(state, next);
    }
    const plan = decide(thinker, state, stop);
    const [first, ...rest] = [
      ...(plan?.commands ?? []),
      ...(plan?.after ?? []).flatMap((one) => one.commands),
    ];
    left = rest;
    return first === undefined ? null : rules.canonical(state, first);
  };
}
