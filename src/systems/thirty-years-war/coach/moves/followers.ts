/** Leaders who go where their unit goes: nobody carries them along. @rule 10.0 */
import type { HexIndex } from '../../../../core/hex/hex';
import { isFreeToMove } from '../../standard/06-movement/movement';
import { reachOf } from '../../standard/06-movement/reach';
import type { Board } from '../../state/board';
import type { Piece } from '../../state/piece';
import { leadersLeftBy } from '../leaders';

/** Those whom it would leave alone, and who can follow it to that hex. */
export function followers(
  board: Board,
  unit: Piece,
  hex: HexIndex,
  leaving: readonly Piece[],
): readonly Piece[] {
  return leadersLeftBy(board, unit, leaving).filter(
    (leader) => isFreeToMove(board, leader) && (reachOf(board, leader).spent[hex] ?? -1) > 0,
  );
}
