/**
 * What zones of control do to leaders, to command and to retreats: cases 6.1 to 6.3. The zone itself is the front of a
 * unit that is not routed (6.0); what it does to moves and combats is with these.
 */
import type { HexIndex } from '../../../core/hex/hex';
import { type Board, enemyOf } from '../state/board';
import { enemiesNextTo, inEnemyZone, zoneOf } from '../state/near';
import type { SideIndex } from '../state/numbering';

/** What bars a hex to leaders and to chains of command; null: nothing. @rule 6.1, 7.4, 8.1 */
export type CommandBar = 'enemyUnit' | 'enemyZone' | 'enemyFlank';

export function commandBar(board: Board, hex: HexIndex, side: SideIndex): CommandBar | null {
  const there = board.unitIn(hex);
  if (there) return there.side === side ? null : 'enemyUnit';
  if (inEnemyZone(board, hex, side)) return 'enemyZone';
  return board.flanksOn(hex, enemyOf(side)) > 0 ? 'enemyFlank' : null;
}

/**
 * The test that a unit takes as it retreats into a hex: it is disorganised by that or less. @rule 11.8, 2.0, 6.2, 6.3
 */
export type RetreatTest = 4 | 6 | null;

export function retreatTest(board: Board, hex: HexIndex, side: SideIndex): RetreatTest {
  if (inEnemyZone(board, hex, side)) return 6;
  let test: RetreatTest = null;
  for (const unit of enemiesNextTo(board, hex, side)) {
    if (unit.order === 'routed') continue;
    if (unit.kind === 'tercio') return 6;
    if (zoneOf(board, unit, hex) === 'flank') test = 4;
  }
  return test;
}
