/** Whether Cavalry may charge: one rule, each battle that knows it naming whom, and its cases. */
import type { Reason } from '../../rulebook/cited';
import type { Board } from '../../state/board';
import type { Piece } from '../../state/piece';
import { chargeRule } from './charge-rule';
import { cannotBeCharged, noChargeKnown, onlyCavalryCharges } from './reasons';

/** Why Cavalry may not charge in this battle; none: it may. There must be some, and each defender may be charged. */
export function chargeReasons(
  board: Board,
  attackers: readonly Piece[],
  defenders: readonly Piece[],
): readonly Reason[] {
  const rule = chargeRule(board);
  if (!rule) return [noChargeKnown(board)];
  const reasons: Reason[] = [];
  if (!attackers.some((unit) => unit.kind === 'cavalry'))
    reasons.push(onlyCavalryCharges(board, rule, attackers));
  const firm = defenders.filter((unit) => !rule.mayBeCharged(board, unit));
  if (firm.length > 0) reasons.push(cannotBeCharged(board, rule, firm));
  return reasons;
}
