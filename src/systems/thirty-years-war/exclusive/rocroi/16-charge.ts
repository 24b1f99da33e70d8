/** The cavalry charge of Rocroi: cases 16.0 to 16.15. Doubling and its price stand with the standard combat rules. */
import type { Reason } from '../../../../core/seam';
import { type Piece, positionOf } from '../../position';
import { isDemoralized } from '../../rules/11-demoralization';
import type { State } from '../../state';
import { allNamed, because } from '../../wording';

/** Every defender must be disrupted infantry, or infantry of a demoralized category. @rule rocroi:16.0, rocroi:16.11 */
export function chargeReasons(
  state: State,
  attackers: readonly Piece[],
  defenders: readonly Piece[],
): readonly Reason[] {
  const reasons: Reason[] = [];
  if (!attackers.some((unit) => unit.kind === 'cavalry')) {
    reasons.push(because('rocroi:16.0', 'Only Cavalry charges, and no Cavalry attacks here.', attackers));
  }
  const firm = defenders.filter((unit) => !mayBeCharged(state, unit));
  if (firm.length > 0) {
    const names = allNamed(positionOf(state), firm);
    const text = `${names} ${firm.length > 1 ? 'are' : 'is'} neither disrupted nor demoralized infantry and cannot be charged.`;
    reasons.push(because('rocroi:16.11', text, firm));
  }
  return reasons;
}

function mayBeCharged(state: State, unit: Piece): boolean {
  return unit.kind === 'infantry' && (unit.state.disrupted || isDemoralized(state, unit));
}
