/**
 * The board that the rules look at and play on, which answers as `boardToAsk` says: counters with their printed values,
 * hexes as integers. At its border it is `State`.
 *
 * Counters are values: one that changes is replaced, and what a rule has looked at stays as it was. Every write goes
 * through the few methods at the end, and only by those who play on a board of their own: what `boardOf` answers is for
 * looking at. From a `mark` on what was there before is noted in an undo log, so that `takeBack` leads to where that
 * was set. The facts are written over: who wants one as it is now takes it out of them before anything happens.
 */

import type { CounterId } from '../../../core/contract/values';
import { OFF_MAP } from '../../../core/hex/hex';
import { BoardToAsk, newLayout } from './boardToAsk';
import {
  type Battery,
  batteryFrom,
  batteryStateWith,
  type Counter,
  type Leader,
  leaderFrom,
  leaderStateWith,
  type Unit,
  unitMoved,
  unitStateOf,
  unitWith,
} from './counters';
import { changeFacts, type Facts, factsOf, type LiveFacts, segmentMoving, segmentWith } from './facts';
import type { SideIndex } from './numbering';
import type { BatteryState, LeaderState, Moving, Segment, State, UnitState } from './state';
import { UndoLog, type Write } from './undoLog';

export type { Battery, Counter, Leader, Unit };

/** Prompt, press and log look at a few states in turn. Not a board for every state: a game keeps all of its states. */
const RECENT = 8;
const recent: Board[] = [];

/** The board of a state, to look at; made out of the last one of that game by what differs. */
export function boardOf(state: State): Board {
  const known = recent.findLast((board) => board.state === state);
  return known ?? remember(boardToPlayOn(state));
}

/** A board of one’s own that stands as the state does. */
export function boardToPlayOn(state: State): Board {
  const { scenario, options } = state;
  const like = recent.findLast((board) => board.scenario === scenario && board.options === options);
  return new Board(state, like ?? null);
}

/** A board that nobody writes to any more answers for its state from here on. */
export function remember(board: Board): Board {
  recent.push(board);
  if (recent.length > RECENT) recent.shift();
  return board;
}

/** The board in plain JSON, as it was made last; null: not since something of it changed. */
type Told = {
  state: State | null;
  units: readonly UnitState[] | null;
  leaders: readonly LeaderState[] | null;
  batteries: readonly BatteryState[] | null;
};
function toldOf(state: State): Told {
  const { units, leaders, batteries } = state;
  return { state, units, leaders, batteries };
}

/** What a board was known by where a mark was set; `first` and `second`: the layout of either side. */
type Known = Readonly<Told> & { readonly first: number; readonly second: number };
/** Number of the facts among the things of the undo log; units, leaders and batteries come after them. */
const FACTS = 0;

export class Board extends BoardToAsk {
  /** What states have of each counter; null: not told yet. */
  private readonly unitStates: (UnitState | null)[];
  private readonly leaderStates: LeaderState[];
  private readonly batteryStates: BatteryState[];
  private readonly undoLog: UndoLog<Known>;
  private readonly undo = (was: Write) => this.settle(was);
  private readonly told: Told;

  /** `like`: another board of the same scenario and options; only what differs is made. */
  constructor(state: State, like: Board | null = null) {
    super(state, like);
    this.unitStates = (like?.unitStates ?? state.units).slice();
    this.leaderStates = (like?.leaderStates ?? state.leaders).slice();
    this.batteryStates = (like?.batteryStates ?? state.batteries).slice();
    this.undoLog = new UndoLog(1 + state.units.length + state.leaders.length + state.batteries.length);
    this.told = like ? { ...like.told } : toldOf(state);
    if (like) this.turnTo(state);
  }

  /** In plain JSON; counters and lists that have not changed since it was last told are the same objects. */
  get state(): State {
    const { told } = this;
    if (told.state) return told.state;
    const units = told.units ?? this.liveUnits.map((unit, place) => this.unitState(unit, place));
    const leaders = told.leaders ?? this.leaderStates.slice();
    const batteries = told.batteries ?? this.batteryStates.slice();
    const { scenario, options } = this;
    const { turn, step, side, cup, inARow, segment, agenda, ...others } = this.known;
    const counters = { units, leaders, batteries };
    const pending = { cup, inARow, segment, agenda };
    const state = { scenario, options, turn, step, side, ...counters, ...pending, ...others };
    this.tell(state, units, leaders, batteries);
    return state;
  }

  private unitState(unit: Unit, place: number): UnitState {
    const known = this.unitStates[place];
    if (known) return known;
    const made = unitStateOf(unit);
    this.unitStates[place] = made;
    return made;
  }

  /** Notes all that is written from here on. */
  mark(): void {
    const [first, second] = this.laidOut;
    const { state, units, leaders, batteries } = this.told;
    this.undoLog.mark({ state, units, leaders, batteries, first, second });
  }

  /** To where the last mark was set, which is gone then. Throws a `RangeError` where there is none. */
  takeBack(): void {
    const { state, units, leaders, batteries, first, second } = this.undoLog.takeBack(this.undo);
    this.tell(state, units, leaders, batteries);
    this.laidOut[0] = first;
    this.laidOut[1] = second;
  }

  changeUnit(id: CounterId, change: Partial<UnitState>): void {
    const place = this.numbering.units.get(id) ?? -1;
    this.settleUnit(place, this.unitWith(this.unitToWrite(place), change), null);
  }

  /** It has moved, and stands there now. */
  moveUnit(id: CounterId, at: string, facing: number): void {
    const place = this.numbering.units.get(id) ?? -1;
    const unit = this.unitToWrite(place);
    this.settleUnit(place, unitMoved(unit, at, at === unit.at ? unit.hex : this.hex(at), facing), null);
  }

  changeLeader(id: CounterId, change: Partial<LeaderState>): void {
    const place = this.numbering.leaders.get(id) ?? -1;
    const [leader, before] = [this.liveLeaders[place], this.leaderStates[place]];
    if (!leader || !before) throw new RangeError(`no leader ${id}`);
    if (this.undoLog.wants(this.thing('leaders', place)))
      this.undoLog.note({ of: 'leaders', place, leader, state: before });
    const state = leaderStateWith(before, change);
    this.settleLeader(place, leaderFrom(this.scenario, state, place), state);
  }

  changeBattery(id: CounterId, change: Partial<BatteryState>): void {
    const place = this.numbering.batteries.get(id) ?? -1;
    const [battery, before] = [this.liveBatteries[place], this.batteryStates[place]];
    if (!battery || !before) throw new RangeError(`no battery ${id}`);
    if (this.undoLog.wants(this.thing('batteries', place)))
      this.undoLog.note({ of: 'batteries', place, battery, state: before });
    const state = batteryStateWith(before, change);
    this.settleBattery(place, batteryFrom(this.scenario, state, place), state);
  }

  /** Changes some of the facts. */
  change(facts: Partial<Facts>): void {
    changeFacts(this.factsToWrite(), facts);
  }

  /** What comes next is written more often than all other facts. */
  putAgenda(agenda: Facts['agenda']): void {
    this.factsToWrite().agenda = agenda;
  }

  /** How far the unit is that moves, and who can charge now: written at each act of a move. */
  putMoving(moving: Moving, charging: Segment['charging']): void {
    const segment = segmentMoving(this.knownSegment, moving, charging);
    this.factsToWrite().segment = segment;
  }

  /** Changes some of the segment that is going on. */
  changeSegment(change: Partial<Segment>): void {
    const segment = segmentWith(this.knownSegment, change);
    this.factsToWrite().segment = segment;
  }

  private unitToWrite(place: number): Unit {
    const unit = this.liveUnits[place];
    if (!unit) throw new RangeError(`no unit in place ${place}`);
    if (this.undoLog.wants(this.thing('units', place)))
      this.undoLog.note({ of: 'units', place, unit, state: this.unitStates[place] ?? null });
    return unit;
  }

  /** A number for what the undo log notes. */
  private thing(of: 'units' | 'leaders' | 'batteries', place: number): number {
    const first = FACTS + 1 + place;
    if (of === 'units') return first;
    const after = first + this.liveUnits.length;
    return of === 'leaders' ? after : after + this.liveLeaders.length;
  }

  private factsToWrite(): LiveFacts {
    if (this.undoLog.wants(FACTS)) {
      this.undoLog.note({ of: 'facts', facts: this.known });
      this.known = factsOf(this.known);
    }
    this.told.state = null;
    return this.known;
  }

  private settle(write: Write): void {
    switch (write.of) {
      case 'units':
        this.settleUnit(write.place, write.unit, write.state);
        break;
      case 'leaders':
        this.settleLeader(write.place, write.leader, write.state);
        break;
      case 'batteries':
        this.settleBattery(write.place, write.battery, write.state);
        break;
      case 'facts':
        this.known = write.facts;
        this.told.state = null;
    }
  }

  private settleUnit(place: number, unit: Unit, state: UnitState | null): void {
    const before = this.liveUnits[place];
    this.liveUnits[place] = unit;
    this.unitStates[place] = state;
    this.told.units = null;
    this.told.state = null;
    const stays = before?.hex === unit.hex;
    if (!stays) this.laidOut[unit.side] = newLayout();
    if (!stays || before?.facing !== unit.facing || before.order !== unit.order) this.places.changed(place);
  }

  private settleLeader(place: number, leader: Leader, state: LeaderState): void {
    const before = this.liveLeaders[place];
    if (before) this.leaderPlaces.count(before, -1);
    this.liveLeaders[place] = leader;
    this.leaderStates[place] = state;
    this.leaderPlaces.count(leader, 1);
    this.told.leaders = null;
    this.told.state = null;
    if (before?.hex !== leader.hex) this.laidOut[leader.side] = newLayout();
  }

  private settleBattery(place: number, battery: Battery, state: BatteryState): void {
    this.liveBatteries[place] = battery;
    this.batteryStates[place] = state;
    this.told.batteries = null;
    this.told.state = null;
  }

  /** What the board is told as, where nothing has changed since. */
  private tell(
    state: Told['state'],
    units: Told['units'],
    leaders: Told['leaders'],
    batteries: Told['batteries'],
  ): void {
    this.told.state = state;
    this.told.units = units;
    this.told.leaders = leaders;
    this.told.batteries = batteries;
  }

  private unitWith(unit: Unit, change: Partial<UnitState>): Unit {
    const { at = unit.at } = change;
    const hex = at === unit.at ? unit.hex : at === null ? OFF_MAP : this.hex(at);
    return unitWith(unit, change, hex);
  }

  /** As another state of the same game has it. */
  private turnTo(state: State): void {
    if (this.told.state === state) return;
    for (const [place, now] of state.units.entries()) {
      const unit = this.liveUnits[place];
      if (unit && now !== this.unitStates[place]) this.settleUnit(place, this.unitWith(unit, now), now);
    }
    for (const [place, now] of state.leaders.entries())
      if (now !== this.leaderStates[place])
        this.settleLeader(place, leaderFrom(this.scenario, now, place), now);
    for (const [place, now] of state.batteries.entries())
      if (now !== this.batteryStates[place])
        this.settleBattery(place, batteryFrom(this.scenario, now, place), now);
    this.known = factsOf(state);
    this.tell(state, state.units, state.leaders, state.batteries);
  }
}

export function enemyOf(side: SideIndex): SideIndex {
  return side === 0 ? 1 : 0;
}
