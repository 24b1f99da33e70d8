/**
 * Who stands where, and which hexes lie on whose front and flanks. Brought up to date when somebody asks: a unit that
 * was moved several times, or moved and taken back, is counted once or not at all.
 */
import { type HexGrid, type HexIndex, neighbour, OFF_MAP } from '../../../core/hex/hex';
import { zoneAt } from '../02-facing/facing';
import type { Unit } from './counters';
import type { SideIndex } from './numbering';
import { FLANK, FRONT, NEXT, type Tallies } from './tallies';

const NOBODY: readonly Unit[] = [];

export class Places {
  /** The units as the tables have them; where one differs from the list, its place waits in `stale`. */
  private readonly shown: (Unit | undefined)[];
  private readonly stale: number[];
  /** Those of them that are brought up to date; empty but for that moment. */
  private readonly differing: number[] = [];
  private readonly isStale: boolean[];
  /** By hex: the place of the unit there, one that is not routed first; -1 for none. */
  private readonly standing: Int16Array;
  /** By hex where there are several, which only a running unit makes: their places. */
  private readonly crowded: Map<HexIndex, readonly number[]>;
  /** Of a list of units that may change; `like`: what is taken over of another that has the same places. */
  constructor(
    private readonly grid: HexGrid,
    private readonly tallies: Tallies,
    private readonly units: readonly Unit[],
    like: Places | null,
  ) {
    this.shown = like ? like.shown.slice() : [];
    this.stale = like ? like.stale.slice() : Array.from(units, (_, place) => place);
    this.isStale = like ? like.isStale.slice() : units.map(() => true);
    this.standing = like ? like.standing.slice() : new Int16Array(grid.size).fill(-1);
    this.crowded = new Map(like?.crowded ?? []);
  }

  /** The unit in that place of the list is another one now. */
  changed(place: number): void {
    if (this.isStale[place]) return;
    this.isStale[place] = true;
    this.stale.push(place);
  }

  unitIn(hex: HexIndex): Unit | null {
    if (hex < 0) return null;
    if (this.stale.length > 0) this.bringUpToDate();
    const place = this.standing[hex] ?? -1;
    return place < 0 ? null : (this.units[place] ?? null);
  }

  /** Whether several units are in a hex. */
  isShared(hex: HexIndex): boolean {
    if (this.stale.length > 0) this.bringUpToDate();
    return this.crowded.has(hex);
  }

  unitsIn(hex: HexIndex): readonly Unit[] {
    const there = this.unitIn(hex);
    if (!there) return NOBODY;
    const crowd = this.crowded.size > 0 ? this.crowded.get(hex) : undefined;
    return crowd ? crowd.flatMap((place) => this.units[place] ?? []) : [there];
  }

  /** How many units of a side are next to a hex, routed ones too. */
  nextTo(hex: HexIndex, side: SideIndex): number {
    return this.counted(hex, NEXT, side);
  }

  /** How many units of a side have a hex in front of them, those that are routed left out. @rule 6.0 */
  frontsOn(hex: HexIndex, side: SideIndex): number {
    return this.counted(hex, FRONT, side);
  }

  /** The same of their flanks. @rule 2.0 */
  flanksOn(hex: HexIndex, side: SideIndex): number {
    return this.counted(hex, FLANK, side);
  }

  private counted(hex: HexIndex, what: typeof NEXT | typeof FRONT | typeof FLANK, side: SideIndex): number {
    if (this.stale.length > 0) this.bringUpToDate();
    return this.tallies.of(hex, what, side);
  }

  private bringUpToDate(): void {
    const { stale, shown, units, isStale, differing } = this;
    for (let place = stale.pop(); place !== undefined; place = stale.pop()) {
      isStale[place] = false;
      if (shown[place] !== units[place]) differing.push(place);
    }
    for (const place of differing) this.take(place);
    for (const place of differing) shown[place] = units[place];
    for (let place = differing.pop(); place !== undefined; place = differing.pop()) this.put(place);
  }

  private put(place: number): void {
    const unit = this.shown[place];
    if (!unit || unit.hex === OFF_MAP) return;
    this.count(unit, 1);
    if (this.standing[unit.hex] === -1) this.standing[unit.hex] = place;
    else this.stand(unit.hex, [...this.placesIn(unit.hex), place]);
  }

  private take(place: number): void {
    const unit = this.shown[place];
    if (!unit || unit.hex === OFF_MAP) return;
    this.count(unit, -1);
    if (!this.crowded.has(unit.hex)) this.standing[unit.hex] = -1;
    else
      this.stand(
        unit.hex,
        this.placesIn(unit.hex).filter((other) => other !== place),
      );
  }

  private placesIn(hex: HexIndex): readonly number[] {
    const place = this.standing[hex] ?? -1;
    return this.crowded.get(hex) ?? (place < 0 ? [] : [place]);
  }

  private stand(hex: HexIndex, places: readonly number[]): void {
    this.crowded.delete(hex);
    if (places.length > 1) {
      const isRouted = (place: number) => Number(this.shown[place]?.order === 'routed');
      const inOrder = places.toSorted((a, b) => isRouted(a) - isRouted(b) || a - b);
      this.crowded.set(hex, inOrder);
      this.standing[hex] = inOrder[0] ?? -1;
    } else this.standing[hex] = places[0] ?? -1;
  }

  /** Adds a unit to the counts of the hexes around it, or takes it out of them. */
  private count({ hex, facing, order, side }: Unit, by: 1 | -1): void {
    for (let d = 0; d < 6; d++) {
      const next = neighbour(this.grid, hex, d);
      if (next === OFF_MAP) continue;
      this.tallies.add(next, NEXT, side, by);
      const where = order === 'routed' ? 'rear' : zoneAt(facing, d);
      if (where === 'front') this.tallies.add(next, FRONT, side, by);
      if (where === 'flank') this.tallies.add(next, FLANK, side, by);
    }
  }
}
