/** Cases 16.1 and 16.2 of Freiburg: cavalry and entrenchments, the cavalry charge. S stands for the Bavarians. */

import { counted, illegal, legal } from '../../../../helpers/cases';
import {
  attack,
  board,
  chooseDisrupted,
  move,
  odds,
  played,
  reasons,
  spent,
  standing,
} from '../../../../helpers/positions/board';
import type { Setting } from '../../../../helpers/positions/boardFile';

const MAP = { entrenchment: ['0606', '0608'], worksOf: 'S' } as const;
const on = (line: string, setting: Setting = {}) => board(line, { map: MAP, rules: 'freiburg', ...setting });
const combat = (line: string, setting: Setting = {}) =>
  board(line, { phase: 'combat', rules: 'freiburg', ...setting });
const charge = (from: readonly string[], to: readonly string[]) => attack(from, to, { charge: true });
const CHARGE = charge(['0605'], ['0606']);

illegal(
  'freiburg:16.1',
  'French cavalry does not ride into a hex that a Bavarian unit in a work controls',
  () => reasons(on('F 3-8 0603 | S 6-3 0606'), move('0603', '0604 0605')),
  ['f0603', 's0606', '0605'],
);
illegal(
  'freiburg:16.1',
  'nor through one',
  () => reasons(on('F 3-8 0603 | S 6-3 0606'), move('0603', '0604 0605 0505')),
  ['f0603', 's0606', '0605'],
);
illegal(
  'freiburg:16.1',
  'disrupted cavalry neither',
  () => reasons(on('F 3-8* 0603 | S 6-3 0606'), move('0603', '0604 0605')),
  ['f0603', 's0606', '0605'],
);
illegal(
  'freiburg:16.1',
  'Bavarian cavalry in a work closes the hex as well',
  () => reasons(on('F 3-8 0603 | S 2-8 0606'), move('0603', '0604 0605')),
  ['f0603', 's0606', '0605'],
);
legal('freiburg:16.1', 'French infantry may', () =>
  reasons(on('F 6-3 0603 | S 6-3 0606'), move('0603', '0604 0605')),
);
legal('freiburg:16.1', 'and a French Leader', () =>
  reasons(on('F leader3 0603 | S 6-3 0606'), move('f0603l', '0604 0605')),
);
legal('freiburg:16.1', 'a disrupted Bavarian unit in a work controls nothing', () =>
  reasons(on('F 3-8 0603 | S 6-3* 0606'), move('0603', '0604 0605')),
);
legal('freiburg:16.1', 'a Bavarian unit outside of the works stops no one', () =>
  reasons(on('F 3-8 0603 | S 6-3 0607'), move('0603', '0604 0605 0706')),
);
legal('freiburg:16.1', 'across a river without a bridge there is no such control', () =>
  reasons(
    on('F 3-8 0603 | S 6-3 0606', { map: { ...MAP, rivers: [['0605', '0606']] } }),
    move('0603', '0604 0605'),
  ),
);
legal('freiburg:16.1', 'Bavarian cavalry rides where it likes', () =>
  reasons(on('S 2-8 0603 | S 6-3 0606', { side: 'S' }), move('0603', '0604 0605')),
);
counted('freiburg:16.1', 'French cavalry enters an entrenchment free of Bavarian control for 3', () => [
  spent(on('F 3-8 0604'), '0604', '0605 0606'),
  4,
]);
counted('freiburg:16.1', 'disrupted, it enters one as a hex like any other', () => [
  spent(on('F 3-8* 0605'), '0605', '0606'),
  1,
]);
illegal(
  'freiburg:16.1',
  'but not one that a neighbouring work controls',
  () =>
    reasons(
      on('F 3-8 0604 | S 6-3 0607', { map: { ...MAP, entrenchment: ['0606', '0607'] } }),
      move('0604', '0605 0606'),
    ),
  ['f0604', 's0607', '0606'],
);
illegal(
  'freiburg:16.1',
  'nor one that a Bavarian unit beside the works controls',
  () => reasons(on('F 3-8 0604 | S 6-3 0607'), move('0604', '0605 0606')),
  ['f0604', 's0607', '0606'],
);
illegal(
  'freiburg:16.1',
  'disrupted, not either, and not in passing',
  () => reasons(on('F 3-8* 0605 | S 2-8 0706'), move('0605', '0606 0506')),
  ['f0605', 's0706', '0606'],
);
counted('freiburg:16.1', 'the refusal tells control out of works from control of works', () => {
  const told = (line: string, path: string, works: readonly string[]) =>
    reasons(on(line, { map: { ...MAP, entrenchment: works } }), move('0604', path)).map(({ text }) =>
      text.slice(0, text.indexOf(';')),
    );
  return [
    [
      told('F 3-8 0604 | S 6-3 0606', '0605', ['0606']),
      told('F 3-8 0604 | S 6-3 0607', '0605 0606', ['0606']),
      told('F 3-8 0604 | S 6-3 0607 | S 6-3 0706', '0605 0606', ['0606', '0607']),
    ],
    [
      ['S 6-3 (0606) controls that hex (0605) out of an entrenchment'],
      ['S 6-3 (0607) controls that entrenchment (0606)'],
      ['S 6-3 (0607) controls that hex (0606) out of an entrenchment'],
    ],
  ];
});
counted('freiburg:16.1', 'the refusal lights the hex, and where all stand who control it', () => {
  const [against] = reasons(on('F 3-8 0604 | S 6-3 0607 | S 6-3 0706'), move('0604', '0605 0606'));
  return [
    against?.where.flatMap((shape) => (shape.kind === 'places' ? shape.places : [])).toSorted(),
    ['0604', '0606', '0607', '0706'],
  ];
});
legal('freiburg:16.1', 'one beside a disrupted Bavarian unit is free', () =>
  reasons(on('F 3-8 0604 | S 6-3* 0607'), move('0604', '0605 0606')),
);
legal('freiburg:16.1', 'one parted from a Bavarian unit by a river is free', () =>
  reasons(
    on('F 3-8 0604 | S 6-3 0607', { map: { ...MAP, rivers: [['0606', '0607']] } }),
    move('0604', '0605 0606'),
  ),
);
illegal('12.0', 'Bavarian cavalry enters no entrenchment at Freiburg either', () =>
  reasons(on('S 2-8 0605', { side: 'S' }), move('0605', '0606')),
);
legal('6.31', 'the way of a stacked horseman leads round the controlled hexes', () =>
  reasons(on('F 3-8 0603 | F 3-8 0602 | S 6-3 0606'), move('0602', '0603')),
);

legal('freiburg:16.2', 'cavalry charges disrupted infantry', () =>
  reasons(combat('F 3-8 0605 | S 6-3* 0606'), CHARGE),
);
illegal(
  'freiburg:16.2',
  'infantry alone does not charge',
  () => reasons(combat('F 6-3 0605 | S 6-3* 0606'), CHARGE),
  ['f0605'],
);
counted('freiburg:16.2', 'charging doubles its strength: 3 attacks with 6 against 3', () => [
  odds(combat('F 3-8 0605 | S 6-3* 0606'), CHARGE),
  '6:3 2-1',
]);
legal('freiburg:16.21', 'two disrupted infantry units may be charged together', () =>
  reasons(combat('F 3-8 0609 | S 6-3* 0610 | S 6-3* 0710'), charge(['0609'], ['0610', '0710'])),
);
illegal(
  'freiburg:16.21',
  'demoralized infantry in good order is not charged, unlike at Rocroi',
  () => reasons(combat('F 3-8 0605 | S 6-3 0606', { demoralized: ['bavarian'] }), CHARGE),
  ['s0606'],
);
illegal(
  'freiburg:16.21',
  'cavalry is not charged, disrupted or not',
  () => reasons(combat('F 3-8 0605 | S 2-8* 0606'), CHARGE),
  ['s0606'],
);
illegal(
  'freiburg:16.21',
  'one defender in good order forbids the charge',
  () => reasons(combat('F 3-8 0609 | S 6-3* 0610 | S 6-3 0710'), charge(['0609'], ['0610', '0710'])),
  ['s0710'],
);
illegal('12.0', 'a charge does not lead into an entrenchment', () =>
  reasons(combat('F 3-8 0605 | S 6-3* 0606', { map: MAP }), CHARGE),
);
counted('freiburg:16.22', 'all attacking cavalry charges or none does', () => {
  const two = combat('F 3-8 0605 | F 2-8 0706 | S 6-3* 0606');
  return [
    [odds(two, attack(['0605', '0706'], ['0606'])), odds(two, charge(['0605', '0706'], ['0606']))],
    ['5:3 1-1', '10:3 3-1'],
  ];
});
counted('freiburg:16.23', 'only the cavalry’s own strength is doubled: twice 3, and 3, and 6', () => {
  const state = combat('F 3-8 0605 | F leader3 0605 | F 6-3 0706 | S 6-3* 0606');
  const leaders = [['f0605l', 'f0605']] as const;
  return [odds(state, attack(['0605', '0706'], ['0606'], { charge: true, leaders })), '15:3 5-1'];
});
counted('freiburg:16.24', 'charging cavalry ends disrupted and nothing worse', () => [
  standing(played(combat('F 3-8 0605 | S 6-3* 0606'), [CHARGE, 6])),
  ['f0605 0605 disrupted', 's0606 eliminated'],
]);
counted('freiburg:16.24', 'an Ad or an Ae strikes the infantry beside it only', () => [
  standing(played(combat('F 1-8 0605 | F 1-3 0706 | S 30-3* 0606'), [charge(['0605', '0706'], ['0606']), 6])),
  ['f0605 0605 disrupted', 'f0706 eliminated', 's0606 0606 disrupted'],
]);
counted('freiburg:16.25', 'its printed strength counts toward the 6 of a Dx; the rest is chosen', () => {
  const line = 'F 3-8 0605 | F 4-3 0706 | F 4-3 0707 | S 6-3* 0606';
  const state = played(combat(line), [charge(['0605', '0706', '0707'], ['0606']), 5]);
  const needed = state.pending?.kind === 'chooseDisrupted' ? state.pending.needed : 0;
  return [
    [needed, standing(played(state, chooseDisrupted('f0706')))],
    [3, ['f0605 0605 disrupted', 'f0706 0706 disrupted', 'f0707 0707', 's0606 eliminated']],
  ];
});
