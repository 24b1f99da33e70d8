/** Cases 16.1 and 16.2 of Freiburg: cavalry and entrenchments, the cavalry charge. S stands for the Bavarians. */

import { counted } from '../../../../helpers/cases';
import { board, move, reasons } from '../../../../helpers/positions/board';
import type { Setting } from '../../../../helpers/positions/boardFile';

const MAP = { entrenchment: ['0606', '0608'], worksOf: 'S' } as const;
const on = (line: string, setting: Setting = {}) => board(line, { map: MAP, rules: 'freiburg', ...setting });

counted('freiburg:16.1', 'the refusal lights the hex, and where all stand who control it', () => {
  const [against] = reasons(on('F 3-8 0604 | S 6-3 0607 | S 6-3 0706'), move('0604', '0605 0606'));
  return [
    against?.where.flatMap((shape) => (shape.kind === 'places' ? shape.places : [])).toSorted(),
    ['0604', '0606', '0607', '0706'],
  ];
});
