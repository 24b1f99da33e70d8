/**
 * The board that the rules look at and play on: the counters of a scenario where they stand now, with tables that are
 * kept as they change. Hexes are indices of the grid, sides 0 (First Player) and 1. At its border it is `State`.
 *
 * Every write goes through the few methods below. From a `mark` on each is noted in a journal, so that `takeBack` leads
 * to where the mark was set.
 */

import { type HexIndex, hexAt, OFF_MAP } from '../../../core/hex/hex';
import type { Options } from '../scenario/optionSettings';
import type { Scenario } from '../scenario/scenario';
import type { Barriers } from '../state/barriers';
import { type Battlefield, battlefieldOf, sideIndex } from './battlefield';
import { Journal, type Undo } from './journal';
import { Occupancy } from './occupancy';
import { DEEDS, DISRUPTED, flagsOf, LivePiece, ON_MAP, type Piece } from './piece';
import { type CounterState, OFF_MAP_PLACES, type OffMap, type State } from './state';

/** All of a state but its counters. */
export type Facts = Omit<State, 'scenario' | 'options' | 'counters'>;
/** The walls as they stand, and where Zones of Control reach: six a hex by direction. */
export type Ground = { readonly walls: Barriers | null; readonly zones: Uint8Array };

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

/** No stamp is given twice, so that what has the same one is the same, whatever was tried and taken back in between. */
let lastStamp = 0;

export class Board {
  readonly scenario: Scenario;
  readonly options: Options;
  readonly field: Battlefield;
  private readonly live: readonly LivePiece[];
  /** All Leaders, and all guns, wherever they are. */
  readonly leaders: readonly Piece[];
  readonly guns: readonly Piece[];
  /** All units and Leaders of either side, which are its own for good. */
  readonly forces: readonly [readonly Piece[], readonly Piece[]];
  private readonly standing: Occupancy;
  private known: Facts;
  private ground: Ground;
  private phasing: 0 | 1;
  private stamped: number;
  private readonly laidOut: [number, number];
  private seen: number;
  private readonly journal = new Journal<Known, Others>();
  private readonly undo: Undo<Others> = {
    piece: (index, hex, place, side, flags) => this.settle(this.pieceAt(index), hex, place, side, flags),
    others: (were) => ('facts' in were ? this.setFacts(were.facts) : this.turnGround(were.ground)),
  };
  private plain: State | null = null;

  /** A copy of another board, or one as that state has it, which is still to be told where zones reach (`reground`). */
  constructor(from: State | Board) {
    this.scenario = from.scenario;
    this.options = from.options;
    this.field = battlefieldOf(from.scenario);
    const like = from instanceof Board ? from : null;
    this.live = like
      ? like.live.map((piece) => piece.copy())
      : from.scenario.counters.map((printed, index) => new LivePiece(this.field, index, printed));
    const { leaders, guns, forces } = this.field;
    this.leaders = piecesAt(this.live, leaders);
    this.guns = piecesAt(this.live, guns);
    this.forces = [piecesAt(this.live, forces[0]), piecesAt(this.live, forces[1])];
    this.standing = new Occupancy(this.field, this.live, like?.standing);
    this.stamped = like ? like.stamped : ++lastStamp;
    this.laidOut = like ? [...like.laidOut] : [++lastStamp, ++lastStamp];
    this.seen = like ? like.seen : ++lastStamp;
    if (from instanceof Board) {
      this.known = from.known;
      this.ground = from.ground;
      this.phasing = from.phasing;
      this.plain = from.plain;
    } else {
      this.known = factsOf(from);
      this.ground = { walls: null, zones: new Uint8Array(this.field.grid.size * 6) };
      this.phasing = sideIndex(from.scenario, from.phasingSide);
      this.turnTo(from);
    }
  }

  /** Another one after every write. */
  get stamp(): number {
    return this.stamped;
  }
  /** By side: another one whenever one of its units comes, goes, is disrupted or recovers. */
  get layouts(): readonly [number, number] {
    return this.laidOut;
  }
  /** Another one whenever a unit or a gun comes, goes or moves: until then it is seen past all of them as before. @rule 5.23 */
  get sights(): number {
    return this.seen;
  }

  /** In the scenario's order. */
  get pieces(): readonly Piece[] {
    return this.live;
  }
  get walls(): Barriers | null {
    return this.ground.walls;
  }
  /** 0 or 1: whose Player-Turn it is. */
  get phasingIndex(): 0 | 1 {
    return this.phasing;
  }
  /** Where Zones of Control reach, six a hex by direction. */
  get zones(): Uint8Array {
    return this.ground.zones;
  }
  get facts(): Facts {
    return this.known;
  }
  get day(): Facts['day'] {
    return this.known.day;
  }
  get deployment(): Facts['deployment'] {
    return this.known.deployment;
  }
  get gameTurn(): Facts['gameTurn'] {
    return this.known.gameTurn;
  }
  get phasingSide(): Facts['phasingSide'] {
    return this.known.phasingSide;
  }
  get phase(): Facts['phase'] {
    return this.known.phase;
  }
  get losses(): Facts['losses'] {
    return this.known.losses;
  }
  get demoralized(): Facts['demoralized'] {
    return this.known.demoralized;
  }
  get obligations(): Facts['obligations'] {
    return this.known.obligations;
  }
  get mayReturnToMovement(): Facts['mayReturnToMovement'] {
    return this.known.mayReturnToMovement;
  }
  get pending(): Facts['pending'] {
    return this.known.pending;
  }
  get over(): Facts['over'] {
    return this.known.over;
  }

  /** Who stands in the hex, in the scenario's order; off the map stands nobody. */
  piecesIn(hex: HexIndex): readonly Piece[] {
    return this.standing.piecesIn(hex);
  }
  unitIn(hex: HexIndex): Piece | null {
    return this.standing.unitIn(hex);
  }
  /** Undisrupted units of a side that control the hex, in the scenario's order. @rule 7.11 */
  controllersOf(side: 0 | 1, hex: HexIndex): readonly Piece[] {
    return this.standing.controllersOf(side, hex);
  }
  isControlled(side: 0 | 1, hex: HexIndex): boolean {
    return this.standing.isControlled(side, hex);
  }
  /** Whether units of a side stand beside the hex, whatever lies between. */
  isBeside(side: 0 | 1, hex: HexIndex): boolean {
    return this.standing.isBeside(side, hex);
  }
  /** How many units of a side stand in each hex. */
  unitsBy(side: 0 | 1): Uint8Array {
    return this.standing.units[side];
  }
  /** How many units and guns of either side stand in each hex: what stops a line of sight. @rule 5.23 */
  get opaque(): Uint8Array {
    return this.standing.opaque;
  }
  /** Whether two or more units of a side share a hex somewhere. @rule 6.32 */
  isCrowded(side: 0 | 1): boolean {
    return this.standing.crowded[side] > 0;
  }

  // Writing.

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
    this.journal.noteOthers({ facts: this.known });
    this.setFacts({ ...this.known, ...facts });
    this.written();
  }
  /** The walls stand otherwise from now on, and Zones of Control reach elsewhere. */
  setGround(ground: Ground): void {
    this.journal.noteOthers({ ground: this.ground });
    this.turnGround(ground);
    // It follows from the facts and is no part of the state.
    this.stamped = ++lastStamp;
  }

  /** Notes all that is written from here on. */
  mark(): void {
    this.journal.mark({
      stamp: this.stamped,
      layoutOf0: this.laidOut[0],
      layoutOf1: this.laidOut[1],
      sights: this.seen,
      plain: this.plain,
    });
  }
  /** To where the last mark was set, which is gone then. Throws a `RangeError` where there is none. */
  takeBack(): void {
    const known = this.journal.takeBack(this.undo);
    this.laidOut[0] = known.layoutOf0;
    this.laidOut[1] = known.layoutOf1;
    this.seen = known.sights;
    this.stamped = known.stamp;
    this.plain = known.plain;
  }

  /** As that state of the same scenario has it: only counters that are other objects in it are looked at. */
  turnTo(state: State): void {
    if (this.journal.isKept) throw new RangeError('something is being tried on this board');
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
    this.journal.notePiece(piece);
    this.settle(piece, hex, place, side, flags);
    this.written();
  }

  private settle(piece: LivePiece, hex: HexIndex, place: number, side: 0 | 1, flags: number): void {
    const turned = ((piece.flags ^ flags) & DISRUPTED) !== 0;
    const lies = piece.hex !== hex || piece.side !== side || (turned && piece.unit);
    if (lies && piece.hex !== OFF_MAP) this.standing.lift(piece);
    if (lies && piece.unit) this.laidOut[piece.side] = ++lastStamp;
    if (piece.hex !== hex && piece.kind !== 'leader') this.seen = ++lastStamp;
    piece.hex = hex;
    piece.place = place;
    piece.side = side;
    piece.flags = flags;
    piece.plain = null;
    if (lies && piece.unit) this.laidOut[side] = ++lastStamp;
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
    this.stamped = ++lastStamp;
    this.plain = null;
  }
}

function piecesAt(live: readonly Piece[], indices: readonly number[]): readonly Piece[] {
  const pieces: Piece[] = [];
  for (const index of indices) {
    const piece = live[index];
    if (piece) pieces.push(piece);
  }
  return pieces;
}

function factsOf({ scenario: _s, options: _o, counters: _c, ...facts }: State): Facts {
  return facts;
}
