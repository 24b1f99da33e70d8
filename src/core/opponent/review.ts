/**
 * Looks back at what a side has done: what luck made of it, and whether the computer player would have done better.
 * Both are told in what the mind measures; a better plan only where more than chance speaks for it.
 */
import type { Mind, Plan } from '../contract/opponent';
import type { Rules, SystemTypes } from '../contract/rules';
import type { SideId } from '../contract/values';
import { drawFrom } from '../dice/draw';
import { hashOf } from '../json/hash';
import { thinkOn } from '../think';
import { ADVISER, type Level } from './levels';
import { playWithAllLuck } from './luck';
import { decide } from './opponent';
import { triesOf } from './playedOn';

/** A command that was carried out, with its dice in the order of their throws. */
export type Act<T extends SystemTypes = SystemTypes> = {
  readonly command: T['Command'];
  readonly faces: readonly number[];
};
export type Review<T extends SystemTypes = SystemTypes> = {
  /** It decided at the beginning. */
  readonly side: SideId;
  /** How good the position was for it, in hundredths, before all acts and after them. */
  readonly before: number;
  readonly after: number;
  /** What of that was luck, act by act, whosever dice they were. */
  readonly luck: readonly number[];
  readonly better: Better<T> | null;
};
export type Better<T extends SystemTypes = SystemTypes> = {
  readonly plan: Plan<T>;
  /** How much more it comes to some turns later, in hundredths, and how far this may be off either way (95 in 100). */
  readonly by: number;
  readonly give: number;
};

/** What it thinks with: found as an adviser finds it, then both plans are played on with the same dice. */
export const REVIEWING: Level = { ...ADVISER, times: 8, onTheWay: 25, turns: 3 };
/** Standard errors either side that hold 95 in 100 of so few tries (Student, 7 degrees of freedom). */
const ERRORS = 2.4;
/** Less than this many hundredths are not worth a word. */
const LEAST = 50;
/** So often more than one die is thrown to tell what is usual. */
const THROWS = 36;

export type Reviewer<T extends SystemTypes> = {
  readonly rules: Rules<T>;
  readonly mind: Mind<T>;
  readonly seed: string;
  readonly level?: Level;
};

/**
 * The acts of one stretch of play from a state on, whichever side they are of; null where nothing was left to decide.
 * Told to stop, it knows no better plan.
 */
export function review<T extends SystemTypes>(
  { rules, mind, seed, level = REVIEWING }: Reviewer<T>,
  state: T['State'],
  acts: readonly Act<T>[],
  stop: () => boolean = () => false,
): Review<T> | null {
  const side = mind.decides(state);
  if (side === null) return null;
  const draw = drawFrom(`review ${seed} ${mind.moment?.(state) ?? hashOf(state)}`);
  const thinking = thinkOn(rules, state);
  const ask = () => mind.evaluate(thinking.state(), side);
  const before = ask();
  const own: T['Command'][] = [];
  const luck = acts.map(({ command, faces }) => {
    if (mind.decides(thinking.state()) === side) own.push(command);
    let next = 0;
    const lucky = { thinking, ask, roll: () => faces[next++] ?? 1 };
    return Math.round(playWithAllLuck(lucky, command, { draw: (sides) => draw(sides) + 1, times: THROWS }));
  });
  const after = ask();
  const plan = decide({ rules, mind, seed, level }, state, stop);
  // What comes later is the same whatever is decided: this turn is enough.
  const near = mind.isFarReaching?.(state) === false ? { ...level, turns: 1 } : level;
  const asked = { rules, mind, level: near, state, draw, stop };
  const better =
    plan && !isSame(rules, state, plan.commands, own)
      ? clearlyBetter(triesOf(asked, [plan, { commands: own }]), plan)
      : null;
  return { side, before, after, luck, better };
}

function clearlyBetter<T extends SystemTypes>(
  tries: readonly (readonly number[])[],
  plan: Plan<T>,
): Better<T> | null {
  const n = tries.length;
  if (n < 2) return null;
  const more = tries.map(([ofPlan = 0, ofOwn = 0]) => ofPlan - ofOwn);
  const by = more.reduce((sum, one) => sum + one, 0) / n;
  const spread = more.reduce((sum, one) => sum + (one - by) ** 2, 0) / (n - 1);
  const square = (ERRORS * ERRORS * spread) / n;
  // Roots are left to whole numbers: those of floating point are kept out of what must be the same everywhere.
  let give = 0;
  while (give * give < square) give++;
  return by >= LEAST && by > give ? { plan, by: Math.round(by), give } : null;
}

/** Whether the same was done, in whatever order. */
function isSame<T extends SystemTypes>(
  rules: Rules<T>,
  state: T['State'],
  plan: readonly T['Command'][],
  own: readonly T['Command'][],
): boolean {
  const written = (commands: readonly T['Command'][]) =>
    commands
      .map((command, i) => JSON.stringify(i === 0 ? rules.canonical(state, command) : command))
      .sort()
      .join();
  return plan.length === own.length && written(plan) === written(own);
}
