/** Cases 18.2 to 18.5 of Freiburg, as players read them between two days: every line of it, and what it is about. */
import { thirtyYearsWar } from '../../../../../src/systems/thirty-years-war';
import type { State } from '../../../../../src/systems/thirty-years-war/state/state';
import { counted } from '../../../../helpers/cases';
import { after, endPhase, played } from '../../../../helpers/positions/board';
import {
  BAVARIAN,
  campaignAt,
  choose,
  dayOver,
  ids,
  NEUBURG,
  settled,
  startOfCampaign,
} from '../../../../helpers/positions/campaign';

const between = (state: State) => thirtyYearsWar.interlude?.(state) ?? null;
const rowsOf = (state: State, sheet: string) =>
  (between(state)?.sheets ?? thirtyYearsWar.sheets(state)).find(({ id }) => id === sheet)?.rows ?? [];
/** `18.41 Infantry lost: 2 (a note) [3 counters]` */
const told = (state: State, sheet: string) =>
  rowsOf(state, sheet).map(({ rule, label, value, note, counters = [] }) =>
    [
      `${rule.slice(9)} ${label}: ${value}`,
      ...(note === '' ? [] : [`(${note})`]),
      ...(counters.length > 0 ? [`[${counters.join(' ')}]`] : []),
    ].join(' '),
  );
const lost = (casualties: number, leaderLost = false) => ({
  ...{ casualties, levelsTested: 0, leaderLost, rolls: [] },
});

/** A gun is French in works of the Line, another outside of it, and the Bavarians have one in their works. */
const GUNS = 'bav-art-1 1319!, bav-art-2 1323!, fr-art-1 2211!';
const firstDay = (on = `bav-6-3-01 2211, fr-6-3-01 1323*, ${GUNS}`) =>
  dayOver({ day: 0, on, eliminated: ids('bav-6-3', 2, 2), armies: { bavarian: lost(12) } });
const secondDay = () =>
  dayOver({
    ...{ day: 1, redeployed: 'line', demoralized: ['bavarian', 'mercenary'] },
    ...{ on: 'bav-6-3-01 1709, fr-6-3-01 1323, bav-art-1 1319!' },
    eliminated: [...ids('me-4-3', 3), 'me-leader-turenne', 'fr-leader-d-enghien'],
    armies: { french: lost(6, true), mercenary: lost(12, true) },
  });

counted('freiburg:18.3', 'it is headed by the days that it lies between, in the log too', () => {
  const [one, two] = [between(firstDay()), between(secondDay())];
  const before = campaignAt({ day: 0, on: 'bav-6-3-01 1319', gameTurn: 5, side: BAVARIAN, phase: 'combat' });
  const ended = after(before, endPhase()).events.find(({ happened }) => happened === 'dayEnded');
  return [
    [
      [one?.overline, one?.title],
      [two?.overline, two?.title],
      one?.sheets.map(({ title, side }) => `${title} ${side}`),
      ended && thirtyYearsWar.tell(before, ended)?.receipt?.title,
    ],
    [
      ['Between 3 August and 5 August', '3 August is over'],
      ['Between 5 August and 9 August', '5 August is over'],
      [
        ...['3 August null', 'Bavarian army bavarian', 'French Regular army french'],
        ...['French Mercenary army french', 'Captured guns null', 'Where the next day is fought null'],
      ],
      'Between 3 August and 5 August',
    ],
  ];
});
counted('freiburg:18.3', 'of the first day: each army, line by line', () => {
  const state = firstDay();
  return [
    ['day', 'bavarian', 'french', 'mercenary'].flatMap((sheet) => told(state, `between-${sheet}`)),
    [
      '18.31 Over: after Game-Turn 5 (it lasted all its 5 Game-Turns)',
      '18.35 Morale: steady',
      '18.43 von Mercy: lives',
      '15.11 Strength Points lost: 12 (counted from zero on the next day)',
      '18.41 Infantry lost: 2 [bav-6-3-02 bav-6-3-03]',
      '18.41 Infantry that comes back: 1 (half of 2, rounded down, at full strength)',
      '18.34 Disrupted units: none',
      '18.22 Reinforcements: none',
      '18.35 Levels of 5 August: at 41, 49, 58, 66 (Strength Points lost)',
      '18.35 Morale: steady',
      "18.43 D'Enghien: lives",
      '18.41 Units lost: none',
      '18.34 Disrupted units: 1 recover (in whatever state their army is) [fr-6-3-01]',
      '18.21 Reinforcements: 5 (4 × 6-3 and 1 × 3-8) [fr-6-3-11 fr-6-3-12 fr-6-3-13 fr-6-3-14 fr-3-8-10]',
      '18.35 Levels of 5 August: at 48, 58, 67, 77 (Strength Points lost)',
      `18.21 Reinforcements: 14 (7 × 4-3, 4 × 2-8, Turenne and 2 guns) [${[...ids('me-4-3', 7), ...ids('me-2-8', 4)].join(' ')} me-leader-turenne me-art-1 me-art-2]`,
      '18.35 Levels of 5 August: at 18, 22, 25, 29 (Strength Points lost)',
    ],
  ];
});
counted('freiburg:18.43', 'of the second day: two armies have lost their Leaders', () => {
  const state = secondDay();
  return [
    ['day', 'bavarian', 'french', 'mercenary'].flatMap((sheet) => told(state, `between-${sheet}`)),
    [
      '18.32 Over: after Game-Turn 12 (it lasted all its 12 Game-Turns)',
      '18.71 The works on the Hill: decide nothing (the day was not fought from the Hill)',
      '18.35 Morale: steady again (it was demoralized, and its Leader lives)',
      '18.43 von Mercy: lives',
      '18.41 Units lost: none',
      '18.34 Disrupted units: none',
      '18.35 Levels of 9 August: at 18, 23, 29, 34 (Strength Points lost)',
      '18.35 Morale: steady (without its Leader: 1 less on every Morale Test)',
      "18.43 D'Enghien: lost (Leaders do not come back, and his army gets no replacements)",
      '18.41 Units lost: none',
      '18.34 Disrupted units: none',
      '18.35 Levels of 9 August: at 19, 25, 31, 37 (Strength Points lost)',
      '18.35 Morale: stays demoralized (to the end of the game: its Leader is lost)',
      '18.43 Turenne: lost (Leaders do not come back, and his army gets no replacements)',
      '15.11 Strength Points lost: 12 (counted from zero on the next day)',
      '18.41 Infantry lost: 3 [me-4-3-01 me-4-3-02 me-4-3-03]',
      '18.43 Infantry that comes back: 0 (none: its Leader is lost)',
      '18.34 Disrupted units: none',
      '18.35 Levels of 9 August: at 7, 9, 11, 13 (Strength Points lost)',
    ],
  ];
});
const endOf = (day: 0 | 1, ...demoralized: readonly string[]) =>
  told(dayOver({ day, on: 'bav-6-3-01 1709, fr-6-3-01 1323', demoralized }), 'between-day')[0];
counted(
  'freiburg:18.32',
  'the second day is over by demoralization when all three armies are, not two of them',
  () => [
    [endOf(1, 'bavarian', 'french'), endOf(1, 'bavarian', 'french', 'mercenary')],
    [
      '18.32 Over: after Game-Turn 12 (it lasted all its 12 Game-Turns)',
      '18.32 Over: after Game-Turn 12 (all armies that decide it were demoralized in Game-Turn 12)',
    ],
  ],
);
counted('freiburg:18.31', 'the first one when both are, not the Bavarians alone', () => [
  [endOf(0, 'bavarian'), endOf(0, 'bavarian', 'french')],
  [
    '18.31 Over: after Game-Turn 5 (it lasted all its 5 Game-Turns)',
    '18.31 Over: after Game-Turn 5 (all armies that decide it were demoralized in Game-Turn 5)',
  ],
]);
counted('freiburg:18.31', 'a day that no army decides has lasted all its Game-Turns', () => {
  const { scenario } = startOfCampaign();
  const { freiburg } = scenario;
  const days = freiburg?.days.map((day) => ({ ...day, endsWhenDemoralized: [] })) ?? [];
  const state = campaignAt({ day: 0, on: 'bav-6-3-01 1319', gameTurn: 5, side: BAVARIAN, phase: 'combat' });
  const end = played(
    { ...state, scenario: { ...scenario, freiburg: freiburg && { ...freiburg, days } } },
    endPhase(),
  );
  return [told(end, 'between-day'), ['18.31 Over: after Game-Turn 5 (it lasted all its 5 Game-Turns)']];
});
counted('freiburg:20.12', 'after a start in the town no one comes, and it is said why', () => {
  const end = dayOver({ game: 'both', day: 0, defence: 'town', on: 'bav-6-3-01 0711, fr-6-3-01 1024' });
  const come = (army: string) =>
    told(end, `between-${army}`).filter((line) => line.includes('Reinforcements'));
  return [
    [told(end, 'between-day'), come('bavarian'), come('french'), come('mercenary')],
    [
      ['20.21 Over: after Game-Turn 12 (it lasted all its 12 Game-Turns)'],
      ['18.22 Reinforcements: none'],
      ['20.12 Reinforcements: none (all have been there from the first day)'],
      ['20.12 Reinforcements: none (all have been there from the first day)'],
    ],
  ];
});
counted('freiburg:18.21', 'an army to which no one comes says so', () => {
  const { scenario } = startOfCampaign();
  const { freiburg } = scenario;
  const reinforcements = freiburg?.reinforcements.filter((id) => !id.startsWith('fr')) ?? [];
  const state = campaignAt({ day: 0, on: 'bav-6-3-01 1319', gameTurn: 5, side: BAVARIAN, phase: 'combat' });
  const few = { ...scenario, freiburg: freiburg && { ...freiburg, reinforcements } };
  const end = played({ ...state, scenario: few }, endPhase());
  return [
    ['french', 'mercenary'].map((army) =>
      told(end, `between-${army}`).find((line) => line.startsWith('18.21')),
    ),
    [
      '18.21 Reinforcements: none',
      `18.21 Reinforcements: 14 (7 × 4-3, 4 × 2-8, Turenne and 2 guns) [${[...ids('me-4-3', 7), ...ids('me-2-8', 4)].join(' ')} me-leader-turenne me-art-1 me-art-2]`,
    ],
  ];
});
counted(
  'freiburg:18.36',
  'a captured gun in works is distinguished: it may come back while its works are open',
  () => {
    const end = firstDay();
    const broken = firstDay(`bav-6-3-01 2211, fr-6-3-01 1319, fr-6-3-02 1419, fr-6-3-03 1620, ${GUNS}`);
    const states = [end, played(end, choose('line')), played(end, choose('rows')), broken, secondDay()];
    const outside = 'who has taken it owns it from now on and sets it up';
    const others = [
      `18.36 Second Bavarian battery (1323): French (${outside})`,
      `18.36 First French battery (2211): Bavarian (${outside})`,
    ];
    const inWorks = (note: string) => `18.36 First Bavarian battery (1319): French (${note})`;
    const open = inWorks('unless a Bavarian unit is set up in its works');
    const closed = inWorks('it stands in works, but no Bavarian unit can be set up there');
    return [
      states.map((state) => told(state, 'between-guns')),
      [[open, ...others], [open, ...others], [closed, ...others], [closed, ...others], [closed]],
    ];
  },
);
counted(
  'freiburg:18.33',
  'the forces are told until the field is cleared, and who is First Player then',
  () => {
    const end = firstDay();
    return [
      [end, played(end, choose('rows')), secondDay()].map((state) => told(state, 'between-ground').slice(3)),
      [
        [
          '18.33 Bavarian force: 3 counters (2 × 6-3 and 1 gun)',
          '18.33 French force: 22 counters (5 × 6-3, 7 × 4-3, 1 × 3-8, 4 × 2-8, Turenne and 4 guns)',
          '18.32 5 August: 12 Game-Turns (First Player: Bavarian, but French when it is fought over the Line)',
        ],
        [
          '18.32 5 August: 12 Game-Turns (First Player: Bavarian, but French when it is fought over the Line)',
        ],
        [
          '18.33 Bavarian force: 1 counter (1 × 6-3)',
          '18.33 French force: 2 counters (1 × 6-3 and 1 gun)',
          '18.62 9 August: 12 Game-Turns (First Player: French)',
        ],
      ],
    ];
  },
);
counted(
  'freiburg:18.3',
  'while the ground is chosen it is beside the board as well, and gone when play goes on',
  () => {
    const end = firstDay();
    const shown = (state: State) =>
      thirtyYearsWar.sheets(state).filter(({ id }) => id.startsWith('between')).length;
    const set = played(end, choose('rows'));
    return [
      [shown(end), shown(set), told(set, 'between-day'), shown(settled(set, 2))],
      [6, 6, ['18.31 Over: after Game-Turn 5 (it lasted all its 5 Game-Turns)'], 0],
    ];
  },
);
counted('freiburg:18.3', 'each line of it stands in the log with its counters, of the town as well', () => {
  const moment = { gameTurn: 12, side: BAVARIAN, phase: 'combat' } as const;
  const on = 'bav-6-3-01 0711*, fr-6-3-01 0916';
  const before = campaignAt({ game: 'siege', day: 0, on, lastIn: NEUBURG, ...moment });
  const { state, events } = after(before, endPhase());
  const ended = events.find(({ happened }) => happened === 'dayEnded');
  const receipt = ended && thirtyYearsWar.tell(before, ended)?.receipt;
  const rows =
    between(state)?.sheets.flatMap(({ title, rows: of }) => of.map((row) => ({ title, row }))) ?? [];
  return [
    [
      receipt?.items.map(({ because, by, counters }) => [because, by, counters]),
      receipt?.items.slice(0, 3).map(({ because, by }) => `${because} | ${by}`),
      receipt?.items.flatMap(({ counters }) => counters),
      receipt?.outcomes,
    ],
    [
      rows.map(({ title, row: { label, note, value, counters = [] } }) => [
        note === '' ? `${title}, ${label}` : `${title}, ${label}: ${note}`,
        value,
        counters,
      ]),
      [
        'First day, Over: it lasted all its 12 Game-Turns | after Game-Turn 12',
        'Bavarian army, Morale | steady',
        'Bavarian army, von Mercy | lives',
      ],
      ['bav-6-3-01'],
      [],
    ],
  ];
});
