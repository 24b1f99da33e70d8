/** What the end of a campaign day leads to: cases 18.2 to 18.43. Told once, when the day ends, and kept for the page. */

import type { CounterId, SideId } from '../../../../core/contract/values';
import { isCaptured } from '../../standard/05-artillery/capture';
import { sideIndex } from '../../state/battlefield';
import type { Piece } from '../../state/piece';
import { positionOf } from '../../state/position';
import type { State } from '../../state/state';
import { armyNamed, frenchSide, isSiege, today } from '../15-morale/armies';
import { bestBreach, isBroken } from '../17-days/scenarios';
import { sectionsOf } from '../19-siege/sections';
import { bridgeheadOf } from '../20-siege-campaign/bridgehead';
import { freiburgOf } from '../state';
import type { Regroup, TownAfter } from './regroup';
import { standsAfter } from './stands';
import { bavariansInHillWorks, winsByHill } from './victory';

/** The part of a day's losses of one type that comes back. @rule freiburg:18.41 */
const COMES_BACK = 0.5;

export function regroupOf(state: State): Regroup {
  const { day, gameTurn } = state;
  const { pieces } = positionOf(state);
  const breach = day === 0 && !isSiege(state) ? bestBreach(state) : null;
  const line = breach && {
    broken: isBroken(breach),
    cleared: breach.hexes.length,
    held: breach.held,
  };
  const town = townOf(state);
  return {
    day,
    gameTurn,
    atOnce: isAtOnce(state),
    losses: lossesOf(state),
    reinforcements: day === 0 ? reinforcementsOf(state) : [],
    rallied: pieces.filter((p) => p.hex >= 0 && p.state.disrupted).map(({ id }) => id),
    armies: armiesOf(state),
    guns: capturedGuns(state),
    line,
    hillWorks: winsByHill(state) ? bavariansInHillWorks(state).length : null,
    town,
    stands: standsAfter(state, { day, line, town }),
  };
}

/** Who starts in the town has the whole force from the first day. @rule freiburg:18.21, freiburg:20.1 */
export function reinforcementsOf(state: State): readonly CounterId[] {
  const { scenario, counters } = state;
  if (!scenario.freiburg || freiburgOf(state).defence === 'town') return [];
  // Units that have been in play already, by the file, do not come again.
  const reserve = new Set<CounterId>(counters.flatMap(({ id, off }) => (off === 'reserve' ? id : [])));
  return scenario.freiburg.reinforcements.filter((id) => reserve.has(id));
}

/** The town matters where it is defended from the first day. @rule freiburg:19.31, freiburg:20.31 */
function townOf(state: State): TownAfter | null {
  const { scenario } = state;
  const { lastIn, defence } = freiburgOf(state);
  if (!isSiege(state) && defence !== 'town') return null;
  return {
    sections: sectionsOf(state).map(({ section: { id }, broken }) => ({ id, broken })),
    bridgehead: bridgeheadOf(scenario).map((hex) => ({
      hex,
      french: lastIn[hex] === frenchSide(scenario),
    })),
  };
}

/** Nothing that happens in the first phase of a day could end it. @rule freiburg:18.32 */
function isAtOnce(state: State): boolean {
  const { gameTurn, phase, phasingSide } = state;
  return gameTurn === 1 && phase === 'disruptionRemoval' && phasingSide === firstPlayer(state);
}

/** The French attack the Line first, whenever it is held. @rule freiburg:18.0 */
export function firstPlayer(state: State): SideId {
  return freiburgOf(state).redeployed === 'line' ? frenchSide(state.scenario) : today(state).firstPlayer;
}

/** The day's losses by army and type; of each the lowest counters come back. @rule freiburg:18.41, freiburg:18.43 */
function lossesOf(state: State): Regroup['losses'] {
  const { pieces } = positionOf(state);
  return state.scenario.categories.flatMap(({ id: army }) =>
    (['infantry', 'cavalry'] as const).flatMap((kind) => {
      const lost = pieces
        .filter((p) => p.state.off === 'eliminated' && p.kind === kind && p.printed.category === army)
        .map(({ id }) => id);
      if (lost.length === 0) return [];
      const leaderless = leaderIsLost(state, army);
      const back = leaderless ? [] : lost.slice(0, Math.floor(lost.length * COMES_BACK));
      return { army, kind, lost, back, leaderless };
    }),
  );
}

export function leaderIsLost(state: State, army: string): boolean {
  const leader = armyNamed(state.scenario, army)?.leader;
  return state.counters.some(({ id, off }) => id === leader && off === 'eliminated');
}

/** @rule freiburg:18.35 */
function armiesOf(state: State): Regroup['armies'] {
  return state.scenario.categories.map(({ id: army }) => {
    const wasDemoralized = state.demoralized.includes(army);
    const leaderLost = leaderIsLost(state, army);
    return {
      army,
      casualties: freiburgOf(state).armies[army]?.casualties ?? 0,
      wasDemoralized,
      isDemoralized: wasDemoralized && leaderLost,
      leaderLost,
    };
  });
}

/** Guns in other hands than those that set them up for this day. @rule freiburg:18.36 */
function capturedGuns(state: State): Regroup['guns'] {
  const { field, pieces } = positionOf(state);
  const french = frenchSide(state.scenario);
  return pieces.flatMap((gun) => {
    const { at, holder } = gun.state;
    if (at === null || !isCaptured(state, gun)) return [];
    const inWorks = holder === french && field.terrain[gun.hex] === 'entrenchment';
    return { gun: gun.id, holder, at, inWorks };
  });
}

/** Counters that take the field on the next day, by who sets them up. @rule freiburg:18.33, freiburg:18.36 */
export function nextForce(state: State, regroup: Regroup, side: SideId): readonly Piece[] {
  const coming = new Set<CounterId>([
    ...regroup.losses.flatMap(({ back }) => back),
    ...regroup.reinforcements,
  ]);
  const index = sideIndex(state.scenario, side);
  return positionOf(state).pieces.filter((p) => p.side === index && (p.hex >= 0 || coming.has(p.id)));
}
