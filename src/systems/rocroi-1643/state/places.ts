/** Who stands where, and whose front each hex is in. Made once for each list of units: most events change none of them. */
import { type HexGrid, type HexIndex, neighbour, OFF_MAP } from '../../../core/hex/hex';
import { frontOf } from '../02-facing/facing';
import type { Unit } from './counters';
import type { SideIndex } from './numbering';

const NOBODY: readonly Unit[] = [];

export class Places {
  /** By hex: the place of the unit there, one that is not routed first; -1 for none. */
  private readonly standing: Int16Array;
  /** Hexes with several, which only a running unit makes. */
  private readonly crowded = new Map<HexIndex, readonly Unit[]>();
  private fronts: readonly [Uint8Array, Uint8Array] | null = null;

  constructor(
    private readonly grid: HexGrid,
    readonly units: readonly Unit[],
  ) {
    this.standing = new Int16Array(grid.size).fill(-1);
    for (const [i, unit] of units.entries()) if (unit.hex !== OFF_MAP) this.put(unit, i);
  }

  private put(unit: Unit, place: number): void {
    const there = this.unitIn(unit.hex);
    if (!there) {
      this.standing[unit.hex] = place;
      return;
    }
    const all = [...(this.crowded.get(unit.hex) ?? [there]), unit];
    all.sort((a, b) => Number(a.order === 'routed') - Number(b.order === 'routed'));
    this.crowded.set(unit.hex, all);
    if (all[0] === unit) this.standing[unit.hex] = place;
  }

  unitIn(hex: HexIndex): Unit | null {
    const place = this.standing[hex] ?? -1;
    return place < 0 ? null : (this.units[place] ?? null);
  }

  unitsIn(hex: HexIndex): readonly Unit[] {
    const there = this.unitIn(hex);
    if (!there) return NOBODY;
    return (this.crowded.size > 0 && this.crowded.get(hex)) || [there];
  }

  /** How many units of a side have a hex in front of them, those that are routed left out. @rule 6.0 */
  frontsOn(hex: HexIndex, side: SideIndex): number {
    this.fronts ??= this.countFronts();
    return this.fronts[side][hex] ?? 0;
  }

  private countFronts(): readonly [Uint8Array, Uint8Array] {
    const fronts = [new Uint8Array(this.grid.size), new Uint8Array(this.grid.size)] as const;
    for (const { hex, facing, order, side } of this.units) {
      if (hex === OFF_MAP || order === 'routed') continue;
      for (const direction of frontOf(facing)) {
        const next = neighbour(this.grid, hex, direction);
        if (next !== OFF_MAP) fronts[side][next] = (fronts[side][next] ?? 0) + 1;
      }
    }
    return fronts;
  }
}
