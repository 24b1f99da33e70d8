/** Cases 17.13 to 17.37 of Freiburg: who and what counts, and how panel and verdict show the result. */
import { thirtyYearsWar } from '../../../../../src/systems/thirty-years-war';
import type { State } from '../../../../../src/systems/thirty-years-war/state/state';
import { counted } from '../../../../helpers/cases';
import { attack, move, played, withdrawGun } from '../../../../helpers/positions/board';
import type { Setting } from '../../../../helpers/positions/boardFile';
import { campaignAt, choose, dayOver, startOf } from '../../../../helpers/positions/campaign';
import { atTheEnd, freiburg, verdict } from '../../../../helpers/positions/lastMoments';

const ended = (line: string, more: Setting) => verdict(atTheEnd(line, more));
const rowsOf = (state: State, id: string) =>
  thirtyYearsWar
    .sheets(state)
    .filter((sheet) => sheet.id === id)
    .flatMap(({ title, rows }) => [
      title,
      ...rows.map(({ label, value, share, note }) =>
        [label, value, ...(share ? [share.join('/')] : []), note].join(' | '),
      ),
    ]);
const sheetsOf = (state: State) => thirtyYearsWar.sheets(state).map(({ id }) => id);

const LOST = 'F 20-3 0605 | B 6-3* 0606 | B 6-3 1010 | M 4-3 0101';
counted(
  'freiburg:17.23',
  'a day that the state of no army decides goes on in whatever state they are',
  () => {
    const all = { phase: 'combat', demoralized: ['french', 'mercenary', 'bavarian'] } as const;
    const state = freiburg(LOST, all);
    const { freiburg: rules } = state.scenario;
    const days = rules?.days.map((day) => ({ ...day, endsWhenDemoralized: [] })) ?? [];
    const undecided = { ...state, scenario: { ...state.scenario, freiburg: rules && { ...rules, days } } };
    const strike = attack(['0605'], ['0606']);
    return [
      [played(state, [strike, 1]).over, played(undecided, [strike, 1]).over],
      [true, false],
    ];
  },
);
counted('freiburg:17.35', 'the day goes on while one Bavarian unit is on the map, in its corner too', () => {
  const EXITS = { day: '9-august', side: 'B', exits: ['0301'] } as const;
  return [played(freiburg('B 6-3 0301 | B 6-3* 0101 | F 6-3 1212', EXITS), move('0301', 'exit')).over, false];
});

const LINE = ['0303', '0403', '0503', '0603', '0703', '0803', '0903', '1003', '1103', '1203'];
const AT_THE_LINE: Setting = { day: '3-august', areas: { line3August: LINE } };
const breach = (line: string) => rowsOf(freiburg(`F 6-3 1212 | ${line}`, AT_THE_LINE), 'victory-french');
const held = (...hexes: readonly string[]) => hexes.map((hex) => `B 6-3 ${hex}`).join(' | ');
counted('freiburg:17.15', 'a Line that is held everywhere shows no hex cleared', () => [
  breach(held(...LINE)),
  [
    'French victory: does not hold now',
    'Line hexes together without Bavarian units | 0 of 4 | 0/4 | 4 missing',
    'of them held by French units | 0 of 2 | 0/2 | 2 missing',
  ],
]);
counted('freiburg:17.15', 'a single cleared hex is shown by its number', () => [
  breach(held(...LINE.slice(0, 4), ...LINE.slice(5)))[1],
  'Line hexes together without Bavarian units | 1 of 4 | 1/4 | 3 missing: 0703',
]);
counted('freiburg:17.15', 'more than is needed fills the measure; eight hexes are named, not all', () => [
  breach('B 6-3 0303 | F 6-3 0403 | F 6-3 0503 | F 6-3 0603'),
  [
    'French victory: holds now',
    'Line hexes together without Bavarian units | 9 of 4 | 4/4 | holds now: 0403, 0503, 0603, 0703, 0803, 0903, 1003, 1103',
    'of them held by French units | 3 of 2 | 2/2 | holds now',
  ],
]);
counted(
  'freiburg:17.15',
  'the group that wants least to be enough is shown, not the one with more hexes',
  () => {
    const shown = (line: string) => breach(line).slice(1, 3);
    return [
      [
        shown(`${held('0703', '1103', '1203')} | F 6-3 0803 | F 6-3 0903`),
        shown(`${held('0803')} | F 6-3 0903`),
      ],
      [
        [
          'Line hexes together without Bavarian units | 3 of 4 | 3/4 | 1 missing: 0803, 0903, 1003',
          'of them held by French units | 2 of 2 | 2/2 | holds now',
        ],
        [
          'Line hexes together without Bavarian units | 4 of 4 | 4/4 | holds now: 0903, 1003, 1103, 1203',
          'of them held by French units | 1 of 2 | 1/2 | 1 missing',
        ],
      ],
    ];
  },
);
counted('freiburg:17.15', 'of two groups that are as near the one with more hexes is told', () => {
  const end = ended(`${held('0703')} | F 6-3 0303 | F 6-3 0403 | F 6-3 0803 | F 6-3 0903`, AT_THE_LINE);
  return [end?.text, 'French victory: 5 hexes of the Line together are cleared, 2 of them held.'];
});

const HILL: Setting = { areas: { hill: ['0303', '0403'] } };
const AROUND = 'F 6-3 1212 | M 4-3 1210';
const conditions = (line: string, more: Setting = {}) =>
  ended(`${AROUND} | ${line}`, { ...HILL, ...more })?.points;
counted('freiburg:17.25', 'guns that take no part in the battle need not be taken', () => [
  conditions('B 6-3 0303 | B gun 1212 captured | B gun reserve'),
  { french: 1, bavarian: 0 },
]);
counted('freiburg:17.25', 'a gun taken in the corner of the map counts like any other', () => [
  conditions('B 6-3 0303 | B gun 0101 captured'),
  { french: 1, bavarian: 0 },
]);
counted('freiburg:17.25', 'where there are no guns to take, none have been taken', () => [
  rowsOf(freiburg(`${AROUND} | B 6-3 0303 | F gun 1212`, HILL), 'victory-french')[2],
  'All Bavarian guns taken and held | not now | 0 of 0 held',
]);
counted('freiburg:17.25', 'a gun that was taken and then brought away is not held until the end', () => {
  const state = freiburg('F gun 0305 captured | F gun 0305 captured | B 6-3 0305 | F 6-3 1212', {
    ...{ day: '9-august', victory: '17.25', exits: ['0301'], side: 'B', phase: 'artilleryFire' },
  });
  const guns = (at: State) =>
    rowsOf(at, 'victory-bavarian').filter((text) => text.startsWith('All French guns'));
  return [
    [guns(state), guns(played(state, [withdrawGun('f0305g'), 6]))],
    [
      ['All French guns taken and held | holds now | '],
      ['All French guns taken and held | not now | 1 of 2 held'],
    ],
  ];
});
counted('freiburg:17.26', 'the verdict tells both counts, the larger first, or that they are equal', () => {
  const end = (line: string, demoralized: readonly string[]) =>
    ended(`${AROUND} | ${line}`, { ...HILL, demoralized })?.text;
  return [
    [
      end('B 6-3 0101 | B gun 1212 captured', ['mercenary']),
      end('B 6-3 0303 | B gun 0303', ['mercenary', 'french']),
      end('B 6-3 0101 | B gun 0101', ['mercenary']),
    ],
    [
      'Marginal French victory, 2 against 1 conditions.',
      'Substantive Bavarian victory, 2 against 0 conditions.',
      'A draw: 1 condition each.',
    ],
  ];
});

const NINTH: Setting = { day: '9-august', exits: ['0301', '0401', '0501'] };
counted('freiburg:17.36', 'units in reserve take no part; one in the corner of the map has not left', () => [
  ended(`${AROUND} | B 6-3 0101 | B 6-3 reserve`, NINTH)?.points,
  { french: 1, bavarian: 0 },
]);
counted('freiburg:17.36', 'what each side has points for is shown during play', () => {
  const line = `${AROUND} | B 6-3 0505 | B 6-3 lost | B 6-3 0301 | B gun 0505 | B gun 1212 captured`;
  const state = freiburg(line, { ...NINTH, side: 'B', demoralized: ['mercenary'] });
  const left = played(state, move('0301', 'exit'));
  return [
    [rowsOf(left, 'points-french'), rowsOf(left, 'points-bavarian')],
    [
      [
        'French Victory Points: 3',
        'Bavarian guns destroyed or held | 1 | 1 each: 0 destroyed, 1 held',
        'Bavarian units that have not left | 2 | 1 each: 1 eliminated, 1 still on the map',
      ],
      [
        'Bavarian Victory Points: 6',
        'Bavarian units that have left | 1 | 1 each',
        'French armies demoralized | 5 | 5 for the Mercenaries alone, 35 for both armies',
      ],
    ],
  ];
});

counted('freiburg:18.0', 'each day of the campaign shows what it decides, and nothing of the siege', () => [
  ([0, 1, 2] as const).map((day) => {
    const sheets = thirtyYearsWar.sheets(campaignAt({ day, on: 'bav-6-3-01 2108, fr-6-3-01 0518' }));
    return sheets.filter(({ id }) => !id.startsWith('morale')).map(({ title }) => title);
  }),
  [
    ['The 3 August Line is not broken now'],
    ['The works on the Hill'],
    ['French victory: holds now', 'Bavarian victory: does not hold now'],
  ],
]);
counted('freiburg:19.6', 'nothing of the siege is counted before both sides have set up', () => {
  const over = dayOver({ game: 'siege', day: 0, on: 'bav-6-3-01 0711, fr-6-3-01 0916' });
  const counting = (state: State) =>
    sheetsOf(state).filter((id) => id.startsWith('victory') || id === 'sections');
  return [[startOf('siege'), over, played(over, choose('town'))].map(counting), [[], [], []]];
});
counted('freiburg:19.6', 'what lies between the days stays in the panel until both have set up', () => {
  const about = ['day', 'bavarian', 'french', 'mercenary', 'guns', 'town', 'ground'].map(
    (what) => `between-${what}`,
  );
  const over = dayOver({ game: 'siege', day: 0, on: 'bav-6-3-01 0711, fr-6-3-01 0916' });
  const between = (state: State) => sheetsOf(state).filter((id) => id.startsWith('between'));
  return [
    [between(startOf('siege')), between(over), between(played(over, choose('town')))],
    [[], about, about],
  ];
});
counted('freiburg:19.63', 'on its first day the level of the siege is said to wait for the second', () => {
  const level = (day: 0 | 1) =>
    rowsOf(campaignAt({ game: 'siege', day, on: 'bav-6-3-01 0711, fr-6-3-01 0916' }), 'victory-level');
  return [
    [level(0), level(1)],
    [
      [
        'As it stands',
        'Level of Victory | Marginal Bavarian | 1 against 0 points; they are counted when the second day is over',
      ],
      ['As it stands', 'Level of Victory | Marginal Bavarian | 1 against 0 points'],
    ],
  ];
});
