/**
 * The Artillery Fire Phase: each gun's best shot, by what it disrupts and by what can be done to that unit afterwards.
 */

import { hook } from '../engine/hook';
import { trying } from '../engine/suppose';
import type { CommandOf } from '../engine/types';
import { expected } from '../estimate/expect';
import type { Gains, Gathering } from '../estimate/gains';
import { measure } from '../estimate/measure';
import { fireReceipt, gunsThatMayAct, rangeOf, targetsOf } from '../standard/05-artillery/artillery';
import type { Board } from '../state/board';
import { DISRUPTED, type Piece } from '../state/piece';
import { knownPiece } from '../state/position';
import { capital, countInWords, listed, named } from '../wording';
import { type Approach, approachOf, gatheringAt } from './gathering';
import { battlesToCome, outlook } from './outlook';
import { gatheringInWords } from './threats/threats';
import {
  type Advice,
  chanceInWords,
  endsOf,
  hexNumbers,
  idsOf,
  onCounter,
  sentences,
  shapesAt,
} from './words';

type Fire = CommandOf<'fire'>;

const MOST = 3;
/** How much of the battle that a shot prepares counts: others may fight it, or the shot of another gun comes first. */
const FOLLOWED = 0.5;

type Shot = {
  readonly gun: Piece;
  readonly target: Piece;
  /** What it gains if no gun has fired there before, and how likely it disrupts, from 0 to 1. */
  readonly gain: number;
  readonly chance: number;
};

/** An act for each target: guns that are worth more there than elsewhere fire on it one after the other. */
export function fireActs(board: Board, gains: Gains): readonly Advice[] {
  const follow = new FollowUps(board, gains);
  const shots = shareOut(gunsThatMayAct(board).flatMap((gun) => shotsOf(board, follow, gun)));
  const targets = new Set(shots.map(({ target }) => target));
  const atUnits = [...targets].slice(0, MOST).map((target) =>
    shotAdvice(
      board,
      follow,
      target,
      shots.filter((shot) => shot.target === target),
    ),
  );
  const idle = gunsThatMayAct(board).filter((gun) => !shots.some((shot) => shot.gun === gun));
  return [...atUnits, ...otherShots(board, idle)].slice(0, MOST);
}

function shotsOf(board: Board, follow: FollowUps, gun: Piece): readonly Shot[] {
  return targetsOf(board, gun).flatMap((target) => {
    if (target.disrupted) return [];
    const gain = gainOfShot(board, follow, fireAt(gun, target));
    return gain > 0 ? [{ gun, target, gain, chance: chanceOf(board, gun, target) }] : [];
  });
}

/** One shot for each gun, the best first; each counts as far as those before it have not disrupted its target yet. */
function shareOut(all: readonly Shot[]): readonly Shot[] {
  const chosen: Shot[] = [];
  const stillFirm = new Map<Piece, number>();
  const worth = ({ target, gain }: Shot) => gain * (stillFirm.get(target) ?? 1);
  let left = all;
  for (;;) {
    const [best] = left.toSorted((a, b) => worth(b) - worth(a));
    if (!best || worth(best) <= 0) return chosen;
    chosen.push(best);
    stillFirm.set(best.target, (stillFirm.get(best.target) ?? 1) * (1 - best.chance));
    left = left.filter(({ gun }) => gun !== best.gun);
  }
}

function chanceOf(board: Board, gun: Piece, target: Piece): number {
  const isDisrupted = (after: Board) => Number(knownPiece(after, target.id).disrupted);
  return expected(board, fireAt(gun, target), gun.side, isDisrupted);
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

/**
 * What one's own units could do to a unit in the Combat Phase of this Player-Turn, as it is and once it is disrupted.
 */
class FollowUps {
  private readonly approach: Approach;
  private readonly gained = new Map<Piece, number>();
  private readonly found = new Map<Piece, Gathering | null>();

  constructor(
    private readonly board: Board,
    private readonly gains: Gains,
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
      return FOLLOWED * Math.max(0, after - Math.max(0, firm));
    });
    this.gained.set(target, gained);
    return gained;
  }

  /** The battle that could follow; null: none that gains more than all that it obliges and exposes to. */
  disrupted(target: Piece): Gathering | null {
    const known = this.found.get(target);
    if (known !== undefined) return known;
    const disrupt = () => {
      this.board.flag(target, DISRUPTED);
      this.board.change({ phase: 'movement' });
    };
    const found = trying(this.board, disrupt, () => this.worthFighting(target));
    this.found.set(target, found);
    return found;
  }

  private worthFighting(target: Piece): Gathering | null {
    const { board } = this;
    const best = gatheringAt(board, this.approach, target);
    if (!best || best.gain <= 0) return null;
    const coming = best.comers.filter(({ piece, hex }) => piece.hex !== hex);
    const now = coming.length > 0 ? outlook(board, this.gains) : Number.NEGATIVE_INFINITY;
    const come = () => {
      for (const { piece, hex } of coming) board.place(piece, hex);
    };
    const isBetter = () =>
      battlesToCome(board, this.gains).fights.some(({ battle }) => battle.defenders.includes(target.id)) &&
      outlook(board, this.gains) > now;
    return trying(board, come, isBetter) ? best : null;
  }

  private ifFirm<T>(target: Piece, question: () => T): T {
    return trying(this.board, () => this.board.flag(target, 0, DISRUPTED), question);
  }
}

function shotAdvice(board: Board, follow: FollowUps, target: Piece, shots: readonly Shot[]): Advice {
  const guns = shots.map(({ gun }) => gun);
  const next = follow.disrupted(target);
  const after =
    next &&
    trying(
      board,
      () => board.flag(target, DISRUPTED),
      () => `Disrupted, ${whoFollows(next)} could attack it: ${gatheringInWords(board, next)}.`,
    );
  return {
    text: sentences(fireInWords(board, target, shots), after),
    ...{ rules: ['5.11'], counters: idsOf([...guns, target]) },
    commands: guns.map((gun) => fireAt(gun, target)),
    where: shapesAt(
      hexNumbers(
        board,
        [...guns, target].map(({ hex }) => hex),
      ),
    ),
    prepare: guns.slice(0, 1).map(onCounter),
    point: onCounter(target),
  };
}

function whoFollows({ comers: { length } }: Gathering): string {
  return length === 1 ? 'one of yours' : `${countInWords(length)} of yours`;
}

function fireInWords(board: Board, target: Piece, shots: readonly Shot[]): string {
  const range = ({ gun }: Shot) => `range ${rangeOf(board, gun, target)}`;
  const [first] = shots;
  if (first && shots.length === 1) {
    const ends = endsOf(fireReceipt(board, first.gun, target, null), target);
    return `${capital(named(board, first.gun))} fires on ${named(board, target)}, ${range(first)}: ${ends}.`;
  }
  const each = listed(shots.map((shot) => `${named(board, shot.gun)} at ${range(shot)}`));
  const chance = 1 - shots.reduce((firm, shot) => firm * (1 - shot.chance), 1);
  return `${capital(each)} fire on ${named(board, target)}, one after the other: ${chanceInWords(chance)} that it is disrupted.`;
}
