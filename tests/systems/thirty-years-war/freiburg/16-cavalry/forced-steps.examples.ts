/** Case 16.1 of Freiburg: Cavalry that begins its Movement Phase under Bavarian works must step back. */

import { thirtyYearsWar } from '../../../../../src/systems/thirty-years-war';
import { boardOf } from '../../../../../src/systems/thirty-years-war/engine/boards';
import { freiburgOf } from '../../../../../src/systems/thirty-years-war/freiburg/state';
import { counted } from '../../../../helpers/cases';
import {
  after,
  board,
  endPhase,
  giveUp,
  move,
  played,
  reasons,
  returnToMovement,
  standing,
  stepBack,
} from '../../../../helpers/positions/board';
import type { Ground } from '../../../../helpers/positions/boardFile';

const WORKS: Ground = { entrenchment: ['0605', '0606'] };
/** The French Movement Phase as it begins. */
const began = (line: string, map: Ground = WORKS, start = {}) =>
  played(board(line, { rules: 'freiburg', phase: 'artilleryFire', map, start }), endPhase());
const UNDER = 'F 3-8 0604 | B 6-3 0605 | F 6-3 1010';

counted('freiburg:16.1', 'Cavalry under the works is disrupted as the phase begins, and must step', () => {
  const state = began(UNDER);
  return [
    [standing(state, 'f0604'), state.pending],
    [['f0604 0604 disrupted'], { kind: 'forcedSteps', by: 'french', units: ['f0604'] }],
  ];
});
counted(
  'freiburg:16.1',
  'the Mercenaries’ Cavalry is French Cavalry too; infantry and Bavarians are not',
  () => {
    const state = began('M 2-8 0604 | F 6-3 0505 | B 6-3 0605 | B 2-8 0606');
    return [state.pending?.kind === 'forcedSteps' && state.pending.units, ['m0604']];
  },
);
counted(
  'freiburg:16.1',
  'works held by disrupted Bavarians, and Bavarians outside of works, force no one',
  () => [
    [began('F 3-8 0604 | B 6-3* 0605').pending, began('F 3-8 0604 | B 6-3 0704').pending],
    [null, null],
  ],
);
counted('freiburg:16.1', 'a unit disrupted already is not eliminated, only forced to step', () => {
  const state = began('F 3-8* 0604 | B 6-3 0605');
  return [
    [standing(state, 'f0604'), state.pending?.kind],
    [['f0604 0604 disrupted'], 'forcedSteps'],
  ];
});
counted('freiburg:16.1', 'of several only those are turned over that were not disrupted', () => {
  const turned = (line: string) =>
    after(board(line, { rules: 'freiburg', phase: 'artilleryFire', map: WORKS }), endPhase()).events.flatMap(
      (event) => (event.happened === 'unitsDisrupted' ? [event.units] : []),
    );
  return [
    [turned('F 3-8* 0604 | F 3-8 0705 | B 6-3 0605'), turned('F 3-8* 0604 | F 3-8* 0705 | B 6-3 0605')],
    [[['f0705']], []],
  ];
});
counted('freiburg:16.1', 'no other phase of the French forces anyone as it begins', () => {
  const starts = (phase: 'disruptionRemoval' | 'movement') => {
    const state = board(UNDER, { rules: 'freiburg', phase, map: WORKS });
    const next = after(state, endPhase()).state;
    return [next.phase, next.pending, ...standing(next, 'f0604')];
  };
  return [
    [starts('disruptionRemoval'), starts('movement')],
    [
      ['artilleryFire', null, 'f0604 0604'],
      ['combat', null, 'f0604 0604'],
    ],
  ];
});
counted('freiburg:16.1', 'in the Bavarian Movement Phase nothing is forced', () => [
  played(board(UNDER, { rules: 'freiburg', phase: 'artilleryFire', side: 'B', map: WORKS }), endPhase())
    .pending,
  null,
]);

counted('freiburg:16.1', 'exactly the hexes that it may step back to are offered', () => {
  const state = began(`${UNDER} | B 6-3 0504`, { ...WORKS, forest: ['0603'] });
  return [
    thirtyYearsWar
      .prompt(state, null)
      .choices.map(({ target, cost }) => [target.on === 'place' ? target.at : target, cost]),
    [['0704', '1 hex']],
  ];
});
counted('freiburg:16.1', 'Cavalry in a work that Bavarians in the open control need not leave it', () => [
  began('F 3-8 0605 | B 6-3 0604').pending,
  null,
]);

counted('freiburg:16.1', 'the step is its whole move; the others then move as usual', () => {
  const state = played(began(UNDER), stepBack('0604', '0603'));
  return [
    [
      standing(state, 'f0604'),
      state.pending,
      reasons(state, move('0603', '0602')).map(({ rule }) => rule),
      reasons(state, move('1010', '1009')),
    ],
    [['f0604 0603 disrupted'], null, ['6.16'], []],
  ];
});
counted('freiburg:16.1', 'a gun is captured by the step', () => {
  const state = played(began(`${UNDER} | B gun 0603`), stepBack('0604', '0603'));
  return [state.counters.find(({ id }) => id === 'b0603g')?.holder, 'french'];
});
counted('freiburg:16.1', 'the way back to movement does not repeat it', () => {
  const line = `${UNDER} | B 6-3* 1011`;
  const state = played(began(line), stepBack('0604', '0603'), endPhase(), returnToMovement);
  return [
    [state.phase, state.pending],
    ['movement', null],
  ];
});

/** Every hex next to 0604 is forest or controlled from the works. */
const NO_WAY: Ground = { entrenchment: ['0605'], forest: ['0603', '0504', '0704'] };
counted('freiburg:16.1', 'it counts as a loss, tests follow at once, and the phase goes on', () => {
  const state = began('F 3-8 0604 | F leader3 0604 | B 6-3 0605 | F 6-3 1010', NO_WAY, {
    armies: { french: { casualties: 45 } },
  });
  const { state: end, events } = after(state, giveUp('0604'), [6]);
  return [
    [
      events.map(({ happened }) => happened),
      events[0],
      freiburgOf(boardOf(end)).armies.french?.casualties,
      end.pending,
      standing(end, 'f0604l'),
    ],
    [
      ['unitEliminated', 'moraleTested'],
      { happened: 'unitEliminated', unit: 'f0604', where: '0604', points: 3, demoralizedInfantry: false },
      ...[48, null, ['f0604l 0604']],
    ],
  ];
});
