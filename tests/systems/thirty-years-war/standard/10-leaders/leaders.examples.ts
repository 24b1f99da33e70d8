/** Cases 10.11 to 10.25: Leaders in combat and in Disruption Removal. */

import { counted, illegal, legal } from '../../../../helpers/cases';
import {
  after,
  assign,
  attack,
  attempt,
  board,
  endPhase,
  odds,
  played,
  reasons,
  standing,
} from '../../../../helpers/positions/board';
import type { Ground } from '../../../../helpers/positions/boardFile';

const combat = (line: string, map: Ground = {}) => board(line, { phase: 'combat', map });
const removal = (line: string) => board(line, { phase: 'disruptionRemoval' });
const HELP = 'F 8-3 0605 | F leader2 0605 | S 10-2 0606 | S leader1 0606';
legal('10.11', 'a Leader helps the unit in his hex', () =>
  reasons(combat(HELP), attack(['0605'], ['0606'], { leaders: [['f0605l', 'f0605']] })),
);
legal('10.11', 'it is the owner’s option: he may stay out', () =>
  reasons(combat(HELP), attack(['0605'], ['0606'])),
);
counted('10.11', 'both sides may add their Leaders', () => [
  (
    [
      [],
      [['f0605l', 'f0605']],
      [['s0606l', 's0606']],
      [
        ['f0605l', 'f0605'],
        ['s0606l', 's0606'],
      ],
    ] as const
  ).map((leaders) => odds(combat(HELP), attack(['0605'], ['0606'], { leaders }))),
  ['8:10 1-2', '10:10 1-1', '8:11 1-2', '10:11 1-2'],
]);
counted('10.11', 'unless stated otherwise both are added', () => [
  odds(combat(HELP), attack(['0605'], ['0606'], { leaders: 'default' })),
  '10:11 1-2',
]);
const wrong = (line: string, leader: string, unit = 'f0605') =>
  reasons(combat(line), attack(['0605'], ['0606'], { leaders: [[leader, unit]] }));
illegal(
  '10.11',
  'a Leader in the next hex does not help',
  () => wrong('F 8-3 0605 | F leader2 0604 | S 10-2 0606', 'f0604l'),
  ['f0604l', 'f0605'],
);
illegal('10.11', 'an Enemy Leader does not help', () => wrong(HELP, 's0606l'), ['s0606l']);
illegal('10.11', 'a unit is no Leader', () => wrong(`${HELP} | F 4-6 0505`, 'f0505'), ['f0505']);
illegal(
  '10.11',
  'a Leader does not help a unit that is not in the battle',
  () => wrong(`${HELP} | F 4-6 0101 | F leader1 0101`, 'f0101l', 'f0101'),
  ['f0101', 'f0101l'],
);
illegal(
  '10.11',
  'a Leader who is lost does not help',
  () => wrong('F 8-3 0605 | F leader2 lost | S 10-2 0606', 'f-leader2'),
  ['f-leader2'],
);
illegal('table:no-such-counter', 'a Leader that the game has not got does not help', () =>
  wrong(HELP, 'f9999l'),
);
const atCorner = (leader: string) => {
  const state = combat(`F 8-3 0101 | F leader2 ${leader} | S 10-2 0102`);
  return odds(state, attack(['0101'], ['0102'], { leaders: 'default' }));
};
counted('10.11', 'in the first corner of the map he helps as anywhere, and once lost nowhere', () => [
  [atCorner('0101'), atCorner('lost')],
  ['10:10 1-1', '8:10 1-2'],
]);
legal('10.11', 'in the first corner of the map he may be named', () =>
  reasons(
    combat('F 8-3 0101 | F leader2 0101 | S 10-2 0102'),
    attack(['0101'], ['0102'], { leaders: [['f0101l', 'f0101']] }),
  ),
);
illegal(
  '10.11',
  'a Leader who has helped in this phase does not help again',
  () => wrong('F 8-3 0605 | F leader2 0605 fought | S 10-2 0606', 'f0605l'),
  ['f0605l'],
);

const ask = (line: string) => board(line, { phase: 'combat', options: { askDefender: 'yes' } });
const ASKED = 'F 10-3 0605 | S 9-2 0606 | S leader3 0606';
const results = (outcome: ReturnType<typeof after>) =>
  outcome.events.flatMap((event) => (event.happened === 'battleFought' ? [event.result] : []));
counted('10.11', 'with that option the defender is asked after the declaration and before the die', () => {
  const open = after(ask(ASKED), attack(['0605'], ['0606'])).state;
  return [
    [open.pending?.kind, open.pending?.by, reasons(open, endPhase()).map(({ rule }) => rule)],
    ['defenderLeaders', 'spanish', ['table:decision-open']],
  ];
});
counted('10.11', 'his answer counts: 10 against 9 and a 1 is Dd, against 12 it is Dx', () => {
  const open = played(ask(ASKED), attack(['0605'], ['0606']));
  return [
    [results(after(open, assign(), [1])), results(after(open, assign(['s0606l', 's0606']), [1]))],
    [['Dd'], ['Dx']],
  ];
});
illegal(
  '10.11',
  'the attacker then does not name the defender’s Leaders',
  () => reasons(ask(ASKED), attack(['0605'], ['0606'], { leaders: [['s0606l', 's0606']] })),
  ['s0606l'],
);
illegal(
  '10.11',
  'the defender names only Leaders in the hexes of his units',
  () => {
    const open = played(ask(`${ASKED} | S leader1 0607`), attack(['0605'], ['0606']));
    return reasons(open, assign(['s0607l', 's0606']));
  },
  ['s0606', 's0607l'],
);
counted('10.11', 'a defender without a Leader is not asked', () => [
  results(after(ask('F 10-3 0605 | S 9-2 0606 | S leader3 0101'), attack(['0605'], ['0606']), [1])),
  ['Dd'],
]);
counted('10.11', 'with that option only the attacker’s Leaders are added beforehand', () => [
  [ask, combat].map((position) => odds(position(HELP), attack(['0605'], ['0606'], { leaders: 'default' }))),
  ['10:10 1-1', '10:11 1-2'],
]);
counted('10.11', 'one Leader with one of several defenders is enough to be asked', () => {
  const line = 'F 10-3 0609 | S 9-2 0610 | S 4-6 0710 | S leader3 0710';
  return [after(ask(line), attack(['0609'], ['0610', '0710'])).state.pending?.kind, 'defenderLeaders'];
});
illegal('table:no-such-counter', 'nor a Leader that the game has not got', () =>
  reasons(ask(ASKED), attack(['0605'], ['0606'], { leaders: [['s9999l', 's0606']] })),
);
for (const [leader, unit] of [
  ['s9999l', 's0606'],
  ['s0606l', 's9999'],
] as const) {
  illegal('table:no-such-counter', `the defender names no ${leader} with ${unit}`, () =>
    reasons(played(ask(ASKED), attack(['0605'], ['0606'])), assign([leader, unit])),
  );
}
illegal('10.11', 'a defender who was not asked answers nothing', () =>
  reasons(combat(HELP), assign(['s0606l', 's0606'])),
);

const defended = (line: string, map: Ground = {}) =>
  odds(
    combat(`F 30-3 0605 | ${line}`, map),
    attack(['0605'], ['0606'], { leaders: [['s0606l', 's0606']] }),
  ).split(' ')[0];
const STREAM: Ground = { streams: [['0605', '0606']] };
counted(
  '10.12',
  'the value joins the printed strength before the unit is halved: 7 and 2, halved, is 5',
  () => [defended('S 7-2* 0606 | S leader2 0606'), '30:5'],
);
counted('10.12', 'and before it is doubled: 7 and 2, doubled, is 18', () => [
  defended('S 7-2 0606 | S leader2 0606', STREAM),
  '30:18',
]);
counted('10.12', 'first halved, then doubled: 7 and 2 is 9, is 5, is 10', () => [
  defended('S 7-2* 0606 | S leader2 0606', STREAM),
  '30:10',
]);
counted('10.12', 'in marsh the sum is halved, fractions rounded up', () => [
  defended('S 6-2 0606 | S leader1 0606', { marsh: ['0606'] }),
  '30:4',
]);
counted('10.12', 'an attacker in marsh is halved with his Leader', () => {
  const state = combat('F 7-3 0605 | F leader2 0605 | S 5-2 0606', { marsh: ['0605'] });
  return [odds(state, attack(['0605'], ['0606'], { leaders: [['f0605l', 'f0605']] })), '5:5 1-1'];
});

const PAIR = 'F 8-3 0605 | F leader2 0605 | F leader1 0605 | S 10-2 0606';
legal('10.13', 'one of two Leaders in the hex helps', () =>
  reasons(combat(PAIR), attack(['0605'], ['0606'], { leaders: [['f0605lb', 'f0605']] })),
);
illegal(
  '10.13',
  'not both',
  () => {
    const leaders = [
      ['f0605l', 'f0605'],
      ['f0605lb', 'f0605'],
    ] as const;
    return reasons(combat(PAIR), attack(['0605'], ['0606'], { leaders }));
  },
  ['f0605', 'f0605lb'],
);
counted('10.13', 'unless stated otherwise it is the better one', () => [
  odds(combat(PAIR), attack(['0605'], ['0606'], { leaders: 'default' })),
  '10:10 1-1',
]);

const recovers = (line: string, unit: string, die: number) =>
  standing(played(removal(line), [attempt(unit), die]), `f${unit}`).join() === `f${unit} ${unit}`;
counted('10.21', 'a Leader of 2 with a disrupted unit makes a 3 a 5', () => [
  [recovers('F 4-6* 0606 | F leader2 0606', '0606', 3), recovers('F 4-6* 0606 | F leader2 0606', '0606', 2)],
  [true, false],
]);
counted('10.21', 'the roll names the Leader who helped with it, if one did', () => {
  const leaders = ['F leader2 0606', 'F leader2 0101'].map((leader) => {
    const state = board(`F 8-3* 0606 | ${leader}`, { phase: 'disruptionRemoval' });
    const { events } = after(state, attempt('0606'), [6]);
    return events.flatMap((event) => (event.happened === 'removalAttempted' ? [event.leader] : []));
  });
  return [leaders, [['f0606l'], [null]]];
});
counted('10.21', 'one hex away he helps, two hexes away he does not', () => [
  [recovers('F 4-6* 0606 | F leader2 0605', '0606', 3), recovers('F 4-6* 0606 | F leader2 0604', '0606', 3)],
  [true, false],
]);
counted('10.21', 'from the first corner of the map he helps as from anywhere', () => [
  recovers('F 4-6* 0102 | F leader2 0101', '0102', 3),
  true,
]);
counted('10.21', 'an Enemy Leader does not help', () => [
  recovers('F 4-6* 0606 | S leader2 0605', '0606', 3),
  false,
]);
counted('10.22', 'a roll of more than six is a six: a Leader of 3 and a 5 undisrupt', () => [
  recovers('F 4-6* 0606 | F leader3 0606', '0606', 5),
  true,
]);
counted('10.22', 'with a Leader of 5 every roll is enough, and no more than that', () => [
  [1, 2, 3, 4, 5, 6].map((die) => recovers('F 4-6* 0606 | F leader5 0606', '0606', die)),
  Array(6).fill(true),
]);
counted('10.23', 'of two Leaders one adds his value, the better: a 2 stays a 4', () => {
  const line = 'F 4-6* 0606 | F leader1 0606 | F leader2 0605';
  return [
    [recovers(line, '0606', 3), recovers(line, '0606', 2)],
    [true, false],
  ];
});
counted('10.24', 'one Leader helps every disrupted unit within one hex', () => {
  const state = removal('F 4-6* 0606 | F 8-3* 0605 | F 8-3* 0607 | F leader2 0606');
  const rolled = played(state, [attempt('0606'), 3], [attempt('0605'), 3], [endPhase(), 3]);
  return [standing(rolled), ['f0606 0606', 'f0605 0605', 'f0607 0607', 'f0606l 0606']];
});
illegal(
  '10.25',
  'a Leader does not negate an Enemy Zone of Control',
  () => reasons(removal('F 8-3* 0605 | F leader3 0605 | S 10-2 0606'), attempt('0605')),
  ['f0605'],
);
legal('10.25', 'outside of one he helps', () =>
  reasons(removal('F 8-3* 0604 | F leader3 0605 | S 10-2 0606'), attempt('0604')),
);
counted('10.11', 'a Leader who helped in one Player-Turn helps again in the next, as a defender', () => {
  const first = attack(['0605'], ['0606'], { leaders: [['f0605l', 'f0605']] });
  const turn = [endPhase(), endPhase(), endPhase(), endPhase()];
  const state = played(combat(HELP), [first, 3], ...turn);
  const second = attack(['0606'], ['0605'], { leaders: [['f0605l', 'f0605']] });
  return [odds(state, second), '10:10 1-1'];
});
