/** Cases 10.11 to 10.25: Leaders in combat and in Disruption Removal. */

import { counted } from '../../../../helpers/cases';
import { attack, board, odds } from '../../../../helpers/positions/board';
import type { Ground } from '../../../../helpers/positions/boardFile';

const combat = (line: string, map: Ground = {}) => board(line, { phase: 'combat', map });
const HELP = 'F 8-3 0605 | F leader2 0605 | S 10-2 0606 | S leader1 0606';
const atCorner = (leader: string) => {
  const state = combat(`F 8-3 0101 | F leader2 ${leader} | S 10-2 0102`);
  return odds(state, attack(['0101'], ['0102'], { leaders: 'default' }));
};
counted('10.11', 'in the first corner of the map he helps as anywhere, and once lost nowhere', () => [
  [atCorner('0101'), atCorner('lost')],
  ['10:10 1-1', '8:10 1-2'],
]);

const ask = (line: string) => board(line, { phase: 'combat', options: { askDefender: 'yes' } });
counted('10.11', 'with that option only the attacker’s Leaders are added beforehand', () => [
  [ask, combat].map((position) => odds(position(HELP), attack(['0605'], ['0606'], { leaders: 'default' }))),
  ['10:10 1-1', '10:11 1-2'],
]);
