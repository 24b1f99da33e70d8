/** Whether Cavalry may charge: one rule with two sets of targets, each battle naming its cases. */
import type { Reason } from '../../../../core/contract/values';
import { hook } from '../../engine/hook';
import type { RuleCase } from '../../rulebook/rulebook';
import type { Piece } from '../../state/piece';
import { positionOf } from '../../state/position';
import type { State } from '../../state/state';
import { allNamed, because } from '../../wording';

export type ChargeRule = {
  readonly charge: RuleCase;
  readonly targets: RuleCase;
  mayBeCharged(state: State, defender: Piece): boolean;
  /** What a defender is that cannot be charged: `neither disrupted nor demoralized infantry`. */
  readonly firm: string;
};

/** Why Cavalry may not charge in this battle; none: it may. */
export const chargeReasons = hook(
  (_state, _attackers: readonly Piece[], _defenders: readonly Piece[]): readonly Reason[] => [
    because('rocroi:16.0', 'These rules know no cavalry charge.'),
  ],
);
/** The cases by which charging Cavalry is doubled, and ends disrupted whatever the die brought. */
export const chargeCases = hook((): { readonly doubled: RuleCase; readonly price: RuleCase } => ({
  ...{ doubled: 'rocroi:16.13', price: 'rocroi:16.14' },
}));

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
