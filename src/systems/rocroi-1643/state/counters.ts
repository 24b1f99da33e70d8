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

/** What no command changes about a unit. */
type Printed = Omit<Unit, keyof UnitState | 'hex'>;

/** The unit in that place of the lists. */
export function unitFrom(scenario: Scenario, state: UnitState, place: number): Unit {
  const printed = scenario.units[place];
  if (!printed) throw new RangeError(`no unit ${state.id}`);
  const { name, corps, kind, letter, charges, movement, morale, steps: fullSteps } = printed;
  const side = numberingOf(scenario).sideOfCorps.get(corps) ?? 0;
  const foot = kind !== 'cavalry';
  return unitOf(
    { is: 'unit', name, corps, kind, letter, charges, movement, morale, side, fullSteps, foot },
    state,
    hexOf(scenario, state.at),
  );
}

/** A unit as it stands in that state. Field by field: several objects spread into one take ten times as long. */
export function unitOf(printed: Printed, state: UnitState, hex: HexIndex): Unit {
  const { name, corps, kind, letter, charges, movement, morale, side, fullSteps, foot } = printed;
  const { id, at, facing, steps, order, moved, attacked } = state;
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
    side,
    hex,
    fullSteps,
    foot,
  };
}

/** What states have of a unit. */
export function unitStateOf({ id, at, facing, steps, order, moved, attacked }: UnitState): UnitState {
  return { id, at, facing, steps, order, moved, attacked };
}

/** The same with something changed. */
export function unitStateWith(was: UnitState, change: Partial<UnitState>): UnitState {
  const { at = was.at, facing = was.facing, steps = was.steps } = change;
  const { order = was.order, moved = was.moved, attacked = was.attacked } = change;
  return { id: was.id, at, facing, steps, order, moved, attacked };
}

/** The same of a leader. */
export function leaderFrom(scenario: Scenario, state: LeaderState, place: number): Leader {
  const printed = scenario.leaders[place];
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

/** The same of a battery. */
export function batteryFrom(scenario: Scenario, state: BatteryState, place: number): Battery {
  const printed = scenario.batteries[place];
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
