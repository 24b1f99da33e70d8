/** Cases 19.5, 19.51 and 19.53 of Freiburg: walls. S stands for the Bavarians, who own the town. */

import { boardOf } from '../../../../../src/systems/thirty-years-war/engine/boards';
import { battleFigures } from '../../../../../src/systems/thirty-years-war/standard/08-combat/strength';
import { counted } from '../../../../helpers/cases';
import { after, attack, attempt, obligations, odds, reasons } from '../../../../helpers/positions/board';
import { combat, on } from '../../../../helpers/positions/gates';

counted('freiburg:19.51', 'such a wall is named by the hexes beside it, the lower one first', () => [
  ['0506', '0706'].flatMap((from) =>
    reasons(combat(`F 6-3 ${from} | S 6-3 0606`), attack([from], ['0606'])).map(
      ({ text }) => text.match(/the wall .* 0\d{3}/)?.[0],
    ),
  ),
  ['the wall between 0506 and 0606', 'the wall between 0606 and 0706'],
]);
counted('freiburg:19.51', 'the defender is not doubled by the wall, and the receipt says so', () => {
  const state = combat('S 6-3 0606 | F 6-3 0506', { side: 'S' });
  const command = attack(['0606'], ['0506'])(state);
  const items = command.do === 'attack' ? battleFigures(boardOf(state), command).items : [];
  return [
    [
      odds(state, attack(['0606'], ['0506'])),
      items.map(({ because }) => because).filter((t) => /teeth/.test(t)),
    ],
    ['6:6 1-1', ['F 6-3 is attacked over the teeth of an unbreached wall by S 6-3 (0606)']],
  ];
});

counted('freiburg:19.53', 'no Zone of Control reaches over a wall or a gateway, inwards or outwards', () => [
  [
    obligations(combat('F 6-3 0506 | S 6-3 0606')),
    obligations(combat('F 6-3 0605 | S 6-3 0606')),
    obligations(combat('F 6-3 0608 | S 6-3 0607')),
    obligations(combat('F 6-3 0606 | S 6-3 0607')),
  ],
  [[], [], [], ['f0606', 's0607']],
]);

counted(
  'freiburg:19.53',
  'a Leader helps a disrupted unit over a wall: distance is all that 10.21 asks',
  () => {
    const state = on('S leader2 0606 | S 6-3* 0506 | F 6-3 0101', { side: 'S', phase: 'disruptionRemoval' });
    const tried = (die: number) => after(state, attempt('0506'), [die]).state.counters[1]?.disrupted;
    return [
      [tried(2), tried(3)],
      [true, false],
    ];
  },
);
