/** Case 3.0, forces that the players place: what belongs to each, where it may stand, and whose turn it is. */

import type { CounterId, SideId } from '../../../../core/contract/values';
import { distance, hexAt } from '../../../../core/hex/hex';
import type { HexNumber } from '../../scenario/map';
import type { Options } from '../../scenario/optionSettings';
import type {
  Apart,
  CounterKind,
  Deployment,
  Force,
  PrintedCounter,
  Scenario,
} from '../../scenario/scenario';
import { goneAtStart, setsUp } from '../../scenario/startDay';
import { battlefieldOf, enemyOf, isUnit } from '../../state/battlefield';
import type { Board } from '../../state/board';
import { mayBeSetUp, terrainOf } from '../12-terrain/terrain';
import { unitsWithoutRoom } from './room';

/** A counter of the force with where it may be set up. */
export type Slot = {
  /** Its place in `slotsOf`. */
  readonly index: number;
  readonly id: CounterId;
  readonly printed: PrintedCounter;
  /** Slots of one type are dealt out among each other. */
  readonly type: string;
  readonly force: Force;
  readonly hexes: ReadonlySet<HexNumber>;
};

/** The side that sets up now: the first in order with counters of its force still to place; null when all stand. */
export function sideToSetUp(board: Board): SideId | null {
  const { deployment } = board;
  if (!deployment) return null;
  const unplaced = new Set<string>(
    board.pieces.filter(({ off }) => off === 'reserve').map((piece) => piece.id),
  );
  const isOpen = (side: SideId) =>
    (deployment.forces[side] ?? []).some(({ counters }) => counters.some((id) => unplaced.has(id)));
  return deployment.order.find(isOpen) ?? null;
}

/**
 * The deployment by that reading of 19.12: a zone that depends on how the enemy has set up stays so, or is the one that
 * the file fixes. The same object where no zone does, and no one stands already, and again for the same question, as
 * all that is found of a force is kept with it. @rule freiburg:19.12
 */
export function deploymentBy(
  given: Deployment | null,
  options: Options,
  scenario: Scenario,
): Deployment | null {
  if (!given) return null;
  const known = deploymentsMade.find(
    (one) => one.given === given && one.options === options && one.scenario === scenario,
  );
  if (known) return known.deployment;
  const deployment = readBy(given, options, scenario);
  deploymentsMade.push({ given, options, scenario, deployment });
  if (deploymentsMade.length > MOST_KNOWN) deploymentsMade.shift();
  return deployment;
}
const deploymentsMade: {
  readonly given: Deployment;
  readonly options: Options;
  readonly scenario: Scenario;
  readonly deployment: Deployment;
}[] = [];

function readBy(given: Deployment, options: Options, scenario: Scenario): Deployment {
  const deployment = withoutSettled(given, scenario);
  const parts = Object.values(deployment.forces).flat();
  if (!parts.some(({ apart }) => apart)) return deployment;
  const read = ({ apart, ...force }: Force): Force =>
    apart && options.siegeGround === 'counters' ? { ...force, apart, where: apart.where } : force;
  const forces = Object.entries(deployment.forces).map(([side, those]) => [side, those.map(read)]);
  return { ...deployment, forces: Object.fromEntries(forces) };
}

/** Without counters that the file puts on the map, or says are lost: the players set up the others. @rule 3.0 */
function withoutSettled(deployment: Deployment, { positions, start }: Scenario): Deployment {
  const gone = goneAtStart(start);
  const isOpen = (id: CounterId) => !Object.hasOwn(positions, id) && !gone.has(id);
  const all = Object.values(deployment.forces).flatMap((parts) => parts.flatMap(({ counters }) => counters));
  // Where the file settles all of them no side sets up, and the forces say which counter was where.
  if (all.every(isOpen) || !all.some(isOpen)) return deployment;
  const forces = Object.entries(deployment.forces).map(([side, parts]) => [
    side,
    parts.map((force) => ({ ...force, counters: force.counters.filter(isOpen) })),
  ]);
  return { ...deployment, forces: Object.fromEntries(forces) };
}

/** Every counter that a side sets up, in the scenario's order. */
export function slotsOf(board: Board, side: SideId): readonly Slot[] {
  const { deployment, stamp } = board;
  if (!deployment) return [];
  const known = forcesKnown.get(deployment) ?? new Map<SideId, Known>();
  forcesKnown.set(deployment, known);
  const before = known.get(side);
  if (before?.stamp === stamp) return before.slots;
  const forces = deployment.forces[side] ?? [];
  const enemies = forces.some(({ apart }) => apart) ? enemyHexes(board, side).join(' ') : '';
  const byEnemies = before?.byEnemies ?? new Map<string, readonly Slot[]>();
  const slots = byEnemies.get(enemies) ?? makeSlots(board, side, forces);
  if (byEnemies.size >= MOST_KNOWN) byEnemies.clear();
  byEnemies.set(enemies, slots);
  known.set(side, { stamp, slots, byEnemies });
  return slots;
}
/**
 * As they were last read, with the stamp of the board by then; and by the enemy positions that they were made for: games
 * that are played one after the other begin with the same.
 */
type Known = {
  readonly stamp: number;
  readonly slots: readonly Slot[];
  readonly byEnemies: Map<string, readonly Slot[]>;
};
const MOST_KNOWN = 4;
const forcesKnown = new WeakMap<Deployment, Map<SideId, Known>>();

/** The same by the ids of the counters. */
export function slotsById(board: Board, side: SideId): ReadonlyMap<string, Slot> {
  const all = slotsOf(board, side);
  const byId = slotMaps.get(all) ?? new Map<string, Slot>(all.map((slot) => [slot.id, slot]));
  slotMaps.set(all, byId);
  return byId;
}
const slotMaps = new WeakMap<readonly Slot[], ReadonlyMap<string, Slot>>();

/** The same by type, in the scenario's order. */
export function slotsByType(board: Board, side: SideId): ReadonlyMap<string, readonly Slot[]> {
  const all = slotsOf(board, side);
  const known = byType.get(all);
  if (known) return known;
  const types = new Map<string, Slot[]>();
  for (const slot of all) {
    const ofType = types.get(slot.type);
    if (ofType) ofType.push(slot);
    else types.set(slot.type, [slot]);
  }
  byType.set(all, types);
  return types;
}
const byType = new WeakMap<readonly Slot[], ReadonlyMap<string, readonly Slot[]>>();

/** Those of one type. */
export function slotsOfType(board: Board, side: SideId, type: string): readonly Slot[] {
  return slotsByType(board, side).get(type) ?? [];
}

function makeSlots(board: Board, side: SideId, forces: readonly Force[]): readonly Slot[] {
  // Counters of one kind in one part of the force share their hexes.
  const open = new Map<string, ReadonlySet<HexNumber>>();
  const slots: Slot[] = [];
  for (const printed of board.scenario.counters) {
    const part = forces.findIndex(({ counters }) => counters.includes(printed.id));
    const force = forces[part];
    if (!force) continue;
    const key = `${part} ${printed.kind}`;
    const hexes = open.get(key) ?? openHexes(board, side, force, printed);
    open.set(key, hexes);
    slots.push({ index: slots.length, id: printed.id, printed, type: typeOf(printed), force, hexes });
  }
  return slots;
}

/** Counters of one kind and the same values are one type; a Leader is a type by himself. */
export function typeOf({ id, kind, strength, movement, category }: PrintedCounter): string {
  return kind === 'leader' ? id : `${kind} ${strength}-${movement} ${category}`;
}

function openHexes(
  board: Board,
  side: SideId,
  force: Force,
  printed: PrintedCounter,
): ReadonlySet<HexNumber> {
  const field = battlefieldOf(board.scenario);
  const more = isUnit(printed) ? moreHexes(board.scenario, force) : [];
  const closed = closedAtStart(board, side, printed);
  const zone = [...findGround(board, side, force), ...more];
  return new Set(
    zone.filter((hex) => !closed.has(hex) && mayBeSetUp(field, printed.kind, hexAt(field.grid, hex))),
  );
}

/** Hexes in which the file has put an enemy, and for a unit those of its own units. @rule 6.12, 6.32 */
function closedAtStart(board: Board, side: SideId, printed: PrintedCounter): ReadonlySet<HexNumber> {
  const { scenario } = board;
  // Between two days the field is cleared.
  if (board.day > 0 || !setsUp(scenario.start)) return new Set();
  const closed = heldAtStart(scenario).filter(
    (other) => other.holder !== side || (isUnit(printed) && isUnit(other.printed)),
  );
  return new Set(closed.map(({ hex }) => hex));
}

/** Every counter that the file puts on the map, with who holds it. */
export function heldAtStart(scenario: Scenario): readonly {
  readonly printed: PrintedCounter;
  readonly hex: HexNumber;
  readonly holder: SideId;
}[] {
  const { positions, start, counters } = scenario;
  return counters.flatMap((printed) => {
    const hex = Object.hasOwn(positions, printed.id) ? positions[printed.id] : undefined;
    if (hex === undefined) return [];
    const holder = start.captured.includes(printed.id) ? enemyOf(scenario, printed.side) : printed.side;
    return { printed, hex, holder };
  });
}

/** Where a part of the force may stand as the other side stands now. @rule freiburg:19.12 */
export function groundOf(board: Board, side: SideId, force: Force): readonly HexNumber[] {
  const all = slotsOf(board, side);
  const known = grounds.get(all) ?? new Map<Force, readonly HexNumber[]>();
  grounds.set(all, known);
  const ground = known.get(force) ?? findGround(board, side, force);
  known.set(force, ground);
  return ground;
}
const grounds = new WeakMap<readonly Slot[], Map<Force, readonly HexNumber[]>>();

function findGround(board: Board, side: SideId, force: Force): readonly HexNumber[] {
  const { apart } = force;
  if (!apart) return zoneHexes(board.scenario, force);
  const { grid } = battlefieldOf(board.scenario);
  const enemies = [...new Set(enemyHexes(board, side))].map((hex) => hexAt(grid, hex));
  return openGround(board.scenario, apart).filter((hex) => {
    const at = hexAt(grid, hex);
    return enemies.every((enemy) => distance(grid, at, enemy) >= apart.hexes);
  });
}

/** Without forest, and without the fortress. @rule freiburg:19.12 */
export function openGround(scenario: Scenario, { zone }: Apart): readonly HexNumber[] {
  const field = battlefieldOf(scenario);
  const walled = new Set(scenario.map.fortress?.sections.flatMap(({ hexes }) => hexes));
  return (scenario.map.areas[zone] ?? []).filter(
    (hex) => !walled.has(hex) && terrainOf(field, hexAt(field.grid, hex)) !== 'forest',
  );
}

/** Of units, Leaders and guns in the other side's hands. */
function enemyHexes({ pieces }: Board, side: SideId): readonly HexNumber[] {
  return pieces.flatMap(({ at, holder }) => (at !== null && holder !== side ? at : []));
}

/** The hexes of a part of the force: areas of the map and sections of its fortress. */
export function zoneHexes(
  { map }: Scenario,
  { zone, also }: Pick<Force, 'zone' | 'also'>,
): readonly HexNumber[] {
  return [zone, ...also].flatMap(
    (name) => map.areas[name] ?? map.fortress?.sections.find((section) => section.id === name)?.hexes ?? [],
  );
}

/** Units of a part of the force for which its zone has no hex left, one unit a hex. @rule freiburg:19.31 */
export function unitsWithoutHex(board: Board, side: SideId, force: Force): number {
  const all = slotsOf(board, side);
  const known = withoutHex.get(all) ?? new Map<Force, number>();
  withoutHex.set(all, known);
  const count = known.get(force) ?? countWithoutHex(all, force);
  known.set(force, count);
  return count;
}
const withoutHex = new WeakMap<readonly Slot[], Map<Force, number>>();

function countWithoutHex(all: readonly Slot[], force: Force): number {
  const units = all.filter((slot) => slot.force === force && isUnit(slot.printed));
  const hexesOf = (wanted: CounterKind) =>
    units.find(({ printed }) => printed.kind === wanted)?.hexes ?? NO_HEXES;
  const [infantry, cavalry] = [hexesOf('infantry'), hexesOf('cavalry')];
  const ground = { infantry, cavalry, leader: NO_HEXES, artillery: NO_HEXES };
  return unitsWithoutRoom(
    units.map(({ printed }) => printed),
    ground,
  );
}
const NO_HEXES: ReadonlySet<HexNumber> = new Set();

/** The second area of a part of the force, which takes some of its units. */
export function moreHexes({ map }: Scenario, { more }: Force): readonly HexNumber[] {
  return (more && map.areas[more.zone]) ?? [];
}
