/** Cases 19.0 to 19.4 and 19.6 of Freiburg: the siege of two days, what lies between them, and who has won. */

import { thirtyYearsWar } from '../../../../../src/systems/thirty-years-war';
import { boardOf } from '../../../../../src/systems/thirty-years-war/engine/boards';
import { freiburgOf } from '../../../../../src/systems/thirty-years-war/freiburg/state';
import type { State } from '../../../../../src/systems/thirty-years-war/state/state';
import { counted, illegal, legal } from '../../../../helpers/cases';
import { after, attempt, endPhase, move, played, reasons, setUp } from '../../../../helpers/positions/board';
import {
  ALTSTADT,
  BAVARIAN,
  campaignAt,
  choose,
  DUEL,
  dayOver,
  duel,
  FRENCH,
  forceOf,
  heading,
  ids,
  type Moment,
  NEUBURG,
  sensible,
  settled,
  startOf,
  tried,
  VORSTADT,
} from '../../../../helpers/positions/campaign';

type Siege = Omit<Moment, 'game' | 'day'>;
const first = (siege: Siege = {}) => campaignAt({ game: 'siege', day: 0, ...siege });
const second = (siege: Siege = {}) => campaignAt({ game: 'siege', day: 1, ...siege });
const firstOver = (siege: Siege) => dayOver({ game: 'siege', day: 0, ...siege });
const secondOver = (siege: Siege) => dayOver({ game: 'siege', day: 1, ...siege });
/** The second day's set-up, the Bavarians first. */
const redeploying = (siege: Siege) => played(firstOver(siege), choose('town'));

const BOTH = 'bav-6-3-01 0711, fr-6-3-01 0916';

counted('freiburg:19.0', 'the town is what it is about: both sides set up for it', () => {
  const state = startOf('siege');
  return [
    [heading(state), thirtyYearsWar.tracks(state).find(({ of }) => of === 'days')?.steps],
    ['Bavarian set-up', ['First day', 'Second day']],
  ];
});
counted('freiburg:19.11', 'the Bavarian force is that of 17.21', () => [
  forceOf(startOf('siege'), BAVARIAN),
  ['bav-2-8 5', 'bav-6-3 12', 'bav-art 5', 'bav-leader-von-mercy 1'],
]);
const suggested = (state: State) => {
  const pressed = thirtyYearsWar.press(state, null, { on: 'option', id: 'suggested' });
  if (pressed.to !== 'draft' || pressed.draft?.kind !== 'setUp') throw new Error('nothing is suggested');
  return pressed.draft.positions;
};
legal('freiburg:19.11', 'they stand within the walls', () =>
  reasons(startOf('siege'), setUp(suggested(startOf('siege')))),
);
illegal(
  'freiburg:19.11',
  'and nowhere else, a gun not either',
  () =>
    reasons(
      startOf('siege'),
      setUp({ ...suggested(startOf('siege')), 'bav-art-1': '0613', 'bav-art-2': '0514' }),
    ),
  ['0514'],
);
const french = () => played(startOf('siege'), setUp(suggested(startOf('siege'))));
counted('freiburg:19.12', 'the French force is that of 17.22', () => [
  forceOf(french(), FRENCH),
  [
    ...['fr-3-8 10', 'fr-6-3 11', 'fr-art 4', 'fr-leader-d-enghien 1'],
    ...['me-2-8 4', 'me-4-3 7', 'me-art 2', 'me-leader-turenne 1'],
  ],
]);
legal('freiburg:19.12', 'three hexes from the town on the northern bank', () =>
  reasons(french(), setUp({ ...suggested(french()), 'fr-6-3-01': '1017' })),
);
illegal('freiburg:19.12', 'not two hexes from it', () =>
  reasons(french(), setUp({ ...suggested(french()), 'fr-6-3-01': '0915' })),
);
legal('freiburg:19.12', 'nearer to the town where no Bavarian counter stands within three hexes', () =>
  reasons(french(), setUp({ ...suggested(french()), 'fr-6-3-01': '0414', 'fr-art-1': '0308' })),
);
const byTown = () => {
  const start = startOf('siege', { siegeGround: 'town' });
  return played(start, setUp(suggested(start)));
};
illegal(
  'freiburg:19.12',
  'three hexes from every hex of the town instead, if so chosen',
  () => reasons(byTown(), setUp({ ...suggested(byTown()), 'fr-6-3-01': '0414' })),
  ['0414'],
);
counted('freiburg:19.12', 'a suggested and a sensible set-up are legal under either reading', () => [
  [french(), byTown()].flatMap((state) => [
    reasons(state, setUp(suggested(state))),
    reasons(state, setUp(sensible(state))),
  ]),
  [[], [], [], []],
]);
/** Nobody in the Vorstadt but what is named. */
const WEST = [
  ...['0609', '0610', '0611', '0709', '0710', '0711', '0712', '0809', '0810', '0811'],
  ...['0409', '0410', '0411', '0509', '0510', '0511', '0512'],
];
const withoutVorstadt = (more: { readonly [counter: string]: string } = {}) => {
  const units = [...ids('bav-6-3', 12), ...ids('bav-2-8', 5)];
  const others = [...[1, 2, 3, 4, 5].map((n) => `bav-art-${n}`), 'bav-leader-von-mercy'];
  const inTown = Object.fromEntries([
    ...units.map((id, i) => [id, WEST[i] ?? '']),
    ...others.map((id) => [id, '0609']),
  ]);
  return played(startOf('siege'), setUp({ ...inTown, ...more }));
};
const lit = (state: State) =>
  thirtyYearsWar
    .board(state, null)
    .marks.flatMap(({ means, shape }) => (means === 'reach' && shape.kind === 'places' ? shape.places : []));
counted(
  'freiburg:19.12',
  'the lit ground follows what the Bavarians have set up, guns and Leader too',
  () => {
    const before = ['0915', '0814', '1014'];
    const open = (state: State) => before.filter((hex) => lit(state).includes(hex));
    return [
      [
        open(withoutVorstadt()),
        open(withoutVorstadt({ 'bav-art-1': '0913' })),
        open(withoutVorstadt({ 'bav-leader-von-mercy': '0714' })),
      ],
      [before, [], ['1014']],
    ];
  },
);
illegal('freiburg:19.12', 'not within the walls, though nobody is near', () =>
  reasons(withoutVorstadt(), setUp({ ...suggested(french()), 'fr-6-3-01': '0913' })),
);
illegal('freiburg:19.12', 'not across the river', () =>
  reasons(french(), setUp({ ...suggested(french()), 'fr-art-1': '1115' })),
);
illegal('freiburg:19.12', 'not in forest', () =>
  reasons(french(), setUp({ ...suggested(french()), 'fr-6-3-01': '0324' })),
);

counted('freiburg:19.2', 'two days, and between them the armies regroup', () => {
  const eliminated = [...ids('bav-6-3', 3, 2), ...ids('fr-3-8', 5)];
  const end = firstOver({ on: `${BOTH}*`, eliminated });
  return [
    [
      heading(end),
      freiburgOf(boardOf(end)).regroup?.losses.map(
        ({ army, kind, back }) => `${army} ${kind} ${back.length}`,
      ),
      freiburgOf(boardOf(end)).regroup?.reinforcements,
      freiburgOf(boardOf(end)).regroup?.rallied,
      heading(settled(played(end, choose('town')))),
      secondOver({ on: BOTH }).over,
    ],
    [
      'Bavarian redeployment',
      ['bavarian infantry 1', 'french cavalry 2'],
      [],
      ['fr-6-3-01'],
      'French set-up',
      true,
    ],
  ];
});
const linesOf = (state: State) =>
  (thirtyYearsWar.interlude?.(state)?.sheets ?? []).map(
    ({ id, rows }) => `${id}: ${rows.map(({ rule, value }) => `${rule.slice(9)} ${value}`).join('; ')}`,
  );
counted('freiburg:19.2', 'what the first day has led to is told line by line', () => [
  linesOf(firstOver({ on: BOTH, lastIn: NEUBURG })),
  [
    'between-day: 19.21 after Game-Turn 12',
    'between-bavarian: 18.35 steady; 18.43 lives; 18.41 none; 18.34 none; 19.22 at 18, 23, 29, 34',
    'between-french: 18.35 steady; 18.43 lives; 18.41 none; 18.34 none; 19.22 at 19, 25, 31, 37',
    'between-mercenary: 18.35 steady; 18.43 lives; 18.41 none; 18.34 none; 19.22 at 7, 9, 11, 13',
    'between-guns: 18.36 none',
    'between-town: 19.58 Bavarian; 19.58 broken; 19.58 Bavarian',
    'between-ground: 19.31 open; 18.33 1 counter; 18.33 1 counter; 19.22 12 Game-Turns',
  ],
]);
counted('freiburg:19.21', 'twelve Game-Turns', () => [
  [11, 12].map((gameTurn) => heading(firstOver({ on: BOTH, gameTurn }))),
  ['French Disruption Removal Phase', 'Bavarian redeployment'],
]);
counted('freiburg:19.21', 'or until all three armies are demoralized, in mid-phase', () => {
  const fight = (...demoralized: readonly string[]) =>
    heading(after(first({ on: DUEL, phase: 'combat', armies: tried(60), demoralized }), duel, [1]).state);
  return [
    [fight('french'), fight('french', 'mercenary')],
    ['French Combat Phase', 'Bavarian redeployment'],
  ];
});
counted('freiburg:19.21', 'morale is tried by the rows of 5 August', () => {
  const holds = (casualties: number) =>
    after(first({ on: DUEL, phase: 'combat', armies: tried(casualties) }), duel, [1]).state.demoralized;
  return [
    [holds(59), holds(60)],
    [[], ['bavarian']],
  ];
});
counted('freiburg:19.22', 'twelve Game-Turns, demoralized or not', () => {
  const demoralized = ['bavarian', 'french', 'mercenary'];
  return [[11, 12].map((gameTurn) => secondOver({ on: BOTH, gameTurn, demoralized }).over), [false, true]];
});
counted('freiburg:19.22', 'or until no Bavarian unit is on the map', () => {
  const leave = (on: string) =>
    after(second({ on, side: BAVARIAN, phase: 'movement' }), move('bav-6-3-01', 'exit')).state.over;
  return [
    [
      leave('bav-6-3-01 0701, bav-6-3-02 0711, fr-6-3-01 0916'),
      leave('bav-6-3-01 0701, bav-art-1 0711, fr-6-3-01 0916'),
    ],
    [false, true],
  ];
});
counted('freiburg:19.22', 'morale is tried by the rows of 9 August', () => {
  const holds = (casualties: number) =>
    after(second({ on: DUEL, phase: 'combat', armies: tried(casualties) }), duel, [1]).state.demoralized;
  return [
    [holds(27), holds(28)],
    [[], ['bavarian']],
  ];
});

const ARMY = 'bav-6-3-01 0711, bav-6-3-02 0710, bav-2-8-01 0809, bav-art-1 0711, bav-leader-von-mercy 0711';
legal('freiburg:19.31', 'anywhere in the town while no section is broken', () => {
  const state = redeploying({ on: `${ARMY}, fr-6-3-01 0916`, lastIn: NEUBURG.slice(1) });
  return reasons(state, setUp({ ...sensible(state), 'bav-6-3-01': '0409', 'bav-art-1': '0512' }));
});
const BROKEN: Siege = { on: `${ARMY}, fr-6-3-01 0916`, lastIn: NEUBURG };
for (const [what, who] of [
  ['no unit', 'bav-6-3-01'],
  ['no gun', 'bav-art-1'],
  ['no Leader', 'bav-leader-von-mercy'],
] as const)
  illegal(
    'freiburg:19.31',
    `${what} in a section that the French have broken`,
    () => reasons(redeploying(BROKEN), setUp({ ...sensible(redeploying(BROKEN)), [who]: '0512' })),
    ['0512'],
  );
illegal('freiburg:19.31', 'it is the town, not other ground', () =>
  reasons(firstOver(BROKEN), choose('rows')),
);
/** Eleven units, and seven hexes to stand in. */
const CROWD = [...ids('bav-6-3', 8), ...ids('bav-2-8', 3)];
const crowded = () =>
  redeploying({
    on: `${CROWD.map((id, i) => `${id} ${['07', '09'][i % 2]}${String(10 + (i >> 1)).padStart(2, '0')}`).join(', ')}, bav-art-1 0711, fr-6-3-01 0116`,
    lastIn: [...ALTSTADT, ...VORSTADT],
  });
const fates = (state: State, of: readonly string[]) =>
  state.counters.flatMap(({ id, at, off }) => (of.includes(id) ? [at === null ? off : 'stands'] : []));
counted('freiburg:19.31', 'units for which no hex is left are eliminated, and no test follows', () => {
  const state = crowded();
  const { state: next, events } = after(state, setUp(sensible(state)));
  const told = events.map((event) => thirtyYearsWar.tell(state, event)?.text ?? '').filter(Boolean);
  return [
    [
      fates(next, CROWD),
      events.map(({ happened }) => happened),
      told.at(-1),
      freiburgOf(boardOf(next)).armies.bavarian?.casualties,
    ],
    [
      [...CROWD.map((_, i) => (i < 7 ? 'stands' : 'fallen'))],
      ['sideSetUp', 'leftWithoutHex', 'decisionOpened'],
      'Without a hex to stand in and lost: 1 × 6-3 and 3 × 2-8.',
      0,
    ],
  ];
});
counted('freiburg:19.31', 'which of them stand is the Bavarians’ choice', () => {
  const state = crowded();
  const places = Object.entries(sensible(state));
  const infantry = places.filter(([id]) => id.startsWith('bav-6-3')).slice(0, 3);
  const swapped = infantry.map(([id, at], i) => [id, `bav-2-8-0${i + 1}`, at] as const);
  const chosen = Object.fromEntries([
    ...places.filter(([id]) => !swapped.some(([out]) => out === id)),
    ...swapped.map(([, into, at]) => [into, at]),
  ]);
  return [fates(played(state, setUp(chosen)), ids('bav-2-8', 3)), ['stands', 'stands', 'stands']];
});
illegal('freiburg:19.31', 'nobody is given up while there is room', () => {
  const state = crowded();
  const [[one = ''] = []] = Object.entries(sensible(state)).filter(([id]) => id.startsWith('bav-6-3'));
  const places = Object.entries(sensible(state)).filter(([id]) => id !== one);
  return reasons(state, setUp(Object.fromEntries(places)));
});
illegal('freiburg:19.31', 'guns need no hex of their own and are not left out', () => {
  const places = Object.entries(sensible(crowded())).filter(([id]) => id !== 'bav-art-1');
  return reasons(crowded(), setUp(Object.fromEntries(places)));
});
illegal('freiburg:19.31', 'nor is a gun when two units share a hex', () => {
  const units = Object.entries(sensible(crowded())).filter(([id]) => id !== 'bav-art-1');
  const [, at = ''] = units.find(([id]) => id.startsWith('bav-6-3')) ?? [];
  const out = CROWD.filter((id) => !units.some(([one]) => one === id));
  // Ten of eleven units and no gun: four counters without a place would be forgiven if all of them were units.
  const more = out.slice(1).map((id) => [id, at]);
  return reasons(crowded(), setUp(Object.fromEntries([...units, ...more])));
});
counted('freiburg:19.31', 'with every section broken all are lost, and the French have the guns', () => {
  const state = redeploying({
    on: `${ARMY}, fr-6-3-01 0916`,
    lastIn: [...ALTSTADT, ...NEUBURG, ...VORSTADT],
  });
  const gun = state.counters.find(({ id }) => id === 'bav-art-1');
  const end = settled(state);
  return [
    [
      heading(state),
      fates(state, ['bav-6-3-01', 'bav-2-8-01', 'bav-leader-von-mercy']),
      gun?.holder,
      forceOf(state, FRENCH),
      [end.over, thirtyYearsWar.verdict(end)?.points],
    ],
    [
      'French set-up',
      ['fallen', 'fallen', 'fallen'],
      FRENCH,
      ['bav-art 1', 'fr-6-3 1'],
      [true, { french: 2, bavarian: 0 }],
    ],
  ];
});
counted(
  'freiburg:19.31',
  'who was last in a hex stays so over the night, until somebody is set up there',
  () => {
    const begun = settled(redeploying({ on: `${ARMY}, fr-6-3-01 0916`, lastIn: ['0812', '0510'] }), 2);
    const state = redeploying({ on: `${ARMY}, fr-6-3-01 0916`, lastIn: ['0812', '0510'] });
    const entered = played(state, setUp({ ...sensible(state), 'bav-6-3-01': '0510' }));
    return [
      [
        Object.keys(freiburgOf(boardOf(begun)).lastIn).includes('0812'),
        Object.keys(freiburgOf(boardOf(entered)).lastIn),
      ],
      [true, ['0812']],
    ];
  },
);

const frenchAgain = (lastIn: readonly string[]) =>
  settled(redeploying({ on: `${ARMY}, fr-6-3-01 0916`, lastIn }));
const frenchAt = (at: string, lastIn: readonly string[] = []) =>
  reasons(frenchAgain(lastIn), setUp({ 'fr-6-3-01': at }));
legal('freiburg:19.32', 'three hexes from the town on either bank', () => [
  ...frenchAt('0916'),
  ...frenchAt('1115'),
]);
legal('freiburg:19.32', 'in a section that they have broken', () => frenchAt('0512', NEUBURG));
illegal('freiburg:19.32', 'not nearer to the town', () => frenchAt('0915'), ['0915']);
illegal('freiburg:19.32', 'not in a section that holds', () => frenchAt('0709', NEUBURG), ['0709']);
illegal('freiburg:19.32', 'not in forest', () => frenchAt('0324'), ['0324']);

counted('freiburg:19.4', 'the Bavarians set up first, and the French are First Player on both days', () => {
  const headings = [startOf('siege'), redeploying({ on: BOTH })].flatMap((state) => [
    heading(state),
    heading(settled(state)),
    heading(settled(state, 2)),
  ]);
  const day = ['Bavarian set-up', 'French set-up', 'French Disruption Removal Phase'];
  return [headings, [...day, ...day]];
});
const LEAVING: Siege = {
  on: 'bav-6-3-01 0701, bav-leader-von-mercy 0901, bav-6-3-02 0711, fr-6-3-01 0916',
  side: BAVARIAN,
};
legal('freiburg:19.4', 'the way out is open on the second day, to units and the Leader', () => [
  ...reasons(second(LEAVING), move('bav-6-3-01', 'exit')),
  ...reasons(second(LEAVING), move('bav-leader-von-mercy', 'exit')),
]);
illegal('freiburg:19.4', 'not on the first', () => reasons(first(LEAVING), move('bav-6-3-01', 'exit')));

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
counted('freiburg:19.61', 'nor when somebody has left, or nobody is there any more', () => [
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
counted('freiburg:19.58', 'the panel names the hexes that would change a section', () => {
  const notes = (lastIn: readonly string[]) =>
    thirtyYearsWar
      .sheets(second({ on: BOTH, lastIn }))
      .find(({ id }) => id === 'sections')
      ?.rows.map(({ note }) => note);
  return [
    [notes(NEUBURG)?.[1], notes(NEUBURG.slice(1))?.[1], notes([])?.[1]],
    [
      '4 hexes together French; 0409, 0410, 0411 or 0510 would restore it',
      '3 hexes together French; 0409, 0509, 0511 or 0512 would break it',
      '0 hexes together French',
    ],
  ];
});
illegal('freiburg:19.54', 'on both days', () =>
  reasons(
    second({ on: 'fr-6-3-01 0715*, bav-6-3-01 0711', phase: 'disruptionRemoval' }),
    attempt('fr-6-3-01'),
  ),
);
illegal('table:decision-open', 'nothing is moved between the days', () =>
  reasons(firstOver({ on: BOTH }), endPhase()),
);
