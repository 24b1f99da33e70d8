/** Cases 17.11 to 17.32 of Freiburg: who sets up what and where, in which order. */
import type { SideId } from '../../../../../src/core/contract/values';
import { thirtyYearsWar } from '../../../../../src/systems/thirty-years-war';
import { counted, illegal } from '../../../../helpers/cases';
import { reasons, setUp } from '../../../../helpers/positions/board';
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

const fourth = withForce(third);
counted('freiburg:17.12', 'is the force of the case', () => [
  onMap(withForce(fourth), FRENCH),
  ["1 D'Enghien", '10 6-3', '4 gun', '9 3-8'],
]);

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

counted('freiburg:17.21', 'the force of the case', () => [
  onMap(begun('5'), BAVARIAN),
  ['1 von Mercy', '12 6-3', '5 2-8', '5 gun'],
]);
counted('freiburg:17.22', 'the force of the case', () => [
  onMap(begun('5'), FRENCH),
  ["1 D'Enghien", '1 Turenne', '10 3-8', '11 6-3', '4 2-8', '6 gun', '7 4-3'],
]);

counted('freiburg:17.31', 'the force of the case', () => [
  onMap(begun('9'), BAVARIAN),
  ['1 von Mercy', '3 2-8', '5 gun', '8 6-3'],
]);
counted('freiburg:17.32', 'the force of the case', () => [
  onMap(begun('9'), FRENCH),
  ["1 D'Enghien", '1 Turenne', '3 4-3', '4 2-8', '6 6-3', '6 gun', '7 3-8'],
]);
