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
counted('freiburg:19.52', 'along a hexside either way past it is enough; both must be stopped', () => {
  // From 0602 to 0802 the line runs between 0702 and 0703.
  const north = ['0702'];
  const south = ['0703'];
  const seen = (...sections: readonly (readonly string[])[]) =>
    shot('0602', '0802', { sections }).map(({ rule }) => rule);
  return [
    [seen(north), seen(south), seen(north, south)],
    [[], [], ['freiburg:19.52']],
  ];
});
counted('freiburg:19.52', 'a wall on one side and forest on the other stop it together', () => {
  const through = (map: Ground, more = '') => shot('0602', '0802', map, more).map(({ rule }) => rule);
  return [
    [
      through({ sections: [['0702']], forest: ['0703'] }),
      through({ sections: [['0702']] }, ' | F 6-3 0703'),
      through({ sections: [['0101']], forest: ['0703'] }),
    ],
    [['freiburg:19.52'], ['freiburg:19.52'], []],
  ];
});
counted('freiburg:19.52', 'a gun behind the teeth fires out along a hexside over its own walls', () => {
  const out = { sections: [['0602']] };
  return [shot('0602', '0802', out).map(({ rule }) => rule), []];
});
