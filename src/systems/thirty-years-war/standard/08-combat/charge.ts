/** Whether Cavalry may charge: one rule, each battle that knows it naming whom, and its cases. */
import type { Reason } from '../../rulebook/cited';
import type { Piece } from '../../state/piece';
import type { State } from '../../state/state';
import { chargeRule } from './charge-rule';
import { cannotBeCharged, noChargeKnown, onlyCavalryCharges } from './reasons';

/** Why Cavalry may not charge in this battle; none: it may. There must be some, and each defender may be charged. */
export function chargeReasons(
  state: State,
  attackers: readonly Piece[],
  defenders: readonly Piece[],
): readonly Reason[] {
  const rule = chargeRule(state);
  if (!rule) return [noChargeKnown(state)];
  const reasons: Reason[] = [];
  if (!attackers.some((unit) => unit.kind === 'cavalry'))
    reasons.push(onlyCavalryCharges(state, rule, attackers));
  const firm = defenders.filter((unit) => !rule.mayBeCharged(state, unit));
  if (firm.length > 0) reasons.push(cannotBeCharged(state, rule, firm));
  return reasons;
}
