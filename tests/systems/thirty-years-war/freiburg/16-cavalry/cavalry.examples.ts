/** Cases 16.1 and 16.2 of Freiburg: cavalry and entrenchments, the cavalry charge. S stands for the Bavarians. */

import { counted } from '../../../../helpers/cases';
import {
  attack,
  board,
  chooseDisrupted,
  move,
  odds,
  played,
  reasons,
  standing,
} from '../../../../helpers/positions/board';
import type { Setting } from '../../../../helpers/positions/boardFile';

const MAP = { entrenchment: ['0606', '0608'], worksOf: 'S' } as const;
const on = (line: string, setting: Setting = {}) => board(line, { map: MAP, rules: 'freiburg', ...setting });
const combat = (line: string, setting: Setting = {}) =>
  board(line, { phase: 'combat', rules: 'freiburg', ...setting });
const charge = (from: readonly string[], to: readonly string[]) => attack(from, to, { charge: true });

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

counted('freiburg:16.22', 'all attacking cavalry charges or none does', () => {
  const two = combat('F 3-8 0605 | F 2-8 0706 | S 6-3* 0606');
  return [
    [odds(two, attack(['0605', '0706'], ['0606'])), odds(two, charge(['0605', '0706'], ['0606']))],
    ['5:3 1-1', '10:3 3-1'],
  ];
});
counted('freiburg:16.25', 'its printed strength counts toward the 6 of a Dx; the rest is chosen', () => {
  const line = 'F 3-8 0605 | F 4-3 0706 | F 4-3 0707 | S 6-3* 0606';
  const state = played(combat(line), [charge(['0605', '0706', '0707'], ['0606']), 5]);
  const needed = state.pending?.kind === 'chooseDisrupted' ? state.pending.needed : 0;
  return [
    [needed, standing(played(state, chooseDisrupted('f0706')))],
    [3, ['f0605 0605 disrupted', 'f0706 0706 disrupted', 'f0707 0707', 's0606 eliminated']],
  ];
});
