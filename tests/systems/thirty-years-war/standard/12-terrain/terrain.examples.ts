/** The Entrenchment row of chart 12.0, where one side has built the works. */

import { hexAt } from '../../../../../src/core/hex/hex';
import { boardOf } from '../../../../../src/systems/thirty-years-war/engine/boards';
import type { CounterKind } from '../../../../../src/systems/thirty-years-war/scenario/scenario';
import { battleFigures } from '../../../../../src/systems/thirty-years-war/standard/08-combat/strength';
import { mayBeSetUp } from '../../../../../src/systems/thirty-years-war/standard/12-terrain/terrain';
import { battlefieldOf } from '../../../../../src/systems/thirty-years-war/state/battlefield';
import { counted } from '../../../../helpers/cases';
import { attack, board, odds, reasons, spent } from '../../../../helpers/positions/board';
import type { Ground, Setting } from '../../../../helpers/positions/boardFile';

const MAP = { entrenchment: ['0605', '0606'], worksOf: 'S' } as const;
const on = (line: string, setting: Setting = {}) => board(line, { map: MAP, ...setting });
const combat = (line: string, setting: Setting = {}) => on(line, { phase: 'combat', ...setting });
const itemsOf = (line: string, setting: Setting = {}, from = ['0705'], to = ['0605']) => {
  const state = combat(line, setting);
  const command = attack(from, to)(state);
  if (command.do !== 'attack') throw new Error('not an attack');
  return battleFigures(boardOf(state), command)
    .items.filter(({ rule }) => rule === '12.0' || rule === '8.4')
    .map(({ by, because }) => `${by}: ${because}`);
};

counted('12.0', 'an entrenchment costs its builders 1 Movement Point and the others 3, Leaders too', () => [
  [
    spent(on('S 6-3 0604', { side: 'S' }), '0604', '0605 0606'),
    spent(on('S leader2 0604', { side: 'S' }), 's0604l', '0605 0606'),
    spent(on('F 6-3 0604'), '0604', '0605'),
    spent(on('F leader3 0604'), 'f0604l', '0605 0606'),
  ],
  [2, 2, 3, 6],
]);
counted('12.0', 'what closes a hex to an attack is named as in a sentence', () => {
  const closes = (line: string, map: Ground) =>
    reasons(combat(line, { map }), attack(['0705'], ['0605'])).map(({ text }) => text.split(': ')[1]);
  return [
    [
      closes('F 4-6 0705 | S 8-3 0605', MAP),
      closes('F 4-6 0705 | S 8-3 0605', { woods: ['0605'] }),
      closes('F 4-6 0705 | S 8-3 0605', { forest: ['0605'], roads: [['0605', '0606']] }),
    ],
    [
      ['no attack by Cavalry into an entrenchment hex.'],
      ['no attack by Cavalry into a woods hex.'],
      ['no attack into a forest hex.'],
    ],
  ];
});

counted('12.0', 'a unit of the builders defends with one more, a disrupted one after it is halved', () => [
  [
    odds(combat('F 6-3 0705 | S 6-3 0605'), attack(['0705'], ['0605'])),
    odds(combat('F 6-3 0705 | S 6-3* 0605'), attack(['0705'], ['0605'])),
    odds(combat('F 6-3 0705 | S 2-8 0605'), attack(['0705'], ['0605'])),
  ],
  ['6:7 1-2', '6:4 1-1', '6:3 2-1'],
]);
counted('12.0', 'a unit of the other side in it gets nothing, and the receipt says so', () => [
  itemsOf('S 6-3 0705 | F 6-3 0605', { side: 'S' }),
  ['no effect: F 6-3 stands in an entrenchment hex of the enemy, which helps only him'],
]);
counted('12.0', 'each of several defenders in works has one more', () => [
  odds(combat('F 6-3 0706 | S 6-3 0605 | S 6-3 0606'), attack(['0706'], ['0606'])),
  '6:7 1-2',
]);
counted('8.4', 'attacked uphill a unit in a work is doubled and gets no +1; the receipt names both', () => [
  itemsOf('F 6-3 0705 | S 6-3 0605', { map: { ...MAP, slopes: [['0705', '0605']] } }),
  [
    'doubled: all attack S 6-3 uphill from slope hexes: 12',
    'no effect: S 6-3 is in an entrenchment hex: of several effects only the best for it counts',
  ],
]);
counted('8.4', 'when one attacker does not come uphill the +1 is what is left; the receipt says why', () => [
  itemsOf('F 6-3 0705 | F 6-3 0505 | S 6-3 0605', { map: { ...MAP, slopes: [['0705', '0605']] } }, [
    '0505',
    '0705',
  ]),
  [
    'no effect: S 6-3 is not doubled: F 6-3 does not attack uphill from slope hexes',
    '+1: S 6-3 defends in an entrenchment hex',
  ],
]);
counted('8.4', 'across water and uphill a defender is doubled once; the receipt names both', () => [
  itemsOf('F 6-3 0705 | S 6-3 0605', {
    map: { streams: [['0705', '0605']], slopes: [['0705', '0605']] },
  }),
  [
    'doubled: all attack S 6-3 across water: 12',
    'no effect: all attack S 6-3 uphill from slope hexes too: doubled once only',
  ],
]);

/** Of these hexes, those in which such a counter may be set up. */
const open = (kind: CounterKind, map: Ground, ...hexes: readonly string[]) => {
  const field = battlefieldOf(board('F 8-3 0101', { map }).scenario);
  return hexes.filter((hex) => mayBeSetUp(field, kind, hexAt(field.grid, hex)));
};
counted('12.0', 'a counter is set up in ground that it may enter, Cavalry in works too', () => {
  const map: Ground = {
    ...{ woods: ['0302'], rough: ['0303'], forest: ['0304'], town: ['0305'], entrenchment: ['0306'] },
    ...{ marsh: ['0307'], ditch: ['0308'] },
  };
  const hexes = ['0301', '0302', '0303', '0304', '0305', '0306', '0307', '0308'];
  return [
    [open('infantry', map, ...hexes), open('cavalry', map, ...hexes)],
    [
      ['0301', '0302', '0303', '0306', '0307', '0308'],
      ['0301', '0306', '0307', '0308'],
    ],
  ];
});
counted('12.0', 'a road through it opens any ground to a set-up, the hex beside the road it does not', () => {
  const forest = ['0404', '0504', '0604', '0704', '0804', '0505', '0605', '0705', '0503', '0603', '0703'];
  const map = { forest, roads: [['0602', '0603', '0604', '0605', '0606']] };
  return [
    [open('infantry', map, ...forest), open('cavalry', map, ...forest)],
    [
      ['0604', '0605', '0603'],
      ['0604', '0605', '0603'],
    ],
  ];
});
