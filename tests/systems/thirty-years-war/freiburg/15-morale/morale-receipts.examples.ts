/** Cases 15.1 to 15.3 of Freiburg as the log and the panel show them: what a test decides, and what is behind it. */
import type { Receipt } from '../../../../../src/core/contract/values';
import { thirtyYearsWar } from '../../../../../src/systems/thirty-years-war';
import type { State } from '../../../../../src/systems/thirty-years-war/state/state';
import { counted } from '../../../../helpers/cases';
import { type Act, after, attack, board, move, played } from '../../../../helpers/positions/board';
import type { Setting } from '../../../../helpers/positions/boardFile';

type Day = '3-august' | '5-august' | '9-august';
type Tried = { readonly casualties: number; readonly levelsTested?: number; readonly leaderLost?: boolean };
type Armies = { readonly [army: string]: Tried };

const combat = (line: string, day: Day, armies: Armies = {}) =>
  board(line, { rules: 'freiburg', phase: 'combat', day, start: { armies } });
/** 6 against a disrupted 3: a 1 eliminates six points of Bavarians. */
const LAST_STAND = 'F 6-3 0605 | B 6-3* 0606 | B 6-3 1010 | F 6-3 0101 | M 4-3 0110';
const strike = attack(['0605'], ['0606']);
/** 3 against 30: a 6 eliminates the French. */
const REPULSE = 'F 3-3 0605 | M 4-3 0706 | B 30-3 0606 | B 6-3 1010 | F 6-3 0101';
const OVERRUN = 'F 3-8 0605 | B leader2 0606 | B 6-3 1010 | F 6-3 0101';

/** The receipts of the morale tests that a command leads to, as the log keeps them. */
function receipts(state: State, act: Act, dice: readonly number[]): readonly (Receipt | null | undefined)[] {
  const told: (Receipt | null | undefined)[] = [];
  after(state, act, dice).events.reduce((before, event) => {
    if (event.happened === 'moraleTested') told.push(thirtyYearsWar.tell(before, event)?.receipt);
    return thirtyYearsWar.evolve(before, event);
  }, state);
  return told;
}
const itemsOf = (receipt: Receipt | null | undefined) =>
  receipt?.items.map(({ by, because, rule, counters }) => [by, because, rule, ...counters].join(' | '));
const outcomesOf = (receipt: Receipt | null | undefined) =>
  receipt?.outcomes.map(({ label, chance }) => `${label} ${chance.join(' in ')}`);

counted('freiburg:15.14', 'the log shows what the die had to be, and what it decided', () => {
  const [receipt] = receipts(
    combat(LAST_STAND, '5-august', { bavarian: { casualties: 40 } }),
    strike,
    [1, 4],
  );
  return [
    [receipt?.title, itemsOf(receipt), receipt?.total, outcomesOf(receipt), receipt?.result],
    [
      'Morale of the Bavarian army',
      ['1 to 3 | 46 of the 41 Strength Points of this level lost | freiburg:15.14'],
      '3 in 6',
      ['demoralized 3 in 6', 'holds 3 in 6'],
      'holds',
    ],
  ];
});
counted(
  'freiburg:15.14',
  'the last roll that demoralizes and the first that does not are told as such',
  () => {
    const state = combat(LAST_STAND, '5-august', { bavarian: { casualties: 44, levelsTested: 1 } });
    return [
      [4, 5].map((die) => receipts(state, strike, [1, die]).map((receipt) => receipt?.result)),
      [['demoralized'], ['holds']],
    ];
  },
);
counted('freiburg:15.3', 'the log points at the level and the row of the table that are rolled for', () => {
  const at = (line: string, day: Day, armies: Armies, dice: readonly number[]) =>
    receipts(
      combat(line, day, armies),
      attack(['0605', ...(line === REPULSE ? ['0706'] : [])], ['0606']),
      dice,
    ).map((receipt) => receipt?.table);
  return [
    [
      at(LAST_STAND, '3-august', { bavarian: { casualties: 34, levelsTested: 1 } }, [1, 6]),
      at(LAST_STAND, '9-august', { bavarian: { casualties: 12 } }, [1, 6]),
      at(
        REPULSE,
        '5-august',
        { french: { casualties: 64, levelsTested: 2 }, mercenary: { casualties: 18, levelsTested: 1 } },
        [6, 6, 6],
      ),
    ],
    [
      [{ id: 'morale-tests', column: 1, row: 0 }],
      [{ id: 'morale-tests', column: 0, row: 5 }],
      [
        { id: 'morale-tests', column: 2, row: 3 },
        { id: 'morale-tests', column: 1, row: 4 },
      ],
    ],
  ];
});
counted('freiburg:15.22', 'the receipt for losses names the lost Leader, who takes 1 off', () => {
  const lost = { bavarian: { casualties: 34, levelsTested: 1, leaderLost: true } };
  const [receipt] = receipts(combat(LAST_STAND, '3-august', lost), strike, [1, 6]);
  return [
    [itemsOf(receipt), receipt?.total, outcomesOf(receipt), receipt?.result],
    [
      [
        '1 to 4 | 40 of the 40 Strength Points of this level lost | freiburg:15.14',
        '−1 | its Leader is lost | freiburg:15.22',
      ],
      '5 in 6',
      ['demoralized 5 in 6', 'holds 1 in 6'],
      'holds',
    ],
  ];
});
counted(
  'freiburg:15.22',
  'the receipt for the Leader himself has one line and no column of the table',
  () => {
    const state = board(OVERRUN, {
      rules: 'freiburg',
      start: { armies: { bavarian: { casualties: 45, levelsTested: 1 } } },
    });
    const [receipt] = receipts(state, move('0605', '0606'), [4]);
    return [
      [itemsOf(receipt), receipt?.total, outcomesOf(receipt), receipt?.result, receipt?.table],
      [
        ['1 to 4 | the loss of its Leader demoralizes | freiburg:15.22'],
        '4 in 6',
        ['demoralized 4 in 6', 'holds 2 in 6'],
        'demoralized',
        null,
      ],
    ];
  },
);
counted('freiburg:15.22', 'the Leader is rolled for though only the level without a die is left', () => {
  const fall = (die: number) =>
    played(
      board(OVERRUN, {
        rules: 'freiburg',
        start: { armies: { bavarian: { casualties: 60, levelsTested: 3 } } },
      }),
      [move('0605', '0606'), die],
    ).demoralized;
  return [
    [fall(4), fall(5)],
    [['bavarian'], []],
  ];
});

const panel = (line: string, more: Setting = {}) => {
  const state = board(line, { rules: 'freiburg', day: '3-august', ...more });
  const sheet = thirtyYearsWar.sheets(state).find(({ id }) => id === 'morale-bavarian');
  return (sheet?.rows ?? []).map(({ label, note }) => `${label}: ${note}`);
};
counted('freiburg:15.12', 'an army broken by its fourth level is told to be so without a die', () => {
  const state = played(combat(LAST_STAND, '3-august', { bavarian: { casualties: 53, levelsTested: 3 } }), [
    strike,
    1,
  ]);
  const sheet = thirtyYearsWar.sheets(state).find(({ id }) => id === 'morale-bavarian');
  return [
    sheet?.rows.map(({ label, note }) => `${label}: ${note}`),
    [
      'Morale Test 1: passed',
      'Morale Test 2: passed',
      'Morale Test 3: passed',
      'Morale Test 4: demoralized without a die',
    ],
  ];
});
counted('freiburg:15.22', 'beside the lost Leader stands his own roll, not one for losses before it', () => {
  const rolls = [
    { level: 31, die: 5, demoralized: false },
    { level: null, die: 6, demoralized: false },
  ];
  const rows = panel('F 6-3 0505 | B 6-3 1010 | B leader2 lost', {
    start: { armies: { bavarian: { casualties: 33, levelsTested: 1, leaderLost: true, rolls } } },
  });
  return [
    [rows[0], rows.at(-1)],
    ['Morale Test 1: rolled 5: held', 'B leader2: rolled 6: held; 1 less on every later roll'],
  ];
});
counted('freiburg:15.3', 'an army without a Leader in the game is told by its four levels alone', () => [
  panel('F 6-3 0505 | B 6-3 1010'),
  ['Next Morale Test: next: 31 more, 3 in 6', 'Morale Test 2: ', 'Morale Test 3: ', 'Morale Test 4: '],
]);
