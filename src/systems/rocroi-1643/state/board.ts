/**
 * A state as the rules look at it: counters with their printed values, hexes as integers, who stands where, and whose
 * front each hex is in. Made once for each state, and never written to.
 */

import type { CounterId, SideId } from '../../../core/contract/values';
import { type HexIndex, hexAt, neighbour, numberOf, OFF_MAP } from '../../../core/hex/hex';
import type { Options } from '../scenario/options';
import type { Scenario } from '../scenario/scenario';
import {
  type Battery,
  batteriesFrom,
  type Counter,
  type Leader,
  leadersFrom,
  type Unit,
  unitsFrom,
} from './counters';
import { type Field, fieldOf } from './field';
import { type Numbering, numberingOf, type SideIndex } from './numbering';
import { Places } from './places';
import type { Segment, State, UnitState } from './state';

export type { Battery, Counter, Leader, Unit };

const boards = new WeakMap<State, Board>();
const places = new WeakMap<readonly UnitState[], Places>();

/** The board of a state. */
export function boardOf(state: State): Board {
  const known = boards.get(state);
  if (known) return known;
  const made = new Board(state);
  boards.set(state, made);
  return made;
}

function placesOf({ scenario, units }: State): Places {
  const known = places.get(units);
  if (known) return known;
  const made = new Places(fieldOf(scenario.map).grid, unitsFrom(scenario, units));
  places.set(units, made);
  return made;
}

export class Board {
  readonly scenario: Scenario;
  readonly options: Options;
  readonly field: Field;
  private readonly numbering: Numbering;
  /** Found when they are first asked for: many states are only passed through. */
  private foundPlaces: Places | null = null;
  private foundLeaders: readonly Leader[] | null = null;
  private foundBatteries: readonly Battery[] | null = null;

  constructor(readonly state: State) {
    const { scenario } = state;
    this.scenario = scenario;
    this.options = state.options;
    this.field = fieldOf(scenario.map);
    this.numbering = numberingOf(scenario);
  }

  private get places(): Places {
    this.foundPlaces ??= placesOf(this.state);
    return this.foundPlaces;
  }

  get units(): readonly Unit[] {
    return this.places.units;
  }

  get leaders(): readonly Leader[] {
    this.foundLeaders ??= leadersFrom(this.scenario, this.state.leaders);
    return this.foundLeaders;
  }

  get batteries(): readonly Battery[] {
    this.foundBatteries ??= batteriesFrom(this.scenario, this.state.batteries);
    return this.foundBatteries;
  }

  get segment(): Segment | null {
    return this.state.segment;
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
    return this.places.unitIn(hex);
  }

  /** All units in a hex: more than one only while a unit runs through others (12.3). */
  unitsIn(hex: HexIndex): readonly Unit[] {
    return this.places.unitsIn(hex);
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
    return this.places.frontsOn(hex, side);
  }
}

export function enemyOf(side: SideIndex): SideIndex {
  return side === 0 ? 1 : 0;
}
