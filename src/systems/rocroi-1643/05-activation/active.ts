/** Who acts in a segment: case 5.2. */
import type { Board, Leader, Unit } from '../state/board';

/** The units of the corps that is active, on the map or not. @rule 5.2 */
export function isActive({ segment }: Board, unit: Pick<Unit, 'corps'>): boolean {
  return segment !== null && segment.corps === unit.corps;
}

/** Those that are still on the map. */
export function activeUnits(board: Board): readonly Unit[] {
  const corps = board.segment?.corps ?? null;
  return corps === null ? [] : board.unitsOfCorps(corps);
}

/** Whether it was found in command as the segment began; units of other corps are not asked. @rule 8.1 */
export function isCommanded({ segment }: Board, unit: Pick<Unit, 'id'>): boolean {
  const fixed = segment?.command.find((one) => one.unit === unit.id);
  return fixed ? fixed.by !== 'nobody' : true;
}

/** The leader whose marker was drawn; null between segments. */
export function drawnLeader(board: Board): Leader | null {
  return board.segment ? board.leader(board.segment.leader) : null;
}
