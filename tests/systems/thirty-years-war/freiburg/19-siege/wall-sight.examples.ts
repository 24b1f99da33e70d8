/** Case 19.52 of Freiburg: lines of sight at walls. S stands for the Bavarians, who own the town. */

import { counted } from '../../../../helpers/cases';
import { fire, reasons } from '../../../../helpers/positions/board';
import type { Ground } from '../../../../helpers/positions/boardFile';
import { on, WALLED } from '../../../../helpers/positions/gates';

/** Whether a gun sees the target. */
const shot = (gun: string, target: string, map: Ground = WALLED, more = '') =>
  reasons(on(`F gun ${gun} | S 6-3 ${target}${more}`, { phase: 'artilleryFire', map }), fire(gun, target));
counted('freiburg:19.52', 'it is the hexside that is shown, not the hexes beside it', () => [
  shot('0604', '0606').map(({ where }) => where),
  [[{ kind: 'hexside', between: ['0605', '0606'] }]],
]);
counted('freiburg:19.52', 'of a shot through the town every wall on its way is shown', () => [
  shot('0604', '0611').map(({ where }) => where.map((shape) => shape.kind === 'hexside' && shape.between)),
  [[['0605', '0606']], [['0607', '0608']], [['0609', '0610']]],
]);
