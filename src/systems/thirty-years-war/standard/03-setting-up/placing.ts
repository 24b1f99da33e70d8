/** Putting a force on the map, piece by piece or what is left of it at once: our own simple judgement, always legal. */

import type { CounterId, SideId } from '../../../../core/contract/values';
import { distance, hexAt } from '../../../../core/hex/hex';
import type { Reason } from '../../rulebook/cited';
import type { HexNumber } from '../../scenario/map';
import type { CounterKind } from '../../scenario/scenario';
import { battlefieldOf, enemyOf, isUnit } from '../../state/battlefield';
import type { Board } from '../../state/board';
import { lastAsked } from '../../state/lastAsked';
import { dealtAgain, match } from './dealing';
import {
  moreHexes,
  type Positions,
  type Slot,
  slotsById,
  slotsOf,
  slotsOfType,
  unitsWithoutHex,
} from './forces';
import { crowdedBeyond, outsideReason } from './judging';
import { type Ahead, gunSites } from './placing-guns';
import { noMoreOfType, noneOfForce, noRoomForOthers } from './reasons';

/** The counters that stand in a hex of the half-done set-up. */
export function standingIn(board: Board, side: SideId, positions: Positions, at: HexNumber): readonly Slot[] {
  return slotsOf(board, side).filter(({ id }) => positions[id] === at);
}

/**
 * The set-up with a counter put into a hex: a unit takes the place of the unit there, which goes where the counter
 * came from, or beside the map. Equal counters stand for each other. Reasons when it may not stand there.
 */
export function put(
  board: Board,
  side: SideId,
  positions: Positions,
  id: CounterId,
  at: HexNumber,
):
  | { readonly positions: Positions; readonly out: CounterId | null }
  | { readonly reasons: readonly Reason[] } {
  const slot = slotsById(board, side).get(id);
  if (!slot) return { reasons: [noneOfForce(board)] };
  const from = positions[id];
  const before = isUnit(slot.printed)
    ? standingIn(board, side, positions, at).find((one) => isUnit(one.printed) && one.id !== id)
    : undefined;
  const moved: { [counter: string]: HexNumber } = { ...positions, [id]: at };
  if (before && from !== undefined) moved[before.id] = from;
  else if (before) delete moved[before.id];
  const types = new Set(before ? [slot.type, before.type] : [slot.type]);
  const settled = dealtAgain(board, side, moved, positions, types);
  if (!settled) {
    const swapped = before && from !== undefined && !mayStandIn(board, side, before, from);
    return {
      reasons:
        swapped && mayStandIn(board, side, slot, at)
          ? [outsideReason(board, side, before, from)]
          : zoneReasons(board, side, slot, at),
    };
  }
  if (!hasRoom(board, side, settled)) return { reasons: [noRoomForOthers(board, slot.printed, at)] };
  const crowded = crowdedBeyond(board, side, settled);
  if (crowded.length > 0) return { reasons: crowded };
  const out = before && from === undefined ? unplacedOf(board, side, settled, before.type) : null;
  return { positions: settled, out };
}

/** The lowest counter of a type that has no place yet. */
export function unplacedOf(board: Board, side: SideId, positions: Positions, type: string): CounterId | null {
  return slotsOfType(board, side, type).find(({ id }) => positions[id] === undefined)?.id ?? null;
}

function mayStandIn(board: Board, side: SideId, { type }: Slot, at: HexNumber): boolean {
  return slotsOfType(board, side, type).some(({ hexes }) => hexes.has(at));
}

/** Why nothing that is still beside the map can be put there: one reason for each part of the force. */
export function nobodyFor(
  board: Board,
  side: SideId,
  positions: Positions,
  at: HexNumber,
): readonly Reason[] {
  const open = slotsOf(board, side).filter(({ id }) => positions[id] === undefined);
  if (open.some(({ hexes }) => hexes.has(at))) return [];
  // The first of each part speaks for all of it.
  const firsts = open.filter((one, i) => open.findIndex(({ force }) => force === one.force) === i);
  return firsts.map((one) => outsideReason(board, side, one, at));
}

/** One reason for each part of the force that has counters of this type and may not stand there. */
function zoneReasons(board: Board, side: SideId, slot: Slot, at: HexNumber): readonly Reason[] {
  const same = slotsOfType(board, side, slot.type);
  const fits = same.filter(({ hexes }) => hexes.has(at));
  if (fits.length === 0) {
    const forces = [...new Map(same.map((one) => [one.force, one])).values()];
    return forces.map((one) => outsideReason(board, side, one, at));
  }
  return [noMoreOfType(board, fits[0]?.force ?? null, at)];
}

/**
 * Hexes where a counter can be put down as the set-up stands: those of its type, wherever they differ. Hexes of the same
 * zones, with the same type of unit on them, are all open or none is, as counters of a type stand for each other.
 */
export function openFor(board: Board, side: SideId, positions: Positions, slot: Slot): readonly HexNumber[] {
  const known = opened.get(positions) ?? new Map<CounterId, OpenHexes>();
  opened.set(positions, known);
  const before = known.get(slot.id);
  if (before?.board === board) return before.hexes;
  const all = slotsOf(board, side);
  const unitAt = new Map<HexNumber, Slot>();
  for (const one of isUnit(slot.printed) ? all : []) {
    const at = positions[one.id];
    if (at !== undefined && isUnit(one.printed) && one.id !== slot.id) unitAt.set(at, one);
  }
  const zones = zonesOf(board, side);
  const isOpen = new Map<string, boolean>();
  const hexes = groundOfType(board, side, slot.type).filter((at) => {
    const alike = `${zones.get(at)} ${at === positions[slot.id]} ${unitAt.get(at)?.type}`;
    const open = isOpen.get(alike) ?? 'positions' in put(board, side, positions, slot.id, at);
    isOpen.set(alike, open);
    return open;
  });
  known.set(slot.id, { board, hexes });
  return hexes;
}
type OpenHexes = { readonly board: Board; readonly hexes: readonly HexNumber[] };
/** Prompt, board and press ask the same of one set-up. */
const opened = new WeakMap<Positions, Map<CounterId, OpenHexes>>();

/** Where counters of a type may stand, in order. */
function groundOfType(board: Board, side: SideId, type: string): readonly HexNumber[] {
  const ofType = slotsOfType(board, side, type);
  const hexes = grounds.get(ofType) ?? hexesOf(ofType);
  grounds.set(ofType, hexes);
  return hexes;
}
const grounds = new WeakMap<readonly Slot[], readonly HexNumber[]>();

/** Where any of them may stand, in order; most share their hexes. */
export function hexesOf(slots: readonly Slot[]): readonly HexNumber[] {
  const zones = [...new Set(slots.map(({ hexes }) => hexes))];
  return [...new Set(zones.flatMap((zone) => [...zone]))].sort();
}

/** For each hex the zones that it lies in, as a key: those of counters, and those that are filled last. */
function zonesOf(board: Board, side: SideId): ReadonlyMap<HexNumber, string> {
  const slots = slotsOf(board, side);
  const known = zoned.get(slots);
  if (known) return known;
  const beyond = (board.deployment?.forces[side] ?? []).map((force) => moreHexes(board.scenario, force));
  const keys = new Map<HexNumber, string>();
  for (const [i, zone] of [...new Set(slots.map(({ hexes }) => hexes)), ...beyond].entries())
    for (const hex of zone) keys.set(hex, `${keys.get(hex) ?? ''}${i},`);
  zoned.set(slots, keys);
  return keys;
}
const zoned = new WeakMap<readonly Slot[], ReadonlyMap<HexNumber, string>>();

/** What a free hex is chosen for while nothing is in the hand: the first type beside the map that can stand there. */
export function firstFor(board: Board, side: SideId, positions: Positions, at: HexNumber): Slot | null {
  if (standingIn(board, side, positions, at).length > 0) return null;
  const open = slotsOf(board, side).filter(({ id }) => positions[id] === undefined);
  const types = [...new Set(open.map(({ type }) => type))];
  const firsts = types.flatMap((type) => open.find((slot) => slot.type === type) ?? []);
  return firsts.find(({ id }) => 'positions' in put(board, side, positions, id, at)) ?? null;
}

/**
 * The whole force with those already placed left where they are: infantry in works and near the enemy, cavalry next to
 * and behind it, guns where they see, spread over the infantry, Leaders in its middle. null: the others cannot all be
 * placed.
 */
export function rest(board: Board, side: SideId, positions: Positions): Positions | null {
  const { walls, options, pieces } = board;
  const slots = slotsOf(board, side);
  const standing = pieces.map(({ hex }) => hex).join(' ');
  const asked = `${standing} ${slots.map(({ id }) => positions[id] ?? '').join(' ')}`;
  const last = restLast.get(slots);
  if (last?.asked === asked && last.walls === walls && last.options === options) return last.rest;
  const answer = placeRest(board, side, positions);
  restLast.set(slots, { asked, walls, options, rest: answer });
  return answer;
}
/** Whoever looks ahead from the beginning of a game asks the same each time. */
type RestKnown = {
  readonly asked: string;
  readonly walls: Board['walls'];
  readonly options: Board['options'];
  readonly rest: Positions | null;
};
const restLast = new WeakMap<readonly Slot[], RestKnown>();

function placeRest(board: Board, side: SideId, positions: Positions): Positions | null {
  const units = withUnits(board, side, positions);
  if (!units) return null;
  const all = slotsOf(board, side);
  const open = all.filter(({ id }) => positions[id] === undefined);
  const full: { [counter: string]: HexNumber } = { ...units };
  const placesFor = (kind: CounterKind) =>
    all.flatMap(({ id, printed }) => (printed.kind === kind ? (full[id] ?? []) : []));
  const guns = open.filter(({ printed }) => printed.kind === 'artillery');
  const beside = { infantry: placesFor('infantry'), others: placesFor('cavalry') };
  gunSites(board, guns, full, beside, enemiesOf(board, side)).forEach((hex, i) => {
    const gun = guns[i];
    if (gun && hex !== null) full[gun.id] = hex;
  });
  placeLeaders(board, side, open, full);
  return full;
}

/** The same without guns and Leaders, who always find a place; null: a unit finds none. */
function withUnits(board: Board, side: SideId, positions: Positions): Positions | null {
  const { units, taken } = unitsToPlace(board, side, positions);
  if (units.length === 0) return positions;
  const full: { [counter: string]: HexNumber } = { ...positions };
  const free = ranksOf(board, side).filter((hex) => !taken.has(hex));
  const given = inWorksAndBehind(board, side, units, free) ?? match(units, free, standsIn);
  if (!given) return null;
  units.forEach((unit, i) => {
    const hex = given[i];
    if (hex !== undefined) full[unit.id] = hex;
  });
  return full;
}

/** Whether all units that have no place yet still find one. @rule 6.32 */
export function hasRoom(board: Board, side: SideId, positions: Positions): boolean {
  const { units, taken } = unitsToPlace(board, side, positions);
  // Where each has as many free hexes as there are units left, it does not matter who stands where.
  if (units.every(({ hexes }) => hexes.size - taken.size >= units.length)) return true;
  const zones = [...new Set(units.map(({ hexes }) => hexes))];
  const free = new Set(zones.flatMap((zone) => [...zone].filter((hex) => !taken.has(hex))));
  return match(units, [...free], standsIn) !== null;
}

/** Units that have no place yet, infantry first, and the hexes of those that have. */
function unitsToPlace(
  board: Board,
  side: SideId,
  positions: Positions,
): { readonly units: readonly Slot[]; readonly taken: ReadonlySet<HexNumber> } {
  const infantry: Slot[] = [];
  const cavalry: Slot[] = [];
  const taken = new Set<HexNumber>();
  for (const slot of slotsOf(board, side)) {
    const at = positions[slot.id];
    if (!isUnit(slot.printed)) continue;
    if (at !== undefined) taken.add(at);
    else if (slot.printed.kind === 'infantry') infantry.push(slot);
    else cavalry.push(slot);
  }
  return { units: withRoom(board, side, [...infantry, ...cavalry]), taken };
}

function standsIn(unit: Slot, hex: HexNumber): boolean {
  return unit.hexes.has(hex);
}

/**
 * A hex for each unit, infantry first: works help it alone, so that it fills them, and cavalry keeps out of those that
 * are left while it has other ground. null where one of them finds none that way.
 */
function inWorksAndBehind(
  board: Board,
  side: SideId,
  units: readonly Slot[],
  free: readonly HexNumber[],
): readonly HexNumber[] | null {
  const { map } = board.scenario;
  const works = new Set(map.entrenchmentOwner === side ? map.terrain.entrenchment : []);
  const beyond = secondAreas(board, side);
  const inside = free.filter((hex) => works.has(hex) && !beyond.has(hex));
  const outside = free.filter((hex) => !works.has(hex) && !beyond.has(hex));
  const last = free.filter((hex) => beyond.has(hex));
  const infantry = units.filter(({ printed }) => printed.kind === 'infantry');
  const cavalry = units.filter(({ printed }) => printed.kind === 'cavalry');
  const onFoot = match(infantry, [...inside, ...outside, ...last], standsIn);
  if (!onFoot) return null;
  const left = (hex: HexNumber) => !onFoot.includes(hex);
  const mounted = match(cavalry, [...outside, ...inside, ...last].filter(left), standsIn);
  return mounted && [...onFoot, ...mounted];
}

/** Areas that take units only when the zone is full. */
function secondAreas(board: Board, side: SideId): ReadonlySet<HexNumber> {
  const forces = board.deployment?.forces[side] ?? [];
  return new Set(forces.flatMap((force) => moreHexes(board.scenario, force)));
}

/** The units for which their zone has a hex at all; the last ones go without. @rule freiburg:19.31 */
function withRoom(board: Board, side: SideId, units: readonly Slot[]): readonly Slot[] {
  const spare = new Set(
    (board.deployment?.forces[side] ?? []).flatMap((force) => {
      const surplus = unitsWithoutHex(board, side, force);
      const ofForce = units.filter((slot) => slot.force === force);
      return surplus > 0 ? ofForce.slice(-surplus) : [];
    }),
  );
  return spare.size > 0 ? units.filter((slot) => !spare.has(slot)) : units;
}

/** A second area is filled after all else. */
const LAST = 1e9;

/** Zone hexes by how good a place they are: works of one's own first, then near the enemy, then in the middle. */
function ranksOf(board: Board, side: SideId): readonly HexNumber[] {
  const known = ranked(board);
  const ranks = known.get(side) ?? makeRanks(board, side);
  known.set(side, ranks);
  return ranks;
}
/** A force is put down hex by hex while the state stays as it is. */
const ranked = lastAsked(() => new Map<SideId, readonly HexNumber[]>());

function makeRanks(board: Board, side: SideId): readonly HexNumber[] {
  const field = battlefieldOf(board.scenario);
  const { grid } = field;
  const zone = hexesOf(slotsOf(board, side));
  const enemies = enemiesOf(board, side).hexes;
  const beyondZone = secondAreas(board, side);
  const ownsWorks = board.scenario.map.entrenchmentOwner === side;
  const scores = new Map(
    zone.map((number) => {
      const hex = hexAt(grid, number);
      let nearest = enemies.length > 0 ? Number.POSITIVE_INFINITY : 0;
      let sum = 0;
      for (const enemy of enemies) {
        const away = distance(grid, hex, enemy);
        nearest = Math.min(nearest, away);
        sum += away;
      }
      const beyond = beyondZone.has(number) ? LAST : 0;
      const works = ownsWorks && field.terrain[hex] === 'entrenchment' ? 2 : 0;
      return [number, beyond + (nearest - works) * 100_000 + sum];
    }),
  );
  return zone.toSorted((a, b) => (scores.get(a) ?? 0) - (scores.get(b) ?? 0) || (a < b ? -1 : 1));
}

/** Where the enemy stands, or where he will. */
function enemiesOf(board: Board, side: SideId): Ahead {
  const field = battlefieldOf(board.scenario);
  const enemy = enemyOf(board.scenario, side);
  const standing = board.pieces.filter((piece) => piece.unit && piece.hex >= 0 && piece.holder === enemy);
  if (standing.length > 0) return { stand: true, hexes: standing.map(({ hex }) => hex) };
  const zone = hexesOf(slotsOf(board, enemy));
  return { stand: false, hexes: zone.map((number) => hexAt(field.grid, number)) };
}

/** Each in the middle of the infantry of his own army, or of all of it where he has none. */
function placeLeaders(
  board: Board,
  side: SideId,
  open: readonly Slot[],
  full: { [counter: string]: HexNumber },
): void {
  const { grid } = battlefieldOf(board.scenario);
  const infantry = slotsOf(board, side).filter(({ printed }) => printed.kind === 'infantry');
  for (const { id, printed, hexes } of open.filter((slot) => slot.printed.kind === 'leader')) {
    const army = infantry.filter((slot) => slot.printed.category === printed.category);
    const among = (army.length > 0 ? army : infantry).map((slot) => full[slot.id] ?? '');
    const beside = among.filter((hex) => hexes.has(hex));
    const spread = (hex: HexNumber) =>
      among.reduce((sum, other) => sum + distance(grid, hexAt(grid, hex), hexAt(grid, other)), 0);
    const at = beside.toSorted((a, b) => spread(a) - spread(b) || (a < b ? -1 : 1))[0] ?? [...hexes][0];
    if (at !== undefined) full[id] = at;
  }
}
