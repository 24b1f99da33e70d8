/**
 * What the loss of each counter, its leaving and the disruption of each unit cost its side, asked of the worth of the
 * board once for a thought.
 */
import { eventRule } from '../engine/book';
import { trying } from '../engine/suppose';
import { exitHexes } from '../standard/06-movement/map-edges';
import { isDemoralized } from '../standard/11-demoralization';
import type { Board } from '../state/board';
import { DISRUPTED, type Piece } from '../state/piece';
import { enemySide, hexNumberOf } from '../state/position';
import { worth } from './worth';

/** By the index of a counter. */
export type Prices = {
  readonly lost: Float64Array;
  readonly disrupted: Float64Array;
  /** What leaving the map alive costs; less than nothing where that is what its side wants. */
  readonly away: Float64Array;
};

/** Of all on the map, or only of those who are `asked`: it takes time, and few have a part in a battle. */
export function pricesOf(board: Board, asked: (piece: Piece) => boolean = () => true): Prices {
  const lost = new Float64Array(board.pieces.length);
  const disrupted = new Float64Array(board.pieces.length);
  const away = new Float64Array(board.pieces.length);
  const now = worth(board, 0);
  for (const piece of board.pieces) {
    if (piece.hex < 0 || !asked(piece)) continue;
    // A gun that is taken has another side then.
    const { side } = piece;
    const before = side === 0 ? now : -now;
    const after = (write: () => void) => trying(board, write, () => worth(board, side));
    lost[piece.index] = before - after(() => lose(board, piece));
    if (piece.unit && !piece.disrupted)
      disrupted[piece.index] = before - after(() => board.flag(piece, DISRUPTED));
    if (exitHexes(board, piece).length > 0)
      away[piece.index] = before - after(() => board.remove(piece, 'exited'));
  }
  return { lost, disrupted, away };
}

function lose(board: Board, piece: Piece): void {
  if (piece.kind === 'artillery') board.give(piece, enemySide(piece.side));
  else if (piece.kind === 'leader') board.remove(piece, 'eliminated');
  else loseUnit(board, piece);
}

function loseUnit(board: Board, piece: Piece): void {
  eventRule('unitEliminated').evolve(board, {
    happened: 'unitEliminated',
    unit: piece.id,
    where: hexNumberOf(board, piece),
    points: piece.printed.strength,
    demoralizedInfantry: piece.kind === 'infantry' && isDemoralized(board, piece),
  });
}
