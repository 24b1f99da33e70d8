/** Case 10.0: how Leaders are lost. */

import { counted } from '../../../../helpers/cases';
import {
  attack,
  board,
  endPhase,
  move,
  played,
  reasons,
  standing,
} from '../../../../helpers/positions/board';
import type { Ground } from '../../../../helpers/positions/boardFile';

const combat = (line: string, map: Ground = {}) => board(line, { phase: 'combat', map });
const leaderOf = (line: string, id: string, die: number, from = ['0605'], to = ['0606']) =>
  standing(played(combat(line), [attack(from, to), die]), id).join();

counted(
  '10.0',
  'a Leader left alone by his unit in an Enemy Zone of Control is eliminated as the phase ends',
  () => {
    const moved = played(board('F 8-3 0605 | F leader2 0605 | S 10-2 0606'), move('0605', '0604'));
    return [
      [standing(moved, 'f0605l'), standing(played(moved, endPhase()), 'f0605l')],
      [['f0605l 0605'], ['f0605l eliminated']],
    ];
  },
);
const STANDS = 'F 10-3 0605 | S 20-2* 0606 | S leader2 0606';
counted('10.0', 'when a battle removes his unit he is lost to the undisrupted victors', () => [
  leaderOf(STANDS, 's0606l', 1),
  's0606l eliminated',
]);
counted('10.0', 'when they are all disrupted by the exchange he survives', () => [
  leaderOf(STANDS, 's0606l', 2),
  's0606l 0606',
]);
counted('10.0', 'unless someone else controls the hex', () => [
  leaderOf(`${STANDS} | F 8-3 0607 fought`, 's0606l', 2),
  's0606l eliminated',
]);
counted('10.0', 'when his unit is only disrupted he stays', () => [
  leaderOf('F 10-3 0605 | S 10-2 0606 | S leader2 0606', 's0606l', 1),
  's0606l 0606',
]);
counted('10.0', 'an attacker’s Leader is lost with the attack that eliminates his unit', () => [
  leaderOf('F 1-3 0605 | F leader1 0605 | S 10-2 0606', 'f0605l', 6),
  'f0605l eliminated',
]);
counted('10.0', 'a Leader who survived the loss of his unit may leave in his own Movement Phase', () => {
  const state = played(combat(STANDS), [attack(['0605'], ['0606']), 2], endPhase(), endPhase(), endPhase());
  return [reasons(state, move('s0606l', '0607 0608')), []];
});

counted('10.0', 'a unit that recovers beside him in its own phase is the end of a lone Leader', () => {
  const state = board('F leader2 0605 | S 10-2* 0606', { phase: 'disruptionRemoval', side: 'S' });
  return [
    [standing(played(state, [endPhase(), 5]), 'f0605l'), standing(played(state, [endPhase(), 4]), 'f0605l')],
    [['f0605l eliminated'], ['f0605l 0605']],
  ];
});
