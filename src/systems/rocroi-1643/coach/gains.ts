/** What an attack brings, exactly over its die and the tests that follow from it. */

import { CHIEF_KILLED } from '../08-leaders/loss';
import { type Attack, reckon } from '../11-combat/modifiers';
import { prospectsOf, type UnitEnd } from '../11-combat/prospects';
import { isStranded } from '../11-combat/retreat-hexes';
import { routHelp } from '../12-rout/disorder';
import type { Board, Unit } from '../state/board';
import { withUnit } from '../state/change';
import type { UnitState } from '../state/state';
import { strainCost, worthOfLeader, worthOfUnit } from './measure';

export type { Attack };

/** Of each hex that a unit is driven back: the coach's own. */
const GROUND = 15;
/**
 * Attacks are alike in most positions that are compared; there are no more of these keys than of a few thousand pairs.
 */
const known = new Map<string, number>();

/** By how much the measure of the attacker's side is expected to change, and ground with it. @rule 11.2, 11.7, 12.2 */
export function gainOf(board: Board, attack: Attack): number {
  const { attacker, target, charge } = attack;
  const { total } = reckon(board, attack);
  const key = `${total}${charge ? '!' : ''}|${keyOf(board, attacker, target)}|${keyOf(board, target, attacker)}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const gain = prospectsOf(board, attack).reduce(
    (sum, { attacker: ours, target: theirs, ways, of }) =>
      sum + ((lossOf(board, target, theirs) - lossOf(board, attacker, ours)) * ways) / of,
    0,
  );
  known.set(key, gain);
  return gain;
}

/** All that decides what a result does to a unit. */
function keyOf(board: Board, unit: Unit, enemy: Unit): string {
  const { kind, morale, order, steps } = unit;
  const strains = [strainBy(board, unit, GONE), strainBy(board, unit, { steps: steps - 1 })];
  return `${kind}${morale}${order}${steps}${routHelp(board, unit)}${isStranded(board, unit, enemy.hex)}${atRisk(board, unit)}:${strains}`;
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
