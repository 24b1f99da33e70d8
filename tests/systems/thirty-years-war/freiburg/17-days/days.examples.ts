/** Cases 17.13 to 17.37 of Freiburg: how long the days last, exits, withdrawal, victory. */
import { thirtyYearsWar } from '../../../../../src/systems/thirty-years-war';
import { levelOfRatio } from '../../../../../src/systems/thirty-years-war/freiburg/17-days/verdicts';
import type { State } from '../../../../../src/systems/thirty-years-war/state/state';
import { counted, illegal, legal } from '../../../../helpers/cases';
import {
  after,
  attack,
  board,
  endPhase,
  move,
  played,
  reasons,
  refused,
  spent,
  standing,
  withdrawGun,
} from '../../../../helpers/positions/board';
import type { Setting } from '../../../../helpers/positions/boardFile';
import { begun, DAYS } from '../../../../helpers/positions/freiburgDays';

const freiburg = (line: string, more: Setting = {}) => board(line, { rules: 'freiburg', ...more });
const verdict = (state: State) => thirtyYearsWar.verdict(state);
/** The last Combat Phase of the last Game-Turn is over. */
const atTheEnd = (line: string, more: Setting) =>
  played(
    freiburg(line, {
      phase: 'combat',
      side: 'B',
      gameTurns: 1,
      start: { obligations: { mustAttack: [], mustBeAttacked: [] } },
      ...more,
    }),
    endPhase(),
  );

counted('freiburg:17.13', 'five Game-Turns', () => [begun('3').scenario.gameTurns, 5]);
const BOTH = 'F 20-3 0605 | B 6-3* 0606 | B 6-3 1010';
counted('freiburg:17.13', 'the game ends the instant both armies are demoralized, in mid-phase', () => {
  const state = freiburg(BOTH, {
    ...{ day: '3-august', phase: 'combat', demoralized: ['french'] },
    start: { armies: { bavarian: { casualties: 53, levelsTested: 3 } } },
  });
  const { state: end, events } = after(state, attack(['0605'], ['0606']), [1]);
  return [
    [events.at(-1)?.happened, end.over, end.phase],
    ['gameEnded', true, 'combat'],
  ];
});
counted('freiburg:17.13', 'one demoralized army alone does not end it', () => {
  const state = freiburg(BOTH, {
    ...{ day: '3-august', phase: 'combat' },
    start: { armies: { bavarian: { casualties: 53, levelsTested: 3 } } },
  });
  return [played(state, [attack(['0605'], ['0606']), 1]).over, false];
});

const LINE = ['0303', '0403', '0503', '0603', '0703', '0803'] as const;
const line = (more: string) =>
  verdict(
    atTheEnd(`F 6-3 1212 | B 6-3 0101 | ${more}`, { day: '3-august', areas: { line3August: [...LINE] } }),
  );
counted('freiburg:17.15', 'four cleared hexes together, two of them held, are a French victory', () => [
  [
    line('B 6-3 0303 | B 6-3 0403 | F 6-3 0603 | F 3-8* 0803')?.winner,
    line('B 6-3 0303 | B 6-3 0403 | F 6-3 0603 | F 3-8* 0803')?.text,
  ],
  ['french', 'French victory: 4 hexes of the Line together are cleared, 2 of them held.'],
]);
counted('freiburg:17.15', 'a disrupted Bavarian keeps a hex from being cleared', () => [
  line('B 6-3 0303 | B 6-3* 0503 | F 6-3 0603 | F 3-8 0803')?.winner,
  'bavarian',
]);
counted('freiburg:17.15', 'one held hex is not enough, nor are a Leader and a gun', () => [
  line('B 6-3 0303 | F 6-3 0503 | F leader3 0603 | F gun 0703')?.winner,
  'bavarian',
]);
counted('freiburg:17.15', 'both held hexes must belong to the same group', () => [
  line('F 6-3 0303 | B 6-3 0403 | F 6-3 0603')?.winner,
  'bavarian',
]);
counted('freiburg:17.15', 'what is missing is shown during play', () => {
  const state = freiburg('F 6-3 0603 | B 6-3 0303 | B 6-3 0703', {
    ...{ day: '3-august', areas: { line3August: [...LINE] } },
  });
  const [sheet] = thirtyYearsWar.sheets(state);
  return [
    [sheet?.title, ...(sheet?.rows ?? []).map(({ value, note }) => `${value}: ${note}`)],
    ['French victory: does not hold now', '3 of 4: 1 missing: 0403, 0503, 0603', '1 of 2: 1 missing'],
  ];
});

counted('freiburg:17.23', 'twelve Game-Turns, less when the third army breaks too', () => {
  const end = (demoralized: readonly string[]) =>
    played(
      freiburg('F 20-3 0605 | B 6-3* 0606 | B 6-3 1010 | M 4-3 0101', {
        ...{ phase: 'combat', demoralized },
        start: { armies: { bavarian: { casualties: 60, levelsTested: 3 } } },
      }),
      [attack(['0605'], ['0606']), 1],
    ).over;
  return [
    [begun('5').scenario.gameTurns, end(['mercenary']), end(['mercenary', 'french'])],
    [12, false, true],
  ];
});
counted('freiburg:17.23', 'in the middle of movement too, by the loss of a Leader', () => {
  const state = freiburg('F 3-8 0605 | B leader2 0606 | B 6-3 1010', {
    demoralized: ['french', 'mercenary'],
  });
  const { state: end } = after(state, move('0605', '0606'), [4]);
  return [
    [end.over, end.phase],
    [true, 'movement'],
  ];
});

const HILL = { hill: ['0303', '0403'] };
const AROUND = 'F 6-3 1212 | M 4-3 1210';
const conditions = (more: string, demoralized: readonly string[] = []) =>
  verdict(atTheEnd(`${AROUND} | ${more}`, { areas: HILL, demoralized }))?.points;
counted('freiburg:17.25', 'French 1: the Bavarian army demoralized', () => [
  conditions('B 6-3 0303 | B gun 0303', ['bavarian']),
  { french: 1, bavarian: 0 },
]);
counted('freiburg:17.25', 'French 2: all Bavarian guns taken, and held', () => [
  [
    conditions('B 6-3 0303 | B gun 1212 captured'),
    conditions('B 6-3 0303 | B gun 1212 captured | B gun 0101'),
  ],
  [
    { french: 1, bavarian: 0 },
    { french: 0, bavarian: 0 },
  ],
]);
counted('freiburg:17.25', 'French 3: no Bavarian unit on the Hill, whatever else stands there', () => [
  conditions('B 6-3 0101 | B leader2 0303 | B gun 0403'),
  { french: 1, bavarian: 0 },
]);
counted('freiburg:17.25', 'Bavarian 1 and 2: both French armies count in addition to the Mercenaries', () => [
  [
    conditions('B 6-3 0303 | B gun 0303 | F gun 1212', ['mercenary']),
    conditions('B 6-3 0303 | B gun 0303 | F gun 1212', ['mercenary', 'french']),
  ],
  [
    { french: 0, bavarian: 1 },
    { french: 0, bavarian: 2 },
  ],
]);
counted('freiburg:17.25', 'Bavarian 3: all French guns taken, those of the Mercenaries too', () => [
  [
    conditions('B 6-3 0303 | B gun 0303 | F gun 0303 captured | M gun 0303 captured'),
    conditions('B 6-3 0303 | B gun 0303 | F gun 0303 captured | M gun 1210'),
  ],
  [
    { french: 0, bavarian: 1 },
    { french: 0, bavarian: 0 },
  ],
]);
counted('freiburg:17.25', 'each condition says what is missing', () => {
  const sheets = thirtyYearsWar.sheets(freiburg('F 6-3 1212 | B 6-3 0303 | B gun 0303', { areas: HILL }));
  return [
    sheets
      .slice(0, 2)
      .map(({ title, rows }) => [title, ...rows.map(({ value, note }) => `${value} ${note}`.trim())]),
    [
      [
        'French Victory Conditions: 0 of 3',
        'not now bavarian army not demoralized',
        'not now 0 of 1 held',
        'not now 1 still there',
      ],
      [
        'Bavarian Victory Conditions: 0 of 3',
        'not now mercenary army not demoralized',
        'not now french army and mercenary army not demoralized',
        'not now 0 of 0 held',
      ],
    ],
  ];
});
const levelOf = (more: string, demoralized: readonly string[] = []) => {
  const end = verdict(atTheEnd(`${AROUND} | ${more}`, { areas: HILL, demoralized }));
  return `${end?.winner} ${end?.level}`;
};
counted('freiburg:17.26', 'every lead has its level', () => [
  [
    levelOf('B 6-3 0303 | B gun 0303 | F gun 0303 captured', ['mercenary', 'french']),
    levelOf('B 6-3 0303 | B gun 0303', ['mercenary', 'french']),
    levelOf('B 6-3 0303 | B gun 0303', ['mercenary']),
    levelOf('B 6-3 0303 | B gun 0303'),
    levelOf('B 6-3 0101 | B gun 0101'),
    levelOf('B 6-3 0101 | B gun 1212 captured'),
    levelOf('B 6-3 0101 | B gun 1212 captured', ['bavarian']),
  ],
  [
    'bavarian Decisive',
    'bavarian Substantive',
    'bavarian Marginal',
    'null Draw',
    'french Marginal',
    'french Substantive',
    'french Decisive',
  ],
]);

/** The level that is shown during play, with the figures behind it. */
const now = (state: State) =>
  thirtyYearsWar
    .sheets(state)
    .filter(({ id }) => id === 'victory-level')
    .flatMap(({ rows }) => rows.map(({ value, note, rule }) => `${rule} ${value}: ${note}`));
counted('freiburg:17.26', 'what it would come to now is shown during play', () => [
  [
    now(freiburg(`${AROUND} | B 6-3 0303 | B gun 0303`, { areas: HILL })),
    now(freiburg(`${AROUND} | B 6-3 0101 | B gun 1212 captured`, { areas: HILL })),
  ],
  [
    ['freiburg:17.26 Draw: 0 against 0 conditions'],
    ['freiburg:17.26 Substantive French: 2 against 0 conditions'],
  ],
]);

const EXITS: Setting = { day: '9-august', side: 'B', exits: ['0301', '0401', '0501'] };
legal('freiburg:17.33', 'a unit leaves from an exit hex', () =>
  reasons(freiburg('B 6-3 0302 | B 6-3 1010 | F 6-3 1212', EXITS), move('0302', '0301 exit')),
);
counted('freiburg:17.33', 'it costs 1 Movement Point, one hex for a disrupted unit', () => [
  [
    spent(freiburg('B 6-3 0302 | B 6-3 1010 | F 6-3 1212', EXITS), '0302', '0301 exit'),
    spent(freiburg('B 6-3* 0301 | B 6-3 1010 | F 6-3 1212', EXITS), '0301', 'exit'),
  ],
  [2, 1],
]);
illegal('6.14', 'no one leaves who cannot pay for it', () =>
  reasons(freiburg('B 6-3 0304 | B 6-3 1010 | F 6-3 1212', EXITS), move('0304', '0303 0302 0301 exit')),
);
illegal(
  'freiburg:17.33',
  'not from the hex beside them',
  () => reasons(freiburg('B 6-3 0601 | B 6-3 1010 | F 6-3 1212', EXITS), move('0601', 'exit')),
  ['b0601', '0301', '0401', '0501'],
);
illegal(
  'freiburg:17.33',
  'not on another day',
  () => reasons(freiburg('B 6-3 0301 | F 6-3 1212', { side: 'B' }), move('0301', 'exit')),
  ['b0301'],
);
illegal('freiburg:17.33', 'no Frenchman leaves', () =>
  reasons(freiburg('B 6-3 1010 | F 6-3 0301', { ...EXITS, side: 'F' }), move('0301', 'exit')),
);
counted('freiburg:17.33', 'who may leave, and when, is said', () => [
  reasons(freiburg('B 6-3 0301 | F 6-3 1212', { side: 'B' }), move('0301', 'exit')).map(({ text }) => text),
  ['B 6-3 (0301) cannot leave the map: only Bavarian units and their Leader may, and on 9 August alone.'],
]);
for (const [way, how] of [
  ['exit 0401', 'by another hex'],
  ['exit exit', 'to leave once more'],
  ['0401 exit 0401', 'to a hex that it came by'],
] as const) {
  counted('6.15', `no one comes back, ${how}: the move ends beyond the map, and only that is said`, () => [
    refused(reasons(freiburg('B 6-3 0301 | B 6-3 1010 | F 6-3 1212', EXITS), move('0301', way))),
    ['6.15 b0301'],
  ]);
}
legal('freiburg:17.33', 'French Zones of Control do not hinder it', () =>
  reasons(freiburg('B 6-3 0302 | B 6-3 1010 | F 6-3 0402', EXITS), move('0302', '0301 exit')),
);
counted('freiburg:17.33', 'a Leader leaves by himself, his unit stays', () => {
  const state = played(freiburg('B 6-3 0301 | B leader2 0301 | F 6-3 1212', EXITS), move('b0301l', 'exit'));
  return [standing(state, 'b0301', 'b0301l'), ['b0301 0301', 'b0301l exited']];
});
counted('freiburg:17.33', 'the way off the map is offered with its cost', () => {
  const state = freiburg('B 6-3 0303 | B 6-3 1010 | F 6-3 1212', EXITS);
  const draft = { kind: 'move', counter: state.counters[0]?.id ?? '', path: [], tracing: false };
  const { choices } = thirtyYearsWar.prompt(state, thirtyYearsWar.read.draft(draft));
  return [
    choices
      .filter(({ target }) => target.on === 'option' && target.id === 'exit')
      .map(({ label, cost }) => [label, cost]),
    [['Leave the map (by 0301)', '3 of 3 MP']],
  ];
});

const GUNS: Setting = { ...EXITS, phase: 'artilleryFire' };

counted('freiburg:17.35', 'twelve Game-Turns', () => [begun('9').scenario.gameTurns, 12]);
counted(
  'freiburg:17.35',
  'it ends the instant the last Bavarian unit leaves, guns and Leader left or not',
  () => {
    const state = freiburg('B 6-3 0301 | B leader2 0505 | B gun 0505 | F 6-3 1212', EXITS);
    const end = played(state, move('0301', 'exit'));
    return [
      [end.over, end.phase],
      [true, 'movement'],
    ];
  },
);
counted('freiburg:17.35', 'or falls', () => {
  const state = freiburg('F 20-3 0605 | B 6-3* 0606', { ...EXITS, side: 'F', phase: 'combat' });
  return [played(state, [attack(['0605'], ['0606']), 1]).over, true];
});
counted('freiburg:17.35', 'demoralization does not end it', () => {
  const state = freiburg('F 20-3 0605 | B 6-3* 0606 | B 6-3 1010', {
    ...{ ...EXITS, side: 'F', phase: 'combat', demoralized: ['french', 'mercenary'] },
    start: { armies: { bavarian: { casualties: 30, levelsTested: 3 } } },
  });
  const end = played(state, [attack(['0605'], ['0606']), 1]);
  return [
    [end.demoralized.includes('bavarian'), end.over],
    [true, false],
  ];
});

const NINTH: Setting = { ...EXITS, phase: 'combat' };
const points = (more: string, demoralized: readonly string[] = []) =>
  verdict(atTheEnd(`F 6-3 1212 | M 4-3 1210 | ${more}`, { ...NINTH, demoralized }))?.points;
counted('freiburg:17.36', 'units on the map and eliminated ones count for the French', () => [
  points('B 6-3 0505 | B 6-3 lost | B 2-8 0507'),
  { french: 3, bavarian: 0 },
]);
counted(
  'freiburg:17.36',
  'guns count for the French if held, and destroyed ones; those still Bavarian do not',
  () => {
    const destroyed = played(
      freiburg('B gun 0305 | B 6-3 0305 | F 6-3 1212', { ...GUNS, gameTurns: 1 }),
      [withdrawGun('b0305g'), 1],
      endPhase(),
      endPhase(),
      endPhase(),
    );
    return [
      [points('B 6-3 0505 | B gun 0505 | B gun 1212 captured'), verdict(destroyed)?.points],
      [
        { french: 2, bavarian: 0 },
        { french: 2, bavarian: 0 },
      ],
    ];
  },
);
counted('freiburg:17.36', 'units that have left count for the Bavarians, a Leader does not', () => {
  const state = played(
    freiburg('B 6-3 0301 | B 6-3 0401 | B leader2 0301 | F 6-3 1212', EXITS),
    move('b0301l', 'exit'),
    move('0301', 'exit'),
    move('0401', 'exit'),
  );
  return [verdict(state)?.points, { french: 0, bavarian: 2 }];
});
counted('freiburg:17.36', 'five for the Mercenaries alone, thirty-five for both, never both sums', () => [
  [points('B 6-3 0505', ['mercenary']), points('B 6-3 0505', ['mercenary', 'french'])],
  [
    { french: 1, bavarian: 5 },
    { french: 1, bavarian: 35 },
  ],
]);
counted('freiburg:17.37', 'exact ratios of the larger to the smaller', () => [
  [
    levelOfRatio(5, 5),
    levelOfRatio(19, 10),
    levelOfRatio(20, 10),
    levelOfRatio(29, 10),
    levelOfRatio(30, 10),
    levelOfRatio(1, 0),
    levelOfRatio(0, 0),
  ],
  ['Draw', 'Marginal', 'Substantive', 'Substantive', 'Decisive', 'Decisive', 'Draw'],
]);
counted('freiburg:17.37', 'the ratio as it stands is shown during play', () => {
  const line = 'F 6-3 1212 | M 4-3 1210 | B 6-3 0505 | B 6-3 0507 | B gun 0505';
  const shown = (demoralized: readonly string[]) => now(freiburg(line, { ...NINTH, demoralized }));
  return [
    [shown([]), shown(['mercenary']), shown(['mercenary', 'french'])],
    [
      ['freiburg:17.37 Decisive French: 2 to 0 points'],
      ['freiburg:17.37 Substantive Bavarian: 5 to 2 points'],
      ['freiburg:17.37 Decisive Bavarian: 35 to 2 points'],
    ],
  ];
});
counted('freiburg:17.37', 'and who has more has won', () => {
  const end = verdict(
    atTheEnd('F 6-3 1212 | M 4-3 1210 | B 6-3 0505', { ...NINTH, demoralized: ['mercenary'] }),
  );
  return [
    [end?.winner, end?.level],
    ['bavarian', 'Decisive'],
  ];
});

counted('4.1', 'every scenario of Freiburg names its day before the Game-Turn', () => [
  DAYS.map((day) => thirtyYearsWar.moment(begun(day)).turn),
  ['3 August · Game-Turn 1', '5 August · Game-Turn 1', '9 August · Game-Turn 1'],
]);
