/** Counters as the rules look at them: what is printed on each and how it stands, in one object. */
import { type HexIndex, hexAt, OFF_MAP } from '../../../core/hex/hex';
import type { PrintedBattery, PrintedLeader, PrintedUnit, Scenario } from '../scenario/scenario';
import { fieldOf } from './field';
import { numberingOf, type SideIndex, sideIndexOf } from './numbering';
import type { BatteryState, LeaderState, UnitState } from './state';

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
    /** An aide stands here for the leader who is printed, or stood here last. */
    readonly isAide: boolean;
    /** Of the leader, even where an aide stands for him. */
    readonly printedName: string;
  };
export type Battery = Omit<PrintedBattery, 'side'> &
  Omit<BatteryState, 'owner'> & {
    readonly is: 'battery';
    /** Who holds it now. */
    readonly side: SideIndex;
    readonly hex: HexIndex;
  };
export type Counter = Unit | Leader | Battery;

/** The unit in that place of the lists. Field by field: several objects spread into one take ten times as long. */
export function unitFrom(scenario: Scenario, state: UnitState, place: number): Unit {
  const printed = scenario.units[place];
  if (!printed) throw new RangeError(`no unit ${state.id}`);
  const { id, name, corps, kind, letter, charges, movement, morale, steps: fullSteps } = printed;
  const { at, facing, steps, order, moved, attacked } = state;
  return {
    is: 'unit',
    id,
    name,
    corps,
    kind,
    letter,
    charges,
    movement,
    morale,
    at,
    facing,
    steps,
    order,
    moved,
    attacked,
    side: numberingOf(scenario).sideOfCorps.get(corps) ?? 0,
    hex: hexOf(scenario, at),
    fullSteps,
    foot: kind !== 'cavalry',
  };
}

/** Leaders keep their objects from state to state while nothing changes about them: so do those made of them. */
const madeLeaders = new WeakMap<LeaderState, Leader>();

export function leadersFrom(scenario: Scenario, states: readonly LeaderState[]): readonly Leader[] {
  return states.map((state, i) => {
    const known = madeLeaders.get(state);
    if (known) return known;
    const made = leaderFrom(scenario, state, scenario.leaders[i]);
    madeLeaders.set(state, made);
    return made;
  });
}

function leaderFrom(scenario: Scenario, state: LeaderState, printed: PrintedLeader | undefined): Leader {
  if (!printed) throw new RangeError(`no leader ${state.id}`);
  const isAide = state.fallen && printed.corps !== null && (state.at !== null || state.aidesLost > 0);
  const { radius, value } = (isAide && printed.aide) || printed;
  return {
    ...printed,
    ...state,
    ...{ radius, value, isAide, is: 'leader' },
    name: isAide ? `${printed.name}’s aide` : printed.name,
    printedName: printed.name,
    side: sideIndexOf(scenario, printed.side),
    hex: hexOf(scenario, state.at),
  };
}

/** Kept until another list is asked for: few commands change one. */
export function batteriesFrom(scenario: Scenario, states: readonly BatteryState[]): readonly Battery[] {
  if (last?.states === states && last.scenario === scenario) return last.batteries;
  const batteries = states.map((state, i) => batteryFrom(scenario, state, scenario.batteries[i]));
  last = { scenario, states, batteries };
  return batteries;
}
type Known = {
  readonly scenario: Scenario;
  readonly states: readonly BatteryState[];
  readonly batteries: readonly Battery[];
};
let last: Known | null = null;

function batteryFrom(scenario: Scenario, state: BatteryState, printed: PrintedBattery | undefined): Battery {
  if (!printed) throw new RangeError(`no battery ${state.id}`);
  return {
    ...printed,
    ...state,
    is: 'battery',
    side: sideIndexOf(scenario, state.owner),
    hex: hexOf(scenario, printed.at),
  };
}

function hexOf({ map }: Scenario, at: string | null): HexIndex {
  return at === null ? OFF_MAP : hexAt(fieldOf(map).grid, at);
}
