/** Who must still fight: case 11.0. Reckoned again after every combat. */
import { activeUnits, isActive } from '../05-activation/active';
import type { Board, Unit } from '../state/board';
import { enemiesInFront } from '../state/near';
import { reckon } from './modifiers';

/** The enemy units that a unit could still attack in this segment. @rule 11.0, 11.1 */
export function targetsOf(board: Board, unit: Unit): readonly Unit[] {
  const { segment } = board;
  const enemies = enemiesInFront(board, unit);
  return enemies.length === 0 ? enemies : enemies.filter(({ id }) => !segment?.targets.includes(id));
}

/** Whether a unit still has to attack. @rule 6.1, 11.0 */
export function mustAttack(board: Board, unit: Unit): boolean {
  if (unit.at === null || unit.order === 'routed' || unit.attacked || !isActive(board, unit)) return false;
  if (board.segment?.supported.includes(unit.id)) return false;
  return targetsOf(board, unit).length > 0;
}

/** All units that could attack a target now, by the sum of their modifiers, the best first. @rule 11.1, 11.4 */
export function attackersOf(
  board: Board,
  target: Unit,
): readonly { readonly unit: Unit; readonly total: number }[] {
  return activeUnits(board)
    .filter((unit) => !unit.attacked && unit.order !== 'routed' && targetsOf(board, unit).includes(target))
    .map((unit) => ({ unit, total: reckon(board, { attacker: unit, target, charge: false }).total }))
    .toSorted((a, b) => b.total - a.total);
}

/** All that still have to. @rule 11.0 */
export function openObligations(board: Board): readonly Unit[] {
  return activeUnits(board).filter((unit) => mustAttack(board, unit));
}
