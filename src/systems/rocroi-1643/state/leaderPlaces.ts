/** Which leaders stand where. */
import type { HexGrid, HexIndex } from '../../../core/hex/hex';
import type { Leader } from './counters';
import type { SideIndex } from './numbering';

const NOBODY: readonly Leader[] = [];

export class LeaderPlaces {
  /** Two for each hex: how many leaders of either side stand there. */
  private readonly counts: Uint8Array;

  /** Of a list of leaders that may change. */
  constructor(
    grid: HexGrid,
    private readonly leaders: readonly Leader[],
    like: LeaderPlaces | null,
  ) {
    this.counts = like ? like.counts.slice() : new Uint8Array(grid.size * 2);
    if (!like) for (const leader of leaders) this.count(leader, 1);
  }

  /** Adds a leader to those in his hex, or takes him out of them. */
  count({ hex, side }: Leader, by: 1 | -1): void {
    if (hex >= 0) this.counts[hex * 2 + side] = (this.counts[hex * 2 + side] ?? 0) + by;
  }

  isThere(hex: HexIndex, side: SideIndex): boolean {
    return hex >= 0 && this.counts[hex * 2 + side] !== 0;
  }

  leadersIn(hex: HexIndex): readonly Leader[] {
    if (!this.isThere(hex, 0) && !this.isThere(hex, 1)) return NOBODY;
    return this.leaders.filter((leader) => leader.hex === hex);
  }
}
