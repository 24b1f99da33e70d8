/** Cases 16.0 to 16.15 of Rocroi: the cavalry charge. */

import { counted, illegal, legal } from '../../../helpers/cases';
import {
  attack,
  board,
  chooseDisrupted,
  odds,
  after as outcomeOf,
  played,
  reasons,
  standing,
} from '../../../helpers/positions/board';
import type { Setting } from '../../../helpers/positions/boardFile';

const combat = (line: string, setting: Setting = {}) =>
  board(line, { phase: 'combat', rules: 'rocroi', ...setting });
const charge = (from: readonly string[], to: readonly string[]) => attack(from, to, { charge: true });
const CHARGE = charge(['0605'], ['0606']);
const after = (line: string, from: readonly string[], die: number) =>
  standing(played(combat(line), [charge(from, ['0606']), die]));

legal('rocroi:16.0', 'cavalry charges disrupted infantry', () =>
  reasons(combat('F 4-6 0605 | S 10-2* 0606'), CHARGE),
);
legal('rocroi:16.0', 'cavalry charges undisrupted infantry of a demoralized category', () =>
  reasons(combat('F 4-6 0605 | S 10-2 0606 italian', { demoralized: ['italian'] }), CHARGE),
);
legal('rocroi:16.0', 'the Royaux, demoralized with the cavalry, are infantry and are charged', () =>
  reasons(combat('S 4-6 0605 | F 15-3 0606 royaux', { side: 'S', demoralized: ['french-cavalry'] }), CHARGE),
);
illegal(
  'rocroi:16.0',
  'infantry alone does not charge',
  () => reasons(combat('F 8-3 0605 | S 10-2* 0606'), CHARGE),
  ['f0605'],
);
illegal('8.3', 'by the standard rules alone no one charges', () =>
  reasons(combat('F 4-6 0605 | S 10-2* 0606', { rules: 'standard' }), CHARGE),
);
counted(
  'rocroi:16.0',
  'charging doubles its strength: 4 attacks with 8 against the 5 of a disrupted 10-2',
  () => [odds(combat('F 4-6 0605 | S 10-2* 0606'), CHARGE), '8:5 1-1'],
);
counted('rocroi:16.0', 'against undisrupted demoralized infantry it does as well', () => [
  odds(combat('F 4-6 0605 | S 8-2 0606 italian', { demoralized: ['italian'] }), CHARGE),
  '8:8 1-1',
]);
counted('rocroi:16.0', 'a defender across a stream is doubled all the same', () => [
  odds(combat('F 4-6 0605 | S 10-2* 0606', { map: { streams: [['0605', '0606']] } }), CHARGE),
  '8:10 1-2',
]);
counted('rocroi:16.0', 'charging out of marsh the doubled strength is halved', () => [
  odds(combat('F 4-6 0605 | S 8-2* 0606', { map: { marsh: ['0605'] } }), CHARGE),
  '4:4 1-1',
]);
illegal(
  '12.0',
  'a charge does not open the woods',
  () => reasons(combat('F 4-6 0605 | S 10-2* 0606', { map: { woods: ['0606'] } }), CHARGE),
  ['f0605', 's0606'],
);

legal('rocroi:16.11', 'two disrupted infantry units may be charged together', () =>
  reasons(combat('F 4-6 0609 | S 10-2* 0610 | S 8-2* 0710'), charge(['0609'], ['0610', '0710'])),
);
illegal(
  'rocroi:16.11',
  'infantry in good order is not charged',
  () => reasons(combat('F 4-6 0605 | S 10-2 0606'), CHARGE),
  ['s0606'],
);
illegal(
  'rocroi:16.11',
  'cavalry is not charged, disrupted or not',
  () => reasons(combat('F 4-6 0605 | S 4-6* 0606'), CHARGE),
  ['s0606'],
);
illegal(
  'rocroi:16.11',
  'demoralized cavalry is not charged',
  () => reasons(combat('F 4-6 0605 | S 4-6 0606', { demoralized: ['spanish-cavalry'] }), CHARGE),
  ['s0606'],
);
illegal(
  'rocroi:16.11',
  'all defenders must be such infantry: one in good order forbids the charge',
  () => reasons(combat('F 4-6 0609 | S 10-2* 0610 | S 8-2 0710'), charge(['0609'], ['0610', '0710'])),
  ['s0710'],
);
illegal(
  'rocroi:16.11',
  'the demoralization of another category does not help',
  () => reasons(combat('F 4-6 0605 | S 10-2 0606', { demoralized: ['italian'] }), CHARGE),
  ['s0606'],
);

const TWO = 'F 4-6 0605 | F 6-6 0706 | S 10-2* 0606';
legal('rocroi:16.12', 'charging is voluntary', () =>
  reasons(combat(TWO), attack(['0605', '0706'], ['0606'])),
);
counted('rocroi:16.12', 'all attacking cavalry charges or none does', () => [
  [
    odds(combat(TWO), attack(['0605', '0706'], ['0606'])),
    odds(combat(TWO), charge(['0605', '0706'], ['0606'])),
  ],
  ['10:5 2-1', '20:5 4-1'],
]);
counted('rocroi:16.12', 'cavalry that attacks without charging is not disrupted by it', () => [
  standing(played(combat(TWO), [attack(['0605', '0706'], ['0606']), 4])),
  ['f0605 0605', 'f0706 0706', 's0606 0606 disrupted'],
]);
counted('rocroi:16.12', 'in another battle of the same phase other cavalry need not charge', () => {
  const state = played(combat(`${TWO} | F 4-6 0101 | S 8-2* 0102`), [charge(['0605', '0706'], ['0606']), 6]);
  return [odds(state, attack(['0101'], ['0102'])), '4:4 1-1'];
});

const MIXED = 'F 4-6 0605 | F leader2 0605 | F 8-3 0706 | S 10-2* 0606';
legal('rocroi:16.13', 'infantry and Leaders join in', () =>
  reasons(
    combat(MIXED),
    attack(['0605', '0706'], ['0606'], { charge: true, leaders: [['f0605l', 'f0605']] }),
  ),
);
counted('rocroi:16.13', 'only the cavalry’s own strength is doubled: twice 4, and 2, and 8', () => {
  const leaders = [['f0605l', 'f0605']] as const;
  return [odds(combat(MIXED), attack(['0605', '0706'], ['0606'], { charge: true, leaders })), '18:5 3-1'];
});

const JOINT = 'F 2-6 0605 | F 1-3 0706 | S 30-2* 0606';
const ENDS: readonly (readonly [
  name: string,
  line: string,
  from: readonly string[],
  die: number,
  ends: readonly string[],
])[] = [
  ['no effect', 'F 4-6 0605 | S 10-2* 0606', ['0605'], 3, ['f0605 0605 disrupted', 's0606 0606 disrupted']],
  ['Dd', 'F 4-6 0605 | S 10-2* 0606', ['0605'], 1, ['f0605 0605 disrupted', 's0606 eliminated']],
  ['De', 'F 10-6 0605 | S 10-2* 0606', ['0605'], 1, ['f0605 0605 disrupted', 's0606 eliminated']],
  ['Ad', 'F 4-6 0605 | S 10-2* 0606', ['0605'], 6, ['f0605 0605 disrupted', 's0606 0606 disrupted']],
  ['Ae', 'F 1-6 0605 | S 20-2* 0606', ['0605'], 6, ['f0605 0605 disrupted', 's0606 0606 disrupted']],
];
for (const [name, line, from, die, ends] of ENDS) {
  counted('rocroi:16.14', `charging cavalry ends disrupted and nothing worse: ${name}`, () => [
    after(line, from, die),
    ends,
  ]);
}
counted('rocroi:16.14', 'infantry that attacked with it suffers the Ae in full', () => [
  after(JOINT, ['0605', '0706'], 6),
  ['f0605 0605 disrupted', 'f0706 eliminated', 's0606 0606 disrupted'],
]);
counted('rocroi:16.14', 'and the Ad', () => [
  after('F 2-6 0605 | F 6-3 0706 | S 20-2* 0606', ['0605', '0706'], 6),
  ['f0605 0605 disrupted', 'f0706 0706 disrupted', 's0606 0606 disrupted'],
]);
counted(
  'rocroi:16.14',
  'when De empties the hex, a lone Leader there is safe from the disrupted cavalry',
  () => [
    standing(played(combat('F 10-6 0605 | S 10-2* 0606 | S leader1 0606'), [CHARGE, 1]), 's0606', 's0606l'),
    ['s0606 eliminated', 's0606l 0606'],
  ],
);

/** 4 charging and two 6-3s, 20 against 5 and a 5: an exchange against a face of 10. */
const EXCHANGE = 'F 4-6 0605 | F 6-3 0706 | F 6-3 0707 | S 10-2* 0606';
const exchange = () => played(combat(EXCHANGE), [charge(['0605', '0706', '0707'], ['0606']), 5]);
legal('rocroi:16.15', 'the charging 4-6 counts toward the 10 of a Dx: one 6-3 makes up the rest', () =>
  reasons(exchange(), chooseDisrupted('f0706')),
);
illegal('8.61', 'it is disrupted anyway and cannot be chosen in its place', () =>
  reasons(exchange(), chooseDisrupted('f0605')),
);
counted('rocroi:16.15', 'cavalry and chosen infantry end disrupted, the other infantry does not', () => [
  standing(played(exchange(), chooseDisrupted('f0706'))),
  ['f0605 0605 disrupted', 'f0706 0706 disrupted', 'f0707 0707', 's0606 eliminated'],
]);
counted('rocroi:16.15', 'where the cavalry alone is enough no infantry is disrupted', () => [
  after('F 10-6 0605 | F 5-3 0706 | S 10-2* 0606', ['0605', '0706'], 6),
  ['f0605 0605 disrupted', 'f0706 0706', 's0606 eliminated'],
]);
counted('rocroi:16.15', 'its printed strength counts, not the doubled one', () => {
  const state = played(combat('F 6-6 0605 | F 4-3 0706 | F 4-3 0707 | S 10-2* 0606'), [
    charge(['0605', '0706', '0707'], ['0606']),
    5,
  ]);
  return [state.pending?.kind === 'chooseDisrupted' && state.pending.needed, 4];
});
counted('rocroi:16.15', 'and only the cavalry is said to be', () => {
  const state = combat('F 10-6 0605 | F 5-3 0706 | S 10-2* 0606');
  const { events } = outcomeOf(state, charge(['0605', '0706'], ['0606']), [6]);
  return [events.flatMap((event) => (event.happened === 'unitsDisrupted' ? [event.units] : [])), [['f0605']]];
});
illegal('8.61', 'nor counted again beside the infantry that is chosen', () =>
  reasons(exchange(), chooseDisrupted('f0605', 'f0706')),
);
