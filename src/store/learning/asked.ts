/** Whether a press that did nothing was on what a step asks for. */
import type { BoardView, CounterView } from '../../core/contract/board';
import type { Json, SideId } from '../../core/contract/values';
import type { Step } from '../../core/lesson/lesson';

type Asking = Pick<Step, 'text' | 'goal' | 'lit' | 'way' | 'other'>;
type Pressed = Pick<CounterView, 'id' | 'at' | 'side' | 'name'>;

/**
 * Whether it is certain that a step does not ask for a counter, where pressing it has done nothing. What is lit, on the
 * way, in the goal or named in the text may be asked for, and so may all that stands there. Of the side that decides
 * nothing else can be: whatever could act would have been chosen. Of the other side anything may be right, unless the
 * goal names some of that side.
 */
export function isBesideThePoint(
  { text, goal, lit, way, other = [] }: Asking,
  { id, at, side, name }: Pressed,
  { counters }: Pick<BoardView, 'counters'>,
  decides: SideId | null,
): boolean {
  if ('read' in goal || 'ask' in goal) return false;
  const asked = new Set([...lit, ...way, ...other, ...textsIn(goal)]);
  const isAsked = (one: Pick<CounterView, 'id' | 'at'>) =>
    asked.has(one.id) || (one.at !== null && asked.has(String(one.at)));
  if (isAsked({ id, at }) || text.includes(name)) return false;
  if (side === decides) return true;
  const inGoal = new Set(textsIn(goal));
  return counters.some(
    (one) => one.side === side && (inGoal.has(one.id) || (one.at !== null && inGoal.has(String(one.at)))),
  );
}

/** All texts in plain JSON, however deep. */
function textsIn(json: Json): readonly string[] {
  if (typeof json === 'string') return [json];
  return typeof json === 'object' && json !== null ? Object.values(json).flatMap((one) => textsIn(one)) : [];
}
