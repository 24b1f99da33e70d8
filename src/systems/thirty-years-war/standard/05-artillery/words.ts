/** What is said of guns that have nothing to fire at. */
import { OFF_MAP } from '../../../../core/hex/hex';
import type { Board } from '../../state/board';

/** Why no gun of the Phasing Player can fire at a unit: there is none, all have fired, or none sees an enemy. */
export function whyNoGunFires(board: Board): string {
  const own = board.guns.filter((gun) => gun.hex !== OFF_MAP && gun.side === board.phasingIndex);
  if (own.length === 0) return 'You have no guns.';
  if (own.every((gun) => gun.fired)) return 'All your guns have fired.';
  return own.some((gun) => gun.fired)
    ? 'No other gun has an enemy in sight.'
    : 'No gun has an enemy in sight.';
}
