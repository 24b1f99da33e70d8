/** A chess engine in TypeScript, as a measure of what a rules engine can do on this machine. */
import { Chess } from 'chessops/chess';
import type { Move, Square } from 'chessops/types';
import { chance } from '../../helpers/positions/scattered';
import type { Contestant } from '../measure';

/** Moves of one turn. */
const MOVES = 5000;
const LONGEST = 300;
/** So many positions all over a game, each with so many of its moves. */
const POSITIONS = 200;
const EACH = 8;

/** Moves of random games: every legal move found, one of them drawn and played. */
export function chessMoves(): Contestant {
  let seed = 0;
  const run = () => {
    const draw = chance(++seed);
    let made = 0;
    while (made < MOVES) {
      const position = Chess.default();
      for (let ply = 0; ply < LONGEST && made < MOVES; ply++) {
        const legal = legalMoves(position);
        const move = legal[draw(legal.length)];
        if (!move || position.isInsufficientMaterial()) break;
        position.play(promoted(position, move));
        made++;
      }
    }
    return made;
  };
  return { name: 'a random move of chess (chessops)', run };
}

/** Positions copied, and a move of theirs played on the copy. */
export function chessClones(): Contestant {
  const points = positions();
  const run = () => {
    for (const { position, moves } of points) for (const move of moves) position.clone().play(move);
    return points.reduce((all, { moves }) => all + moves.length, 0);
  };
  return { name: 'a position of chess cloned and played on (chessops)', run };
}

type Point = { readonly position: Chess; readonly moves: readonly Move[] };

function positions(): readonly Point[] {
  const draw = chance(1);
  const found: Point[] = [];
  let position = Chess.default();
  while (found.length < POSITIONS) {
    const legal = legalMoves(position);
    const pick = () => legal[draw(legal.length)];
    const next = pick();
    if (!next || position.isInsufficientMaterial()) {
      position = Chess.default();
      continue;
    }
    const moves = Array.from({ length: EACH }, () => pick() ?? []).flat();
    found.push({ position: position.clone(), moves: moves.map((move) => promoted(position, move)) });
    position.play(promoted(position, next));
  }
  return found;
}

function legalMoves(position: Chess): readonly Move[] {
  const legal: Move[] = [];
  for (const [from, squares] of position.allDests()) for (const to of squares) legal.push(moveOf(from, to));
  return legal;
}

const moveOf = (from: Square, to: Square): Move => ({ from, to });

function promoted(position: Chess, move: Move): Move {
  if (!('from' in move) || position.board.getRole(move.from) !== 'pawn') return move;
  return move.to < 8 || move.to >= 56 ? { ...move, promotion: 'queen' } : move;
}
