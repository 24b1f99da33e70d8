/** Which leaders stand where. */
import type { HexIndex } from '../../../core/hex/hex';
import type { Leader } from './counters';
import type { SideIndex } from './numbering';
import { LEADERS, type Tallies } from './tallies';

const NOBODY: readonly Leader[] = [];

export class LeaderPlaces {
  /** Of a list of leaders that may change. */
  constructor(
    private readonly tallies: Tallies,
    private readonly leaders: readonly Leader[],
  ) {}

  /** Adds a leader to those in his hex, or takes him out of them. */
  count({ hex, side }: Leader, by: 1 | -1): void {
    if (hex >= 0) this.tallies.add(hex, LEADERS, side, by);
  }

  isThere(hex: HexIndex, side: SideIndex): boolean {
    return this.tallies.of(hex, LEADERS, side) > 0;
  }

  leadersIn(hex: HexIndex): readonly Leader[] {
    if (!this.isThere(hex, 0) && !this.isThere(hex, 1)) return NOBODY;
    return this.leaders.filter((leader) => leader.hex === hex);
  }
}
