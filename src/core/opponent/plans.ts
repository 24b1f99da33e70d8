/** The plans for a decision, of whatever system. */
import type { Effort, Mind, Plan } from '../contract/opponent';
import type { Rules, SystemTypes } from '../contract/rules';
import type { Draw } from '../dice/draw';
import { oneMovePlans } from './oneMove';

/** Those of the system, or all that is legal where it has none. */
export function plansOf<T extends SystemTypes>(
  rules: Rules<T>,
  mind: Mind<T>,
  state: T['State'],
  { effort, draw }: { readonly effort: Effort; readonly draw: Draw },
): readonly Plan<T>[] {
  const own = [...(mind.plans?.(state, effort, draw) ?? [])].filter(({ commands }) => commands.length > 0);
  return own.length > 0 ? own : [...oneMovePlans(rules, mind, state, effort, draw)];
}

/** Of equal ones the first that was found comes first. */
export function bestFirst<T extends SystemTypes>(plans: readonly Plan<T>[]): readonly Plan<T>[] {
  return plans.toSorted((a, b) => b.worth - a.worth);
}
