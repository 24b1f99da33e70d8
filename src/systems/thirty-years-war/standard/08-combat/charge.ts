/** Whether Cavalry may charge: one rule, each battle that knows it naming whom, and its cases. */
import type { Reason } from '../../../../core/contract/values';
import { hook } from '../../engine/hook';
import type { RuleCase } from '../../rulebook/rulebook';
import type { Piece } from '../../state/piece';
import { positionOf } from '../../state/position';
import type { State } from '../../state/state';
import { allNamed, because } from '../../wording';

export type ChargeRule = {
  mayBeCharged(state: State, defender: Piece): boolean;
  /** What a defender is that cannot be charged: `neither disrupted nor demoralized infantry`. */
  readonly firm: string;
  readonly cases: {
    /** Who charges, and whom. */
    readonly charge: RuleCase;
    readonly targets: RuleCase;
    /** Charging Cavalry is doubled, and ends disrupted whatever the die brought. */
    readonly doubled: RuleCase;
    readonly price: RuleCase;
  };
};

/** The charge of the battle; null: its rules know none. */
export const chargeRule = hook((): ChargeRule | null => null);

/** Why Cavalry may not charge in this battle; none: it may. There must be some, and each defender may be charged. */
export function chargeReasons(
  state: State,
  attackers: readonly Piece[],
  defenders: readonly Piece[],
): readonly Reason[] {
  const rule = chargeRule(state);
  if (!rule) return [because('8.3', 'These rules know no cavalry charge.')];
  const reasons: Reason[] = [];
  if (!attackers.some((unit) => unit.kind === 'cavalry')) {
    reasons.push(because(rule.cases.charge, 'Only Cavalry charges, and no Cavalry attacks here.', attackers));
  }
  const firm = defenders.filter((unit) => !rule.mayBeCharged(state, unit));
  if (firm.length > 0) {
    const names = allNamed(positionOf(state), firm);
    const text = `${names} ${firm.length > 1 ? 'are' : 'is'} ${rule.firm} and cannot be charged.`;
    reasons.push(because(rule.cases.targets, text, firm));
  }
  return reasons;
}
