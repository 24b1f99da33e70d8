/**
 * What is written to a board from a mark on, so that it can be taken back, in as many steps as there were writes.
 * Writing is most of what the rules do, so all that is noted of a piece is two numbers.
 */

import type { HexIndex } from '../../../core/hex/hex';
import type { LivePiece } from './piece';

/** Undoes single writes of a board whose facts and ground are of these types. */
export type Undo<Others> = {
  piece(index: number, hex: HexIndex, place: number, side: 0 | 1, flags: number): void;
  others(were: Others): void;
};

/** Where a piece would be named: something else was written. */
const OTHERS = -1;

export class UndoLog<Known, Others> {
  private readonly entries: number[] = [];
  private readonly others: Others[] = [];
  /** At each mark: how many entries there were by then, and what the board was known by. */
  private readonly marks: number[] = [];
  private readonly known: Known[] = [];

  /** Whether there is a mark to go back to: nothing is noted before the first. */
  get isKept(): boolean {
    return this.marks.length > 0;
  }

  mark(known: Known): void {
    this.marks.push(this.entries.length);
    this.known.push(known);
  }

  /** Notes how a piece lies that is about to be written. */
  notePiece(piece: LivePiece): void {
    if (this.marks.length > 0) this.entries.push(packed(piece), piece.index);
  }

  /** Notes what is about to be replaced. */
  noteOthers(were: Others): void {
    if (this.marks.length === 0) return;
    this.others.push(were);
    this.entries.push(OTHERS);
  }

  /**
   * Undoes all since the last mark, which is gone then, last write first. Returns what the board was known by there;
   * throws a `RangeError` where there is none. In one loop: who looks ahead takes back as often as he tries.
   */
  takeBack(undo: Undo<Others>): Known {
    const mark = this.marks.pop();
    const known = this.known.pop();
    if (mark === undefined || known === undefined) throw new RangeError('no mark to go back to');
    while (this.entries.length > mark) {
      const index = this.entries.pop() ?? OTHERS;
      if (index === OTHERS) {
        const were = this.others.pop();
        if (were === undefined) throw new RangeError('the undo log has a gap');
        undo.others(were);
      } else {
        const was = this.entries.pop();
        if (was === undefined) throw new RangeError('the undo log has a gap');
        undo.piece(index, (was >> 13) - 1, ((was >> 9) & 15) - 1, was & 256 ? 1 : 0, was & 255);
      }
    }
    return known;
  }
}

/** Where and how a piece lies, as one number: eight bits of flags, one of its side, four of its place, then its hex. */
function packed({ hex, place, side, flags }: LivePiece): number {
  return ((hex + 1) << 13) | ((place + 1) << 9) | (side << 8) | flags;
}
