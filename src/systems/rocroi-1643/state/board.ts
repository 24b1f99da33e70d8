/**
 * A state as the rules look at it: counters with their printed values, hexes as integers, who stands where, and whose
 * front each hex is in. Never written to.
 */

import type { CounterId, SideId } from '../../../core/contract/values';
import { type HexIndex, hexAt, neighbour, numberOf, OFF_MAP } from '../../../core/hex/hex';
import type { Options } from '../scenario/options';
import type { Scenario } from '../scenario/scenario';
import { type Battery, batteriesFrom, type Counter, type Leader, type Unit } from './counters';
import { type Field, fieldOf } from './field';
import { type LeaderPlaces, leaderPlacesOf } from './leaderPlaces';
import { type Numbering, numberingOf, type SideIndex } from './numbering';
import { type Places, placesOf, tableOf } from './places';
import type { Segment, State } from './state';

export type { Battery, Counter, Leader, Unit };

const boards = new WeakMap<State, Board>();

/** The board of a state, for all who look at it again and again. */
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
  private readonly numbering: Numbering;
  /** Found when they are first asked for: many states are only passed through. */
  private foundPlaces: Places | null = null;
  private foundLeaders: LeaderPlaces | null = null;
  private foundBatteries: readonly Battery[] | null = null;

  /** `table`: shared with boards that are looked at in turn. */
  constructor(
    readonly state: State,
    private readonly table = tableOf(state.scenario),
  ) {
    const { scenario } = state;
    this.scenario = scenario;
    this.options = state.options;
    this.field = fieldOf(scenario.map);
    this.numbering = numberingOf(scenario);
  }

  /**
   * The board of another state of the same game; what has not changed is taken over. `boardOf` does not know it: what a
   * `WeakMap` holds outlives every minor garbage collection, and a command goes through many states.
   */
  turnedTo(state: State): Board {
    const board = new Board(state, this.table);
    if (state.units === this.state.units) board.foundPlaces = this.foundPlaces;
    if (state.leaders === this.state.leaders) board.foundLeaders = this.foundLeaders;
    if (state.batteries === this.state.batteries) board.foundBatteries = this.foundBatteries;
    return board;
  }

  private get places(): Places {
    this.foundPlaces ??= placesOf(this.scenario, this.state.units, this.table);
    return this.foundPlaces;
  }

  get units(): readonly Unit[] {
    return this.places.units;
  }

  private get leaderPlaces(): LeaderPlaces {
    this.foundLeaders ??= leaderPlacesOf(this.scenario, this.state.leaders);
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

  /** The units of a corps that are on the map. */
  unitsOfCorps(corps: string): readonly Unit[] {
    const { units } = this;
    const found: Unit[] = [];
    for (const place of this.numbering.ofCorps.get(corps) ?? []) {
      const unit = units[place];
      if (unit && unit.hex !== OFF_MAP) found.push(unit);
    }
    return found;
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
    return this.places.nextTo(hex, side);
  }

  /** How many units of a side have a hex in front of them, those that are routed left out. @rule 6.0 */
  frontsOn(hex: HexIndex, side: SideIndex): number {
    return this.places.frontsOn(hex, side);
  }

  /** The same of their flanks. @rule 2.0 */
  flanksOn(hex: HexIndex, side: SideIndex): number {
    return this.places.flanksOn(hex, side);
  }
}

export function enemyOf(side: SideIndex): SideIndex {
  return side === 0 ? 1 : 0;
}
