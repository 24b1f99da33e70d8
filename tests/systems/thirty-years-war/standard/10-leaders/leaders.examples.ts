/** Cases 10.11 to 10.25: Leaders in combat and in Disruption Removal. */

import { counted } from '../../../../helpers/cases';
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
const atCorner = (leader: string) => {
  const state = combat(`F 8-3 0101 | F leader2 ${leader} | S 10-2 0102`);
  return odds(state, attack(['0101'], ['0102'], { leaders: 'default' }));
};
counted('10.11', 'in the first corner of the map he helps as anywhere, and once lost nowhere', () => [
  [atCorner('0101'), atCorner('lost')],
  ['10:10 1-1', '8:10 1-2'],
]);

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
