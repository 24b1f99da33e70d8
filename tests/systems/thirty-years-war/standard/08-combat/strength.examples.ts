/** Cases 8.4 and 8.6 and the combat half of chart 12.0: strengths, odds, and attacks that terrain forbids. */

import { counted } from '../../../../helpers/cases';
import {
  after,
  attack,
  board,
  endPhase,
  obligations,
  odds,
  reasons,
} from '../../../../helpers/positions/board';
import type { Ground } from '../../../../helpers/positions/boardFile';

const combat = (line: string, map: Ground = {}) => board(line, { phase: 'combat', map });
/** 8 from the north alone. */
const one = (map: Ground) => odds(combat('F 8-3 0605 | S 10-2 0606', map), attack(['0605'], ['0606']));

counted('8.4', 'the attacker gets nothing for attacking out across water or downhill', () => [
  [one({ streams: [['0605', '0604']] }), one({ slopes: [['0605', '0604']] })],
  ['8:10 1-2', '8:10 1-2'],
]);

for (const terrain of ['forest', 'town'] as const) {
  const into: Ground = { [terrain]: ['0606'], roads: [['0606', '0607']] };
  const outOf: Ground = { [terrain]: ['0605'], roads: [['0605', '0604']] };
  const line = 'F 8-3 0605 | S 10-2 0606';
  counted('12.0', `and no obligation to fight there either (${terrain})`, () => [
    [obligations(combat(line, into)), obligations(combat(line, outOf))],
    [[], []],
  ]);
}
for (const terrain of ['woods', 'rough'] as const) {
  const map: Ground = { [terrain]: ['0606'] };
  const line = 'F 4-6 0605 | S 10-2 0606';
  counted('12.0', `cavalry and a unit in ${terrain} have no obligation to each other`, () => [
    [obligations(combat(line, map)), reasons(combat(line, map), endPhase())],
    [[], []],
  ]);
}

const RESULTS: { readonly [column: string]: string } = {
  '2:10': 'Ad Ad Ae Ae Ae Ae',
  '3:12': '• Ad Ad Ad Ae Ae',
  '4:12': '• • Ad Ad Ad Ae',
  '5:10': 'Dx • • Dx Ad Ad',
  '9:9': 'Dd Dx • • Dx Ad',
  '8:4': 'Dd Dd Dx • • Dx',
  '12:4': 'Dd Dd Dd Dx • •',
  '16:4': 'De Dd Dd Dd Dx •',
  '20:4': 'De De Dd Dd Dd Dx',
  '24:4': 'De De De Dd Dd Dd',
};
for (const [strengths, results] of Object.entries(RESULTS)) {
  const [ours, theirs] = strengths.split(':');
  counted('8.6', `at ${ours} against ${theirs} the rolls 1 to 6 give ${results}`, () => {
    const state = combat(`F ${ours}-3 0605 | S ${theirs}-2 0606`);
    const rolled = [1, 2, 3, 4, 5, 6].map((die) => {
      const { events } = after(state, attack(['0605'], ['0606']), [die]);
      return events.flatMap((event) => (event.happened === 'battleFought' ? [event.result] : []))[0];
    });
    return [rolled.join(' '), results];
  });
}
