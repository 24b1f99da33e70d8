/** Cases 17.11 to 17.32 of Freiburg: who sets up what and where, in which order. */
import type { SideId } from '../../../../../src/core/contract/values';
import { thirtyYearsWar } from '../../../../../src/systems/thirty-years-war';
import { counted, illegal, legal } from '../../../../helpers/cases';
import { played, reasons, setUp } from '../../../../helpers/positions/board';
import { beforeSetUp, begun, onMap, suggested, withForce } from '../../../../helpers/positions/freiburgDays';

const [FRENCH, BAVARIAN] = beforeSetUp('3').scenario.sides.map(({ id }) => id) as [SideId, SideId];
const third = beforeSetUp('3');
const ours = suggested(third);

counted('freiburg:17.11', 'is the force of the case, with one 2-8 in 2012', () => {
  const state = withForce(third);
  return [
    [onMap(state, BAVARIAN), state.counters.filter(({ at }) => at === '2012').map(({ id }) => id)],
    [['1 von Mercy', '14 6-3', '5 2-8', '5 gun'], ['bav-2-8-05']],
  ];
});
illegal('3.0', 'nothing is set up once play has begun', () => reasons(begun('3'), setUp(ours)));
counted('3.0', 'equal counters stand for each other: the lowest takes the lowest hex', () => {
  const mixed = { ...ours, 'bav-6-3-01': ours['bav-6-3-02'] ?? '', 'bav-6-3-02': ours['bav-6-3-01'] ?? '' };
  return [played(third, setUp(mixed)), played(third, setUp(ours))];
});

const fourth = withForce(third);
const theirs = suggested(fourth);
legal('freiburg:17.12', 'the suggested French set-up', () => reasons(fourth, setUp(theirs)));
counted('freiburg:17.12', 'is the force of the case', () => [
  onMap(withForce(fourth), FRENCH),
  ["1 D'Enghien", '10 6-3', '4 gun', '9 3-8'],
]);
illegal(
  'freiburg:17.12',
  'two hexes from an entrenchment',
  () => reasons(fourth, setUp({ ...theirs, 'fr-6-3-01': '1321' })),
  ['1321'],
);
illegal(
  'freiburg:17.12',
  'a gun behind the Line',
  () => reasons(fourth, setUp({ ...theirs, 'fr-art-1': '1310' })),
  ['1310'],
);

counted('freiburg:17.14', 'the Bavarians set up, then the French; the French move first', () => {
  const states = [third, fourth, withForce(fourth)];
  return [
    states.map((state) => thirtyYearsWar.prompt(state, null).heading),
    ['Bavarian set-up', 'French set-up', 'French Disruption Removal Phase'],
  ];
});
counted('freiburg:17.24', 'the French set up, then the Bavarians; the Bavarians move first', () => {
  const states = [beforeSetUp('5'), withForce(beforeSetUp('5')), begun('5')];
  return [
    states.map((state) => thirtyYearsWar.prompt(state, null).heading),
    ['French set-up', 'Bavarian set-up', 'Bavarian Disruption Removal Phase'],
  ];
});

const fifthFrench = beforeSetUp('5');
const fifthBavarian = withForce(fifthFrench);
legal('freiburg:17.21', 'the suggested set-up', () =>
  reasons(fifthBavarian, setUp(suggested(fifthBavarian))),
);
illegal(
  'freiburg:17.21',
  'west of the row from 1113 to 2108',
  () => reasons(fifthBavarian, setUp({ ...suggested(fifthBavarian), 'bav-6-3-01': '1711' })),
  ['1711'],
);
counted('freiburg:17.21', 'the force of the case', () => [
  onMap(begun('5'), BAVARIAN),
  ['1 von Mercy', '12 6-3', '5 2-8', '5 gun'],
]);
legal('freiburg:17.22', 'the suggested set-up', () => reasons(fifthFrench, setUp(suggested(fifthFrench))));
legal('freiburg:17.22', 'Cavalry in the abandoned works of the Line', () =>
  reasons(fifthFrench, setUp({ ...suggested(fifthFrench), 'fr-3-8-01': '2216' })),
);
illegal(
  'freiburg:17.22',
  'east of the row from 1116 to 2011',
  () => reasons(fifthFrench, setUp({ ...suggested(fifthFrench), 'fr-6-3-01': '1612' })),
  ['1612'],
);
counted('freiburg:17.22', 'the force of the case', () => [
  onMap(begun('5'), FRENCH),
  ["1 D'Enghien", '1 Turenne', '10 3-8', '11 6-3', '4 2-8', '6 gun', '7 4-3'],
]);

const ninth = beforeSetUp('9');
counted('freiburg:17.31', 'the force of the case', () => [
  onMap(begun('9'), BAVARIAN),
  ['1 von Mercy', '3 2-8', '5 gun', '8 6-3'],
]);
legal('freiburg:17.32', 'the suggested set-up', () =>
  reasons(withForce(ninth), setUp(suggested(withForce(ninth)))),
);
illegal(
  'freiburg:17.32',
  'east of the row from 1116 to 2011',
  () => reasons(withForce(ninth), setUp({ ...suggested(withForce(ninth)), 'fr-6-3-01': '1612' })),
  ['1612'],
);
counted('freiburg:17.32', 'the force of the case', () => [
  onMap(begun('9'), FRENCH),
  ["1 D'Enghien", '1 Turenne', '3 4-3', '4 2-8', '6 6-3', '6 gun', '7 3-8'],
]);
