/**
 * What a scenario must mean to be played: every name is known, everything lies on the map, nobody stands in another.
 */
import { areAdjacent, hexAt, hexGrid, OFF_MAP } from '../../../core/hex/hex';
import { DataError } from '../../../core/json/dataError';
import type { Scenario } from './scenario';
import { MOST } from './schemaParts';

/** Throws a `DataError` with the path of the first thing that cannot be. */
export function checkScenario(scenario: Scenario): void {
  if (scenario.map.columns * scenario.map.rows > MOST.hexes)
    throw new DataError('map.columns', `a map of at most ${MOST.hexes} hexes`);
  checkMap(scenario);
  checkNames(scenario);
  checkPlaces(scenario);
  checkStart(scenario);
}

function checkMap({ map }: Scenario): void {
  const grid = hexGrid(map.columns, map.rows);
  const onMap = (hex: string, path: string) => {
    if (hexAt(grid, hex) === OFF_MAP) throw new DataError(path, 'a hex of this map');
  };
  const next = (a: string, b: string, path: string) => {
    onMap(a, path);
    onMap(b, path);
    if (!areAdjacent(grid, hexAt(grid, a), hexAt(grid, b))) throw new DataError(path, 'neighbouring hexes');
  };
  const seen = new Set<string>();
  for (const kind of ['wood', 'marsh', 'pond'] as const)
    for (const [i, hex] of map[kind].entries()) {
      onMap(hex, `map.${kind}[${i}]`);
      if (seen.has(hex)) throw new DataError(`map.${kind}[${i}]`, 'a hex with one kind of ground');
      seen.add(hex);
    }
  for (const [i, { hexes }] of map.roads.entries())
    for (const [j, hex] of hexes.entries())
      next(hexes[j - 1] ?? hexes[1] ?? '', hex, `map.roads[${i}].hexes[${j}]`);
  for (const [i, { hexsides }] of map.streams.entries())
    for (const [j, [a, b]] of hexsides.entries()) next(a, b, `map.streams[${i}].hexsides[${j}]`);
  for (const [i, { at }] of map.labels.entries()) onMap(at, `map.labels[${i}].at`);
}

function checkNames({ sides, corps, units, leaders, batteries }: Scenario): void {
  const ids = new Set<string>();
  const once = (id: string, path: string) => {
    if (ids.has(id)) throw new DataError(path, 'an id of its own');
    ids.add(id);
  };
  const isSide = (id: string, path: string) => {
    if (!sides.some((side) => side.id === id)) throw new DataError(path, 'the id of a side');
  };
  if (sides[0].id === sides[1].id) throw new DataError('sides[1].id', 'another side');
  if (sides[0].edge === sides[1].edge) throw new DataError('sides[1].edge', 'the other edge');
  for (const [i, one] of corps.entries()) {
    once(one.id, `corps[${i}].id`);
    isSide(one.side, `corps[${i}].side`);
  }
  for (const [i, { id, corps: its }] of units.entries()) {
    once(id, `units[${i}].id`);
    if (!corps.some((one) => one.id === its)) throw new DataError(`units[${i}].corps`, 'the id of a corps');
  }
  const commands = new Set<string>();
  for (const [i, { id, side, corps: its, aide }] of leaders.entries()) {
    once(id, `leaders[${i}].id`);
    isSide(side, `leaders[${i}].side`);
    const known = corps.find((one) => one.id === its);
    if (its !== null && known?.side !== side)
      throw new DataError(`leaders[${i}].corps`, 'a corps of his side');
    if (its === null && aide !== null)
      throw new DataError(`leaders[${i}].aide`, 'nothing for a commander in chief');
    if (its !== null && aide === null) throw new DataError(`leaders[${i}].aide`, 'an aide');
    const post = its ?? `chief ${side}`;
    if (commands.has(post)) throw new DataError(`leaders[${i}].corps`, 'one leader for each corps and side');
    commands.add(post);
  }
  for (const [i, { id, side }] of batteries.entries()) {
    once(id, `batteries[${i}].id`);
    isSide(side, `batteries[${i}].side`);
  }
}

function checkPlaces({ map, corps, units, leaders, batteries }: Scenario): void {
  const grid = hexGrid(map.columns, map.rows);
  const open = (hex: string, path: string) => {
    if (hexAt(grid, hex) === OFF_MAP) throw new DataError(path, 'a hex of this map');
    if (map.pond.includes(hex)) throw new DataError(path, 'a hex that can be entered');
  };
  const taken = new Map<string, string | undefined>();
  for (const [i, { at, corps: its }] of units.entries()) {
    if (at === null) continue;
    open(at, `units[${i}].at`);
    if (taken.has(at)) throw new DataError(`units[${i}].at`, 'a hex without another unit');
    taken.set(at, corps.find(({ id }) => id === its)?.side);
  }
  const guns = new Set<string>();
  for (const [i, { at }] of batteries.entries()) {
    open(at, `batteries[${i}].at`);
    if (guns.has(at)) throw new DataError(`batteries[${i}].at`, 'a hex without another battery');
    guns.add(at);
  }
  for (const [i, { at, side }] of leaders.entries()) {
    if (at === null) continue;
    open(at, `leaders[${i}].at`);
    if ((taken.get(at) ?? side) !== side)
      throw new DataError(`leaders[${i}].at`, 'a hex without an enemy unit');
  }
}

function routedOf(
  { routed }: Scenario['start'],
  units: Scenario['units'],
  corps: Scenario['corps'],
  side: string,
): boolean {
  const isOwn = (its: string) => corps.some((one) => one.id === its && one.side === side);
  return units.some((unit) => unit.at !== null && routed.includes(unit.id) && isOwn(unit.corps));
}

const SEGMENT = ['movement', 'combat'];

function checkStart({ start, units, leaders, batteries, corps, sides, turns }: Scenario): void {
  const isIn = (path: string, ids: readonly string[], known: readonly { readonly id: string }[]) => {
    for (const [i, id] of ids.entries())
      if (!known.some((one) => one.id === id)) throw new DataError(`start.${path}[${i}]`, 'a known id');
  };
  for (const list of ['disorganised', 'routed', 'reduced', 'attacked', 'charging'] as const)
    isIn(list, start[list], units);
  isIn('moved', start.moved, [...units, ...leaders]);
  isIn('captured', start.captured, batteries);
  isIn('aides', start.aides, leaders);
  isIn('cup', start.cup ?? [], leaders);
  isIn('demoralized', start.demoralized, corps);
  if (start.turn > turns.count) throw new DataError('start.turn', `a turn up to ${turns.count}`);
  if (start.side !== null && !sides.some(({ id }) => id === start.side))
    throw new DataError('start.side', 'the id of a side');
  if (start.step === 'cup' && (start.cup ?? leaders).length === 0)
    throw new DataError('start.cup', 'a marker');
  if (start.step === 'rally' && !routedOf(start, units, corps, start.side ?? sides[0].id))
    throw new DataError('start.routed', 'a routed unit of the side that rallies');
  const leader = leaders.find(({ id }) => id === start.leader);
  if (SEGMENT.includes(start.step) && !leader)
    throw new DataError('start.leader', 'the leader of the segment');
  const led = corps.find(({ id }) => id === start.corps);
  if (start.corps !== null && (!led || led.side !== leader?.side || (leader.corps ?? led.id) !== led.id))
    throw new DataError('start.corps', 'a corps that this leader can lead');
}
