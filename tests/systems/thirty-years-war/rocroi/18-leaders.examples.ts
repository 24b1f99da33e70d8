/** Case 18.0 of Rocroi: increased Leader effects. */

import { counted, illegal, legal } from '../../../helpers/cases';
import {
  assign,
  attack,
  attempt,
  board,
  odds,
  played,
  reasons,
  refused,
  standing,
} from '../../../helpers/positions/board';

type Uses = readonly (readonly [leader: string, unit: string])[];
type Options = { readonly [option: string]: string };
const INCREASED = { increasedLeaders: 'yes' };

const combat = (line: string, options: Options = INCREASED) =>
  board(line, { phase: 'combat', rules: 'rocroi', options });
const against = (line: string, leaders: Uses, options?: Options) =>
  reasons(combat(line, options), attack(['0605'], ['0606'], { leaders }));
const withDefaults = (line: string, from = ['0605'], to = ['0606']) => {
  const command = attack(from, to, { leaders: 'default' })(combat(line));
  return command.do === 'attack' ? command.leaders.map(({ leader, unit }) => `${leader} ${unit}`) : [];
};
const recovers = (line: string, die: number, options: Options) => {
  const state = board(line, { phase: 'disruptionRemoval', rules: 'rocroi', options });
  return standing(played(state, [attempt('0606'), die]), 'f0606').join() === 'f0606 0606';
};

legal('rocroi:18.0', 'a Leader of 2 helps a unit two hexes away', () =>
  against('F 8-3 0605 | F leader2 0603 | S 10-2 0606', [['f0603l', 'f0605']]),
);
illegal(
  'rocroi:18.0',
  'and none three hexes away',
  () => against('F 8-3 0605 | F leader2 0602 | S 10-2 0606', [['f0602l', 'f0605']]),
  ['f0602l', 'f0605'],
);
legal('rocroi:18.0', 'a Leader of 3 does', () =>
  against('F 8-3 0605 | F leader3 0602 | S 10-2 0606', [['f0602l', 'f0605']]),
);
illegal(
  '10.11',
  'without the optional rule he must be in the hex',
  () => against('F 8-3 0605 | F leader2 0604 | S 10-2 0606', [['f0604l', 'f0605']], {}),
  ['f0604l', 'f0605'],
);
counted('rocroi:18.0', 'he adds his value to the unit that he helps', () => {
  const state = combat('F 8-3 0605 | F leader2 0603 | S 10-2 0606');
  return [odds(state, attack(['0605'], ['0606'], { leaders: [['f0603l', 'f0605']] })), '10:10 1-1'];
});
counted('rocroi:18.0', 'he may help another unit than the one he is stacked with', () => {
  const state = combat('F 8-3 0605 | F 4-6 0604 | F leader2 0604 | S 10-2 0606');
  return [odds(state, attack(['0605'], ['0606'], { leaders: [['f0604l', 'f0605']] })), '10:10 1-1'];
});
counted('rocroi:18.0', 'he adds to one unit of a battle only', () => {
  const leaders = [
    ['f0604l', 'f0605'],
    ['f0604l', 'f0706'],
  ] as const;
  const state = combat('F 8-3 0605 | F 8-3 0706 | F leader2 0604 | S 10-2 0606');
  const found = refused(reasons(state, attack(['0605', '0706'], ['0606'], { leaders })));
  return [found, ['rocroi:18.0 f0604l']];
});
counted('rocroi:18.0', 'and to one unit of the phase only', () => {
  const line = 'F 8-3 0605 | F 8-3 0405 | F leader3 0504 | S 10-2 0606 | S 10-2 0406';
  const first = attack(['0605'], ['0606'], { leaders: [['f0504l', 'f0605']] });
  const second = attack(['0405'], ['0406'], { leaders: [['f0504l', 'f0405']] });
  return [refused(reasons(played(combat(line), [first, 3]), second)), ['rocroi:18.0 f0504l']];
});
illegal('10.13', 'two Leaders within reach do not both help one unit', () =>
  against('F 8-3 0605 | F leader2 0603 | F leader1 0604 | S 10-2 0606', [
    ['f0603l', 'f0605'],
    ['f0604l', 'f0605'],
  ]),
);

const OWN = 'F 8-3 0605 | S 10-2 0606 | S leader2 0606';
illegal(
  'rocroi:18.0',
  'a Leader must be added to the unit of his own hex when it is attacked',
  () => against(OWN, []),
  ['s0606', 's0606l'],
);
legal('rocroi:18.0', 'with him the attack is declared', () => against(OWN, [['s0606l', 's0606']]));
illegal(
  'rocroi:18.0',
  'another Leader in his place will not do',
  () => against(`${OWN} | S leader2 0607`, [['s0607l', 's0606']]),
  ['s0606', 's0606l'],
);
legal('rocroi:18.0', 'unless he was already used in this phase', () =>
  against('F 8-3 0605 | S 10-2 0606 | S leader2 0606 fought', []),
);
legal('rocroi:18.0', 'of several Leaders in the hex any one will do', () =>
  against(`${OWN} | S leader1 0606`, [['s0606lb', 's0606']]),
);
illegal('rocroi:18.0', 'but one of them must', () => against(`${OWN} | S leader1 0606`, []), [
  's0606',
  's0606l',
  's0606lb',
]);
legal('rocroi:18.0', 'the Leader of an attacking unit is not bound', () =>
  against('F 8-3 0605 | F leader2 0605 | S 10-2 0606', []),
);
legal('rocroi:18.0', 'nor is a Leader bound whose unit is not attacked', () =>
  against('F 8-3 0605 | S 10-2 0606 | S 8-2 0607 | S leader2 0607', []),
);
illegal(
  'rocroi:18.0',
  'a defender who is asked must add him too',
  () => {
    const options = { ...INCREASED, askDefender: 'yes' };
    return reasons(played(combat(OWN, options), attack(['0605'], ['0606'])), assign());
  },
  ['s0606', 's0606l'],
);

counted('rocroi:18.0', 'unless stated otherwise the best Leader of the hex is added', () => [
  withDefaults(`F 8-3 0605 | S 10-2 0606 | S leader1 0606 | S leader2 0606`),
  ['s0606lb s0606'],
]);
counted(
  'rocroi:18.0',
  'unless stated otherwise he is kept for the unit of his own hex while it may be attacked',
  () => [withDefaults('F 8-3 0605 | F 8-3 0707 | S 10-2 0606 | S 8-2 0607 | S leader2 0607'), []],
);
counted('rocroi:18.0', 'and helps another when his own unit cannot be attacked any more', () => [
  withDefaults('F 8-3 0605 | F 8-3 0608 fought | S 10-2 0606 | S 8-2 0607 fought | S leader2 0607'),
  ['s0607l s0606'],
]);
counted('rocroi:18.0', 'or when no one is next to it', () => [
  withDefaults('F 8-3 0605 | S 10-2 0606 | S 8-2 0608 | S leader2 0608'),
  ['s0608l s0606'],
]);
counted('rocroi:18.0', 'unless stated otherwise the strongest unit within reach is helped', () => [
  withDefaults('F 4-6 0605 | F 8-3 0706 | F leader1 0705 | S 10-2 0606', ['0605', '0706']),
  ['f0705l f0706'],
]);
counted('rocroi:18.0', 'of two the better Leader is given to the stronger unit, one each', () => [
  withDefaults('F 8-3 0605 | F 4-6 0706 | F leader1 0705 | F leader2 0704 | S 10-2 0606', ['0605', '0706']),
  ['f0704l f0605', 'f0705l f0706'],
]);
counted('rocroi:18.0', 'an attacker’s Leader is bound neither to his own unit nor kept for it', () => [
  [
    withDefaults('F 4-6 0605 | F 8-3 0706 | F leader1 0605 | S 10-2 0606', ['0605', '0706']),
    withDefaults('F 8-3 0605 | F 4-6 0604 | F leader2 0604 | S 10-2 0606 | S 4-6 0603'),
  ],
  [['f0605l f0706'], ['f0604l f0605']],
]);
counted('rocroi:18.0', 'of two defenders the weaker has its own Leader, and the stronger none', () => [
  withDefaults('F 8-3 0609 | S 10-2 0610 | S 4-6 0710 | S leader2 0710', ['0609'], ['0610', '0710']),
  ['s0710l s0710'],
]);
counted(
  'rocroi:18.0',
  'of equal Leaders and units the first in the list, in whatever order they are chosen',
  () => [
    [
      withDefaults('F 8-3 0605 | F 8-3 0706 | F leader1 0705 | S 10-2 0606', ['0706', '0605']),
      withDefaults('F leader1 0806 | F 4-6 0605 | F 8-3 0706 | F leader1 0705 | S 10-2 0606', [
        '0605',
        '0706',
      ]),
    ],
    [['f0705l f0605'], ['f0705l f0605', 'f0806l f0706']],
  ],
);

counted('rocroi:18.0', 'in Disruption Removal a Leader of 2 helps three hexes away and not four', () => [
  [
    recovers('F 4-6* 0606 | F leader2 0603', 3, INCREASED),
    recovers('F 4-6* 0606 | F leader2 0602', 3, INCREASED),
  ],
  [true, false],
]);
counted('rocroi:18.0', 'by the other reading two hexes away and not three', () => {
  const options = { ...INCREASED, leaderRemovalRadius: 'value' };
  return [
    [
      recovers('F 4-6* 0606 | F leader2 0604', 3, options),
      recovers('F 4-6* 0606 | F leader2 0603', 3, options),
    ],
    [true, false],
  ];
});
counted('rocroi:18.0', 'without the optional rule one hex away and not two', () => [
  [recovers('F 4-6* 0606 | F leader2 0605', 3, {}), recovers('F 4-6* 0606 | F leader2 0604', 3, {})],
  [true, false],
]);
counted('rocroi:18.0', 'the distance is counted in hexes, whatever stands or flows between', () => {
  const map = { rivers: [['0605', '0606']], forest: ['0604'] } as const;
  const line = 'F 4-6* 0606 | F leader2 0603';
  const state = board(line, { phase: 'disruptionRemoval', rules: 'rocroi', options: INCREASED, map });
  return [standing(played(state, [attempt('0606'), 3]), 'f0606'), ['f0606 0606']];
});
illegal(
  'rocroi:18.0',
  'of two attacked units each has its own Leader, not the other’s',
  () => {
    const state = combat('F 8-3 0609 | S 10-2 0610 | S leader2 0610 | S 4-6 0710 | S leader1 0710');
    const leaders = [
      ['s0610l', 's0710'],
      ['s0710l', 's0610'],
    ] as const;
    return reasons(state, attack(['0609'], ['0610', '0710'], { leaders }));
  },
  ['s0610', 's0610l'],
);
