/** Which leaders stand where. Kept until another list of leaders is asked for: few commands move one. */
import { type HexIndex, OFF_MAP } from '../../../core/hex/hex';
import type { Scenario } from '../scenario/scenario';
import { type Leader, leadersFrom } from './counters';
import { fieldOf } from './field';
import type { SideIndex } from './numbering';
import type { LeaderState } from './state';

const NOBODY: readonly Leader[] = [];

export class LeaderPlaces {
  readonly leaders: readonly Leader[];
  /** By hex: 1 where a leader of the first side stands, 2 of the second, 3 of both. */
  private readonly sides: Uint8Array;

  constructor(
    readonly scenario: Scenario,
    readonly states: readonly LeaderState[],
  ) {
    this.leaders = leadersFrom(scenario, states);
    this.sides = new Uint8Array(fieldOf(scenario.map).grid.size);
    for (const { hex, side } of this.leaders)
      if (hex !== OFF_MAP) this.sides[hex] = (this.sides[hex] ?? 0) | (1 << side);
  }

  isThere(hex: HexIndex, side: SideIndex): boolean {
    return hex >= 0 && ((this.sides[hex] ?? 0) & (1 << side)) !== 0;
  }

  leadersIn(hex: HexIndex): readonly Leader[] {
    if (hex < 0 || this.sides[hex] === 0) return NOBODY;
    return this.leaders.filter((leader) => leader.hex === hex);
  }
}

let last: LeaderPlaces | null = null;

export function leaderPlacesOf(scenario: Scenario, states: readonly LeaderState[]): LeaderPlaces {
  if (last?.states !== states || last.scenario !== scenario) last = new LeaderPlaces(scenario, states);
  return last;
}
