import { boardOf } from '../../../../../src/systems/thirty-years-war/engine/boards';
import { sectionsOf } from '../../../../../src/systems/thirty-years-war/freiburg/19-siege/sections';
import type { State } from '../../../../../src/systems/thirty-years-war/state/state';
import { counted } from '../../../../helpers/cases';
import { move, played } from '../../../../helpers/positions/board';
import type { Ground } from '../../../../helpers/positions/boardFile';
import { french, hit, on } from '../../../../helpers/positions/town';

/** A section of six hexes around 0506: a ring without its middle. */
const RING = ['0505', '0605', '0606', '0507', '0406', '0405'];
const WIDE: Ground = { sections: [['0506', ...RING], ['0909']] };
const heldBy = (...hexes: readonly string[]) =>
  on('F 6-3 0101 | S 6-3 0112', { map: WIDE, start: french(...hexes) });
const broken = (state: State) => sectionsOf(boardOf(state)).map((one) => one.broken);
counted('freiburg:19.58', 'four hexes that lie together break a section, three do not', () => [
  [
    broken(heldBy('0505', '0506', '0507')),
    broken(heldBy('0505', '0506', '0507', '0606')),
    broken(heldBy('0505', '0605', '0606', '0507')),
  ],
  [
    [false, false],
    [true, false],
    [true, false],
  ],
]);
counted('freiburg:19.58', 'four in two groups do not, and hexes of another section do not count', () => [
  [
    // 0505, 0605 and 0507, 0406 touch nowhere.
    broken(heldBy('0505', '0605', '0507', '0406')),
    broken(heldBy('0505', '0506', '0507', '0909')),
  ],
  [
    [false, false],
    [false, false],
  ],
]);
counted(
  'freiburg:19.58',
  'standing there and having passed through both count; Leaders and guns do not',
  () => {
    const line = 'F 2-8 0909 | F leader3 0505 | F gun 0606 | S 6-3 0112';
    const state = on(line, {
      map: { sections: [['0506', ...RING, '0607']] },
      phase: 'movement',
      ...hit({ '0607': 2 }),
    });
    const before = sectionsOf(boardOf(state)).map(({ groups }) => groups.flat().length);
    const ridden = played(state, move('0909', '0808 0708 0607 0507 0406 0405'));
    return [
      [before, sectionsOf(boardOf(ridden)).map(({ groups, broken: is }) => [groups[0]?.length, is])],
      [[0], [[4, true]]],
    ];
  },
);
counted('freiburg:19.58', 'a Bavarian unit that comes back to one of the four restores it', () => {
  const state = on('S 6-3 0507 | F 6-3 0101', {
    ...{ map: WIDE, phase: 'movement', side: 'S' },
    start: french('0505', '0605', '0606', '0506'),
  });
  return [
    [broken(state), broken(played(state, move('0507', '0506')))],
    [
      [true, false],
      [false, false],
    ],
  ];
});
