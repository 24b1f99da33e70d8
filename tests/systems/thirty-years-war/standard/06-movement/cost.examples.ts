/** Cases 6.21 to 6.24 and the movement half of chart 12.0: what hexes and hexsides cost. */

import { counted } from '../../../../helpers/cases';
import { board, move, reasons, spent } from '../../../../helpers/positions/board';
import type { Ground } from '../../../../helpers/positions/boardFile';

const FOOT = 'F 8-6 0606 inf';
const HORSE = 'F 4-6 0606';
const LEADER = 'F leader2 0606';
const step = (who: string, map: Ground, options: { readonly [o: string]: string } = {}) => {
  const id = who === LEADER ? 'f0606l' : 'f0606';
  const state = board(who, { map, options });
  const against = reasons(state, move(id, '0605'));
  return against.length > 0
    ? [...new Set(against.map(({ rule }) => rule))].join(' ')
    : spent(state, id, '0605');
};
/** What infantry, cavalry and a Leader each pay from 0606 to 0605, or the case that forbids it. */
const all = (map: Ground) => [FOOT, HORSE, LEADER].map((who) => step(who, map));

const BETWEEN = [['0606', '0605']] as const;
const ROAD = [['0606', '0605']];
/** The hex entered is terrain of each kind; the chart's Movement Points for infantry, cavalry and Leaders. */
const HEXES: readonly (readonly [ground: Ground, name: string, costs: readonly (number | string)[]])[] = [
  [{}, 'a clear hex', [1, 1, 1]],
  [{ forest: ['0605'] }, 'a forest hex', ['12.0', '12.0', '12.0']],
  [{ woods: ['0605'] }, 'a woods hex', [2, '12.0', 2]],
  [{ town: ['0605'] }, 'a town hex', ['12.0', '12.0', '12.0']],
  [{ marsh: ['0605'] }, 'a marsh hex', [2, 2, 2]],
  [{ rough: ['0605'] }, 'a rough hex', [3, '12.0', 3]],
  [{ ditch: ['0605'] }, 'a ditch hex', [2, 5, 2]],
];
for (const [ground, name, costs] of HEXES) {
  counted('12.0', `to enter ${name} infantry, cavalry and a Leader pay ${costs.join(', ')}`, () => [
    all(ground),
    costs,
  ]);
  counted('12.0', `along a road ${name} costs each of them 1`, () => [
    all({ ...ground, roads: ROAD }),
    [1, 1, 1],
  ]);
}
counted('12.0', 'a road that runs through the hex elsewhere does not help', () => {
  const roads = [['0604', '0605', '0505']];
  return [all({ forest: ['0605'], roads }), ['12.0', '12.0', '12.0']];
});
counted('12.0', 'two roads side by side do not join two hexes that no road joins', () => {
  const roads = [
    ['0604', '0605'],
    ['0606', '0607'],
  ];
  return [all({ rough: ['0605'], roads }), [3, '12.0', 3]];
});
counted('12.0', 'leaving a hex costs nothing: only the hex entered is paid for', () => {
  const line = 'F 8-6 0606 inf | F leader2 0606';
  const map = { rough: ['0606'] };
  return [
    [spent(board(line, { map }), 'f0606', '0605'), spent(board(line, { map }), 'f0606l', '0605')],
    [1, 1],
  ];
});

counted('6.22', 'a stream hexside costs two points more than the hex entered', () => [
  all({ streams: BETWEEN }),
  [3, 3, 3],
]);
counted('6.22', 'through a stream into woods: 2 + 2, and 5 by the reading that woods cost 3', () => {
  const map = { streams: BETWEEN, woods: ['0605'] };
  return [
    [step(FOOT, map), step(FOOT, map, { woodsCost: '3' }), step(LEADER, map, { woodsCost: '3' })],
    [4, 5, 5],
  ];
});
counted(
  '6.22',
  'by the other reading woods alone cost 3, closed to cavalry and open along a road as before',
  () => {
    const options = { woodsCost: '3' };
    const woods = ['0605'];
    return [
      [
        step(FOOT, { woods }, options),
        step(HORSE, { woods }, options),
        step(FOOT, { woods, roads: ROAD }, options),
      ],
      [3, '12.0', 1],
    ];
  },
);
counted('6.22', 'a bridge or a ford over a stream takes its cost away', () => [
  [step(HORSE, { streams: BETWEEN, bridges: BETWEEN }), step(HORSE, { streams: BETWEEN, fords: BETWEEN })],
  [1, 1],
]);

counted('6.23', 'bridge and ford cost nothing extra', () => [
  [all({ rivers: BETWEEN, bridges: BETWEEN }), all({ rivers: BETWEEN, fords: BETWEEN })],
  [
    [1, 1, 1],
    [1, 1, 1],
  ],
]);
counted('6.23', 'whatever else runs along the hexside', () => [
  all({ rivers: BETWEEN, bridges: BETWEEN, slopes: [['0606', '0605']] }),
  [1, 1, 1],
]);

counted('6.24', 'up a slope hexside, out of the slope hex, costs one point more', () => [
  all({ slopes: [['0606', '0605']] }),
  [2, 2, 2],
]);
counted('6.24', 'down into the slope hex it costs nothing more', () => [
  all({ slopes: [['0605', '0606']] }),
  [1, 1, 1],
]);
counted('6.24', 'a slope hex left over a hexside without a slope costs nothing more', () => [
  all({ slopes: [['0606', '0706']] }),
  [1, 1, 1],
]);
