/** What the rules of Rocroi say to a first-time player. */
import type { HintRule } from '../play/tables';
import { chargeHint } from '../standard/hints';
import { lossesOf } from './19-demoralization';

export const ROCROI_HINTS: readonly HintRule[] = [
  chargeHint('rocroi:16.0'),
  {
    id: 'levels',
    rule: 'rocroi:19.0',
    text: 'The Strength Points that an army loses are counted together. At the level of a part of it that part is demoralized, which is worth points to the enemy.',
    comesUp: (board) => (board.scenario.sides.some(({ id }) => lossesOf(board, id) > 0) ? [] : null),
  },
];
