/**
 * A scenario's map and counters as integer tables, made once a scenario.
 * Hexes are indices of the grid, counters indices into `scenario.counters`, sides 0 (First Player) and 1.
 */

import type { CounterId, SideId } from '../../../core/contract/values';
import {
  directionTo,
  type HexGrid,
  type HexIndex,
  hexAt,
  hexGrid,
  neighbour,
  OFF_MAP,
} from '../../../core/hex/hex';
import { type BattleMap, HEX_TERRAINS, type Hexside, type HexTerrain } from '../scenario/map';
import type { PrintedCounter, Scenario } from '../scenario/scenario';

/** What runs along a hexside, seen from one of its hexes. */
export const STREAM = 1;
export const RIVER = 2;
export const BRIDGE = 4;
export const FORD = 8;
/** Leaving this hex leads up, it being the slope hex. */
export const SLOPE_UP = 16;
export const SLOPE_DOWN = 32;
/** A wall or gateway whose teeth point out of this hex, and one whose teeth point at it (19.5). */
export const WALL_OUTWARD = 64;
export const WALL_INWARD = 128;

export type Battlefield = {
  readonly scenario: Scenario;
  readonly grid: HexGrid;
  readonly terrain: readonly (HexTerrain | 'clear')[];
  /** Bits of `STREAM` … `WALL_INWARD`, six a hex by direction. */
  readonly hexsides: Uint8Array;
  /** 1 where a road joins the hex with the neighbour in that direction, six a hex. */
  readonly road: Uint8Array;
  /** 1 for a hilltop: not a slope hex, and with a slope hexside (5.24). */
  readonly hilltop: Uint8Array;
  /** The hexsides with a wall or gateway, by their places in such tables of six a hex. */
  readonly walls: readonly number[];
  /** 1 where the wall is a gateway, six a hex. */
  readonly gateway: Uint8Array;
  /** 1 for a hex beside a wall or gateway. */
  readonly atWall: Uint8Array;
  /** 1 for a hex beside a gateway: who has been in it may open or close it to others. */
  readonly atGateway: Uint8Array;
  readonly counterIndex: ReadonlyMap<CounterId, number>;
  /** Places in `scenario.counters`: of all Leaders, of all guns, and of units and Leaders by their printed side. */
  readonly leaders: readonly number[];
  readonly guns: readonly number[];
  readonly forces: readonly [readonly number[], readonly number[]];
};

const battlefields = new WeakMap<Scenario, Battlefield>();

export function battlefieldOf(scenario: Scenario): Battlefield {
  let field = battlefields.get(scenario);
  if (!field) {
    field = makeBattlefield(scenario);
    battlefields.set(scenario, field);
  }
  return field;
}

/** 0 for the First Player's side, 1 for the Second's. */
export function sideIndex(scenario: Scenario, side: SideId): 0 | 1 {
  return scenario.sides[0]?.id === side ? 0 : 1;
}

export function sideAt(scenario: Scenario, index: number): SideId {
  const side = scenario.sides[index];
  if (!side) throw new RangeError(`no side ${index}`);
  return side.id;
}

export function enemyOf(scenario: Scenario, side: SideId): SideId {
  return sideAt(scenario, 1 - sideIndex(scenario, side));
}

export function sideName(scenario: Scenario, side: SideId): string {
  return scenario.sides.find((s) => s.id === side)?.name ?? side;
}

export function isUnit(printed: PrintedCounter): boolean {
  return printed.kind === 'infantry' || printed.kind === 'cavalry';
}

function makeBattlefield(scenario: Scenario): Battlefield {
  const { map } = scenario;
  const grid = hexGrid(map.columns, map.rows);
  const terrain: (HexTerrain | 'clear')[] = Array.from({ length: grid.size }, () => 'clear');
  for (const kind of HEX_TERRAINS) {
    for (const number of map.terrain[kind] ?? []) terrain[hexAt(grid, number)] = kind;
  }
  const hexsides = new Uint8Array(grid.size * 6);
  const mark = ([a, b]: Hexside, fromA: number, fromB: number) => {
    setSide(grid, hexsides, hexAt(grid, a), hexAt(grid, b), fromA);
    setSide(grid, hexsides, hexAt(grid, b), hexAt(grid, a), fromB);
  };
  for (const stream of map.streams) for (const side of stream.hexsides) mark(side, STREAM, STREAM);
  for (const river of map.rivers) for (const side of river.hexsides) mark(side, RIVER, RIVER);
  for (const { kind, hexside } of map.bridges) {
    const bit = kind === 'ford' ? FORD : BRIDGE;
    mark(hexside, bit, bit);
  }
  for (const slope of map.slopes) mark(slope, SLOPE_UP, SLOPE_DOWN);
  const gateway = markFortress(map, grid, mark);
  const road = new Uint8Array(grid.size * 6);
  for (const { hexes } of map.roads) {
    for (let i = 1; i < hexes.length; i++) {
      const a = hexAt(grid, hexes[i - 1] ?? '');
      const b = hexAt(grid, hexes[i] ?? '');
      setSide(grid, road, a, b, 1);
      setSide(grid, road, b, a, 1);
    }
  }
  const walls = [...hexsides.keys()].filter(
    (side) => ((hexsides[side] ?? 0) & (WALL_OUTWARD | WALL_INWARD)) !== 0,
  );
  return {
    scenario,
    grid,
    terrain,
    hexsides,
    road,
    hilltop: findHilltops(grid, hexsides),
    walls,
    gateway,
    atWall: hexesBeside(grid, walls),
    atGateway: hexesBeside(
      grid,
      walls.filter((side) => gateway[side] === 1),
    ),
    ...indicesOf(scenario),
  };
}

/** 1 for each hex with one of these hexsides. */
function hexesBeside({ size }: HexGrid, sides: readonly number[]): Uint8Array {
  const beside = new Uint8Array(size);
  for (const side of sides) beside[Math.floor(side / 6)] = 1;
  return beside;
}

function indicesOf(scenario: Scenario): Pick<Battlefield, 'counterIndex' | 'leaders' | 'guns' | 'forces'> {
  const { counters } = scenario;
  const all = (is: (printed: PrintedCounter) => boolean) =>
    counters.flatMap((printed, index) => (is(printed) ? [index] : []));
  const force = (side: 0 | 1) =>
    all((printed) => printed.kind !== 'artillery' && sideIndex(scenario, printed.side) === side);
  return {
    counterIndex: new Map(counters.map(({ id }, index) => [id, index])),
    leaders: all(({ kind }) => kind === 'leader'),
    guns: all(({ kind }) => kind === 'artillery'),
    forces: [force(0), force(1)],
  };
}

function markFortress(
  { fortress }: BattleMap,
  grid: HexGrid,
  mark: (side: Hexside, fromA: number, fromB: number) => void,
) {
  const gateway = new Uint8Array(grid.size * 6);
  for (const { inside, outside, kind } of fortress?.hexsides ?? []) {
    mark([inside, outside], WALL_OUTWARD, WALL_INWARD);
    if (kind !== 'gateway') continue;
    const [a, b] = [hexAt(grid, inside), hexAt(grid, outside)];
    setSide(grid, gateway, a, b, 1);
    setSide(grid, gateway, b, a, 1);
  }
  return gateway;
}

/** Of two neighbours on the map; whatever names hexsides has been read as such. */
function setSide(grid: HexGrid, table: Uint8Array, from: HexIndex, to: HexIndex, bit: number): void {
  const side = from * 6 + directionTo(grid, from, to);
  table[side] = (table[side] ?? 0) | bit;
}

/** A hilltop has a slope hexside and is not itself a slope hex; @rule 5.24 */
function findHilltops(grid: HexGrid, hexsides: Uint8Array): Uint8Array {
  const hilltop = new Uint8Array(grid.size);
  for (let hex = 0; hex < grid.size; hex++) {
    const sides = Array.from(hexsides.subarray(hex * 6, hex * 6 + 6));
    const slopeHex = sides.some((bits) => bits & SLOPE_UP);
    hilltop[hex] = !slopeHex && sides.some((bits) => bits & SLOPE_DOWN) ? 1 : 0;
  }
  return hilltop;
}

/** The bits of the hexside between a hex and its neighbour in that direction. */
export function hexsideBits(field: Battlefield, hex: HexIndex, direction: number): number {
  return field.hexsides[hex * 6 + direction] ?? 0;
}

export function roadLeads(field: Battlefield, hex: HexIndex, direction: number): boolean {
  return field.road[hex * 6 + direction] === 1;
}

/** Neighbours on the map with their directions. */
export function neighboursOf(
  field: Battlefield,
  hex: HexIndex,
): readonly { readonly hex: HexIndex; readonly direction: number }[] {
  const found: { hex: HexIndex; direction: number }[] = [];
  for (let direction = 0; direction < 6; direction++) {
    const next = neighbour(field.grid, hex, direction);
    if (next !== OFF_MAP) found.push({ hex: next, direction });
  }
  return found;
}
