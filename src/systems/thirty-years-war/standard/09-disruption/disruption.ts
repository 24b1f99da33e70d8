/** Disruption Removal: cases 9.2, 10.2 and 11.11. */

import type { CounterId } from '../../../../core/contract/values';
import { distance } from '../../../../core/hex/hex';
import { hook } from '../../engine/hook';
import { unknownCounter } from '../../engine/reasons';
import { decided } from '../../play/prospects';
import type { Reason, Receipt } from '../../rulebook/cited';
import type { Board } from '../../state/board';
import type { Piece } from '../../state/piece';
import { pieceOf } from '../../state/position';
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
export const removalBars = hook((_board, _unit: Piece): readonly Reason[] => []);

/** All reasons why a unit may not try to remove its disruption; the phase is judged by the sequence of play. */
export function removalReasons(board: Board, id: CounterId): readonly Reason[] {
  const unit = pieceOf(board, id);
  if (!unit) return [unknownCounter(board, id)];
  if (!unit.unit) return [neverDisrupted(board, unit)];
  if (unit.side !== board.phasingIndex) return [rollsForOtherSide(board, unit)];
  if (unit.hex < 0) return [rollsOffMap(board, unit)];
  if (unit.attempted) return [hasRolled(board, unit)];
  if (!unit.disrupted) return [notDisrupted(board, unit)];
  const reasons: Reason[] = [];
  const enemies = enemiesControlling(board, unit);
  if (enemies.length > 0) {
    reasons.push(rollsInZone(board, unit, enemies));
    if (helperOf(board, unit)) reasons.push(leaderLiftsNoZone(board, unit));
  }
  if (unit.kind === 'infantry' && isDemoralized(board, unit)) reasons.push(staysDisrupted(board, unit));
  return [...reasons, ...removalBars(board, unit)];
}

/** Units that still have a roll to make in this phase; every one of them is rolled for. @rule 9.2 */
export function unitsToRollFor(board: Board): readonly Piece[] {
  return board.pieces.filter((piece) => piece.disrupted && removalReasons(board, piece.id).length === 0);
}

/**
 * Disrupted units of the Phasing Player that have no roll in this phase: in a Zone of Control, demoralized infantry.
 * @rule 9.2, 11.11
 */
export function unitsWithoutRoll(board: Board): readonly Piece[] {
  return board.pieces.filter(
    (piece) =>
      piece.hex >= 0 &&
      piece.disrupted &&
      !piece.attempted &&
      piece.side === board.phasingIndex &&
      removalReasons(board, piece.id).length > 0,
  );
}

/** The best Leader within reach, or null; one Leader adds to any number of rolls. @rule 10.21, 10.23, 10.24 */
export function helperOf(board: Board, unit: Piece): Piece | null {
  let best: Piece | null = null;
  for (const leader of board.leaders) {
    if (leader.side !== unit.side || leader.hex < 0) continue;
    if (!helpsRemoval(board, leader, unit.hex)) continue;
    if (!best || leader.printed.value > best.printed.value) best = leader;
  }
  return best;
}

/** Whether a Leader adds his value to rolls for units in that hex. @rule 10.21 */
export function helpsRemoval(board: Board, leader: Piece, hex: number): boolean {
  const radius = leaderHelp(board).inRecovery(leader);
  return distance(board.field.grid, leader.hex, hex) <= radius;
}

/** The least roll of the die that undisrupts the unit: never below 1. */
export function neededRoll(board: Board, unit: Piece): number {
  return Math.max(1, REMOVAL_ROLL - (helperOf(board, unit)?.printed.value ?? 0));
}

const RECOVERED = 'recovers';
const FAILED = '•';

/** What the die will decide, or with `die` has decided. @rule 9.2, 10.21, 10.22 */
export function removalReceipt(board: Board, unit: Piece, die: number | null): Receipt {
  const helper = helperOf(board, unit);
  const needed = neededRoll(board, unit);
  return {
    title: `Disruption Removal of ${named(board, unit)}`,
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
              because: `${namedFrom(board, unit, helper)} helps`,
              rule: distance(board.field.grid, helper.hex, unit.hex) > 1 ? leaderHelp(board).rule : '10.21',
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
