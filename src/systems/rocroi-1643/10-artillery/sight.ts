/** Lines of sight: case 10.2. From centre to centre, in whole numbers. */
import { type HexIndex, OFF_MAP } from '../../../core/hex/hex';
import { hexOfSegment, lineBetween, SINGLE } from '../../../core/hex/line';
import type { Board } from '../state/board';
import { rowAt } from '../state/field';

/** What blocks a hex that a line crosses; null: nothing. Leaders never do. @rule 10.2 */
function blocks(board: Board, hex: HexIndex): boolean {
  if (board.unitIn(hex) || board.batteryIn(hex)) return true;
  if (!rowAt(board.field, hex).blocksSight) return false;
  return board.options.woodEdges === 'block' || board.field.woodEdge[hex] === 0;
}

/**
 * The first hex, or the two beside the first hexside, that stops a line of sight; none: it is open. `held`: hexes that
 * are looked at as if a unit stood in them. @rule 10.2
 */
export function sightBlockedAt(
  board: Board,
  from: HexIndex,
  to: HexIndex,
  held: readonly HexIndex[] = [],
): readonly HexIndex[] {
  const { grid } = board.field;
  const line = lineBetween(grid, from, to);
  for (let segment = 0; segment < line.segments; segment++) {
    const one = hexOfSegment(grid, from, line, segment, 0);
    const other = hexOfSegment(grid, from, line, segment, 1);
    const hexes = other === SINGLE ? [one] : [one, other];
    // Beyond the edge of the map a line is free.
    if (hexes.every((hex) => hex !== OFF_MAP && (held.includes(hex) || blocks(board, hex)))) return hexes;
  }
  return [];
}
