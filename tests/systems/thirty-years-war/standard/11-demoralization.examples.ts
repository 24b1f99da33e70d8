/** Cases 11.0 to 11.12: what demoralization does. */

import { counted } from '../../../helpers/cases';
import { after, attack, board, played } from '../../../helpers/positions/board';

counted('11.0', 'it works from the moment the level is reached, in the same phase', () => {
  const state = board('F 24-3 0605 | S 6-2 0606 | S 10-2* 0101', {
    phase: 'combat',
    rules: 'rocroi',
    losses: { S: [120, 0] },
  });
  const struck = played(state, [attack(['0605'], ['0606']), 1]);
  return [
    [state.demoralized, struck.demoralized],
    [
      ['spanish-cavalry', 'italian'],
      ['spanish-cavalry', 'italian', 'spanish-infantry'],
    ],
  ];
});
counted('11.0', 'a level one point away is not reached', () => [
  board('F 8-3 0605', { rules: 'rocroi', losses: { F: [81, 0] } }).demoralized,
  [],
]);

counted('11.0', 'after a battle: losses first, then the level, then the Leader who is left alone', () => {
  const line = 'F 24-3 0605 | S 6-2 0606 | S leader1 0606';
  const state = board(line, { phase: 'combat', rules: 'rocroi', losses: { S: [95, 0] } });
  const { events } = after(state, attack(['0605'], ['0606']), [1]);
  return [
    events.map(({ happened }) => happened),
    ['battleFought', 'unitEliminated', 'categoryDemoralized', 'leaderEliminated'],
  ];
});
