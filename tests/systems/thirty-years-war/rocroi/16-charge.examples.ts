/** Cases 16.0 to 16.15 of Rocroi: the cavalry charge. */

import { counted } from '../../../helpers/cases';
import { attack, board, odds, after as outcomeOf, played } from '../../../helpers/positions/board';
import type { Setting } from '../../../helpers/positions/boardFile';

const combat = (line: string, setting: Setting = {}) =>
  board(line, { phase: 'combat', rules: 'rocroi', ...setting });
const charge = (from: readonly string[], to: readonly string[]) => attack(from, to, { charge: true });

const TWO = 'F 4-6 0605 | F 6-6 0706 | S 10-2* 0606';
counted('rocroi:16.12', 'all attacking cavalry charges or none does', () => [
  [
    odds(combat(TWO), attack(['0605', '0706'], ['0606'])),
    odds(combat(TWO), charge(['0605', '0706'], ['0606'])),
  ],
  ['10:5 2-1', '20:5 4-1'],
]);

counted('rocroi:16.15', 'its printed strength counts, not the doubled one', () => {
  const state = played(combat('F 6-6 0605 | F 4-3 0706 | F 4-3 0707 | S 10-2* 0606'), [
    charge(['0605', '0706', '0707'], ['0606']),
    5,
  ]);
  return [state.pending?.kind === 'chooseDisrupted' && state.pending.needed, 4];
});
counted('rocroi:16.15', 'and only the cavalry is said to be', () => {
  const state = combat('F 10-6 0605 | F 5-3 0706 | S 10-2* 0606');
  const { events } = outcomeOf(state, charge(['0605', '0706'], ['0606']), [6]);
  return [events.flatMap((event) => (event.happened === 'unitsDisrupted' ? [event.units] : [])), [['f0605']]];
});
