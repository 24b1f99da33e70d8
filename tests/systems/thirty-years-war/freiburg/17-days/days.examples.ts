/** Cases 17.13 to 17.26 of Freiburg: how long the first two days last, and their victory. */
import { thirtyYearsWar } from '../../../../../src/systems/thirty-years-war';
import { counted } from '../../../../helpers/cases';
import { after, attack, move, played } from '../../../../helpers/positions/board';
import { begun, DAYS } from '../../../../helpers/positions/freiburgDays';
import { atTheEnd, freiburg, levelNow, verdict } from '../../../../helpers/positions/lastMoments';

counted('freiburg:17.13', 'five Game-Turns', () => [begun('3').scenario.gameTurns, 5]);

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
        'not now Bavarian army not demoralized',
        'not now 0 of 1 held',
        'not now 1 still there',
      ],
      [
        'Bavarian Victory Conditions: 0 of 3',
        'not now French Mercenary army not demoralized',
        'not now French Regular army and French Mercenary army not demoralized',
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

counted('freiburg:17.26', 'what it would come to now is shown during play', () => [
  [
    levelNow(freiburg(`${AROUND} | B 6-3 0303 | B gun 0303`, { areas: HILL })),
    levelNow(freiburg(`${AROUND} | B 6-3 0101 | B gun 1212 captured`, { areas: HILL })),
  ],
  [
    ['freiburg:17.26 Draw: 0 against 0 conditions'],
    ['freiburg:17.26 Substantive French: 2 against 0 conditions'],
  ],
]);

counted('4.1', 'every scenario of Freiburg names its day before the Game-Turn', () => [
  DAYS.map((day) => thirtyYearsWar.moment(begun(day)).turn),
  ['3 August · Game-Turn 1', '5 August · Game-Turn 1', '9 August · Game-Turn 1'],
]);
