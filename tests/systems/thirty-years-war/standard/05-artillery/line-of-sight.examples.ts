/** Cases 5.21 to 5.26: the Line of Sight. */

import { counted, illegal, legal } from '../../../../helpers/cases';
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

legal('5.21', 'a line that only touches the corners of forest hexes is free', () =>
  aslant({ forest: ['0607', '0706'] }),
);
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

legal('5.22', 'along a hexside with forest on one side only', () => along({ forest: ['0702'] }));
legal('5.22', 'along a hexside with forest on the other side only', () => along({ forest: ['0703'] }));
illegal('5.22', 'along a hexside with forest on both sides', () => along({ forest: ['0702', '0703'] }), [
  '0702',
  '0703',
]);
illegal(
  '5.22',
  'along a hexside with forest on one side and a unit on the other',
  () => along({ forest: ['0702'] }, ' | F 8-3 0703'),
  ['0702', 'f0703'],
);
illegal('5.22', 'along a hexside between two units', () => along({}, ' | F 8-3 0703 | S 8-2* 0702'), [
  'f0703',
  's0702',
]);
counted('5.22', 'what blocks the line is said, on both sides of a hexside', () => [
  [...down({}, ' | F 8-3 0605'), ...along({ forest: ['0702'] }, ' | F 8-3 0703')].map(({ text }) => text),
  [
    'The line of sight from F gun (0602) to S 8-2 six hexes ahead (0608) is blocked: F 8-3 (0605).',
    'The line of sight from F gun (0602) to S 8-2 two hexes away (0802) runs along a hexside and is blocked on either side of it: forest (0702) and F 8-3 (0703).',
  ],
]);
illegal(
  '5.23',
  'of a Leader and a gun in a hex it is the gun that blocks',
  () => down({}, ' | F leader2 0605 | F gun 0605'),
  ['f0605g'],
);
legal('5.22', 'at the edge of the map the hex that is not there never blocks', () =>
  reasons(
    board('F gun 0501 | S 8-2 0701', { phase: 'artilleryFire', map: { forest: ['0601'] } }),
    fire('0501', '0701'),
  ),
);
legal('5.22', 'two pairs, each with one forest, on different sides of the line', () =>
  reasons(
    board('F gun 0602 | S 8-2 1002', { phase: 'artilleryFire', map: { forest: ['0702', '0903'] } }),
    fire('0602', '1002'),
  ),
);
illegal(
  '5.22',
  'the second pair blocks though the first does not',
  () =>
    reasons(
      board('F gun 0602 | S 8-2 1002', { phase: 'artilleryFire', map: { forest: ['0702', '0902', '0903'] } }),
      fire('0602', '1002'),
    ),
  ['0902', '0903'],
);
legal('5.22', 'along a hexside with a hilltop on one side only', () => along({ slopes: [['0701', '0702']] }));

const BLOCKING: readonly (readonly [name: string, map: Ground, more?: string, cause?: string])[] = [
  ['woods', { woods: ['0605'] }],
  ['forest', { forest: ['0605'] }],
  ['a town', { town: ['0605'] }],
  ['a hilltop', { slopes: [['0505', '0605']] }],
  ['woods with a road through them', { woods: ['0605'], roads: [['0604', '0605', '0606']] }],
  ['a friendly unit', {}, ' | F 8-3 0605', 'f0605'],
  ['an enemy unit', {}, ' | S 8-2 0605', 's0605'],
  ['a friendly disrupted unit', {}, ' | F 8-3* 0605', 'f0605'],
  ['an enemy disrupted unit', {}, ' | S 8-2* 0605', 's0605'],
  ['a friendly gun', {}, ' | F gun 0605', 'f0605g'],
  ['an enemy gun', {}, ' | S gun 0605', 's0605g'],
];
for (const [name, map, more, cause = '0605'] of BLOCKING) {
  illegal('5.23', `${name} blocks the line`, () => down(map, more), [cause]);
}
const OPEN: readonly (readonly [name: string, map: Ground, more?: string])[] = [
  ['clear ground', {}],
  ['a friendly Leader', {}, ' | F leader2 0605'],
  ['an enemy Leader', {}, ' | S leader2 0605'],
  ['rough ground', { rough: ['0605'] }],
  ['marsh', { marsh: ['0605'] }],
  ['a ditch', { ditch: ['0605'] }],
  ['an entrenchment', { entrenchment: ['0605'] }],
  ['a stream', { streams: [['0604', '0605']] }],
  ['a slope hex', { slopes: [['0605', '0505']] }],
];
for (const [name, map, more] of OPEN) legal('5.23', `${name} does not block`, () => down(map, more));

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
legal('5.24', 'units and guns near the target are ignored too', () =>
  down(HILL, ' | S 8-2 0606 | S gun 0607'),
);
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

const TWO_HILLS: Ground = {
  slopes: [
    ['0502', '0602'],
    ['0508', '0608'],
  ],
};
const WITH_RIDGE: Ground = { slopes: [...(TWO_HILLS.slopes ?? []), ['0505', '0605']] };
legal('5.25', 'from hilltop to hilltop forest below does not block', () =>
  down({ ...TWO_HILLS, forest: ['0604'] }),
);
legal('5.25', 'from hilltop to hilltop a town and a unit below do not block', () =>
  down({ ...TWO_HILLS, town: ['0603'] }, ' | F 8-3 0604 | S gun 0605'),
);
legal('5.25', 'a bare hilltop between does not block', () => down(WITH_RIDGE));
legal('5.25', 'a Leader on a hilltop between does not block', () => down(WITH_RIDGE, ' | S leader2 0605'));
illegal('5.25', 'a unit on a hilltop between blocks', () => down(WITH_RIDGE, ' | F 8-3 0605'), ['f0605']);
illegal('5.25', 'a gun on a hilltop between blocks', () => down(WITH_RIDGE, ' | S gun 0605'), ['s0605g']);
illegal('5.25', 'forest on a hilltop between blocks', () => down({ ...WITH_RIDGE, forest: ['0605'] }), [
  '0605',
]);
illegal(
  '5.25',
  'near the target too: the half of 5.24 is not used between hilltops',
  () => down({ slopes: [...(TWO_HILLS.slopes ?? []), ['0507', '0607']] }, ' | S 8-2 0607'),
  ['s0607'],
);
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
legal('5.26', 'a target on a hilltop is seen from below', () => down({ slopes: [['0508', '0608']] }));
illegal('5.23', 'a unit in front of the target hides it', () => down({}, ' | S 8-2 0607'), ['s0607']);
