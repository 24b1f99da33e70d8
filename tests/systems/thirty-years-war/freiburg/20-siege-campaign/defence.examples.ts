/** Cases 20.0 to 20.5 of Freiburg: the campaign in which the Bavarians may defend the town. */

import { thirtyYearsWar } from '../../../../../src/systems/thirty-years-war';
import { boardOf } from '../../../../../src/systems/thirty-years-war/engine/boards';
import type { Stand } from '../../../../../src/systems/thirty-years-war/freiburg/scenario';
import { freiburgOf } from '../../../../../src/systems/thirty-years-war/freiburg/state';
import type { State } from '../../../../../src/systems/thirty-years-war/state/state';
import { counted, illegal, legal } from '../../../../helpers/cases';
import { after, endPhase, move, played, reasons, setUp } from '../../../../helpers/positions/board';
import {
  ALTSTADT,
  BAVARIAN,
  campaignAt,
  choose,
  DUEL,
  dayOver,
  defend,
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
  startOfCampaign,
  tried,
  VORSTADT,
} from '../../../../helpers/positions/campaign';

type Part = Omit<Moment, 'game'>;
const at = (part: Part) => campaignAt({ game: 'both', ...part });
const over = (part: Part) => dayOver({ game: 'both', ...part });
const chosen = (defence: 'line' | 'town') => played(startOf('both'), defend(defence));
const stands = (state: State) =>
  (freiburgOf(boardOf(state)).regroup?.stands ?? []).flatMap(({ to, isOpen }) => (isOpen ? to : []));

const SOUTH_END = ['1218', '1219', '1220'];
const BOTH = 'bav-6-3-01 0711, fr-6-3-01 1024';

counted('freiburg:20.0', 'the Bavarians are asked before anything is set up', () => {
  const state = startOf('both');
  const { by, choices } = thirtyYearsWar.prompt(state, null);
  return [
    [heading(state), by, choices.map(({ target }) => target), startOfCampaign().pending],
    [
      'Bavarian choice of ground',
      BAVARIAN,
      [
        { on: 'option', id: 'line' },
        { on: 'option', id: 'town' },
      ],
      { kind: 'setUp', by: BAVARIAN },
    ],
  ];
});
illegal('table:decision-open', 'no one sets up before it is said', () =>
  reasons(startOf('both'), setUp({ 'bav-6-3-01': '1319' })),
);
legal('freiburg:20.11', 'they hold the Line', () => reasons(startOf('both'), defend('line')));
illegal('freiburg:20.11', 'it is said once', () => reasons(settled(chosen('line'), 2), defend('town')));
illegal('freiburg:20.11', 'and in this game alone', () =>
  reasons(settled(startOfCampaign(), 2), defend('town')),
);
counted('freiburg:20.11', 'then both sides set up as on 3 August', () => {
  const state = chosen('line');
  return [
    [heading(state), forceOf(state, BAVARIAN), forceOf(state, FRENCH)],
    ['Bavarian set-up', forceOf(startOfCampaign(), BAVARIAN), forceOf(startOfCampaign(), FRENCH)],
  ];
});
illegal('freiburg:17.11', 'in the Line, not in the town', () =>
  reasons(chosen('line'), setUp({ ...sensible(chosen('line')), 'bav-6-3-01': '0711' })),
);
illegal('freiburg:17.12', 'and the French before it', () => {
  const state = settled(chosen('line'));
  return reasons(state, setUp({ ...sensible(state), 'fr-6-3-01': '0916' }));
});
legal('freiburg:20.12', 'or they defend the town', () => reasons(startOf('both'), defend('town')));
counted('freiburg:20.12', 'then both sides set up as for the siege', () => {
  const state = chosen('town');
  const [siege, french] = [startOf('siege'), settled(state)];
  return [
    [heading(state), forceOf(state, BAVARIAN), forceOf(french, FRENCH)],
    ['Bavarian set-up', forceOf(siege, BAVARIAN), forceOf(siege, FRENCH)],
  ];
});
illegal('freiburg:19.11', 'within the walls', () =>
  reasons(chosen('town'), setUp({ ...sensible(chosen('town')), 'bav-6-3-01': '1319' })),
);
illegal('freiburg:19.12', 'and the French on the northern bank', () => {
  const state = settled(chosen('town'));
  return reasons(state, setUp({ ...sensible(state), 'fr-6-3-01': '1024', 'fr-6-3-02': '1323' }));
});
counted('freiburg:20.12', 'the reinforcements are there already and do not come again', () => {
  const come = (defence: 'line' | 'town') =>
    freiburgOf(boardOf(over({ day: 0, defence, on: BOTH }))).regroup?.reinforcements.length;
  return [
    [come('line'), come('town')],
    [19, 0],
  ];
});
counted('freiburg:20.11', 'what each choice leads to is shown beside the other', () => {
  const shown = thirtyYearsWar.interlude?.(startOf('both'));
  return [
    shown?.sheets.map(({ id, rows }) => `${id}: ${rows.map(({ rule }) => rule.slice(9)).join(' ')}`),
    ['defence-line: 20.11 20.11 20.21 20.22 20.31', 'defence-town: 20.12 20.12 20.21 20.22 20.31'],
  ];
});

counted('freiburg:20.21', 'five Game-Turns after a start in the Line, twelve after one in the town', () => {
  const ends = (defence: 'line' | 'town', gameTurn: number) =>
    heading(over({ day: 0, defence, on: BOTH, gameTurn }));
  return [
    [ends('line', 4), ends('line', 5), ends('town', 5), ends('town', 11), ends('town', 12)],
    [
      'French Disruption Removal Phase',
      'Bavarian redeployment',
      'French Disruption Removal Phase',
      'French Disruption Removal Phase',
      'Bavarian redeployment',
    ],
  ];
});
counted('freiburg:20.21', 'two armies end the one, three the other', () => {
  const fight = (defence: 'line' | 'town', ...demoralized: readonly string[]) => {
    const now = at({ day: 0, defence, on: DUEL, phase: 'combat', armies: tried(65), demoralized });
    return heading(after(now, duel, [1]).state);
  };
  return [
    [fight('line', 'french'), fight('town', 'french'), fight('town', 'french', 'mercenary')],
    ['Bavarian redeployment', 'French Combat Phase', 'Bavarian redeployment'],
  ];
});
counted(
  'freiburg:20.22',
  'the rows of 3 August after a start in the Line, those of 5 August after one in the town',
  () => {
    const breaks = (day: 0 | 1 | 2, defence: 'line' | 'town', casualties: number) => {
      const now = at({ day, defence, on: DUEL, phase: 'combat', armies: tried(casualties) });
      return after(now, duel, [1]).state.demoralized.includes('bavarian');
    };
    // The last level of the Bavarians: 59, 66 and 34.
    return [
      [
        [breaks(0, 'line', 52), breaks(0, 'line', 53)],
        [breaks(0, 'town', 59), breaks(0, 'town', 60)],
        [breaks(1, 'town', 59), breaks(1, 'town', 60)],
        [breaks(2, 'town', 27), breaks(2, 'town', 28)],
      ],
      Array.from({ length: 4 }, () => [false, true]),
    ];
  },
);

counted('freiburg:20.31', 'after a start in the Line the town is not open', () => [
  [stands(over({ day: 0, defence: 'line', on: BOTH })), stands(over({ day: 0, defence: 'town', on: BOTH }))],
  [
    ['line', 'rows'],
    ['line', 'rows', 'town'],
  ],
]);
illegal('freiburg:20.31', 'refused by its case', () =>
  reasons(over({ day: 0, defence: 'line', on: BOTH }), choose('town')),
);
const cutBy = (on: string, lastIn: readonly string[]) =>
  over({ day: 0, defence: 'town', on: `${BOTH}, ${on}`, lastIn });
legal('freiburg:20.31', 'open with the French last in two of the three hexes', () =>
  reasons(cutBy('fr-6-3-02 1218', SOUTH_END.slice(0, 2)), choose('town')),
);
illegal('freiburg:20.31', 'closed with the French last in all three', () =>
  reasons(cutBy('fr-6-3-02 1218', SOUTH_END), choose('town')),
);
counted(
  'freiburg:20.31',
  'who was last there is remembered: a French unit passes, a Bavarian takes it back',
  () => {
    const line = 'fr-6-3-01 1217, fr-leader-d-enghien 1217, bav-6-3-01 1221, bav-6-3-02 0711';
    const march = (side: typeof FRENCH) => at({ day: 0, defence: 'town', on: line, side, phase: 'movement' });
    const passed = played(march(FRENCH), move('fr-6-3-01', '1218 1219'));
    const back = played({ ...passed, phasingSide: BAVARIAN }, move('bav-6-3-01', '1220'));
    const led = played(march(FRENCH), move('fr-leader-d-enghien', '1218 1219'));
    return [
      [
        Object.keys(freiburgOf(boardOf(passed)).lastIn),
        Object.keys(freiburgOf(boardOf(back)).lastIn),
        Object.keys(freiburgOf(boardOf(led)).lastIn),
      ],
      [['1218', '1219'], ['1218', '1219'], []],
    ];
  },
);
counted('freiburg:20.31', 'in the campaign without the town no one remembers it', () => {
  const state = campaignAt({ day: 0, on: 'fr-6-3-01 1217, bav-6-3-02 0711' });
  return [freiburgOf(boardOf(played(state, move('fr-6-3-01', '1218 1219')))).lastIn, {}];
});
counted('freiburg:20.31', 'with every section broken the town is closed, and other ground is open', () => {
  const lastIn = [...ALTSTADT, ...NEUBURG, ...VORSTADT];
  return [
    [
      stands(over({ day: 0, defence: 'town', on: BOTH, lastIn })),
      stands(over({ day: 0, defence: 'town', on: BOTH, lastIn: VORSTADT })),
    ],
    [
      ['line', 'rows'],
      ['line', 'rows', 'town'],
    ],
  ];
});
counted('freiburg:20.31', 'the Line is closed when the French have broken it, as in 18.51', () => {
  const inLine = 'fr-6-3-02 1319, fr-6-3-03 1419';
  return [stands(over({ day: 0, defence: 'town', on: `${BOTH}, ${inLine}` })), ['rows', 'town']];
});
counted('freiburg:20.31', 'why each is open is told with its case, and the three hexes one by one', () => {
  const state = over({ day: 0, defence: 'town', on: BOTH, lastIn: ['1219', ...NEUBURG] });
  const sheet = (id: string) =>
    thirtyYearsWar.interlude?.(state)?.sheets.find((one) => one.id === id)?.rows ?? [];
  return [
    [
      sheet('between-ground')
        .slice(0, 4)
        .map(({ rule, value, note }) => `${rule.slice(9)} ${value}: ${note}`),
      sheet('between-town').map(({ rule, label, value }) => `${rule.slice(9)} ${label}: ${value}`),
    ],
    [
      [
        '18.51 open: the French have not broken it: 20 hexes of it together cleared, 0 of them held',
        '18.51 open: the army may fall back all the same',
        '18.52 closed: it is for 9 August alone',
        '20.31 open: French units were not the last in all of 1218, 1219 and 1220; 2 of 3 sections are Bavarian',
      ],
      [
        '19.58 Altstadt: Bavarian',
        '19.58 Neuburg: broken',
        '19.58 Vorstadt: Bavarian',
        '20.31 Hex 1218: not French',
        '20.31 Hex 1219: French',
        '20.31 Hex 1220: not French',
      ],
    ],
  ];
});
counted('freiburg:20.31', 'it is shown on the map: the three hexes, and whose they are', () => {
  const state = over({ day: 0, defence: 'town', on: BOTH, lastIn: ['1219'] });
  const overlay = thirtyYearsWar.overlay(
    at({ day: 0, defence: 'town', on: BOTH, lastIn: ['1219'] }),
    'sections',
    null,
  );
  const about = (marks: typeof overlay) =>
    marks.flatMap(({ shape, side }) =>
      shape.kind === 'places' && SOUTH_END.includes(String(shape.places[0]))
        ? [`${shape.places[0]} ${side}`]
        : [],
    );
  const expected = ['1218 bavarian', '1219 french', '1220 bavarian'];
  return [
    [about(thirtyYearsWar.board(state, null).marks), about(overlay)],
    [expected, expected],
  ];
});
const third = (part: Omit<Part, 'day'>) => over({ day: 1, ...part });
counted('freiburg:20.32', 'after a start in the Line the Hill, after one in the town the town', () => {
  const on = 'bav-6-3-01 1709, fr-6-3-01 1024';
  const open = (defence: 'line' | 'town', redeployed: Stand) => stands(third({ defence, redeployed, on }));
  return [
    [open('line', 'rows'), open('town', 'town'), open('town', 'line'), open('town', 'rows')],
    [['hill'], ['town'], ['town'], ['town']],
  ];
});
illegal('freiburg:20.32', 'not the town after a start in the Line', () =>
  reasons(
    third({ defence: 'line', redeployed: 'rows', on: 'bav-6-3-01 1709, fr-6-3-01 1024' }),
    choose('town'),
  ),
);
illegal('freiburg:20.32', 'not the Hill after one in the town', () =>
  reasons(third({ defence: 'town', on: BOTH }), choose('hill')),
);
illegal('freiburg:19.31', 'and then not in a section that is broken', () => {
  const state = played(third({ defence: 'town', on: BOTH, lastIn: NEUBURG }), choose('town'));
  return reasons(state, setUp({ ...sensible(state), 'bav-6-3-01': '0512' }));
});
counted('freiburg:20.32', 'French hold over the way back no longer matters then', () => [
  stands(third({ defence: 'town', on: BOTH, lastIn: SOUTH_END })),
  ['town'],
]);
counted('freiburg:20.33', 'the French redeploy by the case that goes with it', () => {
  const rule = (state: State, to: string) =>
    played(state, choose(to)).deployment?.forces[FRENCH]?.map((force) => `${to} ${force.rule.slice(9)}`);
  const first = over({ day: 0, defence: 'town', on: BOTH });
  const hill = third({ defence: 'line', redeployed: 'rows', on: 'bav-6-3-01 1709, fr-6-3-01 1024' });
  return [
    [...['line', 'rows', 'town'].map((to) => rule(first, to)), rule(hill, 'hill')].flat(),
    ['line 17.12', 'rows 17.22', 'town 19.32', 'hill 17.32'],
  ];
});
counted('freiburg:20.4', 'the Bavarians set up first and the French are First Player on every day', () => {
  const days = [
    chosen('town'),
    chosen('line'),
    ...['line', 'rows', 'town'].map((to) => played(over({ day: 0, defence: 'town', on: BOTH }), choose(to))),
    played(third({ defence: 'town', on: BOTH }), choose('town')),
  ];
  return [
    [
      ...new Set(
        days.map((state) => [heading(state), heading(settled(state)), heading(settled(state, 2))].join()),
      ),
    ],
    ['Bavarian set-up,French set-up,French Disruption Removal Phase'],
  ];
});
const LEAVING = 'bav-6-3-01 0701, bav-6-3-02 0711, fr-6-3-01 1024';
counted('freiburg:20.4', 'the way out is open on the third day alone', () => [
  ([0, 1, 2] as const).map(
    (day) =>
      reasons(at({ day, defence: 'town', on: LEAVING, side: BAVARIAN }), move('bav-6-3-01', 'exit'))
        .length === 0,
  ),
  [false, false, true],
]);
const ended = (part: Part) => {
  const state = over(part);
  return [state.over, thirtyYearsWar.verdict(state)?.winner ?? null];
};
counted('freiburg:20.5', '18.71 is looked at after a set-up by 17.21 alone, or always by the option', () => {
  const day = (redeployed: Stand, hillWorks = 'rows') =>
    ended({ day: 1, defence: 'town', redeployed, on: BOTH, options: { hillWorks } });
  return [
    [day('town'), day('line'), day('rows'), day('town', 'always')],
    [
      [false, null],
      [false, null],
      [true, FRENCH],
      [true, FRENCH],
    ],
  ];
});
counted('freiburg:20.5', 'and the third day by 18.72 to 18.74, in the town as elsewhere', () => {
  const inTown = (count: number) =>
    ids('bav-6-3', count)
      .map((id, i) => `${id} ${['0709', '0710', '0711', '0712', '0809', '0810', '0811'][i]}`)
      .join(', ');
  const last = (on: string, lastIn: readonly string[] = []) =>
    ended({ day: 2, defence: 'town', on: `${on}, fr-6-3-01 1024`, lastIn });
  const led = `${inTown(7)}, bav-leader-von-mercy 0711`;
  const beforeTheGates = ['0510', '0708', '0713', '0911'];
  return [
    [
      last(inTown(6)),
      last(led),
      // All gateways of the old town are open to neither side.
      last(led, beforeTheGates),
    ],
    [
      [true, FRENCH],
      [true, BAVARIAN],
      [true, null],
    ],
  ];
});
legal('freiburg:20.4', 'the walls stand in this game too: over the teeth one attacks', () =>
  reasons(
    at({ day: 0, defence: 'town', on: 'bav-6-3-01 0714, fr-6-3-01 0814', side: BAVARIAN, phase: 'combat' }),
    () =>
      thirtyYearsWar.read.command({
        ...{ do: 'attack', attackers: ['bav-6-3-01'], defenders: ['fr-6-3-01'] },
        ...{ charge: false, leaders: [] },
      }),
  ),
);
illegal('table:decision-open', 'the day does not begin before the choice', () =>
  reasons(startOf('both'), endPhase()),
);
