/**
 * What the loss of each counter, its leaving and the disruption of each unit cost its side. The worth of the board is
 * asked once for each, and only for those that somebody asks about: it takes time, and few have a part in a battle.
 */
import { OFF_MAP } from '../../../core/hex/hex';
import { eventRule } from '../engine/book';
import { trying } from '../engine/suppose';
import { exitHexes } from '../standard/06-movement/map-edges';
import { isDemoralized } from '../standard/11-demoralization';
import type { Board } from '../state/board';
import { DISRUPTED, type Piece } from '../state/piece';
import { enemySide, hexNumberOf } from '../state/position';
import { worth } from './worth';

export class Prices {
  private readonly ofLoss: Float64Array;
  private readonly ofDisruption: Float64Array;
  private readonly ofLeaving: Float64Array;
  /** The worth of the board to the First Player. */
  private now: number | null = null;

  /** As all stand on that board, which stays as it is for as long as these are asked. */
  constructor(private readonly board: Board) {
    const unknown = () => new Float64Array(board.pieces.length).fill(Number.NaN);
    this.ofLoss = unknown();
    this.ofDisruption = unknown();
    this.ofLeaving = unknown();
  }

  /** In hundredths of a Strength Point, as all of them; 0 for one that is off the map. */
  lost(piece: Piece): number {
    return this.asked(this.ofLoss, piece, lose);
  }

  /** 0 also for one that is disrupted, or no unit. */
  disrupted(piece: Piece): number {
    return this.asked(this.ofDisruption, piece, disrupt);
  }

  /**
   * What leaving the map alive costs; less than nothing where that is what its side wants, and 0 also for one that may
   * not.
   */
  away(piece: Piece): number {
    return this.asked(this.ofLeaving, piece, leave);
  }

  private asked(known: Float64Array, { index }: Piece, happen: (board: Board, piece: Piece) => void): number {
    const found = known[index] ?? 0;
    if (!Number.isNaN(found)) return found;
    const own = this.board.pieces[index];
    const price = own && own.hex !== OFF_MAP ? this.priceOf(own, happen) : 0;
    known[index] = price;
    return price;
  }

  /** By how much the worth of the board falls for the side of a piece if that happens to it. */
  private priceOf(piece: Piece, happen: (board: Board, piece: Piece) => void): number {
    const { board } = this;
    // A gun that is taken has another side then.
    const { side } = piece;
    this.now ??= worth(board, 0);
    const before = side === 0 ? this.now : -this.now;
    const write = () => happen(board, piece);
    return before - trying(board, write, () => worth(board, side));
  }
}

function disrupt(board: Board, piece: Piece): void {
  if (piece.unit) board.flag(piece, DISRUPTED);
}

function leave(board: Board, piece: Piece): void {
  if (exitHexes(board, piece).length > 0) board.remove(piece, 'exited');
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
