/** What an attack brings, exactly over its die and the tests that follow from it. */

import { CHIEF_KILLED } from '../08-leaders/loss';
import type { Attack } from '../11-combat/modifiers';
import { endsByFace, type FaceEnds, type UnitEnd } from '../11-combat/prospects';
import type { Board, Unit } from '../state/board';
import { withUnit } from '../state/change';
import type { UnitState } from '../state/state';
import { strainCost, worthOfLeader, worthOfUnit } from './measure';

export type { Attack };

/** Of each hex that a unit is driven back: the coach's own. */
const GROUND = 15;

/** By how much the measure of the attacker's side is expected to change, and ground with it. @rule 11.2, 11.7, 12.2 */
export function gainOf(board: Board, attack: Attack): number {
  const { attacker, target } = attack;
  let gain = 0;
  for (const { ours, theirs } of endsByFace(board, attack))
    gain += expectedLoss(board, target, theirs) - expectedLoss(board, attacker, ours);
  return gain / FACES;
}
const FACES = 6;

function expectedLoss(board: Board, unit: Unit, ends: FaceEnds['ours']): number {
  return ends.reduce((sum, { end, ways, of }) => sum + (lossOf(board, unit, end) * ways) / of, 0);
}

function lossOf(board: Board, unit: Unit, { lost, order, back }: UnitEnd): number {
  const now = worthOfUnit(unit);
  if (lost === 'all') return now + atRisk(board, unit) + strainBy(board, unit, GONE);
  const change = { steps: unit.steps - lost, order };
  return now - worthOfUnit({ ...unit, ...change }) + GROUND * back + strainBy(board, unit, change);
}

const GONE = { at: null, steps: 0 } as const;

/** What it costs its corps that a unit is changed so. @rule 12.5 */
function strainBy({ state }: Board, { id, corps }: Unit, change: Partial<UnitState>): number {
  return strainCost(withUnit(state, id, change), corps) - strainCost(state, corps);
}

/** What the loss of its unit costs in leaders, on average. @rule 8.4, 9.4 */
function atRisk(board: Board, unit: Unit): number {
  return board
    .leadersIn(unit.hex)
    .filter(({ side }) => side === unit.side)
    .reduce((sum, leader) => sum + worthOfLeader(leader) * (leader.corps === null ? CHIEF_KILLED / 6 : 1), 0);
}
