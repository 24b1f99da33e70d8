/**
 * The board that the rules look at and play on: the counters of a scenario where they stand now, with tables that are
 * kept as they change. Hexes are indices of the grid, sides 0 (First Player) and 1. At its border it is `State`.
 *
 * What can be asked of it is in `boardToAsk`. Every write goes through the few methods below. From a `mark` on each is
 * noted in an undo log, so that `takeBack` leads to where the mark was set.
 */

import { type HexIndex, hexAt, OFF_MAP } from '../../../core/hex/hex';
import { sideIndex } from './battlefield';
import { BoardToAsk } from './boardToAsk';
import { type Facts, factsOf, type Ground } from './facts';
import { DEEDS, DISRUPTED, flagsOf, type LivePiece, ON_MAP, type Piece } from './piece';
import { newStamp } from './stamps';
import { type CounterState, OFF_MAP_PLACES, type OffMap, type State } from './state';
import { type Undo, UndoLog } from './undoLog';

/** What is written besides pieces, as it was. */
type Others = { readonly facts: Facts } | { readonly ground: Ground };
/** What the board was known by where a mark was set. */
type Known = {
  readonly stamp: number;
  readonly layoutOf0: number;
  readonly layoutOf1: number;
  readonly sights: number;
  readonly plain: State | null;
};

export class Board extends BoardToAsk {
  private readonly undoLog = new UndoLog<Known, Others>();
  private readonly undo: Undo<Others> = {
    piece: (index, hex, place, side, flags) => this.settle(this.pieceAt(index), hex, place, side, flags),
    others: (were) => ('facts' in were ? this.setFacts(were.facts) : this.turnGround(were.ground)),
  };
  private plain: State | null = null;

  /** A copy of another board, or one as that state has it, which is still to be told where zones reach (`reground`). */
  constructor(from: State | Board) {
    super(from);
    if (from instanceof Board) this.plain = from.plain;
    else this.turnTo(from);
  }

  /** Puts a piece into a hex, from wherever it was, and sets flags of it. */
  place(piece: Piece, hex: HexIndex, on = 0): void {
    const own = this.own(piece);
    this.write(own, hex, ON_MAP, own.side, own.flags | on);
  }
  /** Takes it off the map, or tells another reason why it is not on it. */
  remove(piece: Piece, off: OffMap): void {
    const own = this.own(piece);
    this.write(own, OFF_MAP, OFF_MAP_PLACES.indexOf(off), own.side, own.flags);
  }
  /** Gives it to a side. */
  give(piece: Piece, side: 0 | 1): void {
    const own = this.own(piece);
    this.write(own, own.hex, own.place, side, own.flags);
  }
  /** Sets flags of it, and clears others. */
  flag(piece: Piece, on: number, clear = 0): void {
    const own = this.own(piece);
    this.write(own, own.hex, own.place, own.side, (own.flags | on) & ~clear);
  }
  /** All counters have done nothing yet in their Player-Turn. */
  rest(): void {
    for (const piece of this.live) if ((piece.flags & DEEDS) !== 0) this.flag(piece, 0, DEEDS);
  }
  /** Changes some of the facts. */
  change(facts: Partial<Facts>): void {
    this.undoLog.noteOthers({ facts: this.known });
    this.setFacts({ ...this.known, ...facts });
    this.written();
  }
  /** The walls stand otherwise from now on, and Zones of Control reach elsewhere. */
  setGround(ground: Ground): void {
    this.undoLog.noteOthers({ ground: this.ground });
    this.turnGround(ground);
    // It follows from the facts and is no part of the state.
    this.stamped = newStamp();
  }

  /** Notes all that is written from here on. */
  mark(): void {
    this.undoLog.mark({
      stamp: this.stamped,
      layoutOf0: this.laidOut[0],
      layoutOf1: this.laidOut[1],
      sights: this.seen,
      plain: this.plain,
    });
  }
  /** To where the last mark was set, which is gone then. Throws a `RangeError` where there is none. */
  takeBack(): void {
    const known = this.undoLog.takeBack(this.undo);
    this.laidOut[0] = known.layoutOf0;
    this.laidOut[1] = known.layoutOf1;
    this.seen = known.sights;
    this.stamped = known.stamp;
    this.plain = known.plain;
  }

  /** As that state of the same scenario has it: only counters that are other objects in it are looked at. */
  turnTo(state: State): void {
    if (this.undoLog.isKept) throw new RangeError('something is being tried on this board');
    for (const piece of this.live) {
      const counter = state.counters[piece.index];
      if (!counter || counter === piece.plain) continue;
      const hex = counter.at === null ? OFF_MAP : hexAt(this.field.grid, counter.at);
      const place = counter.off === null ? ON_MAP : OFF_MAP_PLACES.indexOf(counter.off);
      this.write(piece, hex, place, sideIndex(this.scenario, counter.holder), flagsOf(counter));
      piece.plain = counter;
    }
    this.setFacts(factsOf(state));
    this.written();
    this.plain = state;
  }

  /** In plain JSON; counters that have not changed since it was last told are the same objects. */
  toState(): State {
    this.plain ??= this.makePlain();
    return this.plain;
  }

  private makePlain(): State {
    const counters: CounterState[] = this.live.map((piece) => piece.toPlain());
    return { scenario: this.scenario, options: this.options, counters, ...this.known };
  }

  /** The piece as it is written; one of another board is known by its index. */
  private own({ index }: Piece): LivePiece {
    return this.pieceAt(index);
  }

  private pieceAt(index: number): LivePiece {
    const own = this.live[index];
    if (!own) throw new RangeError(`no counter ${index} on this board`);
    return own;
  }

  private write(piece: LivePiece, hex: HexIndex, place: number, side: 0 | 1, flags: number): void {
    const isSame = piece.hex === hex && piece.side === side && piece.flags === flags && piece.place === place;
    if (isSame) return;
    this.undoLog.notePiece(piece);
    this.settle(piece, hex, place, side, flags);
    this.written();
  }

  private settle(piece: LivePiece, hex: HexIndex, place: number, side: 0 | 1, flags: number): void {
    const turned = ((piece.flags ^ flags) & DISRUPTED) !== 0;
    const lies = piece.hex !== hex || piece.side !== side || (turned && piece.unit);
    if (lies && piece.hex !== OFF_MAP) this.standing.lift(piece);
    if (lies && piece.unit) this.laidOut[piece.side] = newStamp();
    if (piece.hex !== hex && piece.kind !== 'leader') this.seen = newStamp();
    piece.hex = hex;
    piece.place = place;
    piece.side = side;
    piece.flags = flags;
    piece.plain = null;
    if (lies && piece.unit) this.laidOut[side] = newStamp();
    if (lies && hex !== OFF_MAP) this.standing.lay(piece);
  }

  private setFacts(facts: Facts): void {
    if (facts.phasingSide !== this.known.phasingSide)
      this.phasing = sideIndex(this.scenario, facts.phasingSide);
    this.known = facts;
  }

  private turnGround(ground: Ground): void {
    this.ground = ground;
    this.standing.setZones(ground.zones);
  }

  private written(): void {
    this.stamped = newStamp();
    this.plain = null;
  }
}
