/** Who of the corps that is active can still move: units that have not begun, and the one that has points left. */
import { activeUnits } from '../05-activation/active';
import type { Board, Unit } from '../state/board';
import { canMove, moveOf } from './move';

/** Points that a unit has left on its move; 0: it cannot move. */
export function pointsLeft(board: Board, unit: Unit): number {
  if (!canMove(board, unit)) return 0;
  const { mover, pose } = moveOf(board, unit);
  return mover.allowance - pose.spent;
}

/** Those that have not begun. */
export function freshUnits(board: Board): readonly Unit[] {
  return activeUnits(board).filter((unit) => canMove(board, unit) && board.segment?.moving?.unit !== unit.id);
}

/** The unit that moved last, while it has points left; null: there is none. */
export function goingUnit(board: Board): Unit | null {
  const { moving } = board.segment ?? {};
  const unit = moving ? board.unit(moving.unit) : null;
  return unit && pointsLeft(board, unit) > 0 ? unit : null;
}

/** All that can still spend a point, in their order. */
export function movableUnits(board: Board): readonly Unit[] {
  return activeUnits(board).filter((unit) => pointsLeft(board, unit) > 0);
}
