/** Whether Cavalry may charge: one rule with two sets of targets, each battle naming its cases. */
import type { Reason } from '../../../core/seam';
import type { Piece } from '../piece';
import { positionOf } from '../position';
import type { RuleCase } from '../rulebook';
import type { State } from '../state';
import { allNamed, because } from '../wording';

export type ChargeRule = {
  readonly charge: RuleCase;
  readonly targets: RuleCase;
  mayBeCharged(state: State, defender: Piece): boolean;
  /** What a defender is that cannot be charged: `neither disrupted nor demoralized infantry`. */
  readonly firm: string;
};

/** Every defender must be one that may be charged, and there must be Cavalry to do it. */
export function chargeReasonsBy(
  rule: ChargeRule,
): (state: State, attackers: readonly Piece[], defenders: readonly Piece[]) => readonly Reason[] {
  return (state, attackers, defenders) => {
    const reasons: Reason[] = [];
    if (!attackers.some((unit) => unit.kind === 'cavalry')) {
      reasons.push(because(rule.charge, 'Only Cavalry charges, and no Cavalry attacks here.', attackers));
    }
    const firm = defenders.filter((unit) => !rule.mayBeCharged(state, unit));
    if (firm.length > 0) {
      const names = allNamed(positionOf(state), firm);
      const text = `${names} ${firm.length > 1 ? 'are' : 'is'} ${rule.firm} and cannot be charged.`;
      reasons.push(because(rule.targets, text, firm));
    }
    return reasons;
  };
}
