/** Case 19.57 of Freiburg: gateways. S stands for the Bavarians, who own the town. */

import { thirtyYearsWar } from '../../../../../src/systems/thirty-years-war';
import { boardOf } from '../../../../../src/systems/thirty-years-war/engine/boards';
import { freiburgOf } from '../../../../../src/systems/thirty-years-war/freiburg/state';
import type { State } from '../../../../../src/systems/thirty-years-war/state/state';
import { counted, illegal, legal } from '../../../../helpers/cases';
import { move, played, reasons, spent } from '../../../../helpers/positions/board';
import { on } from '../../../../helpers/positions/gates';
import { french } from '../../../../helpers/positions/town';

legal('freiburg:19.57', 'its owners pass a gateway at no extra cost', () =>
  reasons(on('S 6-3 0607', { side: 'S' }), move('0607', '0608 0609')),
);
counted('freiburg:19.57', 'a gateway costs nothing but the hex, Leaders and disrupted units alike', () => [
  [
    spent(on('S 6-3 0606', { side: 'S' }), '0606', '0605'),
    spent(on('S leader2 0606', { side: 'S' }), 's0606l', '0605'),
    spent(on('S 6-3* 0606', { side: 'S' }), '0606', '0605'),
    spent(on('S 2-8 0605', { side: 'S' }), '0605', '0606 0607 0608 0609'),
  ],
  [1, 1, 1, 4],
]);
illegal('freiburg:19.57', 'the enemy does not', () => reasons(on('F 6-3 0605'), move('0605', '0606')), [
  'f0605',
  '0606',
]);
illegal('freiburg:19.57', 'once a French unit stands before it, it is open to neither side', () =>
  reasons(on('S leader2 0606 | F 6-3 0504', { side: 'S', start: french('0605') }), move('s0606l', '0605')),
);
illegal('freiburg:19.57', 'a Bavarian unit inside does not open it then', () =>
  reasons(on('S 6-3 0606 | F 6-3 0504', { side: 'S', start: french('0605') }), move('0606', '0605')),
);
legal('freiburg:19.57', 'a Bavarian unit that comes back to the hex before it goes in', () =>
  reasons(on('S 6-3 0604', { side: 'S', start: french('0605') }), move('0604', '0605 0606')),
);
legal(
  'freiburg:19.57',
  'with the hex inside last French it stays closed, until a Bavarian unit is in it',
  () => reasons(on('S 6-3 0607', { side: 'S', start: french('0606') }), move('0607', '0606 0605')),
);
illegal('freiburg:19.57', 'a Leader cannot win a hex back', () =>
  reasons(on('S leader2 0607', { side: 'S', start: french('0606') }), move('s0607l', '0606 0605')),
);
legal('freiburg:19.57', 'the French own a gateway when both hexes were theirs last', () =>
  reasons(on('F leader3 0605', { start: french('0605', '0606') }), move('f0605l', '0606')),
);
illegal('freiburg:19.57', 'and then it is closed to the Bavarians', () =>
  reasons(on('S leader2 0606', { side: 'S', start: french('0605', '0606') }), move('s0606l', '0605')),
);
counted('freiburg:19.57', 'passing through a hex counts, and standing there; Leaders leave no trace', () => [
  [
    freiburgOf(boardOf(played(on('F 6-3 0505'), move('0505', '0605 0705')))).lastIn,
    freiburgOf(boardOf(on('F 6-3 0605'))).lastIn,
    freiburgOf(boardOf(played(on('F leader3 0505'), move('f0505l', '0605')))).lastIn,
    freiburgOf(
      boardOf(
        played(on('S 2-8 0604', { side: 'S', start: french('0605', '0606') }), move('0604', '0605 0505')),
      ),
    ).lastIn,
  ],
  [{ '0605': 'french' }, { '0605': 'french' }, {}, { '0606': 'french' }],
]);
/** A section of one hex with one gateway, before which the French were last: who is inside cannot leave. */
const CELL = {
  map: { sections: [['0606']], gates: [['0606', '0605']] },
  side: 'S',
  start: french('0605'),
} as const;
legal(
  '6.32',
  'a unit joins a friend behind a closed gateway, as its own move opens the way out for him',
  () => reasons(on('S 6-3 0606 | S 6-3 0604', CELL), move('0604', '0605 0606')),
);
const stops = (state: State, counter: string) =>
  thirtyYearsWar
    .prompt(state, thirtyYearsWar.read.draft({ kind: 'move', counter, path: [], tracing: false }))
    .choices.flatMap(({ target, cost }) => (target.on === 'place' ? [`${target.at} ${cost}`] : []));
counted('freiburg:19.57', 'so that hex is offered, for what the way there costs', () => {
  const joins = on('S 6-3 0606 | S 6-2 0604', CELL);
  const held = on('S 6-3 0606 | S 6-2 0604 | S 6-1 0504 moved', { ...CELL, start: {} });
  return [
    [
      stops(joins, 's0604').filter((stop) => stop.startsWith('0606')),
      stops(held, 's0604').filter((stop) => stop.startsWith('0606')),
    ],
    [['0606 2 of 2 MP'], ['0606 2 of 2 MP']],
  ];
});
illegal(
  '6.32',
  'but not when the hex before the gateway is taken for good',
  () =>
    reasons(
      on('S 6-1 0606 | S 6-3 0705 | S 6-3 0605 moved', { ...CELL, start: {} }),
      move('0705', '0605 0606'),
    ),
  ['s0606'],
);
