/** Random playouts of a chess engine in TypeScript, as a measure of what a rules engine can do on this machine. */
import { Chess } from 'chessops/chess';
import type { Move, Square } from 'chessops/types';
import { chance } from '../helpers/positions/scattered';

export type Playouts = { readonly moves: number; readonly choices: number };

const LONGEST = 300;

/** So many moves of random games: every legal move found, one of them drawn and played. */
export function chessPlayouts(moves: number, seed: number): Playouts {
  const draw = chance(seed);
  let made = 0;
  let choices = 0;
  while (made < moves) {
    const position = Chess.default();
    for (let ply = 0; ply < LONGEST && made < moves; ply++) {
      const legal: Move[] = [];
      for (const [from, squares] of position.allDests())
        for (const to of squares) legal.push(moveOf(from, to));
      if (legal.length === 0 || position.isInsufficientMaterial()) break;
      const move = legal[draw(legal.length)];
      if (!move) break;
      choices += legal.length;
      position.play(promoted(position, move));
      made++;
    }
  }
  return { moves: made, choices };
}

const moveOf = (from: Square, to: Square): Move => ({ from, to });

function promoted(position: Chess, move: Move): Move {
  if (!('from' in move) || position.board.getRole(move.from) !== 'pawn') return move;
  return move.to < 8 || move.to >= 56 ? { ...move, promotion: 'queen' } : move;
}
