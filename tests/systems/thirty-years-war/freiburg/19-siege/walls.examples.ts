/** Cases 19.5, 19.51 and 19.53 of Freiburg: walls. S stands for the Bavarians, who own the town. */

import { boardOf } from '../../../../../src/systems/thirty-years-war/engine/boards';
import { battleFigures } from '../../../../../src/systems/thirty-years-war/standard/08-combat/strength';
import { counted, illegal, legal } from '../../../../helpers/cases';
import {
  after,
  attack,
  attempt,
  endPhase,
  move,
  obligations,
  odds,
  played,
  reasons,
  spent,
} from '../../../../helpers/positions/board';
import { combat, on, WALLED } from '../../../../helpers/positions/gates';

counted('freiburg:19.5', 'a hex within the walls is a clear hex', () => [
  spent(on('S 6-3 0606', { side: 'S' }), '0606', '0607'),
  1,
]);

illegal(
  'freiburg:19.51',
  'no one passes an unbreached wall',
  () => reasons(on('F 6-3 0506'), move('0506', '0606')),
  ['f0506', '0606'],
);
illegal('freiburg:19.51', 'its owners neither, on the way out', () =>
  reasons(on('S 6-3 0606', { side: 'S' }), move('0606', '0506')),
);
illegal('freiburg:19.51', 'nor a Leader', () => reasons(on('F leader3 0506'), move('f0506l', '0606')));
illegal('freiburg:19.51', 'nor a disrupted unit', () => reasons(on('F 6-3* 0506'), move('0506', '0606')));
illegal('freiburg:19.51', 'nor anyone from section to section', () =>
  reasons(on('S 6-3 0607', { side: 'S', map: WALLED }), move('0607', '0608')),
);
legal('freiburg:19.51', 'along a wall everyone moves', () =>
  reasons(on('F 6-3 0504'), move('0504', '0505 0506 0507')),
);
legal('freiburg:19.51', 'over the teeth one may attack', () =>
  reasons(combat('S 6-3 0606 | F 6-3 0506', { side: 'S' }), attack(['0606'], ['0506'])),
);
illegal(
  'freiburg:19.51',
  'from the outer side no one may',
  () => reasons(combat('F 6-3 0506 | S 6-3 0606'), attack(['0506'], ['0606'])),
  ['f0506', 's0606'],
);
counted('freiburg:19.51', 'such a wall is named by the hexes beside it, the lower one first', () => [
  ['0506', '0706'].flatMap((from) =>
    reasons(combat(`F 6-3 ${from} | S 6-3 0606`), attack([from], ['0606'])).map(
      ({ text }) => text.match(/the wall .* 0\d{3}/)?.[0],
    ),
  ),
  ['the wall between 0506 and 0606', 'the wall between 0606 and 0706'],
]);
legal('freiburg:19.51', 'the French too, once they are inside', () =>
  reasons(combat('F 6-3 0606 | S 6-3 0506'), attack(['0606'], ['0506'])),
);
legal('freiburg:19.51', 'from the first section into the second, at which the teeth point', () =>
  reasons(combat('S 6-3 0607 | F 6-3 0608', { side: 'S', map: WALLED }), attack(['0607'], ['0608'])),
);
illegal('freiburg:19.51', 'and not back', () =>
  reasons(combat('F 6-3 0608 | S 6-3 0607', { map: WALLED }), attack(['0608'], ['0607'])),
);
legal('freiburg:19.51', 'over the teeth of a gateway as over those of a wall', () =>
  reasons(combat('S 6-3 0606 | F 6-3 0605', { side: 'S' }), attack(['0606'], ['0605'])),
);
illegal('freiburg:19.51', 'and not against them, be the gateway one’s own', () =>
  reasons(combat('S 6-3 0605 | F 6-3 0606', { side: 'S' }), attack(['0605'], ['0606'])),
);
legal('freiburg:19.51', 'an attack over the teeth joins attackers from elsewhere', () =>
  reasons(combat('S 6-3 0606 | S 6-3 0405 | F 6-3 0506', { side: 'S' }), attack(['0405', '0606'], ['0506'])),
);
counted('freiburg:19.51', 'no one has to attack over the teeth, or be attacked', () => [
  obligations(played(on('S 6-3 0606 | F 6-3 0506', { side: 'S' }), endPhase())),
  [],
]);
counted('freiburg:19.51', 'the defender is not doubled by the wall, and the receipt says so', () => {
  const state = combat('S 6-3 0606 | F 6-3 0506', { side: 'S' });
  const command = attack(['0606'], ['0506'])(state);
  const items = command.do === 'attack' ? battleFigures(boardOf(state), command).items : [];
  return [
    [
      odds(state, attack(['0606'], ['0506'])),
      items.map(({ because }) => because).filter((t) => /teeth/.test(t)),
    ],
    ['6:6 1-1', ['F 6-3 is attacked over the teeth of an unbreached wall by S 6-3 (0606)']],
  ];
});
legal('8.12', 'a unit that must attack may do so over the teeth, when others take its neighbour', () =>
  reasons(
    combat('S 6-3 0606 | S 6-3 0708 | S 6-3 0607 | F 6-3 0707 | F 6-3 0506', { side: 'S' }),
    attack(['0606'], ['0506']),
  ),
);
legal('8.11', 'an enemy that must be attacked may be attacked over the teeth', () =>
  reasons(
    combat('S 6-3 0606 | S 6-3 0405 | F 6-3 0506 | F 6-3 0404', { side: 'S' }),
    attack(['0606'], ['0506']),
  ),
);
illegal(
  '8.12',
  'but it leaves the one who has no one else to attack without an enemy',
  () => reasons(combat('S 6-3 0606 | S 6-3 0405 | F 6-3 0506', { side: 'S' }), attack(['0606'], ['0506'])),
  ['s0405'],
);

counted('freiburg:19.53', 'no Zone of Control reaches over a wall or a gateway, inwards or outwards', () => [
  [
    obligations(combat('F 6-3 0506 | S 6-3 0606')),
    obligations(combat('F 6-3 0605 | S 6-3 0606')),
    obligations(combat('F 6-3 0608 | S 6-3 0607')),
    obligations(combat('F 6-3 0606 | S 6-3 0607')),
  ],
  [[], [], [], ['f0606', 's0607']],
]);
counted('freiburg:19.53', 'a wall at one hexside leaves the others: control outside goes on', () => [
  obligations(combat('F 6-3 0506 | S 6-3 0606 | S 6-3 0505')),
  ['f0506', 's0505'],
]);

counted(
  'freiburg:19.53',
  'a Leader helps a disrupted unit over a wall: distance is all that 10.21 asks',
  () => {
    const state = on('S leader2 0606 | S 6-3* 0506 | F 6-3 0101', { side: 'S', phase: 'disruptionRemoval' });
    const tried = (die: number) => after(state, attempt('0506'), [die]).state.counters[1]?.disrupted;
    return [
      [tried(2), tried(3)],
      [true, false],
    ];
  },
);
