/**
 * How good a position is for a side, in hundredths of a Strength Point: what stands and what it is worth, what the
 * battle counts at its end, and what is demoralized. No rule knows these weights: the coach and the lists of battles
 * that are proposed go by them. They are others than those of the computer player (`opponent/weights`), and meant to be:
 * these say what a loss is, to be read, those were tried in whole games and count more beside it, how long a unit will
 * still be of use, where a Leader helps, what is near.
 */
import { isDemoralized } from '../standard/11-demoralization';
import type { Board } from '../state/board';
import { lastAsked } from '../state/lastAsked';
import type { Piece } from '../state/piece';
import { sideOf } from '../state/position';
import type { OffMap } from '../state/state';
import { isLost, leadOfFirst } from './standing';

/** Of each Strength Point of a unit, by how it stands. */
const FIRM = 100;
const DISRUPTED = 60;
/** Of a unit that has left the map alive. */
const AWAY = 90;
/** Per cent of its worth that a demoralized unit keeps. */
const DEMORALIZED = 85;
const LEADER = 200;
const LEADERSHIP = 100;
/** Of each Victory Point for his loss, in battles that count them. */
const LEADER_POINT = 25;
export const GUN = 400;
/** Of each Victory Point that one side is ahead by, and of being about to win where there are none. */
const VICTORY_POINT = 50;
const VICTORY = 500;
/** Of each category that is demoralized. */
const CATEGORY = 1_000;

/** For the side of that index: what the other side has counts against it. */
export function measure(board: Board, side: 0 | 1): number {
  const ofFirst = forceOfFirst(board) + victoryOfFirst(board);
  return side === 0 ? ofFirst : -ofFirst;
}

/** The same without what the battle counts at its end, which takes long to find: for what one battle changes. */
export function force(board: Board, side: 0 | 1): number {
  const ofFirst = forceOfFirst(board);
  return side === 0 ? ofFirst : -ofFirst;
}

const forceOfFirst = lastAsked((board): number => {
  let sum = 0;
  for (const piece of board.pieces) {
    const worth = worthOfPiece(board, piece);
    sum += piece.side === 0 ? worth : -worth;
  }
  if (board.demoralized.length === 0) return sum;
  const first = sideOf(board, 0);
  for (const { id, side } of board.scenario.categories)
    if (board.demoralized.includes(id)) sum += side === first ? -CATEGORY : CATEGORY;
  return sum;
});

/** In hundredths of a Strength Point, as it stands; nothing once it is lost. */
export function worthOfPiece(board: Board, piece: Piece): number {
  const { off, printed } = piece;
  if (isLost(piece)) return 0;
  if (piece.kind === 'artillery') return GUN;
  if (piece.kind === 'leader')
    return LEADER + LEADERSHIP * printed.value + LEADER_POINT * (board.scenario.leaderPoints[piece.id] ?? 0);
  const each = off !== null ? (IS_AWAY[off] ? AWAY : FIRM) : piece.disrupted ? DISRUPTED : FIRM;
  const whole = each * printed.strength;
  return isDemoralized(board, piece) ? (whole * DEMORALIZED) / 100 : whole;
}

const IS_AWAY: { readonly [O in OffMap]: boolean } = {
  ...{ reserve: false, waiting: false, exited: true, withdrawn: true },
  ...{ eliminated: false, destroyed: false, fallen: false },
};

const victoryOfFirst = lastAsked((board): number =>
  leadOfFirst(board, { point: VICTORY_POINT, victory: VICTORY }),
);
