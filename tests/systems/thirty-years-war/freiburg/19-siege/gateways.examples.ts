/** Case 19.57 of Freiburg: gateways. S stands for the Bavarians, who own the town. */

import { thirtyYearsWar } from '../../../../../src/systems/thirty-years-war';
import type { State } from '../../../../../src/systems/thirty-years-war/state/state';
import { counted } from '../../../../helpers/cases';
import { on } from '../../../../helpers/positions/gates';
import { french } from '../../../../helpers/positions/town';

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
