/** Case 19.52 of Freiburg: lines of sight at walls. S stands for the Bavarians, who own the town. */

import { counted, illegal, legal } from '../../../../helpers/cases';
import { fire, reasons } from '../../../../helpers/positions/board';
import type { Ground } from '../../../../helpers/positions/boardFile';
import { GATES, on, WALLED } from '../../../../helpers/positions/gates';

/** Whether a gun sees the target. */
const shot = (gun: string, target: string, map: Ground = WALLED, more = '') =>
  reasons(on(`F gun ${gun} | S 6-3 ${target}${more}`, { phase: 'artilleryFire', map }), fire(gun, target));
illegal('freiburg:19.52', 'a wall stops a shot into the town', () => shot('0604', '0606'), ['0605', '0606']);
illegal('freiburg:19.52', 'a shot from beside the wall, too', () => shot('0605', '0606'), ['0605', '0606']);
counted('freiburg:19.52', 'it is the hexside that is shown, not the hexes beside it', () => [
  shot('0604', '0606').map(({ where }) => where),
  [[{ kind: 'hexside', between: ['0605', '0606'] }]],
]);
counted('freiburg:19.52', 'of a shot through the town every wall on its way is shown', () => [
  shot('0604', '0611').map(({ where }) => where.map((shape) => shape.kind === 'hexside' && shape.between)),
  [[['0605', '0606']], [['0607', '0608']], [['0609', '0610']]],
]);
illegal('freiburg:19.52', 'a gateway is a wall, friendly or not', () => shot('0605', '0606', GATES));
illegal('freiburg:19.52', 'a wall behind which the town is passed stops a shot right through it', () =>
  shot('0605', '0610'),
);
legal('freiburg:19.52', 'a gun right behind the teeth fires out over them', () => shot('0606', '0604'));
legal('freiburg:19.52', 'at a neighbour too', () => shot('0606', '0506'));
illegal('freiburg:19.52', 'a gun one hex further inside does not', () => shot('0607', '0605'), [
  '0605',
  '0606',
]);
illegal('freiburg:19.52', 'and none fires against the teeth that point at it', () => shot('0608', '0607'), [
  '0607',
  '0608',
]);
illegal(
  'freiburg:19.52',
  'a gun on a hilltop does not see over it either, however near to the target it is',
  () => shot('0601', '0606', { ...WALLED, slopes: [['0602', '0601']] }),
  ['0605', '0606'],
);
legal('freiburg:19.52', 'within a section there is no wall', () => shot('0606', '0607'));
legal('freiburg:19.52', 'a wall that is only touched at a corner stops nothing', () =>
  // From 0504 to 0510, down the next column, the line goes nowhere near a wall but at corners of 0505 to 0509.
  shot('0504', '0510'),
);
legal('freiburg:19.52', 'a line along a wall is not stopped by it', () =>
  // Along the hexside between 0606 and 0707, past a section of 0606 alone.
  shot('0605', '0808', { sections: [['0606']] }),
);
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
illegal(
  'freiburg:19.52',
  'where the line leaves one hex for the next at a corner, the wall between these two stops it',
  // From 0604 to 0709 the line goes from 0606 into 0707 at the corner that both share with 0607.
  () => shot('0604', '0709', { sections: [['0707', '0708', '0709']] }),
);
