/** Counters as the rules look at them: what is printed on each and how it stands, in one object. */
import { type HexIndex, hexAt, OFF_MAP } from '../../../core/hex/hex';
import type { PrintedBattery, PrintedLeader, PrintedUnit, Scenario } from '../scenario/scenario';
import { fieldOf } from './field';
import { numberingOf, type SideIndex, sideIndexOf } from './numbering';
import type { BatteryState, LeaderState, Order, UnitState } from './state';

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

/** The unit in that place of the lists. */
export function unitFrom(scenario: Scenario, state: UnitState, place: number): Unit {
  const printed = scenario.units[place];
  if (!printed) throw new RangeError(`no unit ${state.id}`);
  const { name, corps, kind, letter, charges, movement, morale, steps: fullSteps } = printed;
  const side = numberingOf(scenario).sideOfCorps.get(corps) ?? 0;
  const foot = kind !== 'cavalry';
  const unprinted = { is: 'unit', side, fullSteps, foot, hex: OFF_MAP } as const;
  const unit = { name, corps, kind, letter, charges, movement, morale, ...unprinted, ...state };
  return unitWith(unit, {}, hexOf(scenario, state.at));
}

/** What states have of a unit. */
export function unitStateOf({ id, at, facing, steps, order, moved, attacked }: UnitState): UnitState {
  return { id, at, facing, steps, order, moved, attacked };
}

/** Whether two are the same unit and stand the same: what boards have of one may be several objects. */
export function isAlike(one: Unit, other: Unit): boolean {
  if (one === other) return true;
  const isPlaced = one.id === other.id && one.hex === other.hex && one.facing === other.facing;
  const isSound = one.steps === other.steps && one.order === other.order;
  return isPlaced && isSound && one.moved === other.moved && one.attacked === other.attacked;
}

/** A unit with something changed; `hex`: where it stands then. */
export function unitWith(was: Unit, change: Partial<UnitState>, hex: HexIndex): Unit {
  const { at = was.at, facing = was.facing, steps = was.steps } = change;
  const { order = was.order, moved = was.moved, attacked = was.attacked } = change;
  return standing(was, hex, at, facing, steps, order, moved, attacked);
}

/** The same on its own move, which is made act by act: what else could have changed is not looked for. */
export function unitMoved(was: Unit, at: string | null, hex: HexIndex, facing: number): Unit {
  return standing(was, hex, at, facing, was.steps, was.order, true, was.attacked);
}

/** Field by field: several objects spread into one take ten times as long. */
function standing(
  was: Unit,
  hex: HexIndex,
  at: string | null,
  facing: number,
  steps: number,
  order: Order,
  moved: boolean,
  attacked: boolean,
): Unit {
  return {
    is: 'unit',
    id: was.id,
    name: was.name,
    corps: was.corps,
    kind: was.kind,
    letter: was.letter,
    charges: was.charges,
    movement: was.movement,
    morale: was.morale,
    at,
    facing,
    steps,
    order,
    moved,
    attacked,
    side: was.side,
    hex,
    fullSteps: was.fullSteps,
    foot: was.foot,
  };
}

/** The same of a leader. */
export function leaderFrom(scenario: Scenario, state: LeaderState, place: number): Leader {
  const printed = scenario.leaders[place];
  if (!printed) throw new RangeError(`no leader ${state.id}`);
  const { name: printedName, corps, movement, aide } = printed;
  const { id, at, fallen, aidesLost, moved } = state;
  const isAide = fallen && corps !== null && (at !== null || aidesLost > 0);
  const { radius, value } = (isAide && aide) || printed;
  const name = isAide ? `${printedName}’s aide` : printedName;
  const side = sideIndexOf(scenario, printed.side);
  const hex = hexOf(scenario, at);
  return {
    is: 'leader',
    id,
    name,
    corps,
    radius,
    value,
    movement,
    aide,
    at,
    fallen,
    aidesLost,
    moved,
    isAide,
    printedName,
    side,
    hex,
  };
}

/** What states have of a leader, with something changed. */
export function leaderStateWith(was: LeaderState, change: Partial<LeaderState>): LeaderState {
  const { at = was.at, fallen = was.fallen, aidesLost = was.aidesLost, moved = was.moved } = change;
  return { id: was.id, at, fallen, aidesLost, moved };
}

/** The same of a battery. */
export function batteryFrom(scenario: Scenario, state: BatteryState, place: number): Battery {
  const printed = scenario.batteries[place];
  if (!printed) throw new RangeError(`no battery ${state.id}`);
  const { id, captured, target } = state;
  const side = sideIndexOf(scenario, state.owner);
  return {
    is: 'battery',
    id,
    name: printed.name,
    captured,
    target,
    side,
    hex: hexOf(scenario, printed.at),
    at: printed.at,
  };
}

export function batteryStateWith(was: BatteryState, change: Partial<BatteryState>): BatteryState {
  const { owner = was.owner, captured = was.captured, target = was.target } = change;
  return { id: was.id, owner, captured, target };
}

function hexOf({ map }: Scenario, at: string | null): HexIndex {
  return at === null ? OFF_MAP : hexAt(fieldOf(map).grid, at);
}
