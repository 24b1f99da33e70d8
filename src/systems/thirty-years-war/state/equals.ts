/** Counters that are alike: the one way of writing a command names the one with the lowest id. */
import type { CounterId } from '../../../core/contract/values';
import { OFF_MAP } from '../../../core/hex/hex';
import type { Piece } from './piece';
import { pieceOf, piecesIn, positionOf } from './position';
import type { State } from './state';

/** Equal in all that the rules look at, and in the same place; Leaders are persons and equal nobody. */
export function lowestEqual(state: State, id: CounterId): CounterId {
  const piece = pieceOf(state, id);
  if (!piece || piece.kind === 'leader') return id;
  const position = positionOf(state);
  let lowest = id;
  for (const other of piece.hex === OFF_MAP ? position.pieces : piecesIn(position, piece.hex))
    if (other.id < lowest && isEqual(piece, other)) lowest = other.id;
  return lowest;
}

function isEqual(a: Piece, b: Piece): boolean {
  const [p, q] = [a.printed, b.printed];
  const [s, t] = [a.state, b.state];
  return (
    a.hex === b.hex &&
    s.off === t.off &&
    s.holder === t.holder &&
    s.disrupted === t.disrupted &&
    s.attempted === t.attempted &&
    s.fired === t.fired &&
    s.moved === t.moved &&
    p.kind === q.kind &&
    p.side === q.side &&
    p.strength === q.strength &&
    p.movement === q.movement &&
    p.category === q.category
  );
}
