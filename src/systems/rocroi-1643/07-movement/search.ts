/**
 * The search over hex and facing: all poses that a move leads to, each act asked of `walk`. Poses are rows of numbers, as
 * an object for each takes longer than the rest.
 */
import type { HexIndex } from '../../../core/hex/hex';
import { facingsApart, frontLeft, frontRight, rearOf } from '../02-facing/facing';
import type { Board } from '../state/board';
import type { Act, Mover, Pose } from './act';
import {
  CHARGE,
  COST,
  COST_AT,
  END,
  FACING_AT,
  FREE_BIT,
  FROM,
  HEX_AT,
  INSIDE,
  KEY_BITS,
  KINDS,
  LOWEST,
  NEXT,
  NONE,
  PLACE,
  ROW,
  SPAN,
  TEST_BITS,
  TESTS,
  TURN_ONLY,
  TURNED,
  WENT_ON,
} from './bits';
import { type Outcome, Walk } from './walk';

/** What is found, to be read before the next search; for longer it has to be kept. */
export class Poses {
  constructor(
    private readonly rows: Int32Array,
    private readonly count: number,
    /** How many of them are ends of the move. */
    readonly ends: number,
  ) {}

  /** The same to be read at any time. */
  kept(): Poses {
    return new Poses(this.rows.slice(0, this.count * ROW), this.count, this.ends);
  }

  /** The pose that is the end of that number. */
  end(number: number): number {
    return this.rows[number * ROW + END] ?? NONE;
  }

  /** The pose before; negative: the move begins with this one. */
  from(pose: number): number {
    return this.rows[pose * ROW + FROM] ?? NONE;
  }

  /** Whether the last act was a turn: it is seen from where it was before. */
  isTurn(pose: number): boolean {
    const from = this.from(pose);
    return from >= 0 && this.hex(from) === this.hex(pose);
  }

  hex(pose: number): number {
    return hexOf(this.rows[pose * ROW + PLACE] ?? 0);
  }

  facing(pose: number): number {
    return facingOf(this.rows[pose * ROW + PLACE] ?? 0);
  }

  /** Turns on the way to it that ask for a test (7.2). */
  tests(pose: number): number {
    return (this.rows[pose * ROW + COST] ?? 0) & TESTS;
  }

  /** Whether its last act makes a charge possible (11.2). */
  canCharge(pose: number): boolean {
    return ((this.rows[pose * ROW + PLACE] ?? 0) & CHARGE) !== 0;
  }

  /** Each hex that was come to, those inside a friend too. */
  hexes(): readonly HexIndex[] {
    const found = new Set<HexIndex>();
    for (let pose = 0; pose < this.count; pose++) found.add(this.hex(pose));
    return [...found];
  }

  /** Writes an end into an act: it is never inside a friend. */
  read(pose: number, into: Act): void {
    const place = this.rows[pose * ROW + PLACE] ?? 0;
    const cost = this.rows[pose * ROW + COST] ?? 0;
    into.hex = hexOf(place);
    into.facing = facingOf(place);
    into.freedom = place & FREE_BIT ? 'free' : 'turnOnly';
    into.charge = this.canCharge(pose);
    into.spent = cost >> TEST_BITS;
    into.tests = this.tests(pose);
  }
}

function hexOf(place: number): number {
  return place >> HEX_AT;
}

function facingOf(place: number): number {
  return (place >> FACING_AT) & 7;
}

/** What one search after the other is made on. */
class Table {
  private rows = new Int32Array(ROW * 256);
  private count = 0;
  private ends = 0;
  /** The points that a move may take. */
  private most = 0;
  /** Whether nothing may ask for a test. */
  private untested = false;
  /** By points: the first and the last pose that has taken so many. */
  private readonly firsts: number[] = [];
  private readonly lasts: number[] = [];
  /**
   * For each key the points and tests of the best pose so far, above the floor. Each search has a lower floor than the
   * one before: what is left of that is worse than all that is found now.
   */
  private best = new Int32Array(0);
  private floor = 0;

  search(board: Board, mover: Mover, begin: Pose, { upTo, enough, untested }: Limits): Poses {
    this.untested = untested;
    const { hex, facing, spent, freedom, inside, charge } = begin;
    const most = Math.max(Math.min(mover.allowance, upTo), spent);
    this.clear(board.field.grid.size << KEY_BITS, most);
    const free = freedom === 'free' ? FREE_BIT : 0;
    const bits = free | (inside ? INSIDE : 0) | (charge ? CHARGE : 0);
    const place = (hex << HEX_AT) | (facing << FACING_AT) | bits;
    if (this.improves(place >> 1, spent << TEST_BITS)) this.keep(place, spent << TEST_BITS, NONE);
    const walk = new Walk(board, mover);
    const { neighbours } = board.field.grid;
    for (let points = spent; points <= most; points++)
      for (let pose = this.firsts[points] ?? NONE; pose >= 0; pose = this.rows[pose * ROW + NEXT] ?? NONE) {
        if (this.ends >= enough) break;
        this.goOn(neighbours, walk, pose);
      }
    return new Poses(this.rows, this.count, this.ends);
  }

  private clear(keys: number, most: number): void {
    this.count = 0;
    this.ends = 0;
    this.most = most;
    for (let points = 0; points <= most; points++) this.firsts[points] = NONE;
    this.floor -= SPAN;
    if (this.best.length >= keys && this.floor > LOWEST) return;
    this.best = new Int32Array(Math.max(keys, this.best.length));
    this.floor = -SPAN;
  }

  private goOn(neighbours: Int16Array, walk: Walk, number: number): void {
    const row = number * ROW;
    const place = this.rows[row + PLACE] ?? 0;
    const cost = this.rows[row + COST] ?? 0;
    if (this.best[place >> 1] !== this.floor + cost) return;
    const isInside = (place & INSIDE) !== 0;
    if (number > 0 && !isInside) this.rows[this.ends++ * ROW + END] = number;
    // Every act takes a point. What can be done next is the same whether it can charge or not.
    if (cost >> TEST_BITS >= this.most) return;
    const key = (place >> 1) & ~KINDS;
    if (place & FREE_BIT && this.improves(key | WENT_ON, cost))
      this.step(neighbours, walk, number, place, cost);
    // A turn after a turn is one turn: it is made at once.
    const from = this.rows[row + FROM] ?? NONE;
    if (isInside || (from >= 0 && hexOf(this.rows[from * ROW + PLACE] ?? 0) === hexOf(place))) return;
    if (this.improves(key | TURNED, cost)) this.turn(walk, number, place, cost);
  }

  private step(neighbours: Int16Array, walk: Walk, number: number, place: number, cost: number): void {
    const hex = hexOf(place);
    const facing = facingOf(place);
    const spent = cost >> TEST_BITS;
    const looks = (facing << FACING_AT) | FREE_BIT;
    const left = frontLeft(facing);
    const right = frontRight(facing);
    for (let direction = left; ; direction = right) {
      const outcome = walk.forward(hex, facing, spent, direction);
      if (outcome >= 0)
        this.lead(outcome, ((neighbours[hex * 6 + direction] ?? 0) << HEX_AT) | looks, cost, number);
      if (direction === right) break;
    }
    if (!walk.leaves(spent)) return;
    for (const direction of rearOf(facing)) {
      const outcome = walk.step(hex, facing, spent, direction);
      if (outcome >= 0)
        this.lead(outcome, ((neighbours[hex * 6 + direction] ?? 0) << HEX_AT) | looks, cost, number);
    }
  }

  private turn(walk: Walk, number: number, place: number, cost: number): void {
    const hex = hexOf(place);
    const facing = facingOf(place);
    const spent = cost >> TEST_BITS;
    const there = (hex << HEX_AT) | (place & FREE_BIT);
    for (let by = 1; by <= 3; by++) {
      const outcome = walk.turn(hex, spent, by);
      // To turn further takes more.
      if (outcome < 0) return;
      for (const to of facingsApart(facing, by)) this.lead(outcome, there | (to << FACING_AT), cost, number);
    }
  }

  /** Keeps the pose that an act leads to, if that is the best way to it so far. */
  private lead(outcome: Outcome, place: number, cost: number, from: number): void {
    const free = outcome & TURN_ONLY ? place & ~FREE_BIT : place;
    const to = free | (outcome & (INSIDE | CHARGE));
    const total = cost + (outcome >> COST_AT);
    if (total >> TEST_BITS > this.most || (this.untested && (total & TESTS) > 0)) return;
    if (this.improves(to >> 1, total)) this.keep(to, total, from);
  }

  private keep(place: number, cost: number, from: number): void {
    const points = cost >> TEST_BITS;
    const number = this.count++;
    const row = number * ROW;
    if (row >= this.rows.length) this.grow();
    const { rows, firsts, lasts } = this;
    rows[row + PLACE] = place;
    rows[row + COST] = cost;
    rows[row + FROM] = from;
    rows[row + NEXT] = NONE;
    if ((firsts[points] ?? NONE) < 0) firsts[points] = number;
    else rows[(lasts[points] ?? 0) * ROW + NEXT] = number;
    lasts[points] = number;
  }

  private grow(): void {
    const rows = new Int32Array(this.rows.length * 2);
    rows.set(this.rows);
    this.rows = rows;
  }

  /** Whether that is the best way there so far; if it is, it is noted. */
  private improves(key: number, cost: number): boolean {
    const value = this.floor + cost;
    if ((this.best[key] ?? 0) <= value) return false;
    this.best[key] = value;
    return true;
  }
}

const table = new Table();

type Limits = { readonly upTo: number; readonly enough: number; readonly untested: boolean };

/**
 * The poses that a move leads to for so many points, and so many ends of it, if there are as many; `untested`: by ways
 * that ask for no test, though others take fewer points (7.2).
 */
export function search(
  board: Board,
  mover: Mover,
  begin: Pose,
  { upTo = mover.allowance, enough = Number.POSITIVE_INFINITY, untested = false }: Partial<Limits> = {},
): Poses {
  return table.search(board, mover, begin, { upTo, enough, untested });
}
