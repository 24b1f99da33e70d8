/** Cases 18.0 to 18.74 of Freiburg: what lies between the days, and how the campaign ends. */

import { thirtyYearsWar } from '../../../../../src/systems/thirty-years-war';
import { boardOf } from '../../../../../src/systems/thirty-years-war/engine/boards';
import { freiburgOf } from '../../../../../src/systems/thirty-years-war/freiburg/state';
import type { State } from '../../../../../src/systems/thirty-years-war/state/state';
import { counted, illegal, legal } from '../../../../helpers/cases';
import {
  after,
  endPhase,
  move,
  played,
  reasons,
  setUp,
  withdrawGun,
} from '../../../../helpers/positions/board';
import {
  BAVARIAN,
  campaignAt,
  choose,
  dayOver,
  duel,
  FRENCH,
  forceOf,
  heading,
  ids,
  onTheHill,
  sensible,
  settled,
  startOfCampaign,
} from '../../../../helpers/positions/campaign';

const BOTH = 'bav-6-3-01 1319, bav-2-8-01 1419, fr-6-3-01 1323, fr-3-8-01 1325';

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
illegal('table:decision-open', 'nobody moves between the days', () =>
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
counted('freiburg:18.33', 'the field is cleared, the Bavarians set up first, and it is Game-Turn 1', () => {
  const chosen = played(dayOver({ day: 0, on: BOTH }), choose('rows'));
  const french = settled(chosen);
  const begun = settled(french);
  return [
    [
      chosen.counters.filter(({ at }) => at !== null).length,
      heading(chosen),
      heading(french),
      begun.gameTurn,
    ],
    [0, 'Bavarian set-up', 'French set-up', 1],
  ];
});
counted('freiburg:18.33', 'the day and its Game-Turn are told', () => {
  const begun = settled(played(dayOver({ day: 0, on: BOTH }), choose('rows')), 2);
  const [day] = thirtyYearsWar.tracks(begun);
  return [
    [thirtyYearsWar.moment(begun).turn, day?.of, day?.at],
    ['5 August · Game-Turn 1', 'days', 1],
  ];
});
counted('freiburg:18.34', 'every unit is undisrupted, of an army without a Leader too', () => {
  const end = dayOver({
    ...{ day: 0, on: 'bav-6-3-01 1319*, fr-6-3-01 1323*', eliminated: ['bav-leader-von-mercy'] },
    demoralized: ['bavarian'],
  });
  return [settled(played(end, choose('rows')), 2).counters.filter(({ disrupted }) => disrupted).length, 0];
});
counted('freiburg:18.35', 'demoralization passes, unless the Leader is lost', () => {
  const next = (eliminated: readonly string[]) =>
    played(dayOver({ day: 0, on: BOTH, demoralized: ['bavarian', 'french'], eliminated }), choose('rows'));
  return [
    [next([]).demoralized, next(['bav-leader-von-mercy']).demoralized],
    [[], ['bavarian']],
  ];
});
counted(
  'freiburg:18.35',
  'casualties return to zero; a steady army without its Leader keeps the 1 less',
  () => {
    const armies = { bavarian: { casualties: 33, levelsTested: 1, leaderLost: true, rolls: [] } };
    const { armies: next } = freiburgOf(
      boardOf(
        played(dayOver({ day: 0, on: BOTH, armies, eliminated: ['bav-leader-von-mercy'] }), choose('rows')),
      ),
    );
    const fresh = { casualties: 0, levelsTested: 0, rolls: [] };
    return [
      next,
      {
        bavarian: { ...fresh, leaderLost: true },
        french: { ...fresh, leaderLost: false },
        mercenary: { ...fresh, leaderLost: false },
      },
    ];
  },
);
counted('freiburg:18.35', 'the Mercenaries recover by Turenne alone, and stay so when others break', () => {
  const third = onTheHill({
    ...{ on: 'bav-6-3-01 1709, fr-6-3-01 1323, me-4-3-01 1325' },
    ...{ demoralized: ['french', 'mercenary'], eliminated: ['fr-leader-d-enghien'] },
  });
  const fought = after(
    campaignAt({
      day: 2,
      on: DUEL,
      phase: 'combat',
      demoralized: ['french'],
      armies: { bavarian: TRIED(28) },
    }),
    duel,
    [1],
  ).state;
  return [
    [third.demoralized, fought.demoralized],
    [['french'], ['french', 'bavarian']],
  ];
});

const TAKEN = 'bav-6-3-01 2211, fr-6-3-01 1319, bav-art-1 1319!, bav-art-2 1323!, fr-art-1 2211!';
const gunsOf = (state: State) =>
  ['bav-art-1', 'bav-art-2', 'fr-art-1'].map((id) => state.counters.find((c) => c.id === id)?.holder);
counted('freiburg:18.36', 'captured guns stay with their captors', () => [
  gunsOf(settled(played(dayOver({ day: 0, on: TAKEN }), choose('rows')), 2)),
  [FRENCH, FRENCH, BAVARIAN],
]);
const facesOf = (state: State) =>
  thirtyYearsWar
    .board(state, null)
    .counters.filter(({ id }) => ['bav-art-1', 'bav-art-2', 'fr-art-1'].includes(id))
    .map(({ face, condition, label, tags }) =>
      [
        face.captured,
        condition.includes('reversed'),
        label.includes('captured'),
        tags.includes('captured'),
      ].join(),
    );
counted(
  'freiburg:18.36',
  'on the next day it is its owner’s own, face up, until it is captured again',
  () => {
    const end = dayOver({ day: 0, on: TAKEN });
    const next = settled(played(end, choose('rows')), 2);
    const gun = next.counters.find(({ id }) => id === 'bav-art-1');
    const taken = {
      ...next,
      counters: next.counters.map((c) => (c === gun ? { ...c, holder: BAVARIAN } : c)),
    };
    const down = 'true,true,true,true';
    const up = 'false,false,false,false';
    return [
      [facesOf(end), facesOf(next), facesOf(taken)],
      [
        [down, down, down],
        [up, up, up],
        [down, up, up],
      ],
    ];
  },
);
counted('freiburg:18.36', 'one in the works is Bavarian when a unit is set up in its hex', () => {
  const chosen = played(dayOver({ day: 0, on: TAKEN }), choose('line'));
  const places = { ...sensible(chosen), 'bav-6-3-01': '1319' };
  const back = played(chosen, setUp(places));
  const gun = back.counters.find(({ id }) => id === 'bav-art-1');
  return [
    [gun?.at, gunsOf(settled(back))],
    ['1319', [BAVARIAN, FRENCH, BAVARIAN]],
  ];
});
counted('freiburg:18.36', 'and not when no unit is', () => {
  const chosen = played(dayOver({ day: 0, on: TAKEN }), choose('line'));
  const back = played(chosen, setUp({ ...sensible(chosen), 'bav-6-3-01': '1419' }));
  return [gunsOf(settled(back)), [FRENCH, FRENCH, BAVARIAN]];
});
illegal('3.0', 'a captor sets up what he holds, the other does not', () => {
  const chosen = played(dayOver({ day: 0, on: TAKEN }), choose('rows'));
  return reasons(chosen, setUp({ ...sensible(chosen), 'bav-art-2': '1709' }));
});

counted('freiburg:18.41', 'three infantry and five cavalry lost: one and two come back', () => {
  const eliminated = [...ids('bav-6-3', 3, 2), ...ids('bav-2-8', 5)];
  const end = dayOver({ day: 0, on: 'bav-6-3-01 1319, fr-6-3-01 1323', eliminated });
  return [
    freiburgOf(boardOf(end)).regroup?.losses.map(({ kind, back }) => `${kind} ${back.length}`),
    ['infantry 1', 'cavalry 2'],
  ];
});
counted('freiburg:18.41', 'each army by itself, and at full strength', () => {
  const eliminated = [...ids('fr-6-3', 3, 2), ...ids('me-4-3', 3)];
  const third = settled(onTheHill({ on: 'bav-6-3-01 1709, fr-6-3-01 1323', eliminated }), 2);
  return [
    third.counters
      .filter(({ id, at }) => at !== null && eliminated.includes(id))
      .map(({ id, disrupted }) => `${id} ${disrupted}`),
    ['fr-6-3-02 false', 'me-4-3-01 false'],
  ];
});
counted('freiburg:18.41', 'losses of an earlier day stay lost', () => {
  const eliminated = ids('bav-6-3', 4, 2);
  const second = settled(played(dayOver({ day: 0, on: BOTH, eliminated }), choose('rows')), 2);
  const end = played({ ...second, gameTurn: 12, phasingSide: FRENCH, phase: 'combat' }, endPhase());
  return [freiburgOf(boardOf(end)).regroup?.losses, []];
});
counted('freiburg:18.42', 'replacements are part of the force', () => [
  forceOf(played(dayOver({ day: 0, on: BOTH, eliminated: ids('bav-6-3', 4, 2) }), choose('rows')), BAVARIAN),
  ['bav-2-8 1', 'bav-6-3 3'],
]);
counted('freiburg:18.43', 'an army that has lost its Leader gets none', () => {
  const eliminated = [...ids('bav-6-3', 4, 2), ...ids('fr-6-3', 4, 2), 'bav-leader-von-mercy'];
  const armies = { bavarian: { casualties: 24, levelsTested: 0, leaderLost: true, rolls: [] } };
  const { regroup } = freiburgOf(boardOf(dayOver({ day: 0, on: BOTH, eliminated, armies })));
  return [regroup?.losses.map(({ army, back }) => `${army} ${back.length}`), ['bavarian 0', 'french 2']];
});

const BROKEN = 'fr-6-3-01 1319, fr-6-3-02 1419, fr-6-3-03 1620, bav-6-3-01 2211';
counted(
  'freiburg:18.51',
  'the Bavarians choose as long as the Line is not broken, otherwise they fall back',
  () => [
    [dayOver({ day: 0, on: BOTH }), dayOver({ day: 0, on: BROKEN })].map((state) =>
      thirtyYearsWar.prompt(state, null).choices.map(({ target }) => target.on === 'option' && target.id),
    ),
    [['line', 'rows'], ['rows']],
  ],
);
illegal('freiburg:18.51', 'not the Line that has been broken', () =>
  reasons(dayOver({ day: 0, on: BROKEN }), choose('line')),
);
const HELD =
  'bav-6-3-01 1319, bav-6-3-02 1721, bav-6-3-03 2122, bav-6-3-04 2219, bav-6-3-05 2215, fr-6-3-01 1323';
const again = played(dayOver({ day: 0, on: `${HELD}, bav-2-8-01 2212, bav-2-8-02 2211` }), choose('line'));
illegal('freiburg:18.52', 'not the Hill', () => reasons(dayOver({ day: 0, on: HELD }), choose('hill')));
illegal('freiburg:18.52', 'nothing but the Hill for the third day', () =>
  reasons(dayOver({ day: 1, on: 'bav-6-3-01 1709, fr-6-3-01 1323' }), choose('rows')),
);
illegal('freiburg:18.51', 'nothing is chosen in the middle of a day', () =>
  reasons(campaignAt({ day: 0, on: HELD }), choose('rows')),
);
legal('freiburg:18.51', 'one Cavalry unit in 2012', () =>
  reasons(again, setUp({ ...sensible(again), 'bav-2-8-01': '2012' })),
);
illegal('freiburg:17.11', 'infantry beside the Line', () =>
  reasons(again, setUp({ ...sensible(again), 'bav-6-3-01': '2012' })),
);
illegal('freiburg:17.12', 'the French keep their distance from the Line', () => {
  const french = settled(again);
  return reasons(french, setUp({ ...sensible(french), 'fr-6-3-01': '1321' }));
});

const many = (count: number) =>
  ids('bav-6-3', 14)
    .concat(ids('bav-2-8', 5))
    .slice(0, count)
    .map((id, i) => `${id} ${String(1801 + i)}`)
    .join(', ');
const ofHill = (count: number) => onTheHill({ on: `${many(count)}, bav-art-1 1709`, redeployed: 'line' });
counted('freiburg:18.52', 'as many as the Hill has room for stand on it, the rest next to it', () => {
  const hill = new Set(startOfCampaign().scenario.map.areas.hill);
  const beyond = (count: number) =>
    Object.entries(sensible(ofHill(count))).filter(([, at]) => !hill.has(at)).length;
  return [
    [beyond(11), beyond(16), beyond(18)],
    [0, 0, 2],
  ];
});
illegal('freiburg:18.52', 'not next to it while the Hill has room', () => {
  const state = ofHill(17);
  const places = sensible(state);
  const [away] = Object.entries(places).filter(([id, at]) => id.startsWith('bav-6') && at === '1709');
  return reasons(state, setUp({ ...places, [away?.[0] ?? '']: '1606' }));
});
illegal('freiburg:17.31', 'nobody next to it when all have room on it', () => {
  const state = ofHill(11);
  return reasons(state, setUp({ ...sensible(state), 'bav-6-3-01': '1606' }));
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
