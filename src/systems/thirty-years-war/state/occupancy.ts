/**
 * Who stands where and who controls what, as tables of integers that are kept as pieces are laid down and lifted: for
 * each its hex and six neighbours are looked at. Only where zones reach is told again for all.
 */

import { type HexIndex, OFF_MAP, opposite } from '../../../core/hex/hex';
import type { Battlefield } from './battlefield';
import type { LivePiece } from './piece';

/** No piece, in tables of pieces by their index. */
const NONE = -1;
const NOBODY: readonly LivePiece[] = [];
/** One unit that controls a hex, and the bits in which those beside it are counted. */
const CONTROL = 256;
const BESIDE = CONTROL - 1;

export class Occupancy {
  /** By piece the next one in its hex, in the scenario's order. */
  private readonly next: Int16Array;
  /** One block of memory each for what is told by hex, so that a copy copies few of them. */
  private readonly pieceTables: Int16Array;
  private readonly countTables: Uint8Array;
  /** By hex its first piece, and the first unit in it. */
  private readonly first: Int16Array;
  private readonly unit: Int16Array;
  /** By side and hex: how many of its units stand there. */
  readonly units: readonly [Uint8Array, Uint8Array];
  /**
   * By hex, and there by side: how many of its units stand beside it, whatever lies between, and in the upper byte how
   * many undisrupted ones control it. Side by side, because a unit that comes or goes changes them all around it, and
   * one that looks ahead has many boards. @rule 7.11
   */
  private readonly around: Uint16Array;
  /** By hex: how many units and guns of either side stand there. @rule 5.23 */
  readonly opaque: Uint8Array;
  /** By side: in how many hexes two or more of its units stand. @rule 6.32 */
  readonly crowded: [number, number] = [0, 0];
  /** 1 where a Zone of Control of the hex would reach its neighbour, six a hex by direction. @rule 7.13 */
  private zones: Uint8Array;

  constructor(
    private readonly field: Battlefield,
    private readonly pieces: readonly LivePiece[],
    like: Occupancy | null = null,
  ) {
    const { size } = field.grid;
    this.next = like ? like.next.slice() : new Int16Array(pieces.length).fill(NONE);
    this.pieceTables = like ? like.pieceTables.slice() : new Int16Array(size * 2).fill(NONE);
    this.countTables = like ? like.countTables.slice() : new Uint8Array(size * 3);
    this.around = like ? like.around.slice() : new Uint16Array(size * 2);
    const pieceTable = (i: number) => this.pieceTables.subarray(i * size, (i + 1) * size);
    const counts = (i: number) => this.countTables.subarray(i * size, (i + 1) * size);
    this.first = pieceTable(0);
    this.unit = pieceTable(1);
    this.units = [counts(0), counts(1)];
    this.opaque = counts(2);
    this.zones = like ? like.zones : new Uint8Array(size * 6);
    if (like) this.crowded = [...like.crowded];
  }

  /** In the scenario's order; off the map stands nobody. */
  piecesIn(hex: HexIndex): readonly LivePiece[] {
    if (hex === OFF_MAP || this.first[hex] === NONE) return NOBODY;
    const found: LivePiece[] = [];
    for (let index = this.first[hex] ?? NONE; index !== NONE; index = this.next[index] ?? NONE) {
      const piece = this.pieces[index];
      if (piece) found.push(piece);
    }
    return found;
  }

  unitIn(hex: HexIndex): LivePiece | null {
    const index = this.unit[hex] ?? NONE;
    // Most hexes are empty, and an array that is asked for an index below 0 is slow.
    return index < 0 ? null : (this.pieces[index] ?? null);
  }

  /** Whether units of that side stand beside the hex, whatever lies between. */
  isBeside(side: 0 | 1, hex: HexIndex): boolean {
    return ((this.around[hex * 2 + side] ?? 0) & BESIDE) > 0;
  }

  isControlled(side: 0 | 1, hex: HexIndex): boolean {
    return (this.around[hex * 2 + side] ?? 0) >= CONTROL;
  }

  /** Whether a Zone of Control of that neighbour would reach the hex. */
  zoneReaches(hex: HexIndex, direction: number): boolean {
    const from = this.field.grid.neighbours[hex * 6 + direction] ?? OFF_MAP;
    return from !== OFF_MAP && this.zones[from * 6 + opposite(direction)] === 1;
  }

  /** Undisrupted units of a side that control the hex, in the scenario's order. @rule 7.11 */
  controllersOf(side: 0 | 1, hex: HexIndex): readonly LivePiece[] {
    if (!this.isControlled(side, hex)) return NOBODY;
    const found: LivePiece[] = [];
    const { neighbours } = this.field.grid;
    for (let direction = 0; direction < 6; direction++) {
      if (!this.zoneReaches(hex, direction)) continue;
      const from = neighbours[hex * 6 + direction] ?? OFF_MAP;
      for (let index = this.first[from] ?? NONE; index !== NONE; index = this.next[index] ?? NONE) {
        const piece = this.pieces[index];
        if (piece?.unit && piece.side === side && !piece.disrupted) found.push(piece);
      }
    }
    return found.length > 1 ? found.sort(byIndex) : found;
  }

  /** Takes a piece that stands on the map into the tables, as it is. */
  lay(piece: LivePiece): void {
    const { hex, index } = piece;
    const head = this.first[hex] ?? NONE;
    if (head === NONE || head > index) {
      this.next[index] = head;
      this.first[hex] = index;
    } else {
      let before = head;
      let after = this.next[before] ?? NONE;
      while (after !== NONE && after < index) {
        before = after;
        after = this.next[before] ?? NONE;
      }
      this.next[index] = after;
      this.next[before] = index;
    }
    if (piece.kind !== 'leader') this.opaque[hex] = (this.opaque[hex] ?? 0) + 1;
    if (piece.unit) this.count(piece, 1);
  }

  /** Takes it out of them; nothing about it has changed since it was laid down. */
  lift(piece: LivePiece): void {
    const { hex, index } = piece;
    if (this.first[hex] === index) this.first[hex] = this.next[index] ?? NONE;
    else {
      let before = this.first[hex] ?? NONE;
      while (this.next[before] !== index) {
        if (before === NONE) throw new RangeError(`counter ${index} is not in hex ${hex}`);
        before = this.next[before] ?? NONE;
      }
      this.next[before] = this.next[index] ?? NONE;
    }
    if (piece.kind !== 'leader') this.opaque[hex] = (this.opaque[hex] ?? 0) - 1;
    if (piece.unit) this.count(piece, -1);
  }

  private count({ hex, side, disrupted }: LivePiece, by: 1 | -1): void {
    const units = this.units[side];
    const before = units[hex] ?? 0;
    units[hex] = before + by;
    if (before === (by > 0 ? 1 : 2)) this.crowded[side] += by;
    this.unit[hex] = this.firstUnitIn(hex);
    this.surround(side, hex, disrupted, by);
  }

  /** Its neighbours have a unit beside them, and are controlled by one that is not disrupted. */
  private surround(side: 0 | 1, hex: HexIndex, disrupted: boolean, by: 1 | -1): void {
    const { around, zones } = this;
    const { neighbours } = this.field.grid;
    for (let i = hex * 6; i < hex * 6 + 6; i++) {
      const to = neighbours[i] ?? OFF_MAP;
      if (to === OFF_MAP) continue;
      const at = to * 2 + side;
      around[at] = (around[at] ?? 0) + (!disrupted && zones[i] === 1 ? by * (CONTROL + 1) : by);
    }
  }

  private firstUnitIn(hex: HexIndex): number {
    let index = this.first[hex] ?? NONE;
    while (index !== NONE && !this.pieces[index]?.unit) index = this.next[index] ?? NONE;
    return index;
  }

  /** Its neighbours are controlled by a unit in the hex. */
  private control(side: 0 | 1, hex: HexIndex): void {
    const { around } = this;
    const { neighbours } = this.field.grid;
    for (let i = hex * 6; i < hex * 6 + 6; i++) {
      if (this.zones[i] !== 1) continue;
      const at = (neighbours[i] ?? OFF_MAP) * 2 + side;
      around[at] = (around[at] ?? 0) + CONTROL;
    }
  }

  /** Zones of Control reach elsewhere from now on: all of them are told again. */
  setZones(zones: Uint8Array): void {
    if (this.zones === zones) return;
    this.zones = zones;
    // The entries of a table would be an object each.
    const { around } = this;
    for (let at = 0; at < around.length; at++) around[at] = (around[at] ?? 0) & BESIDE;
    for (const { unit, hex, side, disrupted } of this.pieces)
      if (unit && hex !== OFF_MAP && !disrupted) this.control(side, hex);
  }
}

function byIndex(a: LivePiece, b: LivePiece): number {
  return a.index - b.index;
}
