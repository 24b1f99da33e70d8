/** Case 18.7 of Freiburg: who has won the campaign. */

import { thirtyYearsWar } from '../../../../../src/systems/thirty-years-war';
import { boardOf } from '../../../../../src/systems/thirty-years-war/engine/boards';
import { freiburgOf } from '../../../../../src/systems/thirty-years-war/freiburg/state';
import { counted } from '../../../../helpers/cases';
import { endPhase, played } from '../../../../helpers/positions/board';
import {
  BAVARIAN,
  campaignAt,
  dayOver,
  FRENCH,
  ids,
  startOfCampaign,
} from '../../../../helpers/positions/campaign';

const OFF_HILL = 'bav-6-3-01 1808, fr-6-3-01 1323';
const worksEnd = (more: object) => {
  const end = dayOver({ day: 1, on: OFF_HILL, ...more });
  return [end.over, thirtyYearsWar.verdict(end)?.winner ?? null];
};
counted('freiburg:18.71', 'no Bavarian unit in the works of the Hill: the French win', () => [
  [worksEnd({}), worksEnd({ on: 'bav-6-3-01 1709*, fr-6-3-01 1323' })],
  [
    [true, FRENCH],
    [false, null],
  ],
]);
counted('freiburg:18.71', 'not after the Line was held again, but for the option', () => [
  [worksEnd({ redeployed: 'line' }), worksEnd({ redeployed: 'line', options: { hillWorks: 'always' } })],
  [
    [false, null],
    [true, FRENCH],
  ],
]);

const EAST = ['0802', '0803', '0804', '0902', '0903', '0904', '0702', '0703'];
const inEast = (count: number) =>
  EAST.slice(0, count)
    .map((at, i) => `bav-6-3-0${i + 1} ${at}`)
    .join(', ');
const winner = (on: string, exited: readonly string[] = []) => {
  const end = dayOver({ day: 2, on: `${on}, fr-6-3-01 2020`, exited });
  return thirtyYearsWar.verdict(end)?.winner ?? null;
};
counted('freiburg:18.72', 'fewer than seven on the map and fewer than seven away', () => [
  [winner(inEast(6)), winner(inEast(6), ids('bav-2-8', 5)), winner(inEast(1), ids('bav-6-3', 7, 8))],
  [FRENCH, FRENCH, null],
]);
counted('freiburg:18.72', 'a unit in the first hex of the map is on the map', () => [
  winner(`${inEast(6)}, bav-6-3-09 0101`),
  null,
]);
counted('freiburg:18.73', 'seven units and the Leader with a Line of Communications', () => [
  [
    winner(`${inEast(7)}, bav-leader-von-mercy 0802`),
    winner(inEast(7)),
    winner(
      `${inEast(6)}, bav-leader-von-mercy 0802, bav-6-3-09 2211, fr-6-3-02 2210, fr-6-3-03 2111, fr-6-3-04 2311`,
    ),
  ],
  [BAVARIAN, null, null],
]);
counted('freiburg:18.73', 'Bavarian units do not lift French control', () => {
  const wall = 'fr-6-3-02 0605, fr-6-3-03 0805, fr-6-3-04 0702';
  return [winner(`${inEast(7)}, bav-leader-von-mercy 0802, ${wall}`), null];
});
counted('freiburg:18.74', 'seven away and fewer than seven left is a draw', () => {
  const end = dayOver({ day: 2, on: `${inEast(3)}, fr-6-3-01 2020`, exited: ids('bav-6-3', 7, 8) });
  return [thirtyYearsWar.verdict(end)?.level, 'Draw'];
});
counted(
  'freiburg:18.74',
  'with enough units left, the Leader is what the draw is for, and it says so',
  () => {
    const end = dayOver({ day: 2, on: `${inEast(8)}, fr-6-3-01 2020` });
    return [
      thirtyYearsWar.verdict(end)?.text,
      'A draw: 8 Bavarian units on the map, 0 away, 8 with a Line of Communications; the Leader is gone.',
    ];
  },
);

const end = (on: string, more: object = {}) => {
  const { winner, level, text } = thirtyYearsWar.verdict(dayOver({ day: 2, on, ...more })) ?? {};
  return [winner, level, text];
};
/** Six units in the east and the Leader, all with a Line of Communications. */
const SIX = ['0802', '0803', '0804', '0902', '0903', '0904']
  .map((at, i) => `bav-6-3-0${i + 1} ${at}`)
  .join(', ');
const LED = `${SIX}, bav-leader-von-mercy 0802`;
const SHUT_IN = 'bav-6-3-07 2211, fr-6-3-02 2210, fr-6-3-03 2111, fr-6-3-04 2311';
counted('freiburg:18.71', 'the verdict says what has decided it', () => {
  const over = dayOver({ day: 1, on: 'bav-6-3-01 1808, fr-6-3-01 1323' });
  return [
    thirtyYearsWar.verdict(over),
    {
      ...{ winner: FRENCH, level: null, points: null },
      text: 'French victory: no Bavarian unit is left in the works on the Hill.',
    },
  ];
});
counted('freiburg:18.71', 'it is for the second day, by the option too', () => {
  const first = dayOver({ day: 0, on: 'bav-6-3-01 1319, fr-6-3-01 1323', options: { hillWorks: 'always' } });
  return [
    [first.over, freiburgOf(boardOf(first)).regroup?.hillWorks],
    [false, null],
  ];
});
counted(
  'freiburg:18.71',
  'and for the campaign: days that are won by another case have no part in it',
  () => {
    const { scenario } = startOfCampaign();
    const { freiburg } = scenario;
    const moment = { gameTurn: 12, side: FRENCH, phase: 'combat' } as const;
    const state = campaignAt({ day: 1, on: 'bav-6-3-01 1808, fr-6-3-01 1323', ...moment });
    const other = { ...scenario, freiburg: freiburg && { ...freiburg, victory: '17.25' as const } };
    return [
      [played(state, endPhase()).over, played({ ...state, scenario: other }, endPhase()).over],
      [true, false],
    ];
  },
);
counted('freiburg:18.72', 'the verdicts of the last day say how it stands', () => [
  [
    end('bav-6-3-01 0802, fr-6-3-01 2020', { exited: ids('bav-2-8', 2) }),
    end(`${LED}, bav-6-3-07 0702, fr-6-3-01 2020`),
    end(`${LED}, ${SHUT_IN}`, { exited: ids('bav-2-8', 2) }),
  ],
  [
    [FRENCH, null, 'French victory: 1 Bavarian unit on the map, 2 away, fewer than 7 each.'],
    [BAVARIAN, null, 'Bavarian victory: 7 units and the Leader have a Line of Communications.'],
    [
      null,
      'Draw',
      'A draw: 7 Bavarian units on the map, 2 away, 6 with a Line of Communications; the Leader has one.',
    ],
  ],
]);
counted('freiburg:18.73', 'who is lost or away has no Line of Communications', () => [
  end(`${LED}, fr-6-3-01 2020`, {
    exited: ids('bav-2-8', 5).concat(ids('bav-6-3', 2, 7)),
    eliminated: ids('bav-6-3', 4, 9),
  }),
  [
    null,
    'Draw',
    'A draw: 6 Bavarian units on the map, 7 away, 6 with a Line of Communications; the Leader has one.',
  ],
]);
counted('freiburg:18.73', 'the hex that a counter starts from is exempt, by the edge too', () => {
  // 0601 is controlled, and so is every hex beside it.
  const ring = 'fr-6-3-01 0502, fr-6-3-02 0603, fr-6-3-03 0702';
  return [end(`${LED}, bav-6-3-07 0601, ${ring}`)[0], BAVARIAN];
});
counted(
  'freiburg:18.74',
  'a Leader without one is told from a Leader who is gone, in the first hex too',
  () => {
    const eight = `${SIX}, bav-6-3-07 0702, bav-6-3-08 0703, fr-6-3-09 2020`;
    const shut = 'bav-leader-von-mercy 0101, fr-6-3-01 0102, fr-6-3-02 0201, fr-6-3-03 0202';
    return [
      [end(`${eight}, ${shut}, bav-2-8-01 0101`)[2], end(eight)[2]],
      [
        'A draw: 9 Bavarian units on the map, 0 away, 8 with a Line of Communications; the Leader has none.',
        'A draw: 8 Bavarian units on the map, 0 away, 8 with a Line of Communications; the Leader is gone.',
      ],
    ];
  },
);
counted('freiburg:19.0', 'in a siege of more days no one looks to the Hill', () => {
  const state = campaignAt({
    ...{ game: 'siege', day: 1, on: 'bav-6-3-01 0711, fr-6-3-01 0916' },
    ...{ gameTurn: 12, side: BAVARIAN, phase: 'combat' },
  });
  const { freiburg } = state.scenario;
  const days = freiburg
    ? [...freiburg.days.slice(0, 1), ...freiburg.days.slice(0, 1), ...freiburg.days.slice(1)]
    : [];
  const longer = { ...state.scenario, freiburg: freiburg && { ...freiburg, days } };
  const over = played({ ...state, scenario: longer }, endPhase());
  return [
    thirtyYearsWar
      .interlude?.(over)
      ?.sheets.find(({ id }) => id === 'between-day')
      ?.rows.map(({ label }) => label),
    ['Over'],
  ];
});
