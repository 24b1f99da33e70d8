/** How good a position is for a side, in hundredths of a Strength Point: what stands, and what decides the battle. */
import { OFF_MAP } from '../../../core/hex/hex';
import { hook } from '../engine/hook';
import { isLost, leadOfFirst } from '../estimate/standing';
import { gameTurns, isLastDay } from '../standard/04-sequence/end';
import { isDemoralized } from '../standard/11-demoralization';
import type { Board } from '../state/board';
import { lastAsked } from '../state/lastAsked';
import type { Piece } from '../state/piece';
import { WEIGHTS } from './weights';

/** For the side of that index: what the other side has counts against it. */
export function worth(board: Board, side: 0 | 1): number {
  const ofFirst = force(board) + stakes(board);
  return side === 0 ? ofFirst : -ofFirst;
}

/**
 * What decides the battle, as far as it stands and is near, for the First Player: by points, or else by who would win.
 * Battles that are decided otherwise, or have more to win on the way there, say so.
 */
export const stakes = hook((board): number => standingPoints(board));

/** The part of it that hangs on where units stand: asked for every position that is weighed. */
export const groundStakes = hook((_board): number => 0);

/** How the battle stands, as it would be counted now. */
export const standingPoints = lastAsked((board): number => leadOfFirst(board, WEIGHTS));

/** What a Strength Point counts by now: what is left at the end wins nothing more, unless another day follows. */
export function strengthNow(board: Board): number {
  if (!isLastDay(board)) return shareOfStrength(board) * WEIGHTS.strength;
  const turns = gameTurns(board);
  const left = Math.max(0, turns - board.gameTurn) / Math.max(1, turns);
  return shareOfStrength(board) * (WEIGHTS.strengthAtEnd + (WEIGHTS.strength - WEIGHTS.strengthAtEnd) * left);
}

/** How much of the usual strength counts, from 0 to 1: less where something else alone decides the battle. */
export const shareOfStrength = hook((_board): number => 1);

/** Whether a day is over that another follows: what is decided now is where that begins. */
export const isDayOver = hook((_board): boolean => false);

/** Whether a side can win only with that Leader. */
export const isNeededToWin = hook((_board, _leader: Piece): boolean => false);

const force = lastAsked((board): number => {
  const each = strengthNow(board);
  let sum = 0;
  for (const piece of board.pieces) {
    const worthOfIt = ofPiece(board, piece, each);
    sum += piece.side === 0 ? worthOfIt : -worthOfIt;
  }
  return sum;
});

function ofPiece(board: Board, piece: Piece, each: number): number {
  const { hex, printed } = piece;
  const isOff = hex === OFF_MAP;
  if (isOff && isLost(piece)) return 0;
  if (piece.kind === 'artillery') return (WEIGHTS.gun * each) / WEIGHTS.strength;
  if (piece.kind === 'leader') return WEIGHTS.leader + WEIGHTS.leadership * printed.value;
  const whole = each * printed.strength;
  if (!piece.disrupted || isOff) return whole;
  const isBroken = piece.kind === 'infantry' && isDemoralized(board, piece);
  return (whole * (100 - (isBroken ? WEIGHTS.brokenForGood : WEIGHTS.disrupted))) / 100;
}
