/**
 * Who stands where, and which hexes lie on whose front and flanks. One table for each scenario is turned from one list of
 * units to the next by what differs between them, which mostly is one unit or none.
 */
import { type HexGrid, type HexIndex, neighbour, OFF_MAP } from '../../../core/hex/hex';
import { zoneAt } from '../02-facing/facing';
import type { Scenario } from '../scenario/scenario';
import { type Unit, unitFrom } from './counters';
import { fieldOf } from './field';
import type { SideIndex } from './numbering';
import type { UnitState } from './state';

const NOBODY: readonly Unit[] = [];
/** What is counted of each hex, for either side. */
const [NEXT, FRONT, FLANK] = [0, 2, 4];
const COUNTS = 6;

/** Where the units of one list stand. */
export class Places {
  readonly units: readonly Unit[];

  constructor(
    scenario: Scenario,
    readonly states: readonly UnitState[],
    private readonly table: Table,
  ) {
    const { shown } = table;
    const units = shown ? shown.units.slice() : [];
    for (let i = 0; i < states.length; i++) {
      const state = states[i];
      if (state && shown?.states[i] !== state) units[i] = unitFrom(scenario, state, i);
    }
    this.units = units;
  }

  private get now(): Table {
    if (this.table.shown !== this) this.table.turnTo(this);
    return this.table;
  }

  unitIn(hex: HexIndex): Unit | null {
    if (hex < 0) return null;
    const place = this.now.standing[hex] ?? -1;
    return place < 0 ? null : (this.units[place] ?? null);
  }

  unitsIn(hex: HexIndex): readonly Unit[] {
    const there = this.unitIn(hex);
    if (!there) return NOBODY;
    const { crowded } = this.now;
    const crowd = crowded.size > 0 ? crowded.get(hex) : undefined;
    return crowd ? crowd.flatMap((place) => this.units[place] ?? []) : [there];
  }

  /** How many units of a side are next to a hex, routed ones too. */
  nextTo(hex: HexIndex, side: SideIndex): number {
    return hex < 0 ? 0 : (this.now.counts[hex * COUNTS + NEXT + side] ?? 0);
  }

  /** How many units of a side have a hex in front of them, those that are routed left out. @rule 6.0 */
  frontsOn(hex: HexIndex, side: SideIndex): number {
    return hex < 0 ? 0 : (this.now.counts[hex * COUNTS + FRONT + side] ?? 0);
  }

  /** The same of their flanks. @rule 2.0 */
  flanksOn(hex: HexIndex, side: SideIndex): number {
    return hex < 0 ? 0 : (this.now.counts[hex * COUNTS + FLANK + side] ?? 0);
  }
}

/** The places of a list of units, the last one again if it is the same. */
export function placesOf(scenario: Scenario, states: readonly UnitState[], table: Table): Places {
  const { shown } = table;
  return shown?.states === states ? shown : new Places(scenario, states, table);
}

const tables = new WeakMap<Scenario, Table>();

/** That of a scenario, for all who look at its states. */
export function tableOf(scenario: Scenario): Table {
  const known = tables.get(scenario);
  if (known) return known;
  const made = newTable(scenario);
  tables.set(scenario, made);
  return made;
}

/** One besides, that no other boards turn. */
export function newTable(scenario: Scenario): Table {
  return new Table(fieldOf(scenario.map).grid);
}

class Table {
  /** The list that it shows. */
  shown: Places | null = null;
  /** By hex: the place of the unit there, one that is not routed first; -1 for none. */
  readonly standing: Int16Array;
  /** By hex where there are several, which only a running unit makes: their places. */
  readonly crowded = new Map<HexIndex, readonly number[]>();
  /** `COUNTS` for each hex: units next to it, and those of them, routed ones left out, on whose front or flank it lies. */
  readonly counts: Uint8Array;

  constructor(private readonly grid: HexGrid) {
    this.standing = new Int16Array(grid.size).fill(-1);
    this.counts = new Uint8Array(grid.size * COUNTS);
  }

  turnTo(places: Places): void {
    const before = this.shown?.units ?? [];
    const { units } = places;
    this.shown = places;
    for (let i = 0; i < before.length; i++) if (units[i] !== before[i]) this.take(before[i], i, before);
    for (let i = 0; i < units.length; i++) if (units[i] !== before[i]) this.put(units[i], i, units);
  }

  private put(unit: Unit | undefined, place: number, units: readonly Unit[]): void {
    if (!unit || unit.hex === OFF_MAP) return;
    this.count(unit, 1);
    this.stand(unit.hex, [...this.placesIn(unit.hex), place], units);
  }

  private take(unit: Unit | undefined, place: number, units: readonly Unit[]): void {
    if (!unit || unit.hex === OFF_MAP) return;
    this.count(unit, -1);
    const others = this.placesIn(unit.hex).filter((other) => other !== place);
    this.stand(unit.hex, others, units);
  }

  private placesIn(hex: HexIndex): readonly number[] {
    const place = this.standing[hex] ?? -1;
    return this.crowded.get(hex) ?? (place < 0 ? [] : [place]);
  }

  private stand(hex: HexIndex, places: readonly number[], units: readonly Unit[]): void {
    this.crowded.delete(hex);
    if (places.length > 1) {
      const isRouted = (place: number) => Number(units[place]?.order === 'routed');
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
      this.add(next, NEXT + side, by);
      const where = order === 'routed' ? 'rear' : zoneAt(facing, d);
      if (where === 'front') this.add(next, FRONT + side, by);
      if (where === 'flank') this.add(next, FLANK + side, by);
    }
  }

  private add(hex: HexIndex, what: number, by: 1 | -1): void {
    const at = hex * COUNTS + what;
    this.counts[at] = (this.counts[at] ?? 0) + by;
  }
}
