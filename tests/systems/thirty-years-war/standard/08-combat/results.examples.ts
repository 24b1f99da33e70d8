/** Case 8.61: what each combat result does. */
import { expect } from 'vitest';
import type { State } from '../../../../../src/systems/thirty-years-war/state/state';
import { counted, illegal, legal } from '../../../../helpers/cases';
import {
  after,
  attack,
  board,
  chooseDisrupted,
  counter,
  endPhase,
  played,
  reasons,
  standing,
} from '../../../../helpers/positions/board';
import type { Ground } from '../../../../helpers/positions/boardFile';

const fought = (
  line: string,
  from: readonly string[],
  to: readonly string[],
  die: number,
  map: Ground = {},
) => after(board(line, { phase: 'combat', map }), attack(from, to), [die]).state;
const result = (line: string, die: number) => standing(fought(line, ['0605'], ['0606'], die));

counted('8.61', 'Ad disrupts the attacker (1-1, a 6)', () => [
  result('F 10-3 0605 | S 10-2 0606', 6),
  ['f0605 0605 disrupted', 's0606 0606'],
]);
counted('8.61', 'Ad disrupts all attackers', () => [
  standing(fought('F 5-3 0605 | F 5-3 0706 | S 10-2 0606', ['0605', '0706'], ['0606'], 6)),
  ['f0605 0605 disrupted', 'f0706 0706 disrupted', 's0606 0606'],
]);
counted('8.61', 'Ae eliminates all attackers (1-5, a 6)', () => [
  standing(fought('F 1-3 0605 | F 1-3 0706 | S 10-2 0606', ['0605', '0706'], ['0606'], 6)),
  ['f0605 eliminated', 'f0706 eliminated', 's0606 0606'],
]);
counted('8.61', 'Dd disrupts the defender (1-1, a 1)', () => [
  result('F 10-3 0605 | S 10-2 0606', 1),
  ['f0605 0605', 's0606 0606 disrupted'],
]);
counted('8.61', 'Dd eliminates a defender that was disrupted before', () => [
  result('F 10-3 0605 | S 20-2* 0606', 1),
  ['f0605 0605', 's0606 eliminated'],
]);
counted(
  '8.61',
  'Dd on a disrupted and an undisrupted defender eliminates the one and disrupts the other',
  () => [
    standing(fought('F 9-3 0609 | S 10-2* 0610 | S 4-6 0710', ['0609'], ['0610', '0710'], 1)),
    ['f0609 0609', 's0610 eliminated', 's0710 0710 disrupted'],
  ],
);
counted('8.61', 'De eliminates all defenders, disrupted or not (4-1, a 1)', () => [
  standing(fought('F 36-3 0609 | S 10-2* 0610 | S 4-6 0710', ['0609'], ['0610', '0710'], 1)),
  ['f0609 0609', 's0610 eliminated', 's0710 eliminated'],
]);
counted('8.61', 'a dot does nothing (1-1, a 3)', () => [
  result('F 10-3 0605 | S 10-2 0606', 3),
  ['f0605 0605', 's0606 0606'],
]);
counted('8.61', 'no one advances into the hex that is emptied', () => [
  result('F 40-3 0605 | S 10-2 0606', 1),
  ['f0605 0605', 's0606 eliminated'],
]);
counted('8.61', 'eliminated units count as losses with the strength of their face', () => {
  const theirs = fought('F 10-3 0605 | S 19-2* 0606', ['0605'], ['0606'], 1).losses;
  const ours = fought('F 1-3 0605 | S 10-2 0606', ['0605'], ['0606'], 6).losses;
  return [
    [theirs.spanish?.ordinary, theirs.french?.ordinary, ours.spanish?.ordinary, ours.french?.ordinary],
    [19, 0, 0, 1],
  ];
});

counted('8.61', 'Dx disrupts the defender and the only attacker, without a question', () => [
  result('F 10-3 0605 | S 10-2 0606', 2),
  ['f0605 0605 disrupted', 's0606 0606 disrupted'],
]);
counted('8.61', 'Dx eliminates a defender that was disrupted before', () => [
  result('F 10-3 0605 | S 20-2* 0606', 2),
  ['f0605 0605 disrupted', 's0606 eliminated'],
]);
counted('8.61', 'attackers too weak for the exchange even together are all disrupted', () => [
  standing(fought('F 4-3 0605 | F 4-3 0706 | S 15-2* 0606', ['0605', '0706'], ['0606'], 2)),
  ['f0605 0605 disrupted', 'f0706 0706 disrupted', 's0606 eliminated'],
]);
counted('8.61', 'when only all attackers together are enough nothing is asked', () => [
  standing(fought('F 4-3 0605 | F 4-3 0706 | S 7-2 0606', ['0605', '0706'], ['0606'], 2)),
  ['f0605 0605 disrupted', 'f0706 0706 disrupted', 's0606 0606 disrupted'],
]);

/** The state, if an exchange waits for its choice in it. */
function open(state: State): State {
  expect(state.pending?.kind).toBe('chooseDisrupted');
  return state;
}

/** 20 against 9 with a 3: an exchange that asks for 9 of the 4, the 6 and the 10. */
const exchange = () =>
  fought(
    'F 4-3 0605 | F 6-3 0706 | F 10-3 0506 | F 8-3 0101 | S 9-2 0606',
    ['0605', '0706', '0506'],
    ['0606'],
    3,
  );
legal('8.61', 'of 4, 6 and 10 the attacker may disrupt the 10 against a 9', () =>
  reasons(open(exchange()), chooseDisrupted('f0506')),
);
legal('8.61', 'or the 4 and the 6', () => reasons(open(exchange()), chooseDisrupted('f0605', 'f0706')));
legal('8.61', 'or more than he has to', () =>
  reasons(open(exchange()), chooseDisrupted('f0605', 'f0706', 'f0506')),
);
illegal('8.61', 'but not the 6 alone', () => reasons(open(exchange()), chooseDisrupted('f0706')));
illegal('8.61', 'nor none', () => reasons(open(exchange()), chooseDisrupted()));
illegal('8.61', 'nor a unit that took no part', () =>
  reasons(open(exchange()), chooseDisrupted('f0506', 'f0101')),
);
illegal('8.61', 'nor one unit counted twice', () =>
  reasons(open(exchange()), chooseDisrupted('f0706', 'f0706')),
);
illegal('8.61', 'an exchange is chosen only when there is one', () =>
  reasons(board('F 8-3 0605 | S 10-2 0606', { phase: 'combat' }), chooseDisrupted('f0605')),
);
counted('8.61', 'until it is chosen nothing else goes on', () => [
  reasons(open(exchange()), endPhase()).map(({ rule }) => rule),
  ['table:decision-open'],
]);
counted('8.61', 'those chosen are disrupted, the others are not', () => [
  standing(played(exchange(), chooseDisrupted('f0605', 'f0706')), 'f0605', 'f0706', 'f0506', 's0606'),
  ['f0605 0605 disrupted', 'f0706 0706 disrupted', 'f0506 0506', 's0606 0606 disrupted'],
]);
illegal('8.61', 'a Leader’s value is no part of the printed strength', () => {
  const state = board('F 8-3 0605 | F leader2 0605 | F 2-3 0706 | F 2-3 0506 | S 9-2 0606', {
    phase: 'combat',
  });
  const battle = attack(['0605', '0706', '0506'], ['0606'], { leaders: [['f0605l', 'f0605']] });
  return reasons(open(played(state, [battle, 2])), chooseDisrupted('f0605'));
});
legal('8.61', 'a defender doubled by terrain costs his printed strength only', () => {
  const streams = [
    ['0605', '0606'],
    ['0706', '0606'],
  ] as const;
  const line = 'F 10-3 0605 | F 10-3 0706 | S 9-2 0606';
  return reasons(fought(line, ['0605', '0706'], ['0606'], 2, { streams }), chooseDisrupted('f0605'));
});
illegal('8.61', 'a disrupted defender costs the strength of his face, not of his back', () => {
  const line = 'F 6-3 0605 | F 6-3 0706 | F 6-3 0506 | S 12-2* 0606';
  return reasons(open(fought(line, ['0605', '0706', '0506'], ['0606'], 4)), chooseDisrupted('f0605'));
});
illegal('8.61', 'the strengths of all defenders are added', () => {
  const line = 'F 12-3 0609 | F 8-3 0711 | S 6-2 0610 | S 4-6 0710';
  return reasons(open(fought(line, ['0609', '0711'], ['0610', '0710'], 3)), chooseDisrupted('f0711'));
});
counted('8.61', 'units that fought are done for this phase, also those that were not disrupted', () => {
  const state = played(exchange(), chooseDisrupted('f0506'));
  return [['f0605', 'f0706', 's0606'].map((id) => counter(state, id).fought), [true, true, true]];
});
/** Who is turned over, event by event. */
const turnedOver = ({ events }: ReturnType<typeof after>) =>
  events.flatMap((event) => (event.happened === 'unitsDisrupted' ? [event.units] : []));
counted('8.61', 'a defender that Dd eliminates is not told to be disrupted before', () => {
  const state = board('F 9-3 0609 | S 10-2* 0610 | S 4-6 0710', { phase: 'combat' });
  return [turnedOver(after(state, attack(['0609'], ['0610', '0710']), [1])), [['s0710']]];
});
counted('8.61', 'only a Dx asks whom to disrupt: Dd does not (4-1, a 2)', () => [
  standing(fought('F 20-3 0605 | F 20-3 0706 | S 10-2 0606', ['0605', '0706'], ['0606'], 2)),
  ['f0605 0605', 'f0706 0706', 's0606 0606 disrupted'],
]);
