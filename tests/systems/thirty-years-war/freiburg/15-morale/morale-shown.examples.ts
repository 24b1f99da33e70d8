/** Cases 15.3 and 15.22 of Freiburg: what is shown of each army's morale. */

import { thirtyYearsWar } from '../../../../../src/systems/thirty-years-war';
import type { State } from '../../../../../src/systems/thirty-years-war/state/state';
import { counted } from '../../../../helpers/cases';
import { board } from '../../../../helpers/positions/board';

/** The sheets of the armies' morale, a line each. */
const moraleShown = (state: State, army: string) =>
  thirtyYearsWar
    .sheets(state)
    .filter(({ id }) => id === `morale-${army}`)
    .flatMap(({ title, rows }) => [
      title,
      ...rows.map(({ label, value, share, note }) =>
        [label, value, ...(share ? [share.join('/')] : []), note].join(' | '),
      ),
    ]);
counted('freiburg:15.3', 'the tests that are past, the next one and those to come are shown', () => {
  const state = board('F 6-3 0505 | F leader3 0505 | B 6-3 1010', {
    ...{ rules: 'freiburg', day: '3-august' },
    start: {
      armies: {
        french: { casualties: 45, levelsTested: 1, rolls: [{ level: 44, die: 5, demoralized: false }] },
      },
    },
  });
  return [
    [moraleShown(state, 'french'), moraleShown(state, 'bavarian')[1]],
    [
      [
        'French Regular army: 45 Strength Points lost',
        'Morale Test 1 | 44: 3 in 6 | 44/44 | rolled 5: held',
        'Next Morale Test | 52: 4 in 6 | 45/52 | next: 7 more, 4 in 6',
        'Morale Test 3 | 61: 5 in 6 | 45/61 | ',
        'Morale Test 4 | 70: automatic | 45/70 | ',
        'F leader3 | leads it | his loss: 4 in 6, and 1 less on every later roll',
      ],
      'Next Morale Test | 31: 3 in 6 | 0/31 | next: 31 more, 3 in 6',
    ],
  ];
});
counted('freiburg:15.22', 'a lost Leader shows in every later chance, with the roll for his loss', () => {
  const rolls = [
    { level: null, die: 6, demoralized: false },
    { level: 49, die: 2, demoralized: true },
  ];
  const state = board('F 6-3 0505 | B 6-3 1010 | B leader3 lost', {
    ...{ rules: 'freiburg', day: '3-august', demoralized: ['bavarian'] },
    start: { armies: { bavarian: { casualties: 53, levelsTested: 3, leaderLost: true, rolls } } },
  });
  return [
    moraleShown(state, 'bavarian'),
    [
      'Bavarian army: 53 Strength Points lost, demoralized',
      'Morale Test 1 | 31: 4 in 6 | 31/31 | passed',
      'Morale Test 2 | 40: 5 in 6 | 40/40 | passed',
      'Morale Test 3 | 49: 6 in 6 | 49/49 | rolled 2: demoralized',
      'B leader3 | lost | rolled 6: held; 1 less on every later roll',
    ],
  ];
});
