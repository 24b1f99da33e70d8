/**
 * Setting up: case 3.0, for battles in which the players place their own forces. A set-up is judged as a whole, equal
 * counters stand for each other, and units stand one to a hex (6.32).
 */
import { hexAt, OFF_MAP } from '../../../core/hex';
import type { CounterId, Reason, SideId } from '../../../core/seam';
import { battlefieldOf, isUnit } from '../battlefield';
import type { Placed } from '../commands';
import type { BattlePlay } from '../events';
import { exclusiveRules } from '../exclusive';
import { isRuleCase, type RuleCase } from '../rulebook';
import {
  COUNTER_KINDS,
  type Deployment,
  type Force,
  type HexNumber,
  type PrintedCounter,
  type Scenario,
} from '../scenario';
import type { State } from '../state';
import { because, capital, counted, listed, unknownCounter } from '../wording';
import { endIfDecided } from './10-leader-loss';
import { mayBeSetUp } from './12-terrain';

/** Who stands where, as far as it is decided. */
export type Positions = { readonly [counter: string]: HexNumber };
/** A counter of the force with where it may be set up. */
export type Slot = {
  readonly id: CounterId;
  readonly printed: PrintedCounter;
  readonly force: Force;
  readonly hexes: ReadonlySet<HexNumber>;
};

/** The side that sets up now: the first in order with counters of its force still to place; null when all stand. */
export function sideToSetUp(state: State): SideId | null {
  const { deployment } = state;
  if (!deployment) return null;
  const unplaced = new Set<string>(
    state.counters.filter(({ off }) => off === 'reserve').map((counter) => counter.id),
  );
  const isOpen = (side: SideId) =>
    (deployment.forces[side] ?? []).some(({ counters }) => counters.some((id) => unplaced.has(id)));
  return deployment.order.find(isOpen) ?? null;
}

/** Every counter that a side sets up, in the scenario's order. */
export function slotsOf({ scenario, deployment }: State, side: SideId): readonly Slot[] {
  if (!deployment) return [];
  let known = slots.get(deployment);
  if (!known) {
    known = new Map();
    slots.set(deployment, known);
  }
  const already = known.get(side);
  if (already) return already;
  const made = makeSlots(scenario, deployment.forces[side] ?? []);
  known.set(side, made);
  return made;
}
const slots = new WeakMap<Deployment, Map<string, readonly Slot[]>>();

function makeSlots(scenario: Scenario, forces: readonly Force[]): readonly Slot[] {
  // Counters of one kind in one part of the force share their hexes.
  const open = new Map<string, ReadonlySet<HexNumber>>();
  return scenario.counters.flatMap((printed) => {
    const part = forces.findIndex(({ counters }) => counters.includes(printed.id));
    const force = forces[part];
    if (!force) return [];
    const key = `${part} ${printed.kind}`;
    const hexes = open.get(key) ?? openHexes(scenario, force, printed);
    open.set(key, hexes);
    return { id: printed.id, printed, force, hexes };
  });
}

function openHexes(scenario: Scenario, force: Force, printed: PrintedCounter): ReadonlySet<HexNumber> {
  const field = battlefieldOf(scenario);
  const more = isUnit(printed) ? moreHexes(scenario, force) : [];
  const zone = [...zoneHexes(scenario, force), ...more];
  return new Set(zone.filter((hex) => mayBeSetUp(field, printed.kind, hexAt(field.grid, hex))));
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
export function unitsWithoutHex(state: State, side: SideId, force: Force): number {
  const units = slotsOf(state, side).filter((slot) => slot.force === force && isUnit(slot.printed));
  const zones = [...new Set(units.map(({ hexes }) => hexes))];
  if (zones.some(({ size }) => size >= units.length)) return 0;
  const hexes = new Set(zones.flatMap((zone) => [...zone]));
  return Math.max(0, units.length - hexes.size);
}

function moreHexes({ map }: Scenario, { more }: Force): readonly HexNumber[] {
  return (more && map.areas[more.zone]) ?? [];
}

/** More units in the second area of a part of the force than it takes. */
export function crowdedBeyond(state: State, side: SideId, given: Positions): readonly Reason[] {
  const { scenario, deployment } = state;
  return (deployment?.forces[side] ?? []).flatMap((force) => {
    const { more } = force;
    if (!more) return [];
    const beyond = new Set(moreHexes(scenario, force));
    const there = slotsOf(state, side).filter(
      ({ id, printed, force: own }) => own === force && isUnit(printed) && beyond.has(given[id] ?? ''),
    );
    if (there.length <= more.most) return [];
    const zone = zoneHexes(scenario, force);
    const free = zone.filter((hex) => !Object.values(given).includes(hex));
    const text = `Only ${counted(more.most, 'unit')} may stand beyond the ${zone.length} hexes of the zone; the zone is filled first.`;
    return [because(isRuleCase(more.rule) ? more.rule : '3.0', text, [], free)];
  });
}

/** Counters of one kind and the same values are one type; a Leader is a type by himself. */
export function typeOf({ id, kind, strength, movement, category }: PrintedCounter): string {
  return kind === 'leader' ? id : `${kind} ${strength}-${movement} ${category}`;
}

/** `6-3`, `gun`, or the name of a Leader. */
export function typeName({ kind, name, strength, movement }: PrintedCounter): string {
  if (kind === 'leader') return name;
  return kind === 'artillery' ? 'gun' : `${strength}-${movement}`;
}

/**
 * The same places with counters of one type dealt out anew: the lowest to the lowest hex, each where its part of the
 * force may stand; null when that cannot be. @rule 3.0
 */
export function dealt(state: State, side: SideId, places: readonly Placed[]): Positions | null {
  const all = slotsOf(state, side);
  const byId = new Map<string, Slot>(all.map((slot) => [slot.id, slot]));
  const hexesOf = new Map<string, HexNumber[]>();
  for (const { counter, at } of places) {
    const slot = byId.get(counter);
    if (!slot) return null;
    const type = typeOf(slot.printed);
    hexesOf.set(type, [...(hexesOf.get(type) ?? []), at]);
  }
  const positions: { [counter: string]: HexNumber } = {};
  for (const [type, hexes] of hexesOf) {
    // Those with the fewest hexes to stand in are dealt out first where they fit.
    const ofType = all.filter((slot) => typeOf(slot.printed) === type);
    const holders = match(
      hexes.sort(),
      ofType.toSorted((a, b) => a.hexes.size - b.hexes.size),
      (hex, slot) => slot.hexes.has(hex),
    );
    if (!holders) return null;
    for (const [at, slot] of inOrder(hexes, holders, ofType)) positions[slot.id] = at;
  }
  return positions;
}

/** Of counters that may stand in the same hexes the lowest takes the lowest hex. */
function inOrder(
  hexes: readonly HexNumber[],
  holders: readonly Slot[],
  ofType: readonly Slot[],
): readonly (readonly [HexNumber, Slot])[] {
  const queues = new Map<Force, Slot[]>();
  for (const slot of ofType) {
    queues.set(slot.force, [...(queues.get(slot.force) ?? []), slot]);
  }
  return hexes.flatMap((at, i) => {
    const force = holders[i]?.force;
    const next = force && queues.get(force)?.shift();
    return next ? [[at, next] as const] : [];
  });
}

/** Gives each item a place of its own (augmenting paths, places tried in their order); null: not all can have one. */
export function match<I, P>(
  items: readonly I[],
  places: readonly P[],
  fits: (item: I, place: P) => boolean,
): readonly P[] | null {
  const holder = new Map<P, number>();
  const seat = (at: number, tried: Set<P>): boolean => {
    const item = items[at];
    if (item === undefined) return false;
    const open = places.filter((place) => !tried.has(place) && fits(item, place));
    const free = open.find((place) => !holder.has(place));
    if (free !== undefined) {
      holder.set(free, at);
      return true;
    }
    for (const place of open) {
      if (tried.has(place)) continue;
      tried.add(place);
      const other = holder.get(place);
      if (other !== undefined && seat(other, tried)) {
        holder.set(place, at);
        return true;
      }
    }
    return false;
  };
  if (!items.every((_, at) => seat(at, new Set()))) return null;
  const given = new Map([...holder].map(([place, at]) => [at, place]));
  return items.flatMap((_, at) => given.get(at) ?? []);
}

/** The command in its one form. */
export function canonicalSetUp(state: State, side: SideId, positions: readonly Placed[]): readonly Placed[] {
  const settled = dealt(state, side, positions);
  if (!settled) return positions.toSorted((a, b) => (a.counter < b.counter ? -1 : 1));
  return placesOf(state, side, settled);
}

export function placesOf(state: State, side: SideId, positions: Positions): readonly Placed[] {
  return slotsOf(state, side).flatMap(({ id }) => {
    const at = positions[id];
    return at === undefined ? [] : { counter: id, at };
  });
}

/** All that is wrong with a whole set-up. */
export function setUpReasons(state: State, side: SideId, positions: readonly Placed[]): readonly Reason[] {
  const byId = new Map<string, Slot>(slotsOf(state, side).map((slot) => [slot.id, slot]));
  const reasons: Reason[] = [];
  const given: { [counter: string]: HexNumber } = {};
  for (const { counter, at } of positions) {
    const slot = byId.get(counter);
    if (!slot) {
      const known = state.scenario.counters.some(({ id }) => id === counter);
      reasons.push(known ? notOfForce(state, counter) : unknownCounter(counter));
    } else if (given[counter] !== undefined) {
      reasons.push(because('3.0', `${slot.printed.name} is set up twice.`));
    } else {
      given[counter] = at;
      if (!slot.hexes.has(at)) reasons.push(outsideZone(slot, at));
    }
  }
  return [
    ...reasons,
    ...crowdReasons(byId, given),
    ...crowdedBeyond(state, side, given),
    ...stillToSetUp(state, side, given),
  ];
}

function notOfForce({ scenario }: State, counter: CounterId): Reason {
  const name = scenario.counters.find(({ id }) => id === counter)?.name ?? counter;
  return because('3.0', `${name} is no part of the force that is set up now.`);
}

export function caseOf(force: Force): RuleCase {
  return isRuleCase(force.rule) ? force.rule : '3.0';
}

/** @rule 3.0, and the case that gives the zone */
export function outsideZone({ printed, force }: Slot, at: HexNumber): Reason {
  // Equal counters stand for each other: their numbers say nothing here.
  const who = printed.kind === 'leader' ? capital(printed.name) : `A ${typeName(printed)}`;
  const text = `${who} is set up in ${force.where}; ${at} is no such hex.`;
  return because(caseOf(force), text, [], [at]);
}

/** @rule 6.32 */
function crowdReasons(byId: ReadonlyMap<string, Slot>, given: Positions): readonly Reason[] {
  const first = new Map<HexNumber, PrintedCounter>();
  const reasons: Reason[] = [];
  for (const [id, at] of Object.entries(given)) {
    const printed = byId.get(id)?.printed;
    if (!printed || !isUnit(printed)) continue;
    const other = first.get(at);
    if (other) {
      reasons.push(
        because('6.32', `${other.name} and ${printed.name} stand in ${at}; one unit a hex.`, [], [at]),
      );
    } else first.set(at, printed);
  }
  return reasons;
}

/** What of each part of the force has no place yet, by type. */
export function stillToSetUp(state: State, side: SideId, given: Positions): readonly Reason[] {
  const open = slotsOf(state, side).filter(({ id }) => given[id] === undefined);
  return [...new Set(open.map(({ force }) => force))].flatMap((force) => {
    const left = open.filter((slot) => slot.force === force);
    const units = left.filter(({ printed }) => isUnit(printed));
    const spare = unitsWithoutHex(state, side, force);
    // Units beyond those that the zone has room for are given up: whoever is left when it is full.
    if (spare > 0 && left.length === units.length && units.length <= spare) return [];
    const names = countTypes(left.map(({ printed }) => printed));
    const room = spare > 0 ? ` There is no hex for ${counted(spare, 'unit')} of them.` : '';
    const text = `Still to set up in ${force.where}: ${names}.${room}`;
    return [because(caseOf(force), text, [], zoneHexes(state.scenario, force))];
  });
}

/** `14 × 6-3, 4 × 2-8, von Mercy and 5 guns`, in whatever order they come. */
export function countTypes(printed: readonly PrintedCounter[]): string {
  const types = new Map<string, PrintedCounter[]>();
  const inOrder = printed.toSorted((a, b) => COUNTER_KINDS.indexOf(a.kind) - COUNTER_KINDS.indexOf(b.kind));
  for (const one of inOrder) types.set(typeOf(one), [...(types.get(typeOf(one)) ?? []), one]);
  return listed(
    [...types.values()].map((same) => {
      const [one] = same;
      if (!one || one.kind === 'leader') return one?.name ?? '';
      return one.kind === 'artillery' ? counted(same.length, 'gun') : `${same.length} × ${typeName(one)}`;
    }),
  );
}

/** Places a side's force, then lets the other side set up or play begin. */
export function setUp(play: BattlePlay, side: SideId, positions: readonly Placed[]): void {
  const placed = new Set(positions.map(({ counter }) => counter));
  const left = slotsOf(play.state, side).flatMap(({ id }) => (placed.has(id) ? [] : id));
  play.emit({ happened: 'sideSetUp', side, positions });
  if (left.length > 0) play.emit({ happened: 'leftWithoutHex', counters: left, guns: [], to: side });
  exclusiveRules(play.state).afterSetUp(play, side);
  goOnSettingUp(play);
}

/** The next side sets up; when all stands play begins, unless it is decided already. */
export function goOnSettingUp(play: BattlePlay): void {
  const next = sideToSetUp(play.state);
  if (next) {
    play.emit({ happened: 'decisionOpened', pending: { kind: 'setUp', by: next } });
    return;
  }
  const { gameTurn, phase } = play.state;
  const first = exclusiveRules(play.state).firstPlayer(play.state);
  play.emit({ happened: 'phaseBegan', gameTurn, side: first, phase, obligations: null });
  endIfDecided(play);
}

/** The state with the counters of a half-done set-up standing on the map. */
export function laidOut(state: State, positions: Positions): State {
  const { grid } = battlefieldOf(state.scenario);
  return {
    ...state,
    counters: state.counters.map((counter) => {
      const at = positions[counter.id];
      return at === undefined || hexAt(grid, at) === OFF_MAP ? counter : { ...counter, at, off: null };
    }),
  };
}
