/** What a campaign on record holds, day by day. */

import type { SideId } from '../../src/core/contract/values';
import type { Game } from '../../src/core/game';
import type { ThirtyYearsWar } from '../../src/systems/thirty-years-war/engine/system';
import type { Regroup } from '../../src/systems/thirty-years-war/freiburg/18-campaign/regroup';

export function account(game: Game<ThirtyYearsWar>): {
  /** Battles of each day. */
  readonly battles: readonly number[];
  readonly lost: number;
  /** What the end of each day but the last led to. */
  readonly regroups: readonly Regroup[];
  /** Who has set up, in order. */
  readonly setUps: readonly SideId[];
} {
  const battles: number[] = [];
  const regroups: Regroup[] = [];
  const setUps: SideId[] = [];
  let lost = 0;
  let day = game.start.day;
  for (const { events, state } of game.steps) {
    for (const event of events) {
      if (event.happened === 'battleFought') battles[day] = (battles[day] ?? 0) + 1;
      if (event.happened === 'unitEliminated') lost++;
      if (event.happened === 'dayEnded') regroups.push(event.regroup);
      if (event.happened === 'sideSetUp') setUps.push(event.side);
    }
    day = state.day;
  }
  return { battles: Array.from(battles, (count) => count ?? 0), lost, regroups, setUps };
}
