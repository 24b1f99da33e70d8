/**
 * Who stands where, and on which sides of enemies each hex lies. Made once for each list of units, out of the last one by
 * what has changed: most events change one unit, or none.
 */
import { type HexGrid, type HexIndex, neighbour, OFF_MAP } from '../../../core/hex/hex';
import { type Zone, zoneAt } from '../02-facing/facing';
import type { Scenario } from '../scenario/scenario';
import { type Unit, unitFrom } from './counters';
import { fieldOf } from './field';
import type { SideIndex } from './numbering';
import type { UnitState } from './state';

const NOBODY: readonly Unit[] = [];
/** What is counted of each hex, for either side. */
const NEXT = 0;
const KINDS: { readonly [Z in Zone]: number } = { front: 2, flank: 4, rear: 6 };
const COUNTS = 8;

export class Places {
  readonly units: readonly Unit[];
  /** By hex: the place of the unit there, one that is not routed first; -1 for none. */
  private readonly standing: Int16Array;
  /** By hex where there are several, which only a running unit makes: their places. */
  private readonly crowded: Map<HexIndex, readonly number[]>;
  /** `COUNTS` for each hex: units next to it, and those of them, routed ones left out, on whose front, flank, rear it lies. */
  private readonly counts: Uint8Array;
  private readonly grid: HexGrid;

  /** `like`: places of another list of the same scenario. */
  constructor(
    readonly scenario: Scenario,
    private readonly states: readonly UnitState[],
    like: Places | null,
  ) {
    this.grid = fieldOf(scenario.map).grid;
    this.standing = like ? like.standing.slice() : new Int16Array(this.grid.size).fill(-1);
    this.counts = like ? like.counts.slice() : new Uint8Array(this.grid.size * COUNTS);
    this.crowded = new Map(like?.crowded);
    const units = like ? like.units.slice() : [];
    this.units = units;
    const changed: number[] = [];
    for (const [i, state] of states.entries()) {
      if (like?.states[i] === state) continue;
      const before = units[i];
      if (before) this.take(before, i);
      units[i] = unitFrom(scenario, state, i);
      changed.push(i);
    }
    for (const i of changed) this.put(units[i], i);
  }

  private put(unit: Unit | undefined, place: number): void {
    if (!unit || unit.hex === OFF_MAP) return;
    this.count(unit, 1);
    this.stand(unit.hex, [...this.placesIn(unit.hex), place]);
  }

  private take(unit: Unit, place: number): void {
    const { hex } = unit;
    if (hex === OFF_MAP) return;
    this.count(unit, -1);
    this.stand(
      hex,
      this.placesIn(hex).filter((other) => other !== place),
    );
  }

  private placesIn(hex: HexIndex): readonly number[] {
    const place = this.standing[hex] ?? -1;
    return this.crowded.get(hex) ?? (place < 0 ? [] : [place]);
  }

  private stand(hex: HexIndex, places: readonly number[]): void {
    this.crowded.delete(hex);
    if (places.length > 1) {
      const isRouted = (place: number) => Number(this.units[place]?.order === 'routed');
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
      const at = next * COUNTS + side;
      this.counts[at + NEXT] = (this.counts[at + NEXT] ?? 0) + by;
      if (order === 'routed') continue;
      const where = at + KINDS[zoneAt(facing, d)];
      this.counts[where] = (this.counts[where] ?? 0) + by;
    }
  }

  unitIn(hex: HexIndex): Unit | null {
    if (hex < 0) return null;
    const place = this.standing[hex] ?? -1;
    return place < 0 ? null : (this.units[place] ?? null);
  }

  unitsIn(hex: HexIndex): readonly Unit[] {
    const there = this.unitIn(hex);
    if (!there) return NOBODY;
    const crowd = this.crowded.size > 0 ? this.crowded.get(hex) : undefined;
    return crowd ? crowd.flatMap((place) => this.units[place] ?? []) : [there];
  }

  /** How many units of a side are next to a hex, routed ones too. */
  unitsNextTo(hex: HexIndex, side: SideIndex): number {
    return hex < 0 ? 0 : (this.counts[hex * COUNTS + NEXT + side] ?? 0);
  }

  /** Those of them, routed ones left out, on whose front, flank or rear the hex lies. @rule 2.0, 6.0 */
  unitsWith(zone: Zone, hex: HexIndex, side: SideIndex): number {
    return hex < 0 ? 0 : (this.counts[hex * COUNTS + KINDS[zone] + side] ?? 0);
  }
}
