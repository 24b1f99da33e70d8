/** The Artillery Fire Phase: each gun's best shot, by what it disrupts and by what can be done to that unit afterwards. */

import { hook } from '../engine/hook';
import { trying } from '../engine/suppose';
import type { CommandOf } from '../engine/types';
import { fireReceipt, gunsThatMayAct, rangeOf, targetsOf } from '../standard/05-artillery/artillery';
import type { Board } from '../state/board';
import { DISRUPTED, type Piece } from '../state/piece';
import { knownPiece } from '../state/position';
import { capital, inWords, named } from '../wording';
import { expected } from './expect';
import type { Gains, Gathering } from './gains';
import { type Approach, approachOf, gatheringAt } from './gathering';
import { measure } from './measure';
import { oddsOf } from './threats';
import { type Advice, endsOf, hexNumbers, idsOf, onCounter, sentences, shapesAt } from './words';

type Fire = CommandOf<'fire'>;

const MOST = 3;
/** How much of the battle that a shot prepares counts: others may fight it, or the shot of another gun comes first. */
const FOLLOWED = 0.5;

export function fireActs(board: Board, gains: Gains): readonly Advice[] {
  const follow = new FollowUps(board, gains);
  const shots = gunsThatMayAct(board).flatMap((gun) => {
    const [best] = targetsOf(board, gun)
      .filter((target) => !target.disrupted)
      .map((target) => ({ gun, target, gain: gainOfShot(board, follow, fireAt(gun, target)) }))
      .toSorted((a, b) => b.gain - a.gain);
    return best && best.gain > 0 ? [best] : [];
  });
  const atUnits = shots
    .toSorted((a, b) => b.gain - a.gain)
    .map(({ gun, target }) => shotAdvice(board, follow, gun, target));
  const idle = gunsThatMayAct(board).filter((gun) => !shots.some((shot) => shot.gun === gun));
  return [...atUnits, ...otherShots(board, idle)].slice(0, MOST);
}

/** What guns without a good target among the units could do. */
export const otherShots = hook((_board, _guns: readonly Piece[]): readonly Advice[] => []);

/** A shot, and a part of what it makes possible. */
export function worthOfShot(board: Board, gains: Gains, shot: Fire): number {
  return measure(board, board.phasingIndex) + gainOfShot(board, new FollowUps(board, gains), shot);
}

const fireAt = (gun: Piece, target: Piece): Fire => ({ do: 'fire', gun: gun.id, target: target.id });

function gainOfShot(board: Board, follow: FollowUps, shot: Fire): number {
  const side = board.phasingIndex;
  const target = knownPiece(board, shot.target);
  const before = measure(board, side);
  return expected(board, shot, side, (after) => {
    const more = knownPiece(after, target.id).disrupted && !target.disrupted ? follow.gainedBy(target) : 0;
    return measure(after, side) + more - before;
  });
}

/** What one's own units could do to a unit in the Combat Phase of this Player-Turn, as it is and once it is disrupted. */
class FollowUps {
  private readonly approach: Approach;
  private readonly gained = new Map<Piece, number>();

  constructor(
    private readonly board: Board,
    gains: Gains,
  ) {
    this.approach = approachOf(board, gains, board.phasingIndex, () => true);
  }

  /** What the battle on it gains by its disruption. */
  gainedBy(target: Piece): number {
    const known = this.gained.get(target);
    if (known !== undefined) return known;
    const gained = this.ifFirm(target, () => {
      const firm = gatheringAt(this.board, this.approach, target)?.gain ?? 0;
      const after = this.disrupted(target)?.gain ?? 0;
      return FOLLOWED * Math.max(0, Math.max(0, after) - Math.max(0, firm));
    });
    this.gained.set(target, gained);
    return gained;
  }

  disrupted(target: Piece): Gathering | null {
    const disrupt = () => this.board.flag(target, DISRUPTED);
    return trying(this.board, disrupt, () => gatheringAt(this.board, this.approach, target));
  }

  private ifFirm<T>(target: Piece, question: () => T): T {
    return trying(this.board, () => this.board.flag(target, 0, DISRUPTED), question);
  }
}

function shotAdvice(board: Board, follow: FollowUps, gun: Piece, target: Piece): Advice {
  const ends = endsOf(fireReceipt(board, gun, target, null), target);
  const next = follow.disrupted(target);
  const whoFollows =
    next?.comers.length === 1 ? 'one of yours' : `${inWords(next?.comers.length ?? 0)} of yours`;
  const after =
    next && next.gain > 0
      ? trying(
          board,
          () => board.flag(target, DISRUPTED),
          () => `Disrupted, ${whoFollows} could attack it: ${oddsOf(board, next)}.`,
        )
      : null;
  return {
    text: sentences(
      `${capital(named(board, gun))} fires on ${named(board, target)}, range ${rangeOf(board, gun, target)}: ${ends}.`,
      after,
    ),
    ...{ rules: ['5.11'], counters: idsOf([gun, target]), commands: [fireAt(gun, target)] },
    where: shapesAt(hexNumbers(board, [gun.hex, target.hex])),
    prepare: [onCounter(gun)],
    point: onCounter(target),
  };
}
