/**
 * Where all go in a Movement Phase: units are put here and there on the board, alone or as many as one target needs,
 * and what makes the position better stays. Who has to come first does not matter yet.
 */
import type { Effort } from '../../../core/contract/opponent';
import type { Draw } from '../../../core/dice/draw';
import { type HexIndex, OFF_MAP } from '../../../core/hex/hex';
import { cheapestExit, isFreeToMove } from '../standard/06-movement/movement';
import { allowanceOf, reachOf } from '../standard/06-movement/reach';
import type { Board } from '../state/board';
import type { Piece } from '../state/piece';
import { piecesIn } from '../state/position';
import { gangs } from './gangs';
import type { Position } from './position';
import { AWAY, type Step } from './step';
import { isNeededToWin } from './worth';

/** A position is taken for better only by so much. */
const BETTER = 0.5;
/** Hexes tried for a single unit. */
const PLACES = 8;

export class March {
  readonly free: readonly Piece[];
  private readonly from = new Map<Piece, HexIndex>();
  private readonly reaches = new Map<Piece, readonly HexIndex[]>();
  private marks = 0;
  best: number;
  private readonly board: Board;

  constructor(
    private readonly position: Position,
    private readonly effort: Effort,
    private readonly draw: Draw,
  ) {
    this.board = position.board;
    this.free = this.board.forces[position.side].filter((piece) => isFreeToMove(this.board, piece));
    for (const piece of this.free) this.from.set(piece, piece.hex);
    this.best = position.value();
  }

  /** Where each of those who move ends; the board is as it was before. */
  search(): readonly Step[] {
    this.advance(true);
    this.advance(false);
    this.gangUp();
    this.each();
    this.position.lookAgain();
    this.best = this.position.value();
    let before = Number.NEGATIVE_INFINITY;
    while (this.effort.left > 0 && this.best > before) {
      before = this.best;
      this.gangUp();
      this.each();
    }
    while (this.effort.left > 0 && this.free.length > 0) this.kick();
    if (this.effort.care === 0) this.shelterNeeded();
    const steps = this.free.flatMap((piece) => {
      const hex = piece.off === 'exited' ? AWAY : piece.hex;
      return hex === this.from.get(piece) ? [] : [{ piece, hex }];
    });
    while (this.marks > 0) this.undo();
    return steps;
  }

  /**
   * All who have nothing to fight nearer to where they want to be, not beside an enemy; `safely`: nor where one may
   * come.
   */
  private advance(safely: boolean): void {
    const { board, position } = this;
    const steps: Step[] = [];
    const taken = new Set<HexIndex>();
    const inOrder = this.free
      .filter((piece) => piece.unit && !board.isBeside(position.enemy, piece.hex))
      .map((piece) => ({ piece, pull: position.distances.pull(piece, piece.hex) }))
      .toSorted((a, b) => b.pull - a.pull || a.piece.index - b.piece.index);
    for (const { piece, pull } of inOrder) {
      const reach = this.reach(piece);
      if (reach.includes(AWAY) && position.prices.away(piece) < 0) {
        steps.push({ piece, hex: AWAY });
        continue;
      }
      let most = pull;
      let to: HexIndex | null = null;
      for (const hex of reach) {
        if (
          hex === AWAY ||
          taken.has(hex) ||
          board.unitIn(hex) !== null ||
          board.isBeside(position.enemy, hex)
        )
          continue;
        if (safely && position.comers.has(hex)) continue;
        const there = position.distances.pull(piece, hex);
        if (there > most) [most, to] = [there, hex];
      }
      if (to === null) continue;
      taken.add(to);
      steps.push(...this.withLeaders({ piece, hex: to }));
    }
    if (steps.length > 0) this.attempt(steps);
  }

  private gangUp(): void {
    for (const steps of gangs(this.position, this.free, (piece, hex) => this.mayStand(piece, hex))) {
      if (this.effort.left === 0) return;
      this.attempt(steps.flatMap((step) => this.withLeaders(step)));
    }
  }

  private each(): void {
    for (const piece of this.shuffled(this.free)) {
      for (const hex of this.placesFor(piece)) {
        if (this.effort.left === 0) return;
        this.attempt(this.withLeaders({ piece, hex }));
      }
    }
  }

  /** One or two at once to anywhere. */
  private kick(): void {
    const steps = Array.from({ length: 1 + this.draw(2) }, () => {
      const piece = this.free[this.draw(this.free.length)];
      const hexes = piece ? this.allPlaces(piece) : [];
      const hex = hexes[this.draw(Math.max(1, hexes.length))];
      return piece && hex !== undefined ? [{ piece, hex }] : [];
    }).flat();
    const [a, b] = steps;
    const isClash = a && b && (a.piece === b.piece || a.hex === b.hex);
    if (!this.effort.weigh(0)) return;
    if (steps.length === 0 || isClash) this.effort.weigh();
    else this.attempt(steps.flatMap((step) => this.withLeaders(step)));
  }

  /**
   * Those who would stand without a unit go with theirs, where they can; who pays no heed to the enemy forgets them.
   */
  private withLeaders(step: Step): readonly Step[] {
    const { board } = this;
    const { piece, hex } = step;
    const isAlone = !piece.unit || piece.hex === OFF_MAP || hex === AWAY;
    if (isAlone || this.effort.care === 0) return [step];
    const others = piecesIn(board, piece.hex).filter(
      (one) => one.kind === 'leader' && this.from.has(one) && this.mayStand(one, hex),
    );
    return [step, ...others.map((leader) => ({ piece: leader, hex }))];
  }

  private mayStand(piece: Piece, hex: HexIndex): boolean {
    const from = this.from.get(piece) ?? OFF_MAP;
    return hex === from || this.reach(piece).includes(hex);
  }

  /** From where it stood at the beginning of the phase. */
  private reach(piece: Piece): readonly HexIndex[] {
    const known = this.reaches.get(piece);
    if (known) return known;
    const { board } = this;
    const from = this.from.get(piece) ?? OFF_MAP;
    board.mark();
    if (from !== OFF_MAP && piece.hex !== from) board.place(piece, from);
    const reach = reachOf(board, piece);
    const away = cheapestExit(board, piece, reach, allowanceOf(board, piece)) ? [AWAY] : [];
    board.takeBack();
    const hexes = [...away, ...reach.hexes];
    this.reaches.set(piece, hexes);
    return hexes;
  }

  private allPlaces(piece: Piece): readonly HexIndex[] {
    const from = this.from.get(piece) ?? OFF_MAP;
    const { board } = this;
    const places = piece.hex === from ? this.reach(piece) : [from, ...this.reach(piece)];
    return places.filter((hex) => {
      if (hex === OFF_MAP || hex === piece.hex) return false;
      if (hex === AWAY) return true;
      const unit = board.unitIn(hex);
      return piece.unit ? unit === null : unit?.side === piece.side;
    });
  }

  /**
   * A few: back, off the map, to what can be taken, beside enemies, away from them if it is beside one, and nearest
   * to where it wants to be.
   */
  private placesFor(piece: Piece): readonly HexIndex[] {
    const { board, position } = this;
    const from = this.from.get(piece) ?? OFF_MAP;
    const isMet = from !== OFF_MAP && board.isBeside(position.enemy, from);
    return this.allPlaces(piece)
      .map((hex) => {
        if (hex === from || hex === AWAY) return { hex, rank: 1_000 };
        if (piece.kind === 'leader') return { hex, rank: this.shelter(hex) + this.draw(20) };
        const prey = piecesIn(board, hex).some(({ side, unit }) => side !== piece.side && !unit);
        const isBeside = board.isBeside(position.enemy, hex);
        const beside = isBeside ? (piece.disrupted ? 0 : 30) : isMet && !position.comers.has(hex) ? 35 : 0;
        return { hex, rank: (prey ? 500 : 0) + beside + position.distances.pull(piece, hex) + this.draw(20) };
      })
      .toSorted((a, b) => b.rank - a.rank)
      .slice(0, PLACES)
      .map(({ hex }) => hex);
  }

  /** Who heeds nothing of what the enemy could do still keeps the Leaders safe without whom the game is not won. */
  private shelterNeeded(): void {
    for (const leader of this.free) {
      if (leader.kind !== 'leader' || !isNeededToWin(this.board, leader)) continue;
      let [to, most] = [leader.hex, this.shelter(leader.hex)];
      for (const hex of this.allPlaces(leader)) {
        const kept = hex === AWAY ? 0 : this.shelter(hex);
        if (kept > most) [to, most] = [hex, kept];
      }
      if (to === leader.hex) continue;
      this.board.mark();
      this.position.take({ piece: leader, hex: to });
      this.marks++;
    }
  }

  /** How well a Leader is kept in a hex: with a unit in good order, where no enemy comes. */
  private shelter(hex: HexIndex): number {
    const { board, position } = this;
    const unit = board.unitIn(hex);
    const isSafe = !board.isBeside(position.enemy, hex) && !position.comers.has(hex);
    return (unit && !unit.disrupted ? 15 : 0) + (isSafe ? 15 : 0);
  }

  /** Keeps the steps if the position is better with them. */
  private attempt(steps: readonly Step[]): boolean {
    const { board, position } = this;
    board.mark();
    for (const step of steps) position.take(step);
    const value = position.value();
    this.effort.weigh();
    if (value > this.best + BETTER) {
      this.best = value;
      this.marks++;
      return true;
    }
    board.takeBack();
    return false;
  }

  private undo(): void {
    this.board.takeBack();
    this.marks--;
  }

  private shuffled(pieces: readonly Piece[]): readonly Piece[] {
    const left = [...pieces];
    return pieces.flatMap(() => left.splice(this.draw(left.length), 1));
  }
}
