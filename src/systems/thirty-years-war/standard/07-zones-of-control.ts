/** Zones of Control and the obligations that come from them: cases 7.1 and 7.2. */
import { directionTo } from '../../../core/hex/hex';
import type { Board } from '../state/board';
import type { Piece } from '../state/piece';
import { controllersOf, enemySide } from '../state/position';
import { type AttackBar, attackBar } from './12-terrain/terrain';

/** Undisrupted enemies in whose Zone of Control the piece stands; @rule 7.11, 7.22 */
export function enemiesControlling(board: Board, piece: Piece): readonly Piece[] {
  return piece.hex < 0 ? [] : controllersOf(board, enemySide(piece.side), piece.hex);
}

/** Why the one may not attack the other from where they stand, though they are neighbours; null: he may. @rule 12.0 */
export function attackBarBetween(board: Board, attacker: Piece, defender: Piece): AttackBar | null {
  const direction = directionTo(board.field.grid, attacker.hex, defender.hex);
  if (direction < 0) return { way: 'apart', rule: '8.15' };
  return attackBar(board.field, board.walls, attacker.kind, attacker.hex, direction);
}

/** Whether a unit is next to an enemy and may attack it; @rule 8.15, 12.0 */
export function mayAttack(board: Board, attacker: Piece, defender: Piece): boolean {
  if (attacker.hex < 0 || defender.hex < 0) return false;
  return attackBarBetween(board, attacker, defender) === null;
}
