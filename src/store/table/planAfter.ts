/** What is left of a plan that is shown on the board. */
import type { BoardView } from '../../core/contract/board';
import type { PlanView } from '../../core/contract/coach';
import type { Target } from '../../core/contract/table';

/** All of it, while one of those is chosen whose steps are left; null: something else is begun. */
export function planWith(plan: PlanView | null, target: Target): PlanView | null {
  const isStep =
    target.on === 'counter' && plan?.steps.some(({ ghost }) => ghost.counter === target.id) === true;
  return isStep ? plan : null;
}

/** Without the steps whose counters have come to where they were to go; null: none has now, or none is left. */
export function planAfter(plan: PlanView | null, { counters }: BoardView): PlanView | null {
  const left = plan?.steps.filter(
    ({ ghost }) => !counters.some(({ id, at }) => id === ghost.counter && at === ghost.at),
  );
  if (!plan || !left || left.length === 0 || left.length === plan.steps.length) return null;
  return { ...plan, steps: left };
}
