/**
 * A number for each hex, for one search after the other: only what the last one has written is wiped, as a search
 * reaches few hexes of a map. Not to be looked at once the next search has begun.
 */
import type { HexIndex } from '../../../core/hex/hex';

export class HexSheet {
  private numbers = new Int16Array(0);
  private readonly written: HexIndex[] = [];

  /** `blank`: what is read where nothing is written. */
  constructor(private readonly blank: number) {}

  /** For a map of so many hexes. */
  begin(size: number): void {
    for (const hex of this.written) this.numbers[hex] = this.blank;
    this.written.length = 0;
    if (this.numbers.length < size) this.numbers = new Int16Array(size).fill(this.blank);
  }

  at(hex: HexIndex): number {
    return this.numbers[hex] ?? this.blank;
  }

  /** Hexes that were written to, in the order in which that was first done. */
  get hexes(): readonly HexIndex[] {
    return this.written;
  }

  write(hex: HexIndex, number: number): void {
    if (this.numbers[hex] === this.blank) this.written.push(hex);
    this.numbers[hex] = number;
  }
}
