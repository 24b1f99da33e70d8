/**
 * The board as it is asked: what the game stands at, its counters, who stands where, and whose front each hex is in.
 */
import type { CounterId, SideId } from '../../../core/contract/values';
import { type HexIndex, hexAt, neighbour, numberOf, OFF_MAP } from '../../../core/hex/hex';
import type { Options } from '../scenario/options';
import type { Scenario } from '../scenario/scenario';
import { type Battery, batteryFrom, type Leader, leaderFrom, type Unit, unitFrom } from './counters';
import { type Facts, factsOf, type LiveFacts } from './facts';
import { type Field, fieldOf } from './field';
import { LeaderPlaces } from './leaderPlaces';
import { type Numbering, numberingOf, type SideIndex } from './numbering';
import { Places } from './places';
import type { Segment, State } from './state';
import { Tallies } from './tallies';

let stamps = 0;

/** A number that no layout had before. */
export function newLayout(): number {
  stamps++;
  return stamps;
}

/** What writes to it is a `Board`. */
export abstract class BoardToAsk {
  readonly scenario: Scenario;
  readonly options: Options;
  readonly field: Field;
  protected readonly numbering: Numbering;
  /** The counters as the rules look at them. */
  protected readonly liveUnits: Unit[];
  protected readonly liveLeaders: Leader[];
  protected readonly liveBatteries: Battery[];
  protected readonly tallies: Tallies;
  protected readonly places: Places;
  protected readonly leaderPlaces: LeaderPlaces;
  protected known: LiveFacts;
  protected readonly laidOut: [number, number] = [newLayout(), newLayout()];

  /** As `like` stands, if there is one: another board of the same scenario and options; otherwise as the state has it. */
  constructor(state: State, like: BoardToAsk | null) {
    const { scenario, options } = state;
    this.scenario = scenario;
    this.options = options;
    this.field = fieldOf(scenario.map);
    this.numbering = numberingOf(scenario);
    this.liveUnits = like ? like.liveUnits.slice() : state.units.map((one, i) => unitFrom(scenario, one, i));
    this.liveLeaders = like
      ? like.liveLeaders.slice()
      : state.leaders.map((one, i) => leaderFrom(scenario, one, i));
    this.liveBatteries = like
      ? like.liveBatteries.slice()
      : state.batteries.map((one, i) => batteryFrom(scenario, one, i));
    this.tallies = new Tallies(this.field.grid.size, like?.tallies ?? null);
    this.places = new Places(this.field.grid, this.tallies, this.liveUnits, like?.places ?? null);
    this.leaderPlaces = new LeaderPlaces(this.tallies, this.liveLeaders);
    if (!like) for (const leader of this.liveLeaders) this.leaderPlaces.count(leader, 1);
    this.known = factsOf(like?.known ?? state);
  }

  /** What the game stands at besides its counters. */
  get facts(): Facts {
    return this.known;
  }

  get units(): readonly Unit[] {
    return this.liveUnits;
  }

  get leaders(): readonly Leader[] {
    return this.liveLeaders;
  }

  get batteries(): readonly Battery[] {
    return this.liveBatteries;
  }

  get segment(): Segment | null {
    return this.known.segment;
  }

  /** The one that is going on. Throws between segments. */
  get knownSegment(): Segment {
    if (!this.known.segment) throw new Error('no segment is going on');
    return this.known.segment;
  }

  /** Changes as soon as a unit or a leader of a side stands elsewhere; the same number means the same places. */
  layoutOf(side: SideIndex): number {
    return this.laidOut[side];
  }

  /** The unit of that id, on the map or not. */
  unit(id: string): Unit | null {
    return this.liveUnits[this.numbering.units.get(id) ?? -1] ?? null;
  }

  leader(id: string): Leader | null {
    return this.liveLeaders[this.numbering.leaders.get(id) ?? -1] ?? null;
  }

  battery(id: string): Battery | null {
    return this.liveBatteries[this.numbering.batteries.get(id) ?? -1] ?? null;
  }

  /** The units of a corps that are on the map. */
  unitsOfCorps(corps: string): readonly Unit[] {
    const found: Unit[] = [];
    for (const place of this.numbering.ofCorps.get(corps) ?? []) {
      const unit = this.liveUnits[place];
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

  /** Whether there is more than one of them. */
  isShared(hex: HexIndex): boolean {
    return this.places.isShared(hex);
  }

  /** Where a unit stands too, all of them are of its side (7.4, 8.4). */
  leadersIn(hex: HexIndex): readonly Leader[] {
    return this.leaderPlaces.leadersIn(hex);
  }

  /** Whether a leader of that side is in a hex. */
  hasLeader(hex: HexIndex, side: SideIndex): boolean {
    return this.leaderPlaces.isThere(hex, side);
  }

  batteryIn(hex: HexIndex): Battery | null {
    const place = hex < 0 ? -1 : (this.numbering.batteryAt[hex] ?? -1);
    return place < 0 ? null : (this.liveBatteries[place] ?? null);
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
