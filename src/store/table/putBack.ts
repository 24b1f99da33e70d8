import type { BoardView } from '../../core/contract/board';
import type { Target } from '../../core/contract/table';

/**
 * Names of the counters that a press on the board has put back. None where another one is chosen instead, which is
 * seen, or where a button was pressed, which says what it does.
 */
export function putBackBy(target: Target, before: BoardView, after: BoardView): readonly string[] {
  if (target.on !== 'counter' && target.on !== 'place') return [];
  const [were, are] = [picked(before), picked(after)];
  const isOther = are.some(({ id }) => !were.some((one) => one.id === id));
  if (isOther) return [];
  const standing = new Map(after.counters.map(({ id, at }) => [id, String(at)]));
  return were
    .filter(({ id, at }) => !are.some((one) => one.id === id) && standing.get(id) === String(at))
    .map(({ name }) => name);
}

function picked({ counters }: BoardView): BoardView['counters'] {
  return counters.filter(({ condition }) => condition.includes('picked'));
}
