/** Cases 19.0 to 19.2 and 19.4 of Freiburg: the siege of two days, and what lies between them. */

import { thirtyYearsWar } from '../../../../../src/systems/thirty-years-war';
import { boardOf } from '../../../../../src/systems/thirty-years-war/engine/boards';
import { freiburgOf } from '../../../../../src/systems/thirty-years-war/freiburg/state';
import type { State } from '../../../../../src/systems/thirty-years-war/state/state';
import { counted, illegal, legal } from '../../../../helpers/cases';
import { after, attempt, endPhase, move, played, reasons, setUp } from '../../../../helpers/positions/board';
import {
  BAVARIAN,
  choose,
  DUEL,
  duel,
  FRENCH,
  forceOf,
  heading,
  ids,
  NEUBURG,
  sensible,
  settled,
  startOf,
  tried,
} from '../../../../helpers/positions/campaign';
import {
  BOTH,
  first,
  firstOver,
  redeploying,
  type Siege,
  second,
  secondOver,
} from '../../../../helpers/positions/siege';

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
const french = () => played(startOf('siege'), setUp(suggested(startOf('siege'))));
counted('freiburg:19.12', 'the French force is that of 17.22', () => [
  forceOf(french(), FRENCH),
  [
    ...['fr-3-8 10', 'fr-6-3 11', 'fr-art 4', 'fr-leader-d-enghien 1'],
    ...['me-2-8 4', 'me-4-3 7', 'me-art 2', 'me-leader-turenne 1'],
  ],
]);
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
/** No unit in the Vorstadt but those named. */
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
