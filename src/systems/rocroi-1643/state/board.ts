/**
 * A state as the rules look at it: counters with their printed values, hexes as integers, who stands where, and whose
 * front each hex is in. Made once for each state, and never written to.
 */

import type { CounterId, SideId } from '../../../core/contract/values';
import { type HexIndex, hexAt, neighbour, numberOf, OFF_MAP } from '../../../core/hex/hex';
import type { Zone } from '../02-facing/facing';
import type { Options } from '../scenario/options';
import type { Scenario } from '../scenario/scenario';
import { type Battery, batteriesFrom, type Counter, type Leader, type Unit } from './counters';
import { type Field, fieldOf } from './field';
import { LeaderPlaces } from './leaderPlaces';
import { type Numbering, numberingOf, type SideIndex } from './numbering';
import { Places } from './places';
import type { LeaderState, Segment, State, UnitState } from './state';

export type { Battery, Counter, Leader, Unit };

const boards = new WeakMap<State, Board>();
const places = new WeakMap<readonly UnitState[], Places>();
const leaderPlaces = new WeakMap<readonly LeaderState[], LeaderPlaces>();

/** The board of a state. */
export function boardOf(state: State): Board {
  const known = boards.get(state);
  if (known) return known;
  const made = new Board(state);
  boards.set(state, made);
  return made;
}

/** The places of a list of units, made out of the last ones that were made. */
function placesOf({ scenario, units }: State): Places {
  const known = places.get(units);
  if (known) return known;
  const made = new Places(scenario, units, last?.scenario === scenario ? last : null);
  places.set(units, made);
  last = made;
  return made;
}
let last: Places | null = null;

function leaderPlacesOf({ scenario, leaders }: State): LeaderPlaces {
  const known = leaderPlaces.get(leaders);
  if (known) return known;
  const made = new LeaderPlaces(scenario, leaders);
  leaderPlaces.set(leaders, made);
  return made;
}

export class Board {
  readonly scenario: Scenario;
  readonly options: Options;
  readonly field: Field;
  private readonly numbering: Numbering;
  /** Found when they are first asked for: many states are only passed through. */
  private foundPlaces: Places | null = null;
  private foundLeaders: LeaderPlaces | null = null;
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

  private get leaderPlaces(): LeaderPlaces {
    this.foundLeaders ??= leaderPlacesOf(this.state);
    return this.foundLeaders;
  }

  get leaders(): readonly Leader[] {
    return this.leaderPlaces.leaders;
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
    return this.leaderPlaces.leadersIn(hex);
  }

  /** Whether a leader of that side is in a hex. */
  hasLeader(hex: HexIndex, side: SideIndex): boolean {
    return this.leaderPlaces.isThere(hex, side);
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

  /** How many units of a side are next to a hex, routed ones too. */
  unitsNextTo(hex: HexIndex, side: SideIndex): number {
    return this.places.unitsNextTo(hex, side);
  }

  /** Those of them, routed ones left out, on whose front, flank or rear it lies. @rule 2.0, 6.0 */
  unitsWith(zone: Zone, hex: HexIndex, side: SideIndex): number {
    return this.places.unitsWith(zone, hex, side);
  }
}

export function enemyOf(side: SideIndex): SideIndex {
  return side === 0 ? 1 : 0;
}
