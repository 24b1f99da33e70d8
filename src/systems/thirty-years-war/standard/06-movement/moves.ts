/**
 * The moves that can be made: each counter to each hex by its cheapest way, or by all ways there are. Cases 6.1 to
 * 6.33.
 */

import type { Asking } from '../../../../core/contract/rules';
import { type HexGrid, neighbour, numberOf, OFF_MAP } from '../../../../core/hex/hex';
import { EXIT } from '../../engine/commandParts';
import { inTurn } from '../../engine/inTurn';
import type { CommandOf } from '../../engine/types';
import type { HexNumber } from '../../scenario/map';
import type { Board } from '../../state/board';
import { lowestEqual } from '../../state/equals';
import type { Piece } from '../../state/piece';
import { cheapestExit, isFreeToMove, moveReasons, moverReasons } from './movement';
import { allowanceOf, openEntryHexes, reachOf, wayTo } from './reach';
import { mayStopByUsualWay } from './stacking';

type Move = CommandOf<'move'>;

/** To every hex where it may stop, and off the map, by the way that takes the least. */
export function* cheapestMoves(board: Board, asking: Asking): Generator<Move> {
  const { field } = board;
  const { grid } = field;
  for (const piece of inTurn(board.forces[board.phasingIndex], asking)) {
    if (!isFreeToMove(board, piece) || lowestEqual(board, piece.id) !== piece.id) continue;
    const reach = reachOf(board, piece);
    for (const hex of inTurn(reach.hexes, asking))
      if (hex !== piece.hex && mayStopByUsualWay(board, piece, hex))
        yield along(grid, piece, wayTo(reach, hex));
    const exit = cheapestExit(board, piece, reach, allowanceOf(board, piece));
    if (exit) yield along(grid, piece, wayTo(reach, exit.hex), EXIT);
  }
}

function along(grid: HexGrid, piece: Piece, way: readonly number[], beyond?: string): Move {
  const path: HexNumber[] = [];
  for (const hex of way) path.push(numberOf(grid, hex));
  if (beyond !== undefined) path.push(beyond);
  return { do: 'move', counter: piece.id, path };
}

/** By every way that can be paid: so many that a small map has thousands. */
export function* everyMove(board: Board): Generator<Move> {
  for (const piece of board.pieces) {
    if (moverReasons(board, piece).length > 0 || lowestEqual(board, piece.id) !== piece.id) continue;
    for (const path of waysOf(board, piece)) {
      const move: Move = { do: 'move', counter: piece.id, path };
      if (moveReasons(board, move).length === 0) yield move;
    }
  }
}

/** No step costs less than one, so that none is longer than the allowance. */
function* waysOf(board: Board, piece: Piece): Generator<readonly HexNumber[]> {
  const { grid } = board.field;
  const around = (hex: number) =>
    [0, 1, 2, 3, 4, 5].map((direction) => neighbour(grid, hex, direction)).filter((next) => next !== OFF_MAP);
  const starts = piece.hex === OFF_MAP ? openEntryHexes(board, piece) : around(piece.hex);
  let rim: readonly (readonly number[])[] = starts.map((hex) => [hex]);
  const most = allowanceOf(board, piece);
  if (piece.hex !== OFF_MAP) yield [EXIT];
  for (let length = 1; length <= most && rim.length > 0; length++) {
    for (const way of rim) {
      const path = way.map((hex) => numberOf(grid, hex));
      yield path;
      yield [...path, EXIT];
    }
    rim = rim.flatMap((way) => around(way.at(-1) ?? OFF_MAP).map((hex) => [...way, hex]));
  }
}
