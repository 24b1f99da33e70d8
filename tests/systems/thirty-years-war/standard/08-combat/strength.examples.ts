/** Cases 8.4 and 8.6 and the combat half of chart 12.0: strengths, odds, and attacks that terrain forbids. */

import { counted, illegal, legal } from '../../../../helpers/cases';
import {
  after,
  attack,
  board,
  endPhase,
  obligations,
  odds,
  reasons,
  refused,
} from '../../../../helpers/positions/board';
import type { Ground } from '../../../../helpers/positions/boardFile';

const combat = (line: string, map: Ground = {}) => board(line, { phase: 'combat', map });
/** 8 from the north and 8 from the north-east against 10 in 0606. */
const two = (map: Ground) =>
  odds(combat('F 8-3 0605 | F 8-3 0706 | S 10-2 0606', map), attack(['0605', '0706'], ['0606']));
/** 8 from the north alone. */
const one = (map: Ground) => odds(combat('F 8-3 0605 | S 10-2 0606', map), attack(['0605'], ['0606']));
const N = ['0605', '0606'] as const;
const NE = ['0706', '0606'] as const;

const DOUBLING: readonly (readonly [name: string, actual: () => string, expected: string])[] = [
  ['all attack across a stream: the defender is doubled', () => two({ streams: [N, NE] }), '16:20 1-2'],
  ['only one of two attacks across a stream: he is not', () => two({ streams: [N] }), '16:10 1-1'],
  [
    'one across a stream and one over a bridge: both are water',
    () => two({ streams: [N], rivers: [NE], bridges: [NE] }),
    '16:20 1-2',
  ],
  [
    'one over a bridge and one through a ford: both are water',
    () => two({ rivers: [N, NE], bridges: [N], fords: [NE] }),
    '16:20 1-2',
  ],
  [
    'a bridge over a stream does not lift the doubling',
    () => one({ streams: [N], bridges: [N] }),
    '8:20 1-3',
  ],
  ['all attack uphill from slope hexes: doubled', () => two({ slopes: [N, NE] }), '16:20 1-2'],
  ['one uphill and one on the level: not doubled', () => two({ slopes: [N] }), '16:10 1-1'],
  ['attacking down a slope does not double', () => one({ slopes: [['0606', '0605']] }), '8:10 1-2'],
  [
    'one across water and one uphill: different kinds, not doubled',
    () => two({ streams: [N], slopes: [NE] }),
    '16:10 1-1',
  ],
  [
    'one across water and uphill, one uphill: all attack uphill',
    () => two({ streams: [N], slopes: [N, NE] }),
    '16:20 1-2',
  ],
  [
    'water and slope on one hexside double once, not twice',
    () => one({ streams: [N], slopes: [N] }),
    '8:20 1-3',
  ],
  ['a stream behind the defender does nothing', () => one({ streams: [['0606', '0607']] }), '8:10 1-2'],
];
for (const [name, actual, expected] of DOUBLING) counted('8.4', name, () => [actual(), expected]);

counted('8.4', 'several defenders: each is doubled or not by itself', () => {
  const state = combat('F 8-3 0609 | S 10-2 0610 | S 4-6 0710', { streams: [['0609', '0610']] });
  return [odds(state, attack(['0609'], ['0610', '0710'])), '8:24 1-3'];
});
counted('8.4', 'several defenders: who is doubled depends on those who attack him', () => {
  const streams = [
    ['0609', '0610'],
    ['0609', '0710'],
    ['0711', '0710'],
  ] as const;
  const state = combat('F 8-3 0609 | F 8-3 0711 | S 10-2 0610 | S 4-6 0710', { streams });
  return [odds(state, attack(['0609', '0711'], ['0610', '0710'])), '16:18 1-2'];
});
counted('8.4', 'the attacker gets nothing for attacking out across water or downhill', () => [
  [one({ streams: [['0605', '0604']] }), one({ slopes: [['0605', '0604']] })],
  ['8:10 1-2', '8:10 1-2'],
]);
counted('8.4', 'a disrupted defender is doubled after he is halved', () => {
  const state = combat('F 8-3 0605 | S 9-2* 0606', { streams: [N] });
  return [odds(state, attack(['0605'], ['0606'])), '8:10 1-2'];
});
counted('8.4', 'a defender in marsh across a stream has the better effect only: doubled, not halved', () => [
  one({ marsh: ['0606'], streams: [N] }),
  '8:20 1-3',
]);
counted('12.0', 'a unit in marsh defends with half its strength, fractions rounded up', () => {
  const state = combat('F 8-3 0605 | S 7-2 0606', { marsh: ['0606'] });
  return [odds(state, attack(['0605'], ['0606'])), '8:4 2-1'];
});
counted('12.0', 'a unit in marsh attacks with half its strength, fractions rounded up', () => {
  const state = combat('F 7-3 0605 | S 4-2 0606', { marsh: ['0605'] });
  return [odds(state, attack(['0605'], ['0606'])), '4:4 1-1'];
});
counted('12.0', 'each attacker in marsh is halved by itself', () => {
  const state = combat('F 7-3 0605 | F 7-3 0706 | S 4-2 0606', { marsh: ['0605', '0706'] });
  return [odds(state, attack(['0605', '0706'], ['0606'])), '8:4 2-1'];
});
counted('12.0', 'a disrupted unit in marsh is halved twice, each time rounded up', () => {
  const state = combat('F 8-3 0605 | S 9-2* 0606', { marsh: ['0606'] });
  return [odds(state, attack(['0605'], ['0606'])), '8:3 2-1'];
});
for (const terrain of ['woods', 'rough', 'ditch'] as const) {
  counted('12.0', `${terrain} changes no one’s strength`, () => [
    one({ [terrain]: ['0605', '0606'] }),
    '8:10 1-2',
  ]);
}

const SIX = 'a road joins both hexes';
const ROAD = [['0605', '0606']];
for (const terrain of ['forest', 'town'] as const) {
  const into: Ground = { [terrain]: ['0606'], roads: [['0606', '0607']] };
  const outOf: Ground = { [terrain]: ['0605'], roads: [['0605', '0604']] };
  const line = 'F 8-3 0605 | S 10-2 0606';
  illegal(
    '12.0',
    `no attack into ${terrain} without a road between the two hexes`,
    () => reasons(combat(line, into), attack(['0605'], ['0606'])),
    ['f0605', 's0606'],
  );
  illegal(
    '12.0',
    `no attack out of ${terrain} without a road between the two hexes`,
    () => reasons(combat(line, outOf), attack(['0605'], ['0606'])),
    ['f0605', 's0606'],
  );
  counted('12.0', `and no obligation to fight there either (${terrain})`, () => [
    [obligations(combat(line, into)), obligations(combat(line, outOf))],
    [[], []],
  ]);
  legal('12.0', `an attack into ${terrain} where ${SIX}`, () =>
    reasons(combat(line, { ...into, roads: ROAD }), attack(['0605'], ['0606'])),
  );
  legal('12.0', `an attack out of ${terrain} where ${SIX}`, () =>
    reasons(combat(line, { ...outOf, roads: ROAD }), attack(['0605'], ['0606'])),
  );
}
for (const terrain of ['woods', 'rough'] as const) {
  const map: Ground = { [terrain]: ['0606'] };
  const line = 'F 4-6 0605 | S 10-2 0606';
  illegal(
    '12.0',
    `cavalry does not attack a unit in ${terrain}`,
    () => reasons(combat(line, map), attack(['0605'], ['0606'])),
    ['f0605', 's0606'],
  );
  counted('12.0', `cavalry and a unit in ${terrain} have no obligation to each other`, () => [
    [obligations(combat(line, map)), reasons(combat(line, map), endPhase())],
    [[], []],
  ]);
  legal('12.0', `infantry does (${terrain})`, () =>
    reasons(combat('F 8-3 0605 | S 10-2 0606', map), attack(['0605'], ['0606'])),
  );
  counted('12.0', `with infantry beside the cavalry only the infantry must attack (${terrain})`, () => [
    obligations(combat('F 4-6 0605 | F 8-3 0706 | S 10-2 0606', map)),
    ['f0706', 's0606'],
  ]);
  illegal(
    '12.0',
    `the cavalry may not join the infantry’s attack (${terrain})`,
    () => reasons(combat('F 4-6 0605 | F 8-3 0706 | S 10-2 0606', map), attack(['0605', '0706'], ['0606'])),
    ['f0605', 's0606'],
  );
  legal('12.0', `a unit in ${terrain} attacks cavalry outside`, () =>
    reasons(combat('F 8-3 0606 | S 4-6 0605', map), attack(['0606'], ['0605'])),
  );
  counted('12.0', `and then both must fight (${terrain})`, () => [
    obligations(combat('F 8-3 0606 | S 4-6 0605', map)),
    ['f0606', 's0605'],
  ]);
  counted('12.0', `cavalry that has another neighbour besides must attack that one only (${terrain})`, () => [
    obligations(combat('F 4-6 0605 | S 10-2 0606 | S 4-6 0604', map)),
    ['f0605', 's0604'],
  ]);
}
illegal(
  '12.0',
  'no attack across a river without a bridge',
  () => reasons(combat('F 8-3 0605 | S 10-2 0606', { rivers: [N] }), attack(['0605'], ['0606'])),
  ['f0605', 's0606'],
);
legal('12.0', 'an attack across a bridge', () =>
  reasons(combat('F 8-3 0605 | S 10-2 0606', { rivers: [N], bridges: [N] }), attack(['0605'], ['0606'])),
);
counted('12.0', 'one attacker across a river spoils the attack of all', () => {
  const state = combat('F 8-3 0605 | F 8-3 0706 | S 10-2 0606', { rivers: [N] });
  return [refused(reasons(state, attack(['0605', '0706'], ['0606']))), ['12.0 f0605 s0606']];
});

/** Strengths on both sides and the column they are read in, always rounded in favour of the defender. */
const ODDS: readonly (readonly [attack: number, defence: number, column: string])[] = [
  [13, 4, '3-1'],
  [12, 4, '3-1'],
  [11, 4, '2-1'],
  [19, 10, '1-1'],
  [10, 10, '1-1'],
  [9, 10, '1-2'],
  [5, 10, '1-2'],
  [4, 10, '1-3'],
  [3, 10, '1-4'],
  [2, 10, '1-5'],
  [1, 10, '1-5'],
  [16, 4, '4-1'],
  [20, 4, '5-1'],
  [24, 4, '6-1'],
  [60, 4, '6-1'],
];
for (const [ours, theirs, column] of ODDS) {
  counted('8.6', `${ours} against ${theirs} is ${column}`, () => [
    odds(combat(`F ${ours}-3 0605 | S ${theirs}-2 0606`), attack(['0605'], ['0606'])),
    `${ours}:${theirs} ${column}`,
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
