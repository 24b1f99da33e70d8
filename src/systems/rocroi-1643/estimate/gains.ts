/** What an attack brings, exactly over its die and the tests that follow from it. */

import type { Attack } from '../11-combat/modifiers';
import { endsByFace, type FaceEnds, type UnitEnd, WaysOut } from '../11-combat/prospects';
import { type Strain, strainIf, strainOf } from '../12-rout/strain';
import type { Board, Unit } from '../state/board';
import { leadersLostWith, strainCost, worthOfUnit } from './measure';
import { WEIGHTS } from './weights';

export type { Attack };

/**
 * By how much the measure of the attacker's side is expected to change, and ground with it; `waysOut`: of that board.
 * @rule 11.2, 11.7, 12.2
 */
export function gainOf(board: Board, attack: Attack, waysOut = new WaysOut(board)): number {
  const { attacker, target } = attack;
  const [own, other] = [strainOf(board.state, attacker.corps), strainOf(board.state, target.corps)];
  // Several faces leave the same: the same list.
  const losses = new Map<FaceEnds['ours'], number>();
  const lossIn = (unit: Unit, strain: Strain, ends: FaceEnds['ours']) => {
    const loss = losses.get(ends) ?? expectedLoss(board, unit, strain, ends);
    losses.set(ends, loss);
    return loss;
  };
  let gain = 0;
  for (const { ours, theirs } of endsByFace(board, attack, { waysOut }))
    gain += lossIn(target, other, theirs) - lossIn(attacker, own, ours);
  return gain / FACES;
}
const FACES = 6;

function expectedLoss(board: Board, unit: Unit, strain: Strain, ends: FaceEnds['ours']): number {
  let sum = 0;
  for (const { end, ways, of } of ends) sum += (lossOf(board, unit, strain, end) * ways) / of;
  return sum;
}

/** `strain`: of its corps, as it stands. */
function lossOf(board: Board, unit: Unit, strain: Strain, { lost, order, back }: UnitEnd): number {
  const now = worthOfUnit(unit);
  const changed = lost === 'all' ? GONE : { at: unit.at, steps: unit.steps - lost, order };
  const breaking = strainCost(board, strainIf(strain, unit, changed)) - strainCost(board, strain);
  if (lost === 'all') return now + leadersLostWith(board, unit) + breaking;
  return now - worthOfUnit({ kind: unit.kind, ...changed }) + WEIGHTS.ground * back + breaking;
}

const GONE = { at: null, steps: 0, order: 'good' } as const;
