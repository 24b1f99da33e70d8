/**
 * The ground a second time: read from the lists of a map file by printed numbers and from the wording of cases 6.2,
 * 7.13, 9.15, 12.0, 16.1 and 19.5, without the game's tables.
 */
import { boardOf } from '../../src/systems/thirty-years-war/engine/boards';
import { freiburgOf } from '../../src/systems/thirty-years-war/freiburg/state';
import type { CounterState, State } from '../../src/systems/thirty-years-war/state/state';
import { beside } from './hexes';

type Pair = readonly [string, string];
/** Hexsides, asked for from either of their hexes. */
export function hexsides(pairs: readonly Pair[]): (a: string, b: string) => boolean {
  const both = new Set(pairs.flatMap(([a, b]) => [`${a}/${b}`, `${b}/${a}`]));
  return (a, b) => both.has(`${a}/${b}`);
}

/** Movement Points to enter for infantry and Leaders, and for Cavalry; null: closed. */
const TO_ENTER: { readonly [terrain: string]: readonly [foot: number | null, horse: number | null] } = {
  clear: [1, 1],
  forest: [null, null],
  town: [null, null],
  woods: [2, null],
  marsh: [2, 2],
  rough: [3, null],
  ditch: [2, 5],
};

export type Ground = ReturnType<typeof makeGround>;
const grounds = new WeakMap<object, WeakMap<object, WeakMap<object, Ground>>>();

/** The ground as it is now: it changes when walls are breached. */
export function groundOf(state: State): Ground {
  const byScenario = grounds.get(state.options) ?? new WeakMap<object, WeakMap<object, Ground>>();
  grounds.set(state.options, byScenario);
  const byHits = byScenario.get(state.scenario) ?? new WeakMap<object, Ground>();
  byScenario.set(state.scenario, byHits);
  const known = byHits.get(freiburgOf(boardOf(state)).wallHits) ?? makeGround(state);
  byHits.set(freiburgOf(boardOf(state)).wallHits, known);
  return known;
}

function makeGround(state: State) {
  const { map, rules } = state.scenario;
  const terrain = new Map(
    Object.entries(map.terrain).flatMap(([kind, hexes]) => (hexes ?? []).map((hex) => [hex, kind] as const)),
  );
  const terrainOf = (hex: string) => terrain.get(hex) ?? 'clear';
  const river = hexsides(map.rivers.flatMap((one) => one.hexsides));
  const crossing = hexsides(map.bridges.map(({ hexside }) => hexside));
  const uphill = new Set(map.slopes.map(([slope, top]) => `${slope}/${top}`));
  const walls = new Map(
    (map.fortress?.hexsides ?? []).flatMap((one) => [
      [`${one.inside}/${one.outside}`, one] as const,
      [`${one.outside}/${one.inside}`, one] as const,
    ]),
  );
  // 19.55: two hits on a hex breach all that runs along it.
  const isHit = (hex: string) => (freiburgOf(boardOf(state)).wallHits[hex] ?? 0) >= 2;
  const wall = (a: string, b: string) => (isHit(a) || isHit(b) ? null : (walls.get(`${a}/${b}`) ?? null));

  return {
    terrainOf,
    river,
    crossing,
    stream: hexsides(map.streams.flatMap((one) => one.hexsides)),
    /** From the slope hex up to the other. */
    uphill: (from: string, to: string) => uphill.has(`${from}/${to}`),
    road: hexsides(
      map.roads.flatMap(({ hexes }) => hexes.slice(1).map((hex, i): Pair => [hexes[i] ?? '', hex])),
    ),
    /** A wall or gateway that stands between two hexes, or null. */
    wall,
    breach: (a: string, b: string) => (isHit(a) || isHit(b)) && walls.has(`${a}/${b}`),
    around: (hex: string) => beside(hex, map.columns, map.rows),
    /** 7.13, 19.53 */
    zoneReaches: (from: string, to: string) =>
      wall(from, to) === null && (!river(from, to) || crossing(from, to)),
    /** Movement Points for the hex itself, null where that kind never goes; 12.0, 16.1. */
    toEnter(hex: string, cavalry: boolean, side: string): number | null {
      if (terrainOf(hex) === 'woods' && !cavalry) return Number(state.options.woodsCost);
      if (terrainOf(hex) !== 'entrenchment')
        return (TO_ENTER[terrainOf(hex)] ?? [null, null])[cavalry ? 1 : 0];
      const own = map.entrenchmentOwner === null || map.entrenchmentOwner === side;
      if (!cavalry) return own ? 1 : 3;
      return !own && rules === 'freiburg' ? 3 : null;
    },
  };
}

export const printedOf = (state: State, { id }: CounterState) => {
  const printed = printedIn(state).get(id);
  if (!printed) throw new Error(`no counter ${id}`);
  return printed;
};
const printedIn = remembered((state: State) => new Map(state.scenario.counters.map((one) => [one.id, one])));
export const isUnitOf = (state: State, counter: CounterState) => printedOf(state, counter).strength > 0;

/** Units by the hexes that they stand in; in a Movement Phase friends may share one. */
export const unitsByHex = remembered((state: State) => {
  const there = new Map<string, CounterState[]>();
  for (const one of state.counters) {
    if (one.at === null || !isUnitOf(state, one)) continue;
    there.set(one.at, [...(there.get(one.at) ?? []), one]);
  }
  return there;
});

function remembered<T>(make: (state: State) => T): (state: State) => T {
  const known = new WeakMap<State, T>();
  return (state) => {
    const found = known.get(state) ?? make(state);
    known.set(state, found);
    return found;
  };
}

/** Undisrupted units of the other side that control a hex; 7.11 */
export function enemiesOver(
  state: State,
  ground: Ground,
  side: string,
  hex: string,
): readonly CounterState[] {
  return ground.around(hex).flatMap((at) => {
    const there = unitsByHex(state).get(at) ?? [];
    return there.filter((one) => one.holder !== side && !one.disrupted && ground.zoneReaches(at, hex));
  });
}

/** Whether case 16.1 closes a hex to a counter. */
export function isClosedByWorks(state: State, ground: Ground, counter: CounterState, hex: string): boolean {
  const owner = state.scenario.map.entrenchmentOwner;
  const { kind } = printedOf(state, counter);
  if (state.scenario.rules !== 'freiburg' || kind !== 'cavalry' || counter.holder === owner) return false;
  const over = enemiesOver(state, ground, counter.holder, hex);
  if (ground.terrainOf(hex) === 'entrenchment') return over.length > 0;
  return over.some(({ at }) => at !== null && ground.terrainOf(at) === 'entrenchment');
}

/** Whether a counter may pass the wall between two hexes, in the first of which it stands; 19.51, 19.57. */
export function passesWall(state: State, ground: Ground, counter: CounterState, from: string, to: string) {
  const wall = ground.wall(from, to);
  if (!wall) return true;
  if (wall.kind !== 'gateway') return false;
  const lastOf = (hex: string) =>
    freiburgOf(boardOf(state)).lastIn[hex] ?? state.scenario.map.fortress?.owner;
  const holds = (hex: string) => lastOf(hex) === counter.holder;
  // A unit that stands in the first hex is the last that was there.
  return holds(to) && (isUnitOf(state, counter) || holds(from));
}

/** What a step costs a counter in the coin of its allowance, or null where it may not go. */
export function stepFor(
  state: State,
  ground: Ground,
  counter: CounterState,
  from: string,
  to: string,
): number | null {
  const { kind } = printedOf(state, counter);
  const cavalry = kind === 'cavalry';
  if (!passesWall(state, ground, counter, from, to)) return null;
  if (isClosedByWorks(state, ground, counter, to)) return null;
  if (
    unitsByHex(state)
      .get(to)
      ?.some(({ holder }) => holder !== counter.holder)
  )
    return null;
  const byRoad = ground.road(from, to);
  const hex = byRoad ? 1 : ground.toEnter(to, cavalry, counter.holder);
  if (hex === null) return null;
  if (counter.disrupted) {
    // 9.15: one hex of two, no river even at a bridge, no woods but along a road.
    return ground.river(from, to) || (ground.terrainOf(to) === 'woods' && !byRoad) ? null : 1;
  }
  // 19.56
  const breach = ground.breach(from, to) ? 1 : 0;
  if (ground.crossing(from, to)) return hex + breach;
  if (ground.river(from, to)) return null;
  return hex + breach + (ground.stream(from, to) ? 2 : 0) + (ground.uphill(from, to) ? 1 : 0);
}

/** Every hex that a counter can get to with what it costs, by going over all known hexes until nothing gets cheaper. */
export function placesWithin(state: State, counter: CounterState): ReadonlyMap<string, number> {
  const ground = groundOf(state);
  const { movement, category } = printedOf(state, counter);
  const broken = category !== null && state.demoralized.includes(category);
  const allowance = counter.disrupted ? (broken ? 4 : 2) : movement;
  const costs = new Map<string, number>(counter.at === null ? [] : [[counter.at, 0]]);
  for (let changed = true; changed; ) {
    changed = false;
    for (const [from, spent] of [...costs]) {
      for (const to of ground.around(from)) {
        const step = stepFor(state, ground, counter, from, to);
        const total = spent + (step ?? Number.POSITIVE_INFINITY);
        if (total > allowance || total >= (costs.get(to) ?? Number.POSITIVE_INFINITY)) continue;
        costs.set(to, total);
        changed = true;
      }
    }
  }
  return costs;
}
