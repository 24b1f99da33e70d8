/** The rules of a battle for cavalry charges, if it has any. */
import { hook } from '../../engine/hook';
import type { RuleCase } from '../../rulebook/cited';
import type { Board } from '../../state/board';
import type { Piece } from '../../state/piece';

export type ChargeRule = {
  mayBeCharged(board: Board, defender: Piece): boolean;
  /** What a defender is that cannot be charged: `neither disrupted nor demoralized infantry`. */
  readonly firm: string;
  readonly cases: {
    /** Who charges, and whom. */
    readonly charge: RuleCase;
    readonly targets: RuleCase;
    /** Charging Cavalry is doubled, and ends disrupted whatever the die brought. */
    readonly doubled: RuleCase;
    readonly cost: RuleCase;
  };
};

/** The charge of the battle; null: its rules know none. */
export const chargeRule = hook((): ChargeRule | null => null);
