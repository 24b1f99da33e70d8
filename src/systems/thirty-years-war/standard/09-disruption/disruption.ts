/** Disruption Removal: cases 9.2, 10.2 and 11.11. */

import type { CounterId } from '../../../../core/contract/values';
import { distance } from '../../../../core/hex/hex';
import { hook } from '../../engine/hook';
import { unknownCounter } from '../../engine/reasons';
import { decided } from '../../play/prospects';
import type { Reason, Receipt } from '../../rulebook/cited';
import type { Piece } from '../../state/piece';
import { phasingIndex, pieceOf, positionOf } from '../../state/position';
import type { State } from '../../state/state';
import { named, namedFrom } from '../../wording';
import { enemiesControlling } from '../07-zones-of-control';
import { leaderHelp } from '../10-leaders/help';
import { isDemoralized } from '../11-demoralization';
import {
  hasRolled,
  leaderLiftsNoZone,
  neverDisrupted,
  notDisrupted,
  rollsForOtherSide,
  rollsInZone,
  rollsOffMap,
  staysDisrupted,
} from './reasons';

/** The roll that undisrupts, a Leader's value added; @rule 9.2 */
export const REMOVAL_ROLL = 5;

/** Further reasons why a disrupted unit has no roll where it stands. */
export const removalBars = hook((_state, _unit: Piece): readonly Reason[] => []);

/** All reasons why a unit may not try to remove its disruption; the phase is judged by the sequence of play. */
export function removalReasons(state: State, id: CounterId): readonly Reason[] {
  const unit = pieceOf(state, id);
  if (!unit) return [unknownCounter(state, id)];
  if (!unit.unit) return [neverDisrupted(state, unit)];
  if (unit.side !== phasingIndex(state)) return [rollsForOtherSide(state, unit)];
  if (unit.hex < 0) return [rollsOffMap(state, unit)];
  if (unit.state.attempted) return [hasRolled(state, unit)];
  if (!unit.state.disrupted) return [notDisrupted(state, unit)];
  const reasons: Reason[] = [];
  const enemies = enemiesControlling(positionOf(state), unit);
  if (enemies.length > 0) {
    reasons.push(rollsInZone(state, unit, enemies));
    if (helperOf(state, unit)) reasons.push(leaderLiftsNoZone(state, unit));
  }
  if (unit.kind === 'infantry' && isDemoralized(state, unit)) reasons.push(staysDisrupted(state, unit));
  return [...reasons, ...removalBars(state, unit)];
}

/** Units that still have a roll to make in this phase; every one of them is rolled for. @rule 9.2 */
export function unitsToRollFor(state: State): readonly Piece[] {
  return positionOf(state).pieces.filter(
    (piece) => piece.state.disrupted && removalReasons(state, piece.id).length === 0,
  );
}

/** Disrupted units of the Phasing Player that have no roll in this phase: in a Zone of Control, demoralized infantry. @rule 9.2, 11.11 */
export function unitsWithoutRoll(state: State): readonly Piece[] {
  return positionOf(state).pieces.filter(
    (piece) =>
      piece.hex >= 0 &&
      piece.state.disrupted &&
      !piece.state.attempted &&
      piece.side === phasingIndex(state) &&
      removalReasons(state, piece.id).length > 0,
  );
}

/** The best Leader within reach, or null; one Leader adds to any number of rolls. @rule 10.21, 10.23, 10.24 */
export function helperOf(state: State, unit: Piece): Piece | null {
  let best: Piece | null = null;
  for (const leader of positionOf(state).pieces) {
    if (leader.kind !== 'leader' || leader.side !== unit.side || leader.hex < 0) continue;
    if (!helpsRemoval(state, leader, unit.hex)) continue;
    if (!best || leader.printed.value > best.printed.value) best = leader;
  }
  return best;
}

/** Whether a Leader adds his value to rolls for units in that hex. @rule 10.21 */
export function helpsRemoval(state: State, leader: Piece, hex: number): boolean {
  const radius = leaderHelp(state).inRecovery(leader);
  return distance(positionOf(state).field.grid, leader.hex, hex) <= radius;
}

/** The least roll of the die that undisrupts the unit: never below 1. */
export function neededRoll(state: State, unit: Piece): number {
  return Math.max(1, REMOVAL_ROLL - (helperOf(state, unit)?.printed.value ?? 0));
}

const RECOVERED = 'recovers';
const FAILED = '•';

/** What the die will decide, or with `die` has decided. @rule 9.2, 10.21, 10.22 */
export function removalReceipt(state: State, unit: Piece, die: number | null): Receipt {
  const position = positionOf(state);
  const helper = helperOf(state, unit);
  const needed = neededRoll(state, unit);
  return {
    title: `Disruption Removal of ${named(position, unit)}`,
    items: [
      {
        by: `${REMOVAL_ROLL} or 6`,
        because: 'turns it to its full strength',
        rule: '9.2',
        counters: [unit.id],
      },
      ...(helper
        ? [
            {
              by: `+${helper.printed.value}`,
              because: `${namedFrom(position, unit, helper)} helps`,
              rule:
                distance(position.field.grid, helper.hex, unit.hex) > 1 ? leaderHelp(state).rule : '10.21',
              counters: [helper.id],
            },
          ]
        : []),
    ],
    total: `${needed} or more`,
    ...decided(
      [{ name: unit.printed.name, counter: unit.id }],
      [
        {
          ...{ label: RECOVERED, tone: 'good', means: `${unit.printed.name} is turned to its full strength` },
          ...{ ways: 7 - needed, ends: [{ what: 'recovers', tone: 'good' }] },
        },
        {
          ...{ label: FAILED, tone: 'none', means: `${unit.printed.name} stays disrupted` },
          ...{ ways: needed - 1, ends: [{ what: 'stays disrupted', tone: 'none' }] },
        },
      ],
      die === null ? null : die >= needed ? RECOVERED : FAILED,
    ),
    table: null,
  };
}
