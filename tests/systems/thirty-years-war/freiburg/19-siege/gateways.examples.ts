/** Case 19.57 of Freiburg: gateways. S stands for the Bavarians, who own the town. */

import { thirtyYearsWar } from '../../../../../src/systems/thirty-years-war';
import { boardOf } from '../../../../../src/systems/thirty-years-war/engine/boards';
import { freiburgOf } from '../../../../../src/systems/thirty-years-war/freiburg/state';
import type { State } from '../../../../../src/systems/thirty-years-war/state/state';
import { counted } from '../../../../helpers/cases';
import { move, played, spent } from '../../../../helpers/positions/board';
import { on } from '../../../../helpers/positions/gates';
import { french } from '../../../../helpers/positions/town';

counted('freiburg:19.57', 'a gateway costs nothing but the hex, Leaders and disrupted units alike', () => [
  [
    spent(on('S 6-3 0606', { side: 'S' }), '0606', '0605'),
    spent(on('S leader2 0606', { side: 'S' }), 's0606l', '0605'),
    spent(on('S 6-3* 0606', { side: 'S' }), '0606', '0605'),
    spent(on('S 2-8 0605', { side: 'S' }), '0605', '0606 0607 0608 0609'),
  ],
  [1, 1, 1, 4],
]);
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
