/** Cases 17.0 to 17.15 of Rocroi: Beck's arrival. */
import { thirtyYearsWar } from '../../../../src/systems/thirty-years-war';
import { counted } from '../../../helpers/cases';
import { board } from '../../../helpers/positions/board';
import type { Ground, Setting } from '../../../helpers/positions/boardFile';

const SMALL = ['s-leader1', 's-6-6', 's-4-6'];
const FORCE = [...SMALL, 's-8-2', 's-8-2b', 's-10-2'];
const at = (line: string, setting: Setting, map: Ground = {}) =>
  board(line, {
    rules: 'rocroi',
    options: { beck: 'yes' },
    beck: { 5: SMALL, 6: FORCE },
    map: { rows: 20, ...map },
    ...setting,
  });

const ENTRY = [10, 11, 12, 13, 14, 15, 16, 17, 18].map((row) => `01${row}`);
counted('rocroi:17.12', 'no one is taken up for whom the entry hexes are taken for good', () => {
  const taken = ENTRY.map((hex) => ` | S 2-3 ${hex} moved`).join('');
  const beck = { 5: ['s-8-1'], 6: ['s-8-1'] };
  const up = (line: string) =>
    thirtyYearsWar
      .prompt(at(`F 8-3 0606 | S 8-1 waiting${line}`, { gameTurn: 9, side: 'S', beck }), null)
      .choices.flatMap(({ target }) => (target.on === 'counter' ? [target.id] : []));
  return [
    [up(taken), up(taken.replace('0112 moved', '0212 moved'))],
    [[], ['s-8-1']],
  ];
});
