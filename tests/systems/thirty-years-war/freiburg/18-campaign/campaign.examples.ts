/** Cases 18.0 to 18.32 and 18.6 of Freiburg: the days of the campaign, what comes between them, who may leave the map. */

import { thirtyYearsWar } from '../../../../../src/systems/thirty-years-war';
import { boardOf } from '../../../../../src/systems/thirty-years-war/engine/boards';
import { freiburgOf } from '../../../../../src/systems/thirty-years-war/freiburg/state';
import type { State } from '../../../../../src/systems/thirty-years-war/state/state';
import { counted, illegal, legal } from '../../../../helpers/cases';
import { after, endPhase, move, played, reasons, withdrawGun } from '../../../../helpers/positions/board';
import {
  BAVARIAN,
  BOTH,
  campaignAt,
  choose,
  dayOver,
  duel,
  FRENCH,
  forceOf,
  heading,
  ids,
  onTheHill,
  settled,
  startOfCampaign,
} from '../../../../helpers/positions/campaign';

counted('freiburg:18.0', 'the Bavarians are First Player on 5 August, unless the Line is held again', () => {
  const end = dayOver({ day: 0, on: BOTH });
  return [
    ['line', 'rows'].map((to) => heading(settled(played(end, choose(to)), 2))),
    ['French Disruption Removal Phase', 'Bavarian Disruption Removal Phase'],
  ];
});
counted('freiburg:18.0', 'the French are on 9 August', () => [
  heading(settled(onTheHill({ on: 'bav-6-3-01 1709, fr-6-3-01 1323' }), 2)),
  'French Disruption Removal Phase',
]);
illegal('freiburg:17.34', 'no gun is withdrawn in the campaign', () =>
  reasons(
    campaignAt({ day: 2, on: `bav-art-1 0702, ${BOTH}`, side: BAVARIAN, phase: 'artilleryFire' }),
    withdrawGun('bav-art-1'),
  ),
);
counted('freiburg:18.1', 'both sides have the forces of 3 August', () => {
  const state = startOfCampaign();
  return [
    [heading(state), forceOf(state, BAVARIAN), forceOf(state, FRENCH)],
    [
      'Bavarian set-up',
      ['bav-2-8 5', 'bav-6-3 14', 'bav-art 5', 'bav-leader-von-mercy 1'],
      ['fr-3-8 9', 'fr-6-3 10', 'fr-art 4', 'fr-leader-d-enghien 1'],
    ],
  ];
});

const NOBODY = 'bav-6-3-01 1319';
counted('freiburg:18.21', 'the French reinforcements', () => [
  forceOf(played(dayOver({ day: 0, on: NOBODY }), choose('rows')), FRENCH),
  ['fr-3-8 1', 'fr-6-3 4', 'me-2-8 4', 'me-4-3 7', 'me-art 2', 'me-leader-turenne 1'],
]);
counted('freiburg:18.21', 'none come before the third day', () => [
  forceOf(onTheHill({ on: 'bav-6-3-01 1709, fr-6-3-01 1323' }), FRENCH),
  ['fr-6-3 1'],
]);
counted('freiburg:18.22', 'no Bavarians come', () => [
  forceOf(played(dayOver({ day: 0, on: NOBODY }), choose('rows')), BAVARIAN),
  ['bav-6-3 1'],
]);
illegal('table:decision-open', 'no one moves between the days', () =>
  reasons(dayOver({ day: 0, on: BOTH }), move('fr-6-3-01', '1322')),
);
const linesOf = (state: State) =>
  (thirtyYearsWar.interlude?.(state)?.sheets ?? []).map(
    ({ id, rows }) => `${id}: ${rows.map(({ rule, value }) => `${rule.slice(9)} ${value}`).join('; ')}`,
  );
counted('freiburg:18.3', 'what it leads to is told line by line, each with its case', () => {
  const state = dayOver({ day: 0, on: `${BOTH}*`, eliminated: ids('bav-6-3', 2, 2) });
  return [
    linesOf(state),
    [
      'between-day: 18.31 after Game-Turn 5',
      'between-bavarian: 18.35 steady; 18.43 lives; 15.11 0; 18.41 2; 18.41 1; 18.34 none; 18.22 none; 18.35 at 41, 49, 58, 66',
      'between-french: 18.35 steady; 18.43 lives; 18.41 none; 18.34 1 recover; 18.21 5; 18.35 at 48, 58, 67, 77',
      'between-mercenary: 18.21 14; 18.35 at 18, 22, 25, 29',
      'between-guns: 18.36 none',
      'between-ground: 18.51 open; 18.51 open; 18.52 closed; 18.33 3 counters; 18.33 21 counters; 18.32 12 Game-Turns',
    ],
  ];
});
counted('freiburg:18.3', 'how the day ended, and which counters come, are told', () => {
  const rowsOf = (demoralized: readonly string[]) => {
    const state = dayOver({ day: 0, on: BOTH, demoralized });
    return thirtyYearsWar.interlude?.(state)?.sheets.flatMap(({ rows }) => rows) ?? [];
  };
  const come = rowsOf([]).filter(({ rule }) => rule === 'freiburg:18.21');
  return [
    [
      [[], ['french'], ['bavarian', 'french']].map((demoralized) => rowsOf(demoralized)[0]?.note),
      come.map(({ counters }) => [counters?.length, counters?.[0]?.slice(0, 2)]),
    ],
    [
      [
        'it lasted all its 5 Game-Turns',
        'it lasted all its 5 Game-Turns',
        'all armies that decide it were demoralized in Game-Turn 5',
      ],
      [
        [5, 'fr'],
        [14, 'me'],
      ],
    ],
  ];
});
counted(
  'freiburg:18.3',
  'losses, Leaders, guns, and the ground that is open are told of the second day too',
  () => {
    const eliminated = [...ids('me-4-3', 3), 'me-leader-turenne'];
    const on = 'bav-6-3-01 1709, fr-6-3-01 1323, bav-art-1 1323!, bav-art-2 1709';
    const state = dayOver({ day: 1, on, eliminated, demoralized: ['mercenary', 'french'] });
    return [
      linesOf(state),
      [
        'between-day: 18.32 after Game-Turn 12; 18.71 1 Bavarian unit in them',
        'between-bavarian: 18.35 steady; 18.43 lives; 18.41 none; 18.34 none; 18.35 at 18, 23, 29, 34',
        'between-french: 18.35 steady again; 18.43 lives; 18.41 none; 18.34 none; 18.35 at 19, 25, 31, 37',
        'between-mercenary: 18.35 stays demoralized; 18.43 lost; 15.11 0; 18.41 3; 18.43 0; 18.34 none; 18.35 at 7, 9, 11, 13',
        'between-guns: 18.36 French',
        'between-ground: 18.52 closed; 18.52 closed; 18.52 open; 18.33 2 counters; 18.33 2 counters; 18.62 12 Game-Turns',
      ],
    ];
  },
);
counted('freiburg:18.3', 'it stays in view while both set up, with the ground that was chosen', () => {
  const end = played(dayOver({ day: 0, on: BOTH }), choose('rows'));
  const shown = [end, settled(end), settled(end, 2)].map((s) => thirtyYearsWar.sheets(s)[0]?.id);
  const ground = thirtyYearsWar.sheets(end).find(({ id }) => id === 'between-ground');
  return [
    [shown, ground?.rows.slice(0, 3).map(({ value }) => value), thirtyYearsWar.interlude?.(end)],
    [['between-day', 'between-day', 'victory-french'], ['open', 'chosen', 'closed'], null],
  ];
});
counted('freiburg:18.3', 'the log tells the same lines', () => {
  const before = campaignAt({ day: 0, on: BOTH, gameTurn: 5, side: BAVARIAN, phase: 'combat' });
  const { state, events } = after(before, endPhase());
  const ended = events.find(({ happened }) => happened === 'dayEnded');
  const line = ended ? thirtyYearsWar.tell(before, ended) : null;
  const rows = thirtyYearsWar.interlude?.(state)?.sheets.flatMap((sheet) => sheet.rows) ?? [];
  return [
    line?.receipt?.items.map(({ by, rule }) => [by, rule]),
    rows.map(({ value, rule }) => [value, rule]),
  ];
});

const DUEL = 'fr-6-3-01 1518, bav-6-3-01 1517*, bav-6-3-02 1319, me-4-3-01 1325';
/** The last level is automatic, and one more unit reaches it. */
const TRIED = (casualties: number) => ({ casualties, levelsTested: 3, leaderLost: false, rolls: [] });
counted('freiburg:18.31', 'the first day ends in mid-phase when both armies are demoralized', () => {
  const now = { day: 0, on: DUEL, phase: 'combat', armies: { bavarian: TRIED(53) } } as const;
  const fight = (demoralized: readonly string[]) => after(campaignAt({ ...now, demoralized }), duel, [1]);
  const [one, both] = [fight([]), fight(['french'])];
  return [
    [
      freiburgOf(boardOf(one.state)).regroup,
      both.state.over,
      both.state.pending?.kind,
      freiburgOf(boardOf(both.state)).regroup?.gameTurn,
    ],
    [null, false, 'chooseRedeployment', 1],
  ];
});
counted('freiburg:18.31', 'otherwise after five Game-Turns', () => [
  [4, 5].map((gameTurn) => heading(dayOver({ day: 0, on: BOTH, gameTurn }))),
  ['French Disruption Removal Phase', 'Bavarian redeployment'],
]);
counted('freiburg:18.32', 'the second day ends when all three armies are demoralized', () => {
  const fight = (demoralized: readonly string[]) =>
    freiburgOf(
      boardOf(
        after(
          campaignAt({
            day: 1,
            on: DUEL,
            phase: 'combat',
            armies: { bavarian: TRIED(60) },
            demoralized,
            redeployed: 'line',
          }),
          duel,
          [1],
        ).state,
      ),
    ).regroup?.day ?? null;
  return [
    [fight(['mercenary']), fight(['mercenary', 'french'])],
    [null, 1],
  ];
});
counted('freiburg:18.32', 'otherwise after twelve Game-Turns', () => [
  [11, 12].map((gameTurn) =>
    heading(dayOver({ day: 1, on: 'bav-6-3-01 1709, fr-6-3-01 1323', redeployed: 'line', gameTurn })),
  ),
  ['French Disruption Removal Phase', 'Bavarian redeployment'],
]);
counted('freiburg:18.32', 'a day whose armies are all broken for good is over as it begins', () => {
  const lost = ['bav-leader-von-mercy', 'fr-leader-d-enghien'];
  const first = dayOver({ day: 0, on: BOTH, eliminated: lost, demoralized: ['bavarian', 'french'] });
  // The Mercenaries are fresh, so that the day is fought; with them broken too it is not.
  const open = settled(played(first, choose('line')), 2);
  const ready = {
    ...settled(played(first, choose('line'))),
    demoralized: ['bavarian', 'french', 'mercenary'],
  };
  const over = settled(ready);
  return [
    [
      heading(open),
      heading(over),
      freiburgOf(boardOf(over)).regroup?.day,
      freiburgOf(boardOf(over)).regroup?.atOnce,
      linesOf(over)[0],
    ],
    [
      'French Disruption Removal Phase',
      'Bavarian redeployment',
      1,
      true,
      'between-day: 18.32 before its first Game-Turn; 18.71 decide nothing',
    ],
  ];
});

const LEAVING = { day: 2, side: BAVARIAN, on: 'bav-6-3-01 0701, bav-6-3-02 1101, fr-6-3-01 2020' } as const;
legal('freiburg:18.61', 'out by 0601 to 0901', () =>
  reasons(campaignAt(LEAVING), move('bav-6-3-01', 'exit')),
);
illegal('freiburg:18.61', 'no longer by 1101', () =>
  reasons(campaignAt(LEAVING), move('bav-6-3-02', 'exit')),
);
counted('freiburg:18.61', 'the third day alone', () => [
  [0, 1, 2].flatMap((day) =>
    thirtyYearsWar
      .check(
        campaignAt({ ...LEAVING, day: day as 0 | 1 | 2 }),
        move('bav-6-3-01', 'exit')(campaignAt(LEAVING)),
      )
      .map(({ rule }) => `${day} ${rule}`),
  ),
  ['0 freiburg:18.61', '1 freiburg:18.61'],
]);
counted('freiburg:18.62', 'it ends when the last Bavarian unit leaves, or after twelve Game-Turns', () => {
  const left = played(
    campaignAt({ ...LEAVING, on: 'bav-6-3-01 0701, fr-6-3-01 2020' }),
    move('bav-6-3-01', 'exit'),
  );
  return [
    [left.over, dayOver({ day: 2, on: BOTH, gameTurn: 11 }).over, dayOver({ day: 2, on: BOTH }).over],
    [true, false, true],
  ];
});
counted('freiburg:18.62', 'demoralization does not end it', () => [
  after(
    campaignAt({
      day: 2,
      on: DUEL,
      phase: 'combat',
      demoralized: ['french', 'mercenary'],
      armies: { bavarian: TRIED(28) },
    }),
    duel,
    [1],
  ).state.over,
  false,
]);
