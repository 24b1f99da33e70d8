/** Moves that belong together and are proposed as one. */
import { type HexIndex, hexAt, numberOf } from '../../../../core/hex/hex';
import { check, playOut } from '../../engine/judge';
import { trying } from '../../engine/suppose';
import type { CommandOf } from '../../engine/types';
import type { Gains } from '../../estimate/gains';
import type { RuleCase } from '../../rulebook/cited';
import { reachOf, wayTo } from '../../standard/06-movement/reach';
import type { Board } from '../../state/board';
import type { Piece } from '../../state/piece';

export type Move = CommandOf<'move'>;

export type Idea = {
  readonly moves: readonly Move[];
  readonly movers: readonly Piece[];
  readonly about: readonly Piece[];
  readonly to: readonly HexIndex[];
  /** Hexes from which those whom it is about are attacked then. */
  readonly strikeFrom: readonly HexIndex[];
  readonly rules: readonly RuleCase[];
  /** In whole sentences, as all will stand; null: it does not lead to what it was meant for. */
  readonly tell: (gains: Gains) => string | null;
};

export function moveTo(board: Board, piece: Piece, hex: HexIndex): Move {
  const path = wayTo(reachOf(board, piece), hex).map((at) => numberOf(board.field.grid, at));
  return { do: 'move', counter: piece.id, path };
}

export function endOf(board: Board, { path }: Move): HexIndex {
  return hexAt(board.field.grid, path.at(-1) ?? '');
}

/**
 * What is asked once these are made; null: one of them is not legal after those before it, or may not be: one before it
 * throws a die, as for morale when a Leader is caught on the way, and the day may end by that.
 */
export function afterMoves<T>(board: Board, moves: readonly Move[], question: () => T): T | null {
  let legal = true;
  let isSure = true;
  const six = () => {
    isSure = false;
    return 6;
  };
  return trying(
    board,
    () => {
      for (const move of moves) {
        legal &&= isSure && check(board, move).length === 0;
        if (legal) playOut(board, move, six);
      }
    },
    () => (legal ? question() : null),
  );
}
