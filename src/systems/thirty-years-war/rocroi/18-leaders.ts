/** Increased effects of Leaders, if the players chose them: case 18.0. */

import type { LeaderHelp } from '../standard/10-leaders/help';
import type { Board } from '../state/board';
import type { Piece } from '../state/piece';

const NOT_CHOSEN: LeaderHelp = { inBattle: () => 0, inRecovery: () => 1, must: false, rule: '10.11' };
const value = ({ printed }: Piece) => printed.value;
const INCREASED = { inBattle: value, must: true, rule: 'rocroi:18.0' } as const;
const BY_VALUE: LeaderHelp = { ...INCREASED, inRecovery: value };
const BY_ONE_MORE: LeaderHelp = { ...INCREASED, inRecovery: (leader) => value(leader) + 1 };

/** He helps as many hexes away as he is worth, and must help the attacked unit in his own hex. @rule rocroi:18.0 */
export function increasedHelp({ options }: Board): LeaderHelp {
  if (options.increasedLeaders === 'no') return NOT_CHOSEN;
  return options.leaderRemovalRadius === 'valuePlusOne' ? BY_ONE_MORE : BY_VALUE;
}
