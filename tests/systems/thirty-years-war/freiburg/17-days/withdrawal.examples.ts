/** Case 17.34 of Freiburg: Bavarian guns that are withdrawn instead of firing. */
import { thirtyYearsWar } from '../../../../../src/systems/thirty-years-war';
import type { State } from '../../../../../src/systems/thirty-years-war/state/state';
import { counted } from '../../../../helpers/cases';
import type { Ground, Setting } from '../../../../helpers/positions/boardFile';
import { freiburg } from '../../../../helpers/positions/lastMoments';

const GUNS: Setting = {
  ...{ day: '9-august', side: 'B', exits: ['0301', '0401', '0501'] },
  phase: 'artilleryFire',
};
const GUN = 'B gun 0305 | B 6-3 1010';
/** Forest leaves one lane from 0305 to the exits: 0304, 0303, 0302, 0301. */
const LANE: Setting = {
  ...GUNS,
  map: { forest: ['0204', '0404', '0205', '0405', '0306', '0203', '0403', '0202', '0402', '0201', '0401'] },
};
counted('freiburg:17.34', 'a gun that sees no one is offered as long as it may go', () => {
  const guns = (map: Ground) =>
    thirtyYearsWar
      .prompt(freiburg('B gun 0305 | B 6-3 0205 | F 6-3* 0209', { ...GUNS, map }), null)
      .choices.flatMap(({ target }) => (target.on === 'counter' ? [target.id] : []));
  return [
    [guns({ forest: ['0207'] }), guns({ forest: ['0207'], rivers: RIVER })],
    [['b0305g'], []],
  ];
});
const RIVER = [
  ['0304', '0305'],
  ['0204', '0305'],
  ['0404', '0305'],
  ['0205', '0305'],
  ['0405', '0305'],
  ['0305', '0306'],
] as const;
/** The way of a gun that is chosen as it is drawn, hex by hex, and the hexes that cut it. */
const drawn = (state: State, gun = 'b0305g') =>
  thirtyYearsWar
    .board(state, thirtyYearsWar.read.draft({ kind: 'fire', gun }))
    .marks.flatMap(({ means, shape }) => {
      if (shape.kind === 'line' && (means === 'path' || means === 'sight-blocked'))
        return [`${means} ${shape.through.join(' ')}`];
      return means === 'blocker' && shape.kind === 'places' ? [`blocker ${shape.places}`] : [];
    });
counted('freiburg:17.34', 'what cuts the way is drawn', () => [
  drawn(freiburg(`${GUN} | F 6-3* 0303`, LANE)),
  ['sight-blocked 0305 0304 0303 0302 0301', 'blocker 0303'],
]);
counted('freiburg:17.34', 'a free way is drawn from the gun to the exit', () => [
  drawn(freiburg(`${GUN} | F 6-3 1212`, LANE)),
  ['path 0305 0304 0303 0302 0301'],
]);
counted('freiburg:17.34', 'no way is drawn on another day, nor for a French gun', () => [
  [
    drawn(freiburg(`${GUN} | F 6-3 1212`, { ...LANE, day: '5-august' })),
    drawn(freiburg('F gun 0305 | B 6-3 1010 | F 6-3 1212', { ...LANE, side: 'F' }), 'f0305g'),
  ],
  [[], []],
]);
counted(
  'freiburg:17.34',
  'why a gun cannot go is told on the day of the retreat only, and of no French gun',
  () => {
    const told = (line: string, gun: string, more: Setting = {}) =>
      thirtyYearsWar
        .prompt(freiburg(line, { ...LANE, ...more }), thirtyYearsWar.read.draft({ kind: 'fire', gun }))
        .objections?.map(({ rule }) => rule);
    return [
      [
        told(`${GUN} | F 6-3* 0303`, 'b0305g'),
        told(`${GUN} | F 6-3* 0303`, 'b0305g', { day: '5-august' }),
        told('F gun 0305 | B 6-3 1010 | F 6-3* 0303', 'f0305g', { side: 'F' }),
      ],
      [['freiburg:17.34'], [], []],
    ];
  },
);
