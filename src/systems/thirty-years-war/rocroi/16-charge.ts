/** The cavalry charge of Rocroi: cases 16.0 to 16.15. Doubling and its cost stand with the standard combat rules. */
import type { ChargeRule } from '../standard/08-combat/charge-rule';
import { isDemoralized } from '../standard/11-demoralization';

/** Disrupted infantry, or infantry of a demoralized category. @rule rocroi:16.0, rocroi:16.11 */
export const ROCROI_CHARGE: ChargeRule = {
  mayBeCharged: (board, unit) => unit.kind === 'infantry' && (unit.disrupted || isDemoralized(board, unit)),
  firm: 'neither disrupted nor demoralized infantry',
  cases: {
    charge: 'rocroi:16.0',
    targets: 'rocroi:16.11',
    doubled: 'rocroi:16.13',
    cost: 'rocroi:16.14',
  },
};
