/** Cases 15.1 to 15.3 of Freiburg: casualties, morale tests over all dice, loss of a Leader. */

import { thirtyYearsWar } from '../../../../../src/systems/thirty-years-war';
import { boardOf } from '../../../../../src/systems/thirty-years-war/engine/boards';
import { freiburgOf } from '../../../../../src/systems/thirty-years-war/freiburg/state';
import type { State } from '../../../../../src/systems/thirty-years-war/state/state';
import { counted } from '../../../../helpers/cases';
import { type Act, after, attack, board, move, played } from '../../../../helpers/positions/board';
import type { Setting } from '../../../../helpers/positions/boardFile';
import { dayScenario } from '../../../../helpers/positions/freiburgDays';

type Day = '3-august' | '5-august' | '9-august';
const FACES = [1, 2, 3, 4, 5, 6] as const;
type Tried = { readonly casualties: number; readonly levelsTested?: number; readonly leaderLost?: boolean };

/** A Combat Phase of the French in which an army has lost so much already. */
const combat = (
  line: string,
  day: Day,
  armies: { readonly [army: string]: Tried } = {},
  more: Setting = {},
) => board(line, { rules: 'freiburg', phase: 'combat', day, ...more, start: { armies, ...more.start } });

/** 6 against a disrupted 3: a 1 eliminates six points of Bavarians, a 6 none. */
const LAST_STAND = 'F 6-3 0605 | B 6-3* 0606 | B 6-3 1010 | F 6-3 0101 | M 4-3 0110';
const strike = attack(['0605'], ['0606']);
const broken = (
  line: string,
  day: Day,
  armies: { readonly [army: string]: Tried },
  dice: readonly number[],
) => played(combat(line, day, armies), [strike, ...dice]).demoralized;
const tests = (line: string, day: Day, armies: { readonly [army: string]: Tried }, dice: readonly number[]) =>
  after(combat(line, day, armies), strike, dice).events.flatMap((event) =>
    event.happened === 'moraleTested' ? [`${event.army} ${event.level ?? 'leader'}: ${event.die}`] : [],
  );

counted(
  'freiburg:15.12',
  'below a level nothing is rolled, at it one die, and the next level waits its turn',
  () => [
    [
      tests(LAST_STAND, '3-august', { bavarian: { casualties: 24 } }, [1]),
      tests(LAST_STAND, '3-august', { bavarian: { casualties: 25 } }, [1, 6]),
      tests(LAST_STAND, '3-august', { bavarian: { casualties: 31, levelsTested: 1 } }, [1]),
    ],
    [[], ['bavarian 31: 6'], []],
  ],
);

counted('freiburg:15.13', 'of two French armies in one battle the Regulars roll first', () => {
  const state = combat('F 3-3 0605 | M 4-3 0706 | B 20-3 0606 | B 6-3 1010', '9-august', {
    french: { casualties: 16 },
    mercenary: { casualties: 4 },
  });
  const { events } = after(state, attack(['0605', '0706'], ['0606']), [6, 6, 6]);
  return [
    events.flatMap((event) => (event.happened === 'moraleTested' ? [event.army] : [])),
    ['french', 'mercenary'],
  ];
});

counted('freiburg:15.14', 'every die at every level: 1 to 3, 1 to 4, 1 to 5', () => {
  const lost = [25, 34, 43];
  return [
    lost.map((casualties, levelsTested) =>
      FACES.filter(
        (die) =>
          broken(LAST_STAND, '3-august', { bavarian: { casualties, levelsTested } }, [1, die]).length > 0,
      ),
    ),
    [
      [1, 2, 3],
      [1, 2, 3, 4],
      [1, 2, 3, 4, 5],
    ],
  ];
});

counted('freiburg:15.15', 'the Regulars at 54 lose 6 more on 5 August: 1 to 4 demoralizes them', () => {
  const state = (die: number) =>
    played(
      combat('F 6-3 0605 | B 30-3 0606 | B 6-3 1010 | F 6-3 0101', '5-august', {
        french: { casualties: 54, levelsTested: 1 },
      }),
      [strike, 6, die],
    );
  return [
    [
      FACES.filter((die) => state(die).demoralized.includes('french')),
      freiburgOf(boardOf(state(6))).armies.french?.casualties,
    ],
    [[1, 2, 3, 4], 60],
  ];
});

counted('freiburg:15.16', 'on 3 August only two armies are counted', () => [
  Object.keys(freiburgOf(boardOf(combat(LAST_STAND, '3-august'))).armies),
  ['bavarian', 'french'],
]);

counted('freiburg:15.21', 'each army has the Leader that the case names', () => {
  const { categories, counters } = dayScenario('5');
  return [
    categories.map(({ name, leader }) => `${name}: ${counters.find(({ id }) => id === leader)?.name}`),
    ['Bavarian army: von Mercy', "French Regular army: D'Enghien", 'French Mercenary army: Turenne'],
  ];
});

const OVERRUN = 'F 3-8 0605 | B leader2 0606 | B 6-3 1010 | F 6-3 0101';
const overrun = (die: number, more: Setting = {}) =>
  played(board(OVERRUN, { rules: 'freiburg', ...more }), [move('0605', '0606'), die]);
counted('freiburg:15.22', 'every die for a lost Leader: 1 to 4 demoralizes', () => [
  FACES.filter((die) => overrun(die).demoralized.includes('bavarian')),
  [1, 2, 3, 4],
]);
counted('freiburg:15.22', 'an army that stood then takes 1 off every later roll', () => {
  const lost = [25, 34, 43];
  return [
    lost.map((casualties, levelsTested) =>
      FACES.filter(
        (die) =>
          broken(LAST_STAND, '3-august', { bavarian: { casualties, levelsTested, leaderLost: true } }, [
            1,
            die,
          ]).length > 0,
      ),
    ),
    [
      [1, 2, 3, 4],
      [1, 2, 3, 4, 5],
      [1, 2, 3, 4, 5, 6],
    ],
  ];
});
counted('freiburg:15.22', 'losses suffered before do not change the roll for the Leader himself', () => [
  FACES.filter((die) =>
    overrun(die, {
      start: { armies: { bavarian: { casualties: 50, levelsTested: 2 } } },
    }).demoralized.includes('bavarian'),
  ),
  [1, 2, 3, 4],
]);
counted('freiburg:15.22', 'an army that is demoralized already does not roll', () => {
  const state = board(OVERRUN, { rules: 'freiburg', demoralized: ['bavarian'] });
  return [freiburgOf(boardOf(played(state, move('0605', '0606')))).armies.bavarian?.rolls, []];
});
counted(
  'freiburg:15.22',
  'a Leader who is lost as play begins is not rolled for again, and takes his 1 off',
  () => {
    const state = combat(`${LAST_STAND} | B leader2 lost`, '3-august', { bavarian: { casualties: 25 } });
    const { state: end, events } = after(state, strike, [1, 5]);
    const tested = events.flatMap((event) => (event.happened === 'moraleTested' ? [event.level] : []));
    return [
      [
        tested,
        freiburgOf(boardOf(end)).armies.bavarian?.leaderLost,
        played(state, [strike, 1, 4]).demoralized,
      ],
      [[31], true, ['bavarian']],
    ];
  },
);
counted('freiburg:15.22', 'the loss of Turenne does not concern the Regulars', () => {
  const state = board('B 2-8 0605 | M leader2 0606 | F leader3 0101 | F 6-3 0101 | M 4-3 0103', {
    rules: 'freiburg',
    side: 'B',
  });
  return [played(state, [move('0605', '0606'), 1]).demoralized, ['mercenary']];
});

/** A battle that kills the unit, leaves von Mercy alone among victors, and ends in a fixed order. */
const FALL = 'F 20-3 0605 | B 6-3* 0606 | B leader2 0606 | B 6-3 1010 | M 4-3 0101';
counted(
  'freiburg:15.23',
  'result, losses, tests, lone Leaders, his test, the end of the game, in this order',
  () => {
    const state = combat(FALL, '3-august', { bavarian: { casualties: 25 } }, { demoralized: ['french'] });
    const { events } = after(state, strike, [1, 6, 4]);
    return [
      events.map(({ happened }) => happened),
      ['battleFought', 'unitEliminated', 'moraleTested', 'leaderEliminated', 'moraleTested', 'gameEnded'],
    ];
  },
);
counted('freiburg:15.22', 'each die is asked for by the army and what it is thrown for', () => {
  const wanted = (state: State, act: Act, dice: readonly number[]) => {
    try {
      return after(state, act, dice).events.length;
    } catch (error) {
      return error instanceof Error ? error.message.replace('no die was scripted for: ', '') : '';
    }
  };
  const fall = board('F 3-8 0605 | B leader2 0606 | B 6-3 1010', { rules: 'freiburg' });
  return [
    [
      wanted(combat(LAST_STAND, '5-august', { bavarian: { casualties: 40 } }), strike, [1]),
      wanted(fall, move('0605', '0606'), []),
    ],
    [
      'Morale of the Bavarian army at 41 Strength Points lost',
      'Morale of the Bavarian army after the loss of B leader2',
    ],
  ];
});
counted('freiburg:15.23', 'an army that breaks by its losses needs no roll for the Leader', () => [
  tests(FALL, '3-august', { bavarian: { casualties: 25 } }, [1, 3]),
  ['bavarian 31: 3'],
]);

counted('freiburg:15.3', 'the table as printed', () => {
  const table = thirtyYearsWar.rulebook.tables.find(({ id }) => id === 'morale-tests');
  return [
    table?.rows.map((row, i) => `${row}: ${table.cells[i]?.join(' ')}`),
    [
      '3 August, Bavarian: 31 40 49 59',
      '3 August, French Regular: 44 52 61 70',
      '5 August, Bavarian: 41 49 58 66',
      '5 August, French Regular: 48 58 67 77',
      '5 August, French Mercenary: 18 22 25 29',
      '9 August, Bavarian: 18 23 29 34',
      '9 August, French Regular: 19 25 31 37',
      '9 August, French Mercenary: 7 9 11 13',
    ],
  ];
});
