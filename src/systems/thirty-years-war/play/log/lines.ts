/** Words and parts that several lines of the log share. */

import type { SideId } from '../../../../core/contract/values';
import { hexAt } from '../../../../core/hex/hex';
import { EXIT } from '../../engine/commandParts';
import type { LogLine } from '../../rulebook/cited';
import type { Board } from '../../state/board';
import type { Piece } from '../../state/piece';
import { hexNumberOf, sideOf } from '../../state/position';
import { wayFrom } from '../../wording';

/**
 * `moved two hexes (1812 → 1612)`; onto the map and off it: by which hex. A name like Gendarmes asks for no verb of its
 * own.
 */
export function wayInWords(board: Board, piece: Piece, path: readonly string[], verb = 'moved'): string {
  const { grid } = board.field;
  const [last = '', before] = [path.at(-1), path.at(-2)];
  if (last === EXIT) return `off the map (by ${before ?? hexNumberOf(board, piece)})`;
  if (piece.hex < 0) return `onto the map (${last})`;
  const to = hexAt(grid, last);
  return `${verb} ${wayFrom(board, piece, to, path.length)} (${hexNumberOf(board, piece)} → ${last})`;
}

/** A line without counters and places. */
export function line(text: string, side: SideId | null): LogLine {
  return { text, side, receipt: null, counters: [], where: [] };
}

/** Who holds a piece. */
export function sideFor(board: Board, piece: Piece): SideId {
  return sideOf(board, piece.side);
}

/** What a line is about: the counters, and the hexes they stand in. */
export function about(board: Board, pieces: readonly Piece[]): Pick<LogLine, 'counters' | 'where'> {
  const places = pieces.filter((piece) => piece.hex >= 0).map((piece) => hexNumberOf(board, piece));
  return {
    counters: pieces.map((piece) => piece.id),
    where: places.length > 0 ? [{ kind: 'places', places }] : [],
  };
}
