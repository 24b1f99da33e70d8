/** A position in a Movement Phase as it is weighed: the battles that follow, the reply to them, and where all stand. */

import { DIRECTIONS, type HexIndex, neighbour, OFF_MAP } from '../../../core/hex/hex';
import { isLastTurn } from '../standard/04-sequence/turns-to-come';
import { rangeOf, waysToDisrupt } from '../standard/05-artillery/artillery';
import { isSeenBy } from '../standard/05-artillery/line-of-sight';
import { charges } from '../standard/08-combat/effects';
import { obligationsOf } from '../standard/08-combat/obligations';
import { leadersCaughtAlone } from '../standard/10-leaders/leaders';
import { Board } from '../state/board';
import { DISRUPTED, type Piece } from '../state/piece';
import { enemySide, knownPiece, piecesIn, piecesOf } from '../state/position';
import { type Aims, aimsOf, Distances } from './aims';
import { type Allotment, allot, type Known } from './allot';
import { Prices } from './prices';
import { type Comers, comersOf, type KnownReplies, replyTo } from './reply';
import { AWAY, type Step } from './step';
import { WEIGHTS } from './weights';
import { groundStakes, worth } from './worth';

/**
 * Made at the beginning of a thought: while it goes on, units of the phasing side are put here and there on the board.
 */
export class Position {
  readonly side: 0 | 1;
  readonly enemy: 0 | 1;
  readonly prices: Prices;
  readonly aims: Aims;
  readonly distances: Distances;
  /** Where the enemy could come in his next turn, as it was last looked at. */
  comers: Comers;
  private readonly base: number;
  private readonly isLast: boolean;
  /** What has been worked out, by where the Leaders stand. */
  private readonly worked = new Map<string, { readonly battles: Known; readonly replies: KnownReplies }>();
  /** Guns and Leaders as they were before this thought. */
  private readonly preys: readonly { readonly piece: Piece; readonly hex: HexIndex; readonly side: 0 | 1 }[];

  /** Those of the phasing side who were on the map. */
  private readonly present: readonly Piece[];

  /** `mood`: how much of the usual care it takes, in per cent. */
  constructor(
    readonly board: Board,
    private readonly mood = 100,
  ) {
    this.side = board.phasingIndex;
    this.enemy = enemySide(this.side);
    this.base = worth(board, this.side) - this.stakesOfGround();
    this.prices = new Prices(new Board(board));
    this.aims = aimsOf(board, this.side);
    this.distances = new Distances(board, this.aims);
    this.isLast = isLastTurn(board);
    this.comers = comersOf(board, this.enemy);
    this.present = board.forces[this.side].filter(({ hex }) => hex !== OFF_MAP);
    this.preys = [...board.guns, ...board.leaders].map((piece) => ({
      piece,
      hex: piece.hex,
      side: piece.side,
    }));
  }

  /** Looks again where the enemy could come: units in his way may stand elsewhere. */
  lookAgain(): void {
    this.comers = comersOf(this.board, this.enemy);
  }

  battlesNow(): Allotment {
    return allot(this.board, this.prices, obligationsOf(this.board), this.known().battles);
  }

  private known() {
    const key = this.board.leaders.map(({ hex }) => hex).join();
    const known = this.worked.get(key) ?? { battles: new Map(), replies: new Map() };
    this.worked.set(key, known);
    return known;
  }

  /** What the position is worth to the phasing side. */
  value(): number {
    const { board } = this;
    const { battles, gain } = this.battlesNow();
    const near = nearness(board, this.side, this.distances);
    const standing = this.base + gain + near + this.stakesOfGround() + this.taken();
    if (this.isLast) return standing;
    const gone = new Set<Piece>();
    for (const { declared, out } of battles)
      if (out >= HALF) for (const id of declared.defenders) gone.add(knownPiece(board, id));
    return standing + this.fieldsOfFire() - this.replyAfter(battles, gone) * this.care() - this.atRisk();
  }

  /**
   * What the enemy's answer is expected to cost. Horse that charges is disrupted when it comes, whatever it has ridden
   * down.
   * @rule rocroi:16.14, freiburg:16.24
   */
  private replyAfter(battles: Allotment['battles'], gone: ReadonlySet<Piece>): number {
    const { board, side, prices, comers } = this;
    const { replies: known } = this.known();
    board.mark();
    for (const { declared } of battles)
      for (const unit of piecesOf(board, declared.attackers))
        if (charges(declared, unit)) board.flag(unit, DISRUPTED);
    const reply = replyTo(board, side, { prices, comers, known, gone });
    board.takeBack();
    return reply;
  }

  /** The same after these steps, the enemy's coming looked at again. */
  valueAfter(steps: readonly Step[]): number {
    const { board } = this;
    board.mark();
    for (const step of steps) this.take(step);
    this.lookAgain();
    const value = this.value();
    board.takeBack();
    return value;
  }

  take({ piece, hex }: Step): void {
    if (hex === AWAY) this.board.remove(piece, 'exited');
    else this.put(piece, hex);
  }

  private care(): number {
    return ((1 - (this.aims.drive * (100 - WEIGHTS.threatsIfDriven)) / 100) * this.mood) / 100;
  }

  private stakesOfGround(): number {
    const ofFirst = groundStakes(this.board);
    return this.side === 0 ? ofFirst : -ofFirst;
  }

  /** Guns and Leaders that have been taken on the way, and those who have left the map. */
  private taken(): number {
    let sum = 0;
    for (const { piece, hex, side } of this.preys)
      if (hex !== OFF_MAP && side === this.enemy && (piece.side !== side || piece.hex === OFF_MAP))
        sum += this.prices.lost(piece);
    for (const piece of this.present) if (piece.off === 'exited') sum -= this.prices.away(piece);
    return sum;
  }

  /** Leaders and guns that could be taken without a fight, and Leaders who are with their units. */
  private atRisk(): number {
    const { board, side, comers, prices } = this;
    let risk = 0;
    for (const leader of leadersCaughtAlone(board)) risk += leader.side === side ? prices.lost(leader) : 0;
    for (const piece of [...board.leaders, ...board.guns]) {
      if (piece.side !== side || piece.hex === OFF_MAP) continue;
      const unit = board.unitIn(piece.hex);
      if (!unit && comers.has(piece.hex)) risk += (prices.lost(piece) * WEIGHTS.alone) / 100;
      if (unit && piece.kind === 'leader') risk -= WEIGHTS.leaderWithUnit;
      if (piece.kind === 'leader') risk -= WEIGHTS.leaderHelps * this.helpedBy(piece);
    }
    return risk;
  }

  /** What its guns have before them as all stand: who marches there shuts their view. @rule 5.11, 5.21 */
  private fieldsOfFire(): number {
    const { board, side, enemy } = this;
    let sum = 0;
    for (const gun of board.guns) {
      if (gun.side !== side || gun.hex === OFF_MAP) continue;
      let best = 0;
      for (const target of board.forces[enemy]) {
        if (!target.unit || target.disrupted || target.hex === OFF_MAP) continue;
        const ways = waysToDisrupt(rangeOf(board, gun, target));
        if (ways > best && isSeenBy(board, gun, target)) best = ways;
      }
      sum += best;
    }
    return (WEIGHTS.fire * sum) / 6;
  }

  /** Disrupted friends within a hex who can recover. @rule 10.21 */
  private helpedBy(leader: Piece): number {
    const { board, side } = this;
    const near = DIRECTIONS.map((direction) => neighbour(board.field.grid, leader.hex, direction));
    return [leader.hex, ...near].filter((hex) => {
      const unit = hex === OFF_MAP ? null : board.unitIn(hex);
      return unit?.side === side && unit.disrupted && !board.isControlled(this.enemy, hex);
    }).length;
  }

  /**
   * Puts a unit of the phasing side into a hex, with what it takes by entering it; what it had taken where it was is
   * free again.
   * @rule 5.32, 10.0
   */
  put(unit: Piece, hex: HexIndex): void {
    const { board, side, enemy } = this;
    if (unit.unit && unit.hex !== OFF_MAP) this.release(unit.hex);
    board.place(unit, hex);
    if (!unit.unit) return;
    for (const prey of piecesIn(board, hex)) {
      if (prey.side !== enemy) continue;
      if (prey.kind === 'artillery') board.give(prey, side);
      else board.remove(prey, 'eliminated');
    }
  }

  /** As it was before this thought. */
  private release(hex: HexIndex): void {
    for (const { piece, hex: from, side } of this.preys) {
      if (from !== hex || side !== this.enemy) continue;
      if (piece.kind === 'artillery') this.board.give(piece, side);
      else this.board.place(piece, hex);
    }
  }
}

const HALF = 0.5;

/** How near all of a side are to where they want to be, and to each other. */
function nearness(board: Board, side: 0 | 1, distances: Distances): number {
  const { grid } = board.field;
  let sum = 0;
  for (const piece of board.forces[side]) {
    if (piece.hex === OFF_MAP || !piece.unit) continue;
    sum += distances.pull(piece, piece.hex);
    let beside = 0;
    for (const direction of DIRECTIONS) {
      const next = board.unitIn(neighbour(grid, piece.hex, direction));
      if (next?.side === side && !next.disrupted) beside++;
    }
    sum += WEIGHTS.beside * Math.min(2, beside);
  }
  return sum;
}

/** How much nearer a side is to where it wants to be than the other one, by the aims that both have now. */
export function outlook(board: Board, side: 0 | 1): number {
  const of = (whose: 0 | 1) => nearness(board, whose, new Distances(board, aimsOf(board, whose)));
  return of(side) - of(enemySide(side));
}
