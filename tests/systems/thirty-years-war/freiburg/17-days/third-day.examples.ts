/** Cases 17.33 to 17.37 of Freiburg: 9 August: exits, what ends the day, victory. */
import { thirtyYearsWar } from '../../../../../src/systems/thirty-years-war';
import { levelOfRatio } from '../../../../../src/systems/thirty-years-war/freiburg/17-days/verdicts';
import { counted } from '../../../../helpers/cases';
import type { Setting } from '../../../../helpers/positions/boardFile';
import { freiburg } from '../../../../helpers/positions/lastMoments';

const EXITS: Setting = { day: '9-august', side: 'B', exits: ['0301', '0401', '0501'] };
counted('freiburg:17.33', 'the way off the map is offered with its cost', () => {
  const state = freiburg('B 6-3 0303 | B 6-3 1010 | F 6-3 1212', EXITS);
  const draft = { kind: 'move', counter: state.counters[0]?.id ?? '', path: [], tracing: false };
  const { choices } = thirtyYearsWar.prompt(state, thirtyYearsWar.read.draft(draft));
  return [
    choices
      .filter(({ target }) => target.on === 'option' && target.id === 'exit')
      .map(({ label, cost }) => [label, cost]),
    [['Leave the map (by 0301)', '3 of 3 MP']],
  ];
});

counted('freiburg:17.37', 'exact ratios of the larger to the smaller', () => [
  [
    levelOfRatio(5, 5),
    levelOfRatio(19, 10),
    levelOfRatio(20, 10),
    levelOfRatio(29, 10),
    levelOfRatio(30, 10),
    levelOfRatio(1, 0),
    levelOfRatio(0, 0),
  ],
  ['Draw', 'Marginal', 'Substantive', 'Substantive', 'Decisive', 'Decisive', 'Draw'],
]);
