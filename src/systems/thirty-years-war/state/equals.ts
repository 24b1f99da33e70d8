/** Counters that are alike: the one way of writing a command names the one with the lowest id. */
import type { CounterId } from '../../../core/contract/values';
import { OFF_MAP } from '../../../core/hex/hex';
import type { Board } from './board';
import type { Piece } from './piece';
import { pieceOf, piecesIn } from './position';

/** Equal in all that the rules look at, and in the same place; Leaders are persons and equal nobody. */
export function lowestEqual(board: Board, id: CounterId): CounterId {
  const piece = pieceOf(board, id);
  if (!piece || piece.kind === 'leader') return id;
  let lowest = id;
  for (const other of piece.hex === OFF_MAP ? board.pieces : piecesIn(board, piece.hex))
    if (other.id < lowest && isEqual(piece, other)) lowest = other.id;
  return lowest;
}

function isEqual(a: Piece, b: Piece): boolean {
  const [p, q] = [a.printed, b.printed];
  return (
    a.hex === b.hex &&
    a.off === b.off &&
    a.holder === b.holder &&
    a.disrupted === b.disrupted &&
    a.attempted === b.attempted &&
    a.fired === b.fired &&
    a.moved === b.moved &&
    p.kind === q.kind &&
    p.side === q.side &&
    p.strength === q.strength &&
    p.movement === q.movement &&
    p.category === q.category
  );
}
