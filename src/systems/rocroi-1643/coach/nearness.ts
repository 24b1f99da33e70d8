/** How far units are from the enemy: who has nobody near him does well to come nearer. */
import { OFF_MAP } from '../../../core/hex/hex';
import type { Board, Unit } from '../state/board';
import { apart } from '../state/near';
import type { SideIndex } from '../state/numbering';

/** To the nearest enemy unit that is not routed, in hexes; 0: there is none. */
export function fromEnemy(board: Board, { side, hex }: Pick<Unit, 'side' | 'hex'>): number {
  let least = Number.POSITIVE_INFINITY;
  for (const enemy of board.units)
    if (enemy.side !== side && enemy.hex !== OFF_MAP && enemy.order !== 'routed')
      least = Math.min(least, apart(board, hex, enemy.hex));
  return Number.isFinite(least) ? least : 0;
}

/** Of the corps that acts, if it is of that side, `each` for a hex: less the farther off its units are. */
export function nearness(board: Board, side: SideIndex, each: number): number {
  const { segment } = board;
  if (!segment?.corps || segment.side !== board.sideId(side)) return 0;
  const hexes = board.units
    .filter(({ corps, at, order }) => corps === segment.corps && at !== null && order === 'good')
    .reduce((sum, unit) => sum + fromEnemy(board, unit), 0);
  return -each * hexes;
}
