/** What is counted of each hex, for either side: one table, as what is asked of a hex is asked together. */
import type { HexIndex } from '../../../core/hex/hex';
import type { SideIndex } from './numbering';

/** Units next to it; of these, routed ones left out, those on whose front or flank it lies; leaders in it. */
export const [NEXT, FRONT, FLANK, LEADERS] = [0, 2, 4, 6] as const;
type What = typeof NEXT | typeof FRONT | typeof FLANK | typeof LEADERS;
/** Eight numbers a hex. */
const BITS = 3;

export class Tallies {
  private readonly counts: Uint8Array;

  constructor(size: number, like: Tallies | null) {
    this.counts = like ? like.counts.slice() : new Uint8Array(size << BITS);
  }

  of(hex: HexIndex, what: What, side: SideIndex): number {
    return hex < 0 ? 0 : (this.counts[(hex << BITS) + what + side] ?? 0);
  }

  add(hex: HexIndex, what: What, side: SideIndex, by: 1 | -1): void {
    const at = (hex << BITS) + what + side;
    this.counts[at] = (this.counts[at] ?? 0) + by;
  }
}
