/**
 * What the end of a campaign day leads to: cases 18.2 to 18.43. Worked out once, when the day ends, and kept for the
 * page.
 */

import type { CounterId, SideId } from '../../../../core/contract/values';
import { isCaptured } from '../../standard/05-artillery/capture';
import { sideIndex } from '../../state/battlefield';
import type { Board } from '../../state/board';
import type { Piece } from '../../state/piece';
import { armyNamed, frenchSide, isSiege, today } from '../15-morale/armies';
import { bestGap, isBroken } from '../17-days/scenarios';
import { sectionsOf } from '../19-siege/sections';
import { bridgeheadOf } from '../20-siege-campaign/bridgehead';
import { freiburgOf } from '../state';
import type { Regroup, TownAfter } from './regroup';
import { standsAfter } from './stands';
import { bavariansInHillWorks, winsByHill } from './victory';

/** The part of a day's losses of one type that comes back. @rule freiburg:18.41 */
export const COMES_BACK = 0.5;

export function regroupOf(board: Board): Regroup {
  const { day, gameTurn } = board;
  const { pieces } = board;
  const gap = day === 0 && !isSiege(board) ? bestGap(board) : null;
  const line = gap && {
    broken: isBroken(gap),
    cleared: gap.hexes.length,
    held: gap.held,
  };
  const town = townOf(board);
  return {
    day,
    gameTurn,
    atOnce: isAtOnce(board),
    losses: lossesOf(board),
    reinforcements: day === 0 ? reinforcementsOf(board) : [],
    rallied: pieces.filter((p) => p.hex >= 0 && p.disrupted).map(({ id }) => id),
    armies: armiesOf(board),
    guns: capturedGuns(board),
    line,
    hillWorks: winsByHill(board) ? bavariansInHillWorks(board).length : null,
    town,
    stands: standsAfter(board, { day, line, town }),
  };
}

/** A force that starts in the town is complete from the first day. @rule freiburg:18.21, freiburg:20.1 */
export function reinforcementsOf(board: Board): readonly CounterId[] {
  const { scenario, pieces } = board;
  if (!scenario.freiburg || freiburgOf(board).defence === 'town') return [];
  // Units that have been in play already, by the file, do not come again.
  const reserve = new Set<CounterId>(pieces.flatMap(({ id, off }) => (off === 'reserve' ? id : [])));
  return scenario.freiburg.reinforcements.filter((id) => reserve.has(id));
}

/** The town matters where it is defended from the first day. @rule freiburg:19.31, freiburg:20.31 */
function townOf(board: Board): TownAfter | null {
  const { scenario } = board;
  const { lastIn, defence } = freiburgOf(board);
  if (!isSiege(board) && defence !== 'town') return null;
  return {
    sections: sectionsOf(board).map(({ section: { id }, broken }) => ({ id, broken })),
    bridgehead: bridgeheadOf(scenario).map((hex) => ({
      hex,
      french: lastIn[hex] === frenchSide(scenario),
    })),
  };
}

/** Nothing that happens in the first phase of a day could end it. @rule freiburg:18.32 */
function isAtOnce(board: Board): boolean {
  const { gameTurn, phase, phasingSide } = board;
  return gameTurn === 1 && phase === 'disruptionRemoval' && phasingSide === firstPlayer(board);
}

/** The French attack the Line first, whenever it is held. @rule freiburg:18.0 */
export function firstPlayer(board: Board): SideId {
  return freiburgOf(board).redeployed === 'line' ? frenchSide(board.scenario) : today(board).firstPlayer;
}

/** The day's losses by army and type; of each the lowest counters come back. @rule freiburg:18.41, freiburg:18.43 */
function lossesOf(board: Board): Regroup['losses'] {
  const { pieces } = board;
  return board.scenario.categories.flatMap(({ id: army }) =>
    (['infantry', 'cavalry'] as const).flatMap((kind) => {
      const lost = pieces
        .filter((p) => p.off === 'eliminated' && p.kind === kind && p.printed.category === army)
        .map(({ id }) => id);
      if (lost.length === 0) return [];
      const leaderless = leaderIsLost(board, army);
      const back = leaderless ? [] : lost.slice(0, Math.floor(lost.length * COMES_BACK));
      return { army, kind, lost, back, leaderless };
    }),
  );
}

export function leaderIsLost(board: Board, army: string): boolean {
  const leader = armyNamed(board.scenario, army)?.leader;
  return board.leaders.some(({ id, off }) => id === leader && off === 'eliminated');
}

/** @rule freiburg:18.35 */
function armiesOf(board: Board): Regroup['armies'] {
  return board.scenario.categories.map(({ id: army }) => {
    const wasDemoralized = board.demoralized.includes(army);
    const leaderLost = leaderIsLost(board, army);
    return {
      army,
      casualties: freiburgOf(board).armies[army]?.casualties ?? 0,
      wasDemoralized,
      isDemoralized: wasDemoralized && leaderLost,
      leaderLost,
    };
  });
}

/** Guns in other hands than those that set them up for this day. @rule freiburg:18.36 */
function capturedGuns(board: Board): Regroup['guns'] {
  const { field, pieces } = board;
  const french = frenchSide(board.scenario);
  return pieces.flatMap((gun) => {
    const { at, holder } = gun;
    if (at === null || !isCaptured(board, gun)) return [];
    const inWorks = holder === french && field.terrain[gun.hex] === 'entrenchment';
    return { gun: gun.id, holder, at, inWorks };
  });
}

/** Counters that take the field on the next day, by who sets them up. @rule freiburg:18.33, freiburg:18.36 */
export function nextForce(board: Board, regroup: Regroup, side: SideId): readonly Piece[] {
  const coming = new Set<CounterId>([
    ...regroup.losses.flatMap(({ back }) => back),
    ...regroup.reinforcements,
  ]);
  const index = sideIndex(board.scenario, side);
  return board.pieces.filter((p) => p.side === index && (p.hex >= 0 || coming.has(p.id)));
}
