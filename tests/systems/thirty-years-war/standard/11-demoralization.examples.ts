/** Cases 11.0 to 11.12: what demoralization does. */

import { counted, illegal, legal } from '../../../helpers/cases';
import {
  after,
  attack,
  attempt,
  board,
  endPhase,
  move,
  played,
  reasons,
  spent,
  standing,
} from '../../../helpers/positions/board';
import type { Ground } from '../../../helpers/positions/boardFile';

const demoralized = ['french-infantry', 'french-cavalry'];
const removal = (line: string) => board(line, { phase: 'disruptionRemoval', demoralized });
const go = (line: string, path: string, map: Ground = {}) =>
  reasons(board(line, { demoralized, map }), move('0606', path));

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
illegal(
  '11.11',
  'disrupted infantry of a demoralized army is not undisrupted',
  () => reasons(removal('F 8-3* 0606'), attempt('0606')),
  ['f0606'],
);
illegal(
  '11.11',
  'not with a Leader either',
  () => reasons(removal('F 8-3* 0606 | F leader3 0606'), attempt('0606')),
  ['f0606'],
);
legal('11.11', 'its disrupted cavalry may be', () => reasons(removal('F 4-6* 0606'), attempt('0606')));
legal('11.11', 'infantry of a category that is not demoralized may be', () =>
  reasons(
    board('S 10-2* 0606', { phase: 'disruptionRemoval', side: 'S', demoralized: ['italian'] }),
    attempt('0606'),
  ),
);
counted('11.11', 'ending the phase rolls for the cavalry only', () => [
  standing(played(removal('F 8-3* 0606 | F 4-6* 0101'), [endPhase(), 5])),
  ['f0606 0606 disrupted', 'f0101 0101'],
]);

legal('11.12', 'a disrupted unit of a demoralized army moves four hexes', () =>
  go('F 8-3* 0606', '0605 0604 0603 0602'),
);
illegal('11.12', 'and not five', () => go('F 8-3* 0606', '0605 0604 0603 0602 0601'), ['f0606']);
illegal('11.12', 'disrupted cavalry neither', () => go('F 4-6* 0606', '0605 0604 0603 0602 0601'), ['f0606']);
legal('11.12', 'regardless of terrain', () =>
  go('F 8-3* 0606', '0605 0604 0603 0602', {
    rough: ['0605', '0604'],
    marsh: ['0603'],
    streams: [
      ['0603', '0602'],
      ['0606', '0605'],
    ],
    slopes: [['0605', '0604']],
  }),
);
counted('11.12', 'each hex counts as one', () => {
  const map = { rough: ['0605', '0604'] };
  return [spent(board('F 8-3* 0606', { demoralized, map }), '0606', '0605 0604 0603 0602'), 4];
});
illegal('9.15', 'woods stay closed to it', () => go('F 8-3* 0606', '0605', { woods: ['0605'] }));
illegal('9.15', 'rivers stay closed to it, bridge or not', () =>
  go('F 8-3* 0606', '0605', { rivers: [['0606', '0605']], bridges: [['0606', '0605']] }),
);
illegal('12.0', 'forest stays closed to it', () => go('F 8-3* 0606', '0605', { forest: ['0605'] }));
illegal('6.14', 'an undisrupted 8-3 of a demoralized army still has three points', () =>
  go('F 8-3 0606', '0605 0604 0603 0602'),
);
legal('11.12', 'an undisrupted 4-6 still has six', () => go('F 4-6 0606', '0605 0604 0603 0602 0601 0701'));
illegal('9.15', 'a disrupted unit of another category moves two hexes only', () =>
  reasons(board('F 8-3* 0606', { demoralized: ['french-cavalry'] }), move('0606', '0605 0604 0603')),
);
