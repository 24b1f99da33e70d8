/**
 * The best of a few plans by playing them on: each is carried out several times with dice of its own, both sides then go
 * on with little thought until the other side's turn is over, and what stands then is compared. All plans meet the same
 * throws.
 */
import type { Mind, Plan } from '../contract/opponent';
import type { Rules, SystemTypes } from '../contract/rules';
import type { SideId } from '../contract/values';
import { type Draw, drawFrom } from '../dice/draw';
import { thinkOn } from '../think';
import { effortOf } from './effort';
import type { Level } from './levels';
import { playWithLuck } from './luck';
import { bestFirst, plansOf } from './plans';

type Asked<T extends SystemTypes> = {
  readonly rules: Rules<T>;
  readonly mind: Mind<T>;
  readonly level: Level;
  readonly state: T['State'];
  readonly draw: Draw;
  readonly stop: () => boolean;
};

/** So many commands are played on at most. */
const LONGEST = 400;
const SEEDS = 1_000_000;

export function playedOn<T extends SystemTypes>(asked: Asked<T>, plans: readonly Plan<T>[]): Plan<T> | null {
  const side = asked.mind.decides(asked.state);
  if (side === null) return plans[0] ?? null;
  const sums = plans.map(() => 0);
  let times = 0;
  while (times < asked.level.times) {
    const dice = `${asked.draw(SEEDS)}`;
    const found = plans.map((plan) => (asked.stop() ? null : worthLater(asked, plan, side, dice)));
    if (found.includes(null)) break;
    found.forEach((worth, i) => {
      sums[i] = (sums[i] ?? 0) + (worth ?? 0);
    });
    times++;
  }
  if (times === 0) return plans[0] ?? null;
  const [best] = bestFirst(plans.map((plan, i) => ({ ...plan, worth: Math.round((sums[i] ?? 0) / times) })));
  return best ?? null;
}

/** What stands for the side once the other one has had its turn, with the dice of that seed, less what was luck. */
function worthLater<T extends SystemTypes>(
  { rules, mind, level, state, stop }: Asked<T>,
  plan: Plan<T>,
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
  const turns = new Turns(side);
  let left: readonly T['Command'][] = [];
  for (let n = 0; n < LONGEST && !thinking.over && !stop(); n++) {
    const now = thinking.state();
    if (turns.areOver(mind.decides(now))) break;
    const next = left[0] !== undefined && thinking.isLegal(left[0]) ? left : null;
    const onward = rules.onward?.(now) ?? null;
    const [command, ...rest] =
      next ?? (onward === null ? sensible(rules, mind, now, { level, draw }) : [onward]);
    if (command === undefined) break;
    left = rest;
    luck += playWithLuck(lucky, command);
  }
  return lucky.ask() - luck;
}

/** Whether the other side has had its turn: it decided, and now the first one decides at length again. */
class Turns {
  private others = 0;

  constructor(private readonly side: SideId) {}

  areOver(decides: SideId | null): boolean {
    if (decides !== this.side) this.others++;
    return decides === null || (decides === this.side && this.others > MORE_THAN_AN_ANSWER);
  }
}
/** A side that only answers a question of the other has not had its turn. */
const MORE_THAN_AN_ANSWER = 4;

function sensible<T extends SystemTypes>(
  rules: Rules<T>,
  mind: Mind<T>,
  state: T['State'],
  { level, draw }: { readonly level: Level; readonly draw: Draw },
): readonly T['Command'][] {
  const [best] = bestFirst(plansOf(rules, mind, state, { effort: effortOf(level.onTheWay), draw }));
  return best?.commands ?? [];
}
