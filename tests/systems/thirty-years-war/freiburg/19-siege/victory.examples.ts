/** Case 19.6 of Freiburg: the seven conditions, and who has won the siege. */

import { thirtyYearsWar } from '../../../../../src/systems/thirty-years-war';
import { boardOf } from '../../../../../src/systems/thirty-years-war/engine/boards';
import { freiburgOf } from '../../../../../src/systems/thirty-years-war/freiburg/state';
import { counted } from '../../../../helpers/cases';
import { ALTSTADT, ids, NEUBURG, VORSTADT } from '../../../../helpers/positions/campaign';
import { BOTH, firstOver, type Siege, second, secondOver } from '../../../../helpers/positions/siege';

const points = (siege: Siege) => thirtyYearsWar.verdict(secondOver(siege))?.points;
const NONE = { french: 0, bavarian: 1 };
counted('freiburg:19.6', 'it is counted when the second day is over, not after the first', () => {
  const state = firstOver({ on: BOTH, demoralized: ['french', 'mercenary'] });
  return [
    [state.over, thirtyYearsWar.verdict(state), points({ on: OPEN })],
    [false, null, NONE],
  ];
});
/** One unit by the eastern edge, with a Line of Communications, and the French far away. */
const OPEN = 'bav-6-3-01 0803, fr-6-3-01 0116';
/** The same shut in at the corner of the old town, all ways controlled. */
const RING = 'fr-6-3-01 0802, fr-6-3-02 0804, fr-6-3-03 0703, fr-6-3-04 0903';
counted('freiburg:19.61', 'two points when all that is left is shut in', () => [
  [points({ on: OPEN }), points({ on: `bav-6-3-01 0803, ${RING}` })],
  [NONE, { french: 2, bavarian: 1 }],
]);
counted('freiburg:19.61', 'not while one counter has a Line, a gun or the Leader either', () => [
  [
    points({ on: `bav-6-3-01 0803, bav-6-3-02 0601, ${RING}` }),
    points({ on: `bav-6-3-01 0803, bav-art-1 0701, ${RING}` }),
    points({ on: `bav-6-3-01 0803, bav-leader-von-mercy 0601, ${RING}` }),
  ],
  [NONE, NONE, NONE],
]);
counted('freiburg:19.61', 'nor when someone has left, or no one is there any more', () => [
  [
    points({ on: `bav-6-3-01 0803, ${RING}`, exited: ['bav-6-3-02'] }),
    points({ on: RING, eliminated: ids('bav-6-3', 12) }),
  ],
  [NONE, { french: 1, bavarian: 1 }],
]);
counted('freiburg:19.61', 'one point for a demoralized Bavarian army, as it stands at the end', () => [
  [
    points({ on: OPEN, demoralized: ['bavarian'] }),
    freiburgOf(boardOf(firstOver({ on: OPEN, demoralized: ['bavarian'] }))).regroup?.armies[0],
  ],
  [
    { french: 1, bavarian: 1 },
    { army: 'bavarian', casualties: 0, wasDemoralized: true, isDemoralized: false, leaderLost: false },
  ],
]);
counted('freiburg:19.61', 'one point for all three sections, and two sections are not enough', () => [
  [
    points({ on: OPEN, lastIn: [...ALTSTADT, ...NEUBURG] }),
    points({ on: OPEN, lastIn: [...ALTSTADT, ...NEUBURG, ...VORSTADT] }),
  ],
  [
    { french: 0, bavarian: 0 },
    { french: 1, bavarian: 0 },
  ],
]);
counted('freiburg:19.61', 'one point when every Bavarian counter is eliminated or taken, guns too', () => [
  [
    points({ on: 'fr-6-3-01 0116, bav-art-1 0116!' }),
    points({ on: 'fr-6-3-01 0116, bav-art-1 0711' }),
    points({ on: 'fr-6-3-01 0116', exited: ['bav-leader-von-mercy'] }),
  ],
  [{ french: 1, bavarian: 1 }, NONE, NONE],
]);
counted('freiburg:19.61', 'a French gun in Bavarian hands is no Bavarian counter in this', () => [
  [
    points({ on: 'fr-6-3-01 0116, fr-art-1 0711!' }),
    points({ on: `bav-6-3-01 0803, fr-art-1 0601!, ${RING}` }),
  ],
  [
    { french: 1, bavarian: 1 },
    { french: 2, bavarian: 1 },
  ],
]);
counted('freiburg:19.62', 'one point for both French armies, none for one of them', () => [
  [
    points({ on: OPEN, demoralized: ['mercenary'] }),
    points({ on: OPEN, demoralized: ['french', 'mercenary'] }),
  ],
  [NONE, { french: 0, bavarian: 2 }],
]);
counted('freiburg:19.62', 'one point for seven units and the Leader, not for fewer or without him', () => {
  const away = (count: number, ...leader: readonly string[]) =>
    points({ on: OPEN, exited: [...ids('bav-6-3', count, 2), ...leader] });
  return [
    [away(7), away(6, 'bav-leader-von-mercy'), away(7, 'bav-leader-von-mercy')],
    [NONE, NONE, { french: 0, bavarian: 2 }],
  ];
});
counted('freiburg:19.62', 'one point for all three sections, lost with the first', () => [
  [
    points({ on: OPEN }),
    points({ on: OPEN, lastIn: VORSTADT.slice(1) }),
    points({ on: OPEN, lastIn: VORSTADT }),
  ],
  [NONE, NONE, { french: 0, bavarian: 0 }],
]);
const level = (siege: Siege) => {
  const { winner, level: found } = thirtyYearsWar.verdict(secondOver(siege)) ?? {};
  return `${found} ${winner ?? ''}`.trim();
};
const ALL = [...ALTSTADT, ...NEUBURG, ...VORSTADT];
const MARCHED = [...ids('bav-6-3', 7, 2), 'bav-leader-von-mercy'];
const WEARY = ['french', 'mercenary'];
counted('freiburg:19.63', 'the table of 17.26, with one level more for the French', () => [
  [
    level({ on: `bav-6-3-01 0803, ${RING}`, lastIn: ALL, demoralized: ['bavarian'] }),
    level({ on: `bav-6-3-01 0803, ${RING}`, lastIn: ALL }),
    level({ on: `bav-6-3-01 0803, ${RING}`, lastIn: ALL, demoralized: WEARY }),
    level({ on: OPEN, lastIn: ALL, demoralized: ['bavarian'] }),
    level({ on: OPEN, lastIn: ALL }),
    level({ on: OPEN, lastIn: VORSTADT }),
    level({ on: OPEN }),
    level({ on: OPEN, demoralized: WEARY }),
    level({ on: OPEN, demoralized: WEARY, exited: MARCHED }),
  ],
  [
    'Overwhelming french',
    'Decisive french',
    'Substantive french',
    'Substantive french',
    'Marginal french',
    'Draw',
    'Marginal bavarian',
    'Substantive bavarian',
    'Decisive bavarian',
  ],
]);
counted('freiburg:19.6', 'during play the seven conditions are a checklist', () => {
  const state = second({ on: `bav-6-3-01 0803, ${RING}`, lastIn: NEUBURG });
  const [french, bavarian, ...others] = thirtyYearsWar.sheets(state);
  return [
    [
      french?.rows.map(({ value }) => value),
      bavarian?.rows.map(({ value, note }) => `${value} ${note}`),
      others.map(({ id, rows }) => `${id} ${rows.map(({ value }) => value).join('; ')}`).slice(0, 2),
    ],
    [
      ['2 points', 'not now', 'not now', 'not now'],
      [
        'not now 1 point; French Regular army and French Mercenary army not demoralized',
        'not now 1 point; 0 units, not the Leader',
        'not now 1 point; broken: Neuburg',
      ],
      ['victory-level Substantive French', 'sections Bavarian; broken; Bavarian'],
    ],
  ];
});
