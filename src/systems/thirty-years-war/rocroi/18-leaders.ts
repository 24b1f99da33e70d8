/** Increased effects of Leaders, if the players chose them: case 18.0. */
import type { Piece } from '../state/piece';
import type { State } from '../state/state';

/** Hexes from which a Leader helps in battle. @rule rocroi:18.0 */
export function helpsFrom({ options }: State, leader: Piece): number {
  return options.increasedLeaders === 'yes' ? leader.printed.value : 0;
}

/** Hexes from which he helps a unit to recover. @rule rocroi:18.0 */
export function removesFrom({ options }: State, leader: Piece): number {
  if (options.increasedLeaders === 'no') return 1;
  return leader.printed.value + (options.leaderRemovalRadius === 'valuePlusOne' ? 1 : 0);
}

/** Whether he must help the attacked unit in his own hex. @rule rocroi:18.0 */
export function mustHelp({ options }: State): boolean {
  return options.increasedLeaders === 'yes';
}
