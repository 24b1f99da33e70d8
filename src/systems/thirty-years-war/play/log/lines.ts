/** Words and parts that several lines of the log share. */

import type { SideId } from '../../../../core/contract/values';
import { hexAt } from '../../../../core/hex/hex';
import { EXIT } from '../../engine/commandParts';
import type { LogLine } from '../../rulebook/cited';
import type { Piece } from '../../state/piece';
import { hexNumberOf, type Position, positionOf, sideOf } from '../../state/position';
import type { State } from '../../state/state';
import { wayFrom } from '../../wording';

/** `moves two hexes ahead (1812 → 1612)`; onto the map and off it: by which hex. */
export function wayInWords(
  position: Position,
  piece: Piece,
  path: readonly string[],
  verb = 'moves',
): string {
  const { grid } = position.field;
  const [last = '', before] = [path.at(-1), path.at(-2)];
  if (last === EXIT) return `leaves the map (by ${before ?? hexNumberOf(position, piece)})`;
  if (piece.hex < 0) return `enters the map (${last})`;
  const to = hexAt(grid, last);
  return `${verb} ${wayFrom(position, piece, to)} (${hexNumberOf(position, piece)} → ${last})`;
}

/** A line without counters and places. */
export function line(text: string, side: SideId | null): LogLine {
  return { text, side, receipt: null, counters: [], where: [] };
}

/** Who holds a piece. */
export function sideFor(state: State, piece: Piece): SideId {
  return sideOf(state, piece.side);
}

/** What a line is about: the counters, and the hexes they stand in. */
export function about(state: State, pieces: readonly Piece[]): Pick<LogLine, 'counters' | 'where'> {
  const position = positionOf(state);
  const places = pieces.filter((piece) => piece.hex >= 0).map((piece) => hexNumberOf(position, piece));
  return {
    counters: pieces.map((piece) => piece.id),
    where: places.length > 0 ? [{ kind: 'places', places }] : [],
  };
}
