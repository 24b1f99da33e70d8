/** A counter named in full: for screen readers, and where the pointer is. */

import { isCaptured, ownerOf } from '../standard/05-artillery/capture';
import { allowanceOf } from '../standard/06-movement/reach';
import { sideName } from '../state/battlefield';
import type { Board } from '../state/board';
import type { Piece } from '../state/piece';
import { hexNumberOf, isInEnemyZoc } from '../state/position';
import type { OffMap } from '../state/state';
import { counted } from '../wording';
import { KIND_NAMES } from './subject';

export const OFF_WORDS: { readonly [O in OffMap]: string } = {
  reserve: 'beside the map',
  waiting: 'waiting',
  eliminated: 'eliminated',
  exited: 'left the map',
  withdrawn: 'withdrawn',
  destroyed: 'destroyed',
  fallen: 'lost on an earlier day',
};

/** Whether a counter has done in this phase what it can do in it. */
export function hasActed(board: Board, piece: Piece): boolean {
  const mine = piece.side === board.phasingIndex;
  switch (board.phase) {
    case 'disruptionRemoval':
      return mine && piece.attempted;
    case 'artilleryFire':
      return mine && piece.fired;
    case 'movement':
      return mine && piece.moved;
    case 'combat':
      return piece.fought;
  }
}

/** `1812, La Marine, French infantry: strength 12, moves 3, in an enemy Zone of Control` */
export function labelOf(board: Board, piece: Piece, obliged = false): string {
  const { off } = piece;
  const where = piece.hex >= 0 ? hexNumberOf(board, piece) : off === null ? '' : OFF_WORDS[off];
  return `${where}, ${wordsOf(board, piece, obliged)}`;
}

/** The same without its place, for where that has been said already. */
export function wordsOf(board: Board, piece: Piece, obliged = false): string {
  const { printed } = piece;
  const disrupted = piece.disrupted;
  const parts = [
    printed.name,
    `${sideName(board.scenario, ownerOf(board, piece))} ${KIND_NAMES[piece.kind]}${figuresOf(board, piece)}`,
  ];
  if (disrupted) parts.push('disrupted');
  if (isCaptured(board, piece)) parts.push('captured');
  if (piece.unit && piece.hex >= 0 && isInEnemyZoc(board, piece.side, piece.hex))
    parts.push('in an enemy Zone of Control');
  if (hasActed(board, piece)) parts.push(SPENT[board.phase]);
  if (obliged) parts.push(piece.side === board.phasingIndex ? 'must attack' : 'must be attacked');
  return parts.join(', ');
}

/** What the numbers on the face that is up mean; @rule 9.13, 9.15, 10.0 */
function figuresOf(board: Board, piece: Piece): string {
  const { kind, unit, printed } = piece;
  if (kind === 'artillery') return '';
  if (!unit) return `: Leadership Value ${printed.value}, moves ${printed.movement}`;
  if (!piece.disrupted) return `: strength ${printed.strength}, moves ${printed.movement}`;
  const hexes = counted(allowanceOf(board, piece), 'hex', 'hexes');
  return `: strength ${printed.disruptedStrength} of ${printed.strength}, moves ${hexes}`;
}

const SPENT = {
  disruptionRemoval: 'has been rolled for in this phase',
  artilleryFire: 'has fired in this phase',
  movement: 'has moved in this phase',
  combat: 'has fought in this phase',
} as const;
