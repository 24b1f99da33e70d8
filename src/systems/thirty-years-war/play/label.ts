/** What is said of a counter where it has to be named in full: for those who hear the board, and where one points. */

import { isCaptured, ownerOf } from '../standard/05-artillery/capture';
import { allowanceOf } from '../standard/06-movement/reach';
import { sideName } from '../state/battlefield';
import type { Piece } from '../state/piece';
import { hexNumberOf, isInEnemyZoc, phasingIndex, positionOf } from '../state/position';
import type { OffMap, State } from '../state/state';
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
export function hasActed(state: State, piece: Piece): boolean {
  const mine = piece.side === phasingIndex(state);
  switch (state.phase) {
    case 'disruptionRemoval':
      return mine && piece.state.attempted;
    case 'artilleryFire':
      return mine && piece.state.fired;
    case 'movement':
      return mine && piece.state.moved;
    case 'combat':
      return piece.state.fought;
  }
}

/** `1812, La Marine, French infantry: strength 12, moves 3, in an enemy Zone of Control` */
export function labelOf(state: State, piece: Piece, obliged = false): string {
  const { off } = piece.state;
  const where = piece.hex >= 0 ? hexNumberOf(positionOf(state), piece) : off === null ? '' : OFF_WORDS[off];
  return `${where}, ${wordsOf(state, piece, obliged)}`;
}

/** The same without its place, for where that has been said already. */
export function wordsOf(state: State, piece: Piece, obliged = false): string {
  const { printed } = piece;
  const position = positionOf(state);
  const disrupted = piece.state.disrupted;
  const parts = [
    printed.name,
    `${sideName(state.scenario, ownerOf(state, piece))} ${KIND_NAMES[piece.kind]}${figuresOf(state, piece)}`,
  ];
  if (disrupted) parts.push('disrupted');
  if (isCaptured(state, piece)) parts.push('captured');
  if (piece.unit && piece.hex >= 0 && isInEnemyZoc(position, piece.side, piece.hex))
    parts.push('in an enemy Zone of Control');
  if (hasActed(state, piece)) parts.push(SPENT[state.phase]);
  if (obliged) parts.push(piece.side === phasingIndex(state) ? 'must attack' : 'must be attacked');
  return parts.join(', ');
}

/** What the numbers on the face that is up mean; @rule 9.13, 9.15, 10.0 */
function figuresOf(state: State, piece: Piece): string {
  const { kind, unit, printed } = piece;
  if (kind === 'artillery') return '';
  if (!unit) return `: Leadership Value ${printed.value}, moves ${printed.movement}`;
  if (!piece.state.disrupted) return `: strength ${printed.strength}, moves ${printed.movement}`;
  const hexes = counted(allowanceOf(state, piece), 'hex', 'hexes');
  return `: strength ${printed.disruptedStrength} of ${printed.strength}, moves ${hexes}`;
}

const SPENT = {
  disruptionRemoval: 'rolled for',
  artilleryFire: 'fired',
  movement: 'moved',
  combat: 'fought',
} as const;
