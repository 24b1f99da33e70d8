/** Who may share a hex: case 3.0, and the passage of horse through foot of 7.1. */
import type { HexIndex } from '../../../core/hex/hex';
import { type Board, enemyOf, type Unit } from '../state/board';
import { groundPoints } from '../state/field';
import { inEnemyZone } from '../state/near';

/** What bars a unit from a hex for good: no unit ever enters it in any way. */
export type EntryBar = 'offMap' | 'pond' | 'enemyUnit' | 'enemyLeader';

/** @rule 3.0, 8.4, 11.8 */
export function entryBar(board: Board, unit: Unit, hex: HexIndex): EntryBar | null {
  if (hex < 0) return 'offMap';
  if (groundPoints(board.field, unit.kind, hex) < 0) return 'pond';
  const there = board.unitIn(hex);
  if (there) return there.side === unit.side ? null : 'enemyUnit';
  // No unit is there, so that an enemy leader is alone: no unit enters his hex (the reading of 8.4).
  return board.hasLeader(hex, enemyOf(unit.side)) ? 'enemyLeader' : null;
}

/** Why a unit cannot pass through a friend on its move; null: it can. */
export type PassageBar = 'notHorse' | 'notFoot' | 'routed' | 'otherFacing' | 'inZone';

/** @rule 7.1 */
export function passageBar(board: Board, unit: Unit, facing: number, friend: Unit): PassageBar | null {
  if (unit.foot) return 'notHorse';
  if (!friend.foot) return 'notFoot';
  if (friend.order === 'routed') return 'routed';
  if (friend.facing !== facing) return 'otherFacing';
  return inEnemyZone(board, friend.hex, unit.side) ? 'inZone' : null;
}
