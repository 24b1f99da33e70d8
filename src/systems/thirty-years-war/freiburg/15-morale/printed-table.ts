/** The Morale Test Table as the screens show it, made from the literals that the rules read. */
import type { PrintedTable } from '../../rulebook/cited';
import { MORALE_COLUMNS, MORALE_ROWS } from './morale-tests';

export const DAY_NAMES: { readonly [day: string]: string } = {
  '3-august': '3 August',
  '5-august': '5 August',
  '9-august': '9 August',
};
const ARMIES: { readonly [army: string]: string } = {
  bavarian: 'Bavarian',
  french: 'French Regular',
  mercenary: 'French Mercenary',
};

export const MORALE_TEST_TABLE: PrintedTable = {
  id: 'morale-tests',
  rule: 'freiburg:15.3',
  title: 'Morale Test Table',
  corner: 'Army \\ demoralized by',
  columns: MORALE_COLUMNS,
  rows: MORALE_ROWS.map(({ day, army }) => `${DAY_NAMES[day]}, ${ARMIES[army]}`),
  cells: MORALE_ROWS.map(({ levels }) => levels.map(String)),
  notes: [
    'Figures are losses in Strength Points. The last column needs no die.',
    'An army that has lost its Leader takes 1 off each roll.',
  ],
  says(row, column) {
    const { day = '', army = '', levels = [] } = MORALE_ROWS[row] ?? {};
    const by = MORALE_COLUMNS[column] ?? '';
    // 15.12: at the last level no die is thrown.
    const how =
      column + 1 < MORALE_COLUMNS.length
        ? `a die decides: ${by.replace('-', ' to ')} demoralizes it`
        : 'it is demoralized without a die';
    return `${DAY_NAMES[day]}, ${ARMIES[army]} army: at ${levels[column]} Strength Points lost ${how}.`;
  },
};
