import { type HexIndex, OFF_MAP } from '../../../core/hex/hex';
import type { Piece } from './piece';

type Block = readonly (readonly Piece[] | undefined)[];

/** Hexes lie in blocks of 32: what changes in one of them leaves the other blocks as they are. */
const BITS = 5;
const WITHIN = (1 << BITS) - 1;
const NOBODY: readonly Piece[] = [];

/** Who stands in which hex; a copy shares with the table that it is made of all that is not changed in it. */
export class ByHex {
  private constructor(private readonly blocks: (Block | undefined)[]) {}

  static empty(): ByHex {
    return new ByHex([]);
  }

  copy(): ByHex {
    return new ByHex(this.blocks.slice());
  }

  /** In the scenario's order; off the map stands nobody. */
  at(hex: HexIndex): readonly Piece[] {
    return this.blocks[hex >> BITS]?.[hex & WITHIN] ?? NOBODY;
  }

  take(piece: Piece): void {
    this.set(
      piece.hex,
      this.at(piece.hex).filter((other) => other !== piece),
    );
  }

  put(piece: Piece): void {
    const there = this.at(piece.hex);
    this.set(piece.hex, there.length > 0 ? [...there, piece].sort((a, b) => a.index - b.index) : [piece]);
  }

  private set(hex: HexIndex, pieces: readonly Piece[]): void {
    if (hex === OFF_MAP) return;
    const block = this.blocks[hex >> BITS]?.slice() ?? new Array<readonly Piece[] | undefined>(WITHIN + 1);
    block[hex & WITHIN] = pieces;
    this.blocks[hex >> BITS] = block;
  }
}
