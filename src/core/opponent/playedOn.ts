/**
 * The best of a few plans by playing them on: each is carried out several times with dice of its own, both sides then
 * go on with little thought for some turns, and what stands then is compared. All plans meet the same throws.
 */
import type { Mind, Plan, Why } from '../contract/opponent';
import type { Rules, SystemTypes } from '../contract/rules';
import type { SideId } from '../contract/values';
import { type Draw, drawFrom } from '../dice/draw';
import { thinkOn } from '../think';
import { effortOf } from './effort';
import type { Level } from './levels';
import { playWithLuck } from './luck';
import { bestFirst, plansOf } from './plans';

export type Asked<T extends SystemTypes> = {
  readonly rules: Rules<T>;
  readonly mind: Mind<T>;
  readonly level: Level;
  readonly state: T['State'];
  readonly draw: Draw;
  readonly stop: () => boolean;
};

/** So many commands are played on at most, and where turns cannot be told. */
const LONGEST = 600;
const WITHOUT_TURNS = 8;
const SEEDS = 1_000_000;

/**
 * The usual plan, the first, unless more than chance speaks for another one; among its figures is then how many `tries`
 * spoke for it.
 */
export function playedOn<T extends SystemTypes>(asked: Asked<T>, plans: readonly Plan<T>[]): Plan<T> | null {
  const tries = triesOf(asked, plans);
  const [usual] = plans;
  if (!usual || tries.length === 0) return usual ?? null;
  const worthOf = (i: number) => Math.round(meanOf(tries.map((found) => found[i] ?? 0)));
  const better = plans.flatMap((plan, i) => {
    const more = tries.map((found) => (found[i] ?? 0) - (found[0] ?? 0));
    return isClear(more) ? [{ ...plan, worth: worthOf(i), why: triedOften(plan.why, tries.length) }] : [];
  });
  return bestFirst(better)[0] ?? { ...usual, worth: worthOf(0) };
}

function triedOften(why: Why, tries: number): Why {
  return { ...why, figures: { ...why.figures, tries } };
}

/**
 * Whether what is more on average is so by more than a standard error: with so few tries a plan that seems better often
 * is not. Squares are compared: roots are kept out of what must be the same everywhere.
 */
export function isClear(more: readonly number[]): boolean {
  const n = more.length;
  const by = meanOf(more);
  if (n < 2 || by <= 0) return false;
  const spread = more.reduce((sum, one) => sum + (one - by) ** 2, 0) / (n - 1);
  return by * by * n > spread;
}

function meanOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length);
}

/**
 * What each plan comes to for the side that decides, in hundredths less luck, in the order of the plans; one list for
 * each set of dice, as often as the level says. Fewer where it is told to stop, none where nothing is left to decide.
 */
export function triesOf<T extends SystemTypes>(
  asked: Asked<T>,
  plans: readonly Pick<Plan<T>, 'commands'>[],
): readonly (readonly number[])[] {
  const side = asked.mind.decides(asked.state);
  const tries: (readonly number[])[] = [];
  while (side !== null && tries.length < asked.level.times) {
    const dice = `${asked.draw(SEEDS)}`;
    const found = plans.flatMap((plan) => (asked.stop() ? [] : [worthLater(asked, plan, side, dice)]));
    if (found.length < plans.length) break;
    tries.push(found);
  }
  return tries;
}

/** What stands for the side some turns later, with the dice of that seed, less what was luck. */
function worthLater<T extends SystemTypes>(
  { rules, mind, level, state, stop }: Asked<T>,
  plan: Pick<Plan<T>, 'commands'>,
  side: SideId,
  dice: string,
): number {
  const thinking = thinkOn(rules, state);
  const draw = drawFrom(`played on ${dice}`);
  const roll = (sides: number) => draw(sides) + 1;
  const lucky = { thinking, roll, ask: () => mind.evaluate(thinking.state(), side) };
  let luck = 0;
  for (const command of plan.commands) {
    if (thinking.over || !thinking.isLegal(command)) break;
    luck += playWithLuck(lucky, command);
  }
  const end = (mind.turn?.(state) ?? 0) + level.turns;
  let left: readonly T['Command'][] = [];
  for (let n = 0; n < LONGEST && !thinking.over && !stop(); n++) {
    const now = thinking.state();
    if (mind.turn ? mind.turn(now) >= end : n >= WITHOUT_TURNS) break;
    const next = left[0] !== undefined && thinking.isLegal(left[0]) ? left : null;
    const onward = rules.onward?.(now) ?? null;
    const [command, ...rest] =
      next ?? (onward === null ? sensible(rules, mind, now, { level, draw }) : [onward]);
    if (command === undefined) break;
    left = rest;
    luck += playWithLuck(lucky, command);
  }
  const hope = thinking.over ? 0 : (mind.outlook?.(thinking.state(), side) ?? 0);
  return lucky.ask() + hope - luck;
}

function sensible<T extends SystemTypes>(
  rules: Rules<T>,
  mind: Mind<T>,
  state: T['State'],
  { level, draw }: { readonly level: Level; readonly draw: Draw },
): readonly T['Command'][] {
  const [best] = bestFirst(
    plansOf(rules, mind, state, { effort: effortOf({ positions: level.onTheWay }), draw }),
  );
  return best?.commands ?? [];
}
