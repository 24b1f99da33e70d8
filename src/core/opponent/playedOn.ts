/**
 * The best of a few plans by playing them on: each is carried out several times with dice of its own, both sides then
 * go on with little thought for some turns, and what stands then is compared. All plans meet the same throws, and one
 * that falls behind is played on no further.
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
import { differences, isClear, lessLuck, meanOf, type Try } from './tries';

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
/** So often all plans are tried before one is left. */
const AT_FIRST = 4;
/** Standard errors that a plan is behind the best one when it is left. */
const BEHIND = 1.5;
/** The same that speak against the usual plan: it is the best by other figures, and stays where the tries say little. */
const BETTER = 0.5;

/**
 * The usual plan, the first, unless more than chance speaks for another one; among its figures is then how many `tries`
 * spoke for it.
 */
export function playedOn<T extends SystemTypes>(asked: Asked<T>, plans: readonly Plan<T>[]): Plan<T> | null {
  const [usual] = plans;
  const all = lessLuck(triedAll(asked, plans, true));
  const [ofUsual = []] = all;
  if (!usual || ofUsual.length === 0) return usual ?? null;
  // Those with fewer tries were left.
  const most = Math.max(...all.map(({ length }) => length));
  const better = plans.flatMap((plan, i) => {
    const own = all[i] ?? [];
    const isBetter = own.length === most && isClear(differences(own, ofUsual), BETTER);
    return isBetter ? [{ ...plan, worth: Math.round(meanOf(own)), why: triedOften(plan.why, most) }] : [];
  });
  return bestFirst(better)[0] ?? { ...usual, worth: Math.round(meanOf(ofUsual)) };
}

function triedOften(why: Why, tries: number): Why {
  return { ...why, figures: { ...why.figures, tries } };
}

/**
 * What each plan comes to for the side that decides, in hundredths less luck, in the order of the plans; one list for
 * each set of dice, as often as the level says. Fewer where it is told to stop, none where nothing is left to decide.
 */
export function triesOf<T extends SystemTypes>(
  asked: Asked<T>,
  plans: readonly Pick<Plan<T>, 'commands'>[],
): readonly (readonly number[])[] {
  const [first = [], ...others] = lessLuck(triedAll(asked, plans, false));
  return first.map((one, n) => [one, ...others.map((own) => own[n] ?? 0)]);
}

/** All tries of each plan, in their order; `leaving`: those that fall behind get no more of them. */
function triedAll<T extends SystemTypes>(
  asked: Asked<T>,
  plans: readonly Pick<Plan<T>, 'commands'>[],
  leaving: boolean,
): readonly (readonly Try[])[] {
  const { mind, state, draw, stop } = asked;
  const { times, commands: most = Number.POSITIVE_INFINITY } = asked.level;
  const side = mind.decides(state);
  const tried = plans.map((plan) => ({ plan, tries: [] as Try[] }));
  let going = tried;
  let commands = 0;
  for (let n = 0; side !== null && n < times && commands < most; n++) {
    const dice = `${draw(SEEDS)}`;
    const found = going.flatMap(({ plan }) => (stop() ? [] : [played(asked, plan, side, dice)]));
    if (found.length < going.length || stop()) break;
    for (const [i, one] of found.entries()) {
      going[i]?.tries.push(one);
      commands += one.commands;
    }
    if (leaving && n + 1 >= AT_FIRST) going = notBehind(going);
    if (leaving && going.length < 2) break;
  }
  return tried.map(({ tries }) => tries);
}

function notBehind<Tried extends { readonly tries: readonly Try[] }>(tried: Tried[]): Tried[] {
  const all = lessLuck(tried.map(({ tries }) => tries));
  const best = all.reduce((one, other) => (meanOf(other) > meanOf(one) ? other : one), all[0] ?? []);
  return tried.filter((_, i) => !isClear(differences(best, all[i] ?? []), BEHIND));
}

/** What stands for the side some turns later, with the dice of that seed, and how many commands that took. */
function played<T extends SystemTypes>(
  { rules, mind, level, state, stop }: Asked<T>,
  plan: Pick<Plan<T>, 'commands'>,
  side: SideId,
  dice: string,
): Try & { readonly commands: number } {
  const thinking = thinkOn(rules, state);
  const draw = drawFrom(`played on ${dice}`);
  const roll = (sides: number) => draw(sides) + 1;
  const lucky = { thinking, roll, ask: () => mind.evaluate(thinking.state(), side) };
  let [luck, commands] = [0, 0];
  const play = (command: T['Command']) => {
    luck += playWithLuck(lucky, command);
    commands++;
  };
  for (const command of plan.commands) {
    if (thinking.over || !thinking.isLegal(command)) break;
    play(command);
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
    play(command);
  }
  const hope = thinking.over ? 0 : (mind.outlook?.(thinking.state(), side) ?? 0);
  return { worth: lucky.ask() + hope, luck, commands };
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
