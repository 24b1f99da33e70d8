/** Case 18.0 of Rocroi: increased Leader effects. */

import { counted } from '../../../helpers/cases';
import { attack, board } from '../../../helpers/positions/board';

type Options = { readonly [option: string]: string };
const INCREASED = { increasedLeaders: 'yes' };

const combat = (line: string, options: Options = INCREASED) =>
  board(line, { phase: 'combat', rules: 'rocroi', options });
const withDefaults = (line: string, from = ['0605'], to = ['0606']) => {
  const command = attack(from, to, { leaders: 'default' })(combat(line));
  return command.do === 'attack' ? command.leaders.map(({ leader, unit }) => `${leader} ${unit}`) : [];
};

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
