/** What is pointed at, in full sentences: who stands there with what his numbers mean, or the ground. */
import type { Target } from '../../../core/contract/table';
import { openObligations } from '../standard/08-combat/obligations';
import { groundInFull, groundInShort } from '../standard/12-terrain/words';
import type { Board } from '../state/board';
import type { Piece } from '../state/piece';
import { piecesIn } from '../state/position';
import { capital } from '../wording';
import { fieldOf } from './board/armyMarks';
import { OFF_WORDS, wordsOf } from './label';
import { pointedAt } from './stage';
import { countsFor } from './standing';

/** Nothing off the map, and nothing of what is no counter and no hex. */
export function aboutTarget(board: Board, target: Target): readonly string[] {
  const pointed = pointedAt(board, target);
  if (!pointed) return [];
  const { hex, pieces } = pointed;
  const who = pieces.flatMap((piece) => aboutPiece(board, piece));
  if (hex < 0) return who;
  if (pieces.length === 0) return groundInFull(board, hex);
  // A Leader or a gun lies over its unit as a badge: pointing at one of them means the hex.
  const others = piecesIn(board, hex).filter((other) => !pieces.includes(other));
  const named = others.map((other) => wordsOf(board, other, false)).join('; ');
  return [...who, ...groundInShort(board, hex), ...(others.length > 0 ? [`In the same hex: ${named}.`] : [])];
}

/** A counter in words, and what it counts for at the end. */
function aboutPiece(board: Board, piece: Piece): readonly string[] {
  const open = openObligations(board);
  const obliged = open.attackers.includes(piece) || open.defenders.includes(piece);
  const { off } = piece;
  const words = wordsOf(board, piece, obliged);
  const counts = countsFor(board, piece);
  const field = piece.unit ? fieldOf(board, piece) : '';
  return [
    `${off === null ? words : `${words}, ${OFF_WORDS[off]}`}.`,
    ...(counts === '' ? [] : [`${counts}.`]),
    ...(field === '' ? [] : [`${capital(field)}.`]),
  ];
}
