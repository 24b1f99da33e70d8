/** Cases 5.21 to 5.26: the Line of Sight. */

import { counted } from '../../../../helpers/cases';
import { board, fire, reasons } from '../../../../helpers/positions/board';
import type { Ground } from '../../../../helpers/positions/boardFile';

type Options = { readonly [option: string]: string };

/** Fire from 0602, straight down the column, at a Spanish unit in 0608 unless given otherwise. */
const down = (map: Ground, more = '', options: Options = {}) =>
  reasons(
    board(`F gun 0602 | S 8-2 0608${more}`, { phase: 'artilleryFire', map, options }),
    fire('0602', '0608'),
  );
/** Fire from 0602 at 0802: the line runs along the hexside between 0702 and 0703. */
const along = (map: Ground, more = '') =>
  reasons(board(`F gun 0602 | S 8-2 0802${more}`, { phase: 'artilleryFire', map }), fire('0602', '0802'));
/** Fire from 0604 at 0709: through 0605, 0606, 0707 and 0708, touching corners of 0607 and 0706. */
const aslant = (map: Ground) =>
  reasons(board('F gun 0604 | S 8-2 0709', { phase: 'artilleryFire', map }), fire('0604', '0709'));

counted('5.21', 'the line is blocked by every hex whose interior it crosses, and by no other', () => {
  const nearby = ['0504', '0505', '0605', '0606', '0607', '0608', '0705', '0706', '0707', '0708', '0808'];
  const blocking = nearby.filter((hex) => aslant({ forest: [hex] }).length > 0);
  return [blocking, ['0605', '0606', '0707', '0708']];
});
counted('5.21', 'straight down a column every hex in between is crossed', () => {
  const column = ['0601', '0602', '0603', '0604', '0605', '0606', '0607', '0608', '0609'];
  const blocking = column.filter(
    (hex) =>
      down({
        forest: [hex],
        roads: [
          ['0602', '0603'],
          ['0607', '0608'],
        ],
      }).length > 0,
  );
  return [blocking, ['0603', '0604', '0605', '0606', '0607']];
});

counted('5.22', 'what blocks the line is said, on both sides of a hexside', () => [
  [...down({}, ' | F 8-3 0605'), ...along({ forest: ['0702'] }, ' | F 8-3 0703')].map(({ text }) => text),
  [
    'The line of sight from F gun (0602) to S 8-2 six hexes ahead (0608) is blocked: F 8-3 (0605).',
    'The line of sight from F gun (0602) to S 8-2 two hexes away (0802) runs along a hexside and is blocked on either side of it: forest (0702) and F 8-3 (0703).',
  ],
]);

const HILL: Ground = { slopes: [['0502', '0602']] };
const seenOver = (options: Options, map: Ground = HILL) =>
  ['0603', '0604', '0605', '0606', '0607'].filter(
    (hex) => down({ ...map, forest: [hex] }, '', options).length === 0,
  );

counted('5.24', 'at range 6 a gun on a hilltop ignores what is less than 3 hexes from the target', () => [
  seenOver({}),
  ['0606', '0607'],
]);
counted('5.24', 'by the other reading it ignores what is less than 3 hexes from itself', () => [
  seenOver({ hilltopHalf: 'gun' }),
  ['0603', '0604'],
]);
counted('5.24', 'at range 5 the half is two and a half hexes: two are less', () => {
  const seen = ['0603', '0604', '0605', '0606'].filter((hex) => {
    const state = board('F gun 0602 | S 8-2 0607', {
      phase: 'artilleryFire',
      map: { ...HILL, forest: [hex] },
    });
    return reasons(state, fire('0602', '0607')).length === 0;
  });
  return [seen, ['0605', '0606']];
});
counted('5.24', 'a gun that is not on a hilltop ignores nothing', () => [seenOver({}, {}), []]);
counted('5.24', 'a slope hex is no hilltop, even with higher ground beside it', () => [
  seenOver({}, { slopes: [['0602', '0502']] }),
  [],
]);
counted('5.24', 'a hex halfway up, slope hex of one hexside and upper hex of another, is no hilltop', () => [
  seenOver(
    {},
    {
      slopes: [
        ['0502', '0602'],
        ['0602', '0601'],
      ],
    },
  ),
  [],
]);
counted('5.24', 'such a hex halfway up does not block either', () => [
  down({
    slopes: [
      ['0505', '0605'],
      ['0605', '0705'],
    ],
  }),
  [],
]);
counted('5.24', 'from a hilltop two hexes beside the line must both block', () => {
  const fired = (forest: readonly string[]) =>
    reasons(
      board('F gun 0602 | S 8-2 0802', { phase: 'artilleryFire', map: { ...HILL, forest } }),
      fire('0602', '0802'),
    );
  return [
    [fired(['0702']).length, fired(['0702', '0703']).length],
    [0, 1],
  ];
});

counted('5.25', 'beside a hexside both hilltops must hold something', () => {
  const hills: Ground = {
    slopes: [
      ['0502', '0602'],
      ['0902', '0802'],
      ['0701', '0702'],
      ['0704', '0703'],
    ],
  };
  const one = along(hills, ' | F 8-3 0702');
  const both = along(hills, ' | F 8-3 0702 | F 8-3 0703');
  return [
    [one.length, both.length],
    [0, 1],
  ];
});

counted('5.26', 'forest, units and guns in the two hexes at the ends do not block', () => {
  const map: Ground = {
    woods: ['0602'],
    town: ['0608'],
    roads: [
      ['0601', '0602'],
      ['0608', '0609'],
    ],
  };
  return [down(map, ' | F 8-3 0602 | S gun 0608'), []];
});
