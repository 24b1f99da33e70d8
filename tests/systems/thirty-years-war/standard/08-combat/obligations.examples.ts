/** Cases 8.0 to 8.12: what combat is, and who must fight. */
import { counted } from '../../../../helpers/cases';
import { attack, board, endPhase, played, reasons, refused } from '../../../../helpers/positions/board';
import type { Ground } from '../../../../helpers/positions/boardFile';

const combat = (line: string, map: Ground = {}, options: { readonly [option: string]: string } = {}) =>
  board(line, { phase: 'combat', map, options });

counted('8.0', 'separate combats are resolved in either order, but all of them in this phase', () => {
  const line = 'F 8-3 0605 | S 10-2 0606 | F 8-3 0205 | S 10-2 0206';
  const [first, second] = [attack(['0605'], ['0606']), attack(['0205'], ['0206'])];
  const one = played(combat(line), [first, 3]);
  const both = played(combat(line), [second, 3], [first, 3]);
  return [
    [refused(reasons(one, endPhase())), refused(reasons(both, endPhase()))],
    [['8.11 s0206', '8.12 f0205'], []],
  ];
});
