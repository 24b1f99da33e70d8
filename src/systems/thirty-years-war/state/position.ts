/** Who stands where: questions to a board. */

import type { CounterId, SideId } from '../../../core/contract/values';
import { type HexIndex, numberOf, OFF_MAP } from '../../../core/hex/hex';
import { sideAt } from './battlefield';
import type { Board } from './board';
import type { Piece } from './piece';

/** The piece of that id, or null when no counter has it. */
export function pieceOf(board: Board, id: CounterId): Piece | null {
  const index = board.field.counterIndex.get(id);
  return index === undefined ? null : (board.pieces[index] ?? null);
}

/** The piece of a known id; an unknown id is a bug here, `check` has refused it. */
export function knownPiece(board: Board, id: CounterId): Piece {
  const piece = pieceOf(board, id);
  if (!piece) throw new RangeError(`no counter ${id}`);
  return piece;
}

export function piecesOf(board: Board, ids: readonly CounterId[]): readonly Piece[] {
  return ids.map((id) => knownPiece(board, id));
}

/** Who stands in the hex, in the scenario's order; off the map stands nobody. */
export function piecesIn(board: Board, hex: HexIndex): readonly Piece[] {
  return board.piecesIn(hex);
}

/** The first unit in the hex, in the scenario's order; off the map there is none. */
export function unitIn(board: Board, hex: HexIndex): Piece | null {
  return board.unitIn(hex);
}

/** Undisrupted units of a side that control the hex, in the scenario's order; @rule 7.11 */
export function controllersOf(board: Board, side: 0 | 1, hex: HexIndex): readonly Piece[] {
  return board.controllersOf(side, hex);
}

export function enemySide(side: 0 | 1): 0 | 1 {
  return side === 0 ? 1 : 0;
}

/** Whether the hex lies in a Zone of Control of the enemy of `side`; @rule 7.0 */
export function isInEnemyZoc(board: Board, side: 0 | 1, hex: HexIndex): boolean {
  return board.isControlled(enemySide(side), hex);
}

/** The printed number of the hex a piece stands in; '' off the map. */
export function hexNumberOf(board: Board, piece: Piece): string {
  return piece.hex === OFF_MAP ? '' : numberOf(board.field.grid, piece.hex);
}

export function phasingIndex(board: Board): 0 | 1 {
  return board.phasingIndex;
}

export function sideOf(board: Board, side: 0 | 1): SideId {
  return sideAt(board.scenario, side);
}

/** Hexes in which two or more units of the side stand, in the order of the second of each. @rule 6.32 */
export function crowdedHexes(board: Board, side: 0 | 1): readonly HexIndex[] {
  if (!board.isCrowded(side)) return [];
  const first = new Set<HexIndex>();
  const crowded = new Set<HexIndex>();
  for (const { unit, hex, side: of } of board.pieces) {
    if (!unit || of !== side || hex === OFF_MAP) continue;
    if (first.has(hex)) crowded.add(hex);
    first.add(hex);
  }
  return [...crowded];
}
