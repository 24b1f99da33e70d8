/**
 * Shows all of an advice, prepares its first act as a player would begin it, and points at what carries that out; that
 * is left to the player.
 */
import type { Advice } from '../../core/contract/coach';
import type { Target } from '../../core/contract/table';
import { useGame, usePlay } from '../../store/useGame';

export function useShowMe(): (advice: Advice) => void {
  const prepare = useGame((state) => state.prepare);
  const hover = useGame((state) => state.hover);
  const showPlan = useGame((state) => state.showPlan);
  const bringIntoView = useGame((state) => state.bringIntoView);
  return (advice) => {
    if (!prepare(advice.prepare)) return;
    showPlan(advice.plan ?? null);
    bringIntoView(advice, true);
    if (!advice.point) return;
    hover(advice.point);
    if (advice.point.on === 'option') focusOn(advice.point.id);
  };
}

/** The button that carries it out comes with the next drawing. */
function focusOn(option: string): void {
  requestAnimationFrame(() => {
    const button = document.querySelector<HTMLElement>(`.panel [data-option="${CSS.escape(option)}"]`);
    button?.focus();
  });
}

/**
 * What is left to do, named as the player sees it: a button by its words, the rest as it is on the map; '': nothing.
 */
export function useLeftToDo(target: Target | null): string {
  const choices = usePlay((play) => play.prompt.choices);
  const counters = usePlay((play) => play.board.counters);
  if (!target) return '';
  if (target.on === 'place') return `press ${target.at} on the map`;
  if (target.on === 'counter') {
    const counter = counters.find(({ id }) => id === target.id);
    if (!counter) return '';
    const where = counter.at === null ? 'beside the map' : `on the map, in ${counter.at}`;
    return `press ${counter.name} ${where}`;
  }
  const choice = choices.find((one) => JSON.stringify(one.target) === JSON.stringify(target));
  return choice ? `the button “${choice.label}” carries it out` : '';
}
