/** Questions about neighbours and distances that many rules ask. */
import { directionTo, distance, type HexIndex, OFF_MAP } from '../../../core/hex/hex';
import { frontOf, type Zone, zoneAt } from '../02-facing/facing';
import { type Board, enemyOf, type Unit } from './board';
import type { SideIndex } from './numbering';

/** Where a hex lies for a unit; null where it is not next to it. @rule 2.0 */
export function zoneOf(board: Board, unit: Unit, hex: HexIndex): Zone | null {
  const direction = directionTo(board.field.grid, unit.hex, hex);
  return direction < 0 ? null : zoneAt(unit.facing, direction);
}

export function hasInFront(board: Board, unit: Unit, hex: HexIndex): boolean {
  return hex !== OFF_MAP && zoneOf(board, unit, hex) === 'front';
}

const NOBODY: readonly Unit[] = [];

/** The units next to a hex. */
export function neighboursOf(board: Board, hex: HexIndex): readonly Unit[] {
  const found: Unit[] = [];
  for (let d = 0; d < 6; d++) for (const unit of board.unitsIn(board.neighbour(hex, d))) found.push(unit);
  return found;
}

export function enemiesNextTo(board: Board, hex: HexIndex, side: SideIndex): readonly Unit[] {
  if (board.unitsNextTo(hex, enemyOf(side)) === 0) return NOBODY;
  return neighboursOf(board, hex).filter((unit) => unit.side !== side);
}

/** The enemy units in front of a unit, routed ones too. */
export function enemiesInFront(board: Board, unit: Unit): readonly Unit[] {
  if (board.unitsNextTo(unit.hex, enemyOf(unit.side)) === 0) return NOBODY;
  return frontOf(unit.facing).flatMap((direction) =>
    board.unitsIn(board.neighbour(unit.hex, direction)).filter(({ side }) => side !== unit.side),
  );
}

/** Whether a side's unit would be in an enemy zone of control there. @rule 6.0 */
export function inEnemyZone(board: Board, hex: HexIndex, side: SideIndex): boolean {
  return hex !== OFF_MAP && board.frontsOn(hex, enemyOf(side)) > 0;
}

/** The enemy units that have a hex in their zone of control. @rule 6.0 */
export function controllersOf(board: Board, hex: HexIndex, side: SideIndex): readonly Unit[] {
  return enemiesNextTo(board, hex, side).filter(
    (unit) => unit.order !== 'routed' && hasInFront(board, unit, hex),
  );
}

export function apart(board: Board, a: HexIndex, b: HexIndex): number {
  return distance(board.field.grid, a, b);
}
