/**
 * A state as the rules look at it: counters with their printed values, hexes as integers, who stands where, and whose
 * front each hex is in. Made once for each state, and never written to.
 */

import type { CounterId, SideId } from '../../../core/contract/values';
import { type HexIndex, hexAt, neighbour, numberOf, OFF_MAP } from '../../../core/hex/hex';
import { frontOf } from '../02-facing/facing';
import type { Options } from '../scenario/options';
import type { PrintedBattery, PrintedLeader, PrintedUnit, Scenario } from '../scenario/scenario';
import { type Field, fieldOf } from './field';
import { type Numbering, numberingOf, type SideIndex, sideIndexOf } from './numbering';
import type { BatteryState, LeaderState, Segment, State, UnitState } from './state';

export type Unit = Omit<PrintedUnit, 'at' | 'facing' | 'steps'> &
  UnitState & {
    readonly is: 'unit';
    readonly side: SideIndex;
    readonly hex: HexIndex;
    /** Steps that it begins with. */
    readonly fullSteps: number;
    readonly foot: boolean;
  };
export type Leader = Omit<PrintedLeader, 'at' | 'side'> &
  LeaderState & {
    readonly is: 'leader';
    readonly side: SideIndex;
    readonly hex: HexIndex;
    readonly isAide: boolean;
  };
export type Battery = Omit<PrintedBattery, 'side'> &
  Omit<BatteryState, 'owner'> & {
    readonly is: 'battery';
    /** Who holds it now. */
    readonly side: SideIndex;
    readonly hex: HexIndex;
  };
export type Counter = Unit | Leader | Battery;

/** Counters keep their objects from state to state while nothing changes about them: so do those made of them. */
const madeUnits = new WeakMap<UnitState, Unit>();
const madeLeaders = new WeakMap<LeaderState, Leader>();
const madeBatteries = new WeakMap<BatteryState, Battery>();
const boards = new WeakMap<State, Board>();
const NOBODY: readonly Unit[] = [];

/** The board of a state. */
export function boardOf(state: State): Board {
  const known = boards.get(state);
  if (known) return known;
  const made = new Board(state);
  boards.set(state, made);
  return made;
}

export class Board {
  readonly scenario: Scenario;
  readonly options: Options;
  readonly field: Field;
  readonly units: readonly Unit[];
  readonly leaders: readonly Leader[];
  readonly batteries: readonly Battery[];
  private readonly numbering: Numbering;
  /** By hex: the place of the unit there, one that is not routed first; -1 for none. */
  private readonly standing: Int16Array;
  /** Hexes with several, which only a running unit makes. */
  private readonly crowded = new Map<HexIndex, readonly Unit[]>();
  private fronts: readonly [Uint8Array, Uint8Array] | null = null;

  constructor(readonly state: State) {
    const { scenario } = state;
    this.scenario = scenario;
    this.options = state.options;
    this.field = fieldOf(scenario.map);
    this.numbering = numberingOf(scenario);
    this.units = state.units.map((unit, i) => this.unitFrom(unit, i));
    this.leaders = state.leaders.map((leader, i) => this.leaderFrom(leader, i));
    this.batteries = state.batteries.map((battery, i) => this.batteryFrom(battery, i));
    this.standing = new Int16Array(this.field.grid.size).fill(-1);
    for (const [i, unit] of this.units.entries()) if (unit.hex !== OFF_MAP) this.put(unit, i);
  }

  get segment(): Segment | null {
    return this.state.segment;
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

  private unitFrom(state: UnitState, i: number): Unit {
    const known = madeUnits.get(state);
    if (known) return known;
    const printed = this.scenario.units[i];
    if (!printed) throw new RangeError(`no unit ${i}`);
    const made: Unit = {
      ...printed,
      ...state,
      is: 'unit',
      side: this.numbering.sideOfCorps.get(printed.corps) ?? 0,
      hex: state.at === null ? OFF_MAP : hexAt(this.field.grid, state.at),
      fullSteps: printed.steps,
      foot: printed.kind !== 'cavalry',
    };
    madeUnits.set(state, made);
    return made;
  }

  private leaderFrom(state: LeaderState, i: number): Leader {
    const known = madeLeaders.get(state);
    if (known) return known;
    const printed = this.scenario.leaders[i];
    if (!printed) throw new RangeError(`no leader ${i}`);
    const isAide = state.fallen;
    const { radius, value } = (isAide && printed.aide) || printed;
    const made: Leader = {
      ...printed,
      ...state,
      ...{ radius, value, isAide, is: 'leader' },
      side: sideIndexOf(this.scenario, printed.side),
      hex: state.at === null ? OFF_MAP : hexAt(this.field.grid, state.at),
    };
    madeLeaders.set(state, made);
    return made;
  }

  private batteryFrom(state: BatteryState, i: number): Battery {
    const known = madeBatteries.get(state);
    if (known) return known;
    const printed = this.scenario.batteries[i];
    if (!printed) throw new RangeError(`no battery ${i}`);
    const made: Battery = {
      ...printed,
      ...state,
      is: 'battery',
      side: sideIndexOf(this.scenario, state.owner),
      hex: hexAt(this.field.grid, printed.at),
    };
    madeBatteries.set(state, made);
    return made;
  }

  /** The unit of that id, on the map or not. */
  unit(id: string): Unit | null {
    return this.units[this.numbering.units.get(id) ?? -1] ?? null;
  }

  leader(id: string): Leader | null {
    return this.leaders[this.numbering.leaders.get(id) ?? -1] ?? null;
  }

  battery(id: string): Battery | null {
    return this.batteries[this.numbering.batteries.get(id) ?? -1] ?? null;
  }

  /** The same of an id that is known to be one. */
  knownUnit(id: CounterId): Unit {
    const unit = this.unit(id);
    if (!unit) throw new RangeError(`no unit ${id}`);
    return unit;
  }

  knownLeader(id: CounterId): Leader {
    const leader = this.leader(id);
    if (!leader) throw new RangeError(`no leader ${id}`);
    return leader;
  }

  /** The unit in a hex, one that is not routed first; null also beyond the edge. */
  unitIn(hex: HexIndex): Unit | null {
    return this.units[this.standing[hex] ?? -1] ?? null;
  }

  /** All units in a hex: more than one only while a unit runs through others (12.3). */
  unitsIn(hex: HexIndex): readonly Unit[] {
    const there = this.unitIn(hex);
    return this.crowded.get(hex) ?? (there ? [there] : NOBODY);
  }

  leadersIn(hex: HexIndex): readonly Leader[] {
    return hex === OFF_MAP ? [] : this.leaders.filter((leader) => leader.hex === hex);
  }

  batteryIn(hex: HexIndex): Battery | null {
    return hex === OFF_MAP ? null : (this.batteries.find((battery) => battery.hex === hex) ?? null);
  }

  neighbour(hex: HexIndex, direction: number): HexIndex {
    return neighbour(this.field.grid, hex, direction);
  }

  number(hex: HexIndex): string {
    return numberOf(this.field.grid, hex);
  }

  hex(number: string): HexIndex {
    return hexAt(this.field.grid, number);
  }

  sideId(side: SideIndex): SideId {
    return this.scenario.sides[side].id;
  }

  /** How many units of a side have a hex in front of them, those that are routed left out. @rule 6.0 */
  frontsOn(hex: HexIndex, side: SideIndex): number {
    this.fronts ??= this.countFronts();
    return this.fronts[side][hex] ?? 0;
  }

  private countFronts(): readonly [Uint8Array, Uint8Array] {
    const { grid } = this.field;
    const fronts = [new Uint8Array(grid.size), new Uint8Array(grid.size)] as const;
    for (const { hex, facing, order, side } of this.units) {
      if (hex === OFF_MAP || order === 'routed') continue;
      for (const direction of frontOf(facing)) {
        const next = neighbour(grid, hex, direction);
        if (next !== OFF_MAP) fronts[side][next] = (fronts[side][next] ?? 0) + 1;
      }
    }
    return fronts;
  }
}

export function enemyOf(side: SideIndex): SideIndex {
  return side === 0 ? 1 : 0;
}
