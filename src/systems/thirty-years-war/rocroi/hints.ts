/** What the rules of Rocroi say to a first-time player. */
import type { HintRule } from '../play/tables';
import { chargeHint } from '../standard/hints';
import type { Board } from '../state/board';
import { counted, listed } from '../wording';
import { categoriesOf, levelOf, lossesOf } from './19-demoralization';

export const ROCROI_HINTS: readonly HintRule[] = [
  chargeHint('rocroi:16.0'),
  {
    id: 'levels',
    rule: 'rocroi:19.0',
    text: 'The Strength Points that a whole army has lost are added up. Each part of it has a total at which it loses heart: it is demoralized, and the enemy scores points for that.',
    example: nearestLevel,
    comesUp: (board) => (board.scenario.sides.some(({ id }) => lossesOf(board, id) > 0) ? [] : null),
  },
];

/**
 * `The Spanish have lost 4 Strength Points so far; the next total is 100, for Spanish cavalry.` Of the side that has
 * lost most; without a level before it only what it has lost; '' before any loss. @rule rocroi:19.1
 */
function nearestLevel(board: Board): string {
  const { sides } = board.scenario;
  const [side] = sides.toSorted((one, other) => lossesOf(board, other.id) - lossesOf(board, one.id));
  if (!side || lossesOf(board, side.id) === 0) return '';
  const ahead = categoriesOf(board.scenario, side.id).filter(({ id }) => !board.demoralized.includes(id));
  const next = Math.min(...ahead.map((category) => levelOf(board, category)));
  const whose = ahead.filter((category) => levelOf(board, category) === next).map(({ name }) => name);
  const lost = `The ${side.name} have lost ${counted(lossesOf(board, side.id), 'Strength Point')} so far`;
  return whose.length > 0 ? `${lost}; the next total is ${next}, for ${listed(whose)}.` : `${lost}.`;
}
