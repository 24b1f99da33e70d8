/** What a game keeps for the rules of Freiburg. */
import type { SideId } from '../../../core/contract/values';
import type { HexNumber } from '../scenario/map';
import { reground } from '../standard/12-terrain/barriers';
import type { Board } from '../state/board';
import type { Regroup } from './18-campaign/regroup';
import type { Defence, Morale, Stand } from './scenario';

export type FreiburgState = {
  /** What the Bavarians chose to defend before the first day; null where they had no choice (20.1). */
  readonly defence: Defence | null;
  /** Which position the armies took before this day of a campaign; null on its first day (18.5). */
  readonly redeployed: Stand | null;
  /** What the end of the last day led to; null before it (18.3). */
  readonly regroup: Regroup | null;
  /**
   * Hexes of the fortress and its gateways whose last unit was not the owner's, with whose it was; the owner counts
   * as last in all others (19.57).
   */
  readonly lastIn: { readonly [hex: HexNumber]: SideId };
  /** Results of fire against the walls of hexes, 2 at most: then they are breached (19.55). */
  readonly wallHits: { readonly [hex: HexNumber]: number };
  /** Armies whose morale is tried by their losses (15.1). */
  readonly armies: { readonly [army: string]: Morale };
};
declare module '../engine/types' {
  interface SliceTypes {
    freiburg: FreiburgState;
  }
}

const NOTHING: FreiburgState = {
  ...{ defence: null, redeployed: null, regroup: null },
  ...{ lastIn: {}, wallHits: {}, armies: {} },
};

/** What the rules of Freiburg keep; nothing yet in a battle of other rules. */
export function freiburgOf({ facts }: Board): FreiburgState {
  return facts.freiburg ?? NOTHING;
}

/** Changes some of it. */
export function changeFreiburg(board: Board, change: Partial<FreiburgState>): void {
  board.change({ freiburg: { ...freiburgOf(board), ...change } });
  // Who was last in a gateway, and hits on walls, decide what lets whom through.
  if (change.lastIn || change.wallHits) reground(board);
}
