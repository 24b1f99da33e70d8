/** Cases 15.1 to 15.3 of Freiburg: casualties, morale tests over all dice, loss of a Leader. */

import { thirtyYearsWar } from '../../../../../src/systems/thirty-years-war';
import type { State } from '../../../../../src/systems/thirty-years-war/state/state';
import { counted } from '../../../../helpers/cases';
import { type Act, after, attack, board, move } from '../../../../helpers/positions/board';
import type { Setting } from '../../../../helpers/positions/boardFile';

type Day = '3-august' | '5-august' | '9-august';
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
