/** The map as integer tables, made once for each map. */
import { directionTo, type HexGrid, type HexIndex, hexAt, hexGrid, OFF_MAP } from '../../../core/hex/hex';
import type { BattleMap } from '../scenario/scenario';
import { TERRAIN, TERRAIN_CHART, type Terrain, type TerrainRow, terrainRow } from '../tables/terrain';

type Entering = 'infantry' | 'tercio' | 'cavalry' | 'leader';
export type Field = {
  readonly grid: HexGrid;
  /** By hex: its place in `TERRAIN`. */
  readonly terrain: Uint8Array;
  /** By hexside (six a hex): 1 where a stream runs, 2 where a road crosses it, 3 both. */
  readonly sides: Uint8Array;
  /** Who enters, then by hex: the points that its ground takes; -1: nobody enters. */
  readonly entry: { readonly [K in Entering]: Int8Array };
  /** Who enters, then by hexside (six a hex): the points that the step over it takes; -1: nobody makes it. */
  readonly steps: { readonly [K in Entering]: Int8Array };
  /** By hex: a wood hex with a neighbour on the map that is no wood. */
  readonly woodEdge: Uint8Array;
};

const STREAM = 1;
const ROAD = 2;
const fields = new WeakMap<BattleMap, Field>();

export function fieldOf(map: BattleMap): Field {
  const known = fields.get(map);
  if (known) return known;
  const made = makeField(map);
  fields.set(map, made);
  return made;
}

function makeField(map: BattleMap): Field {
  const grid = hexGrid(map.columns, map.rows);
  const terrain = new Uint8Array(grid.size);
  for (const kind of ['wood', 'marsh', 'pond'] as const)
    for (const hex of map[kind]) terrain[hexAt(grid, hex)] = TERRAIN.indexOf(kind);
  const sides = new Uint8Array(grid.size * 6);
  const mark = (a: string, b: string, what: number) => {
    const [one, other] = [hexAt(grid, a), hexAt(grid, b)];
    for (const [from, to] of [
      [one, other],
      [other, one],
    ] as const) {
      const side = from * 6 + directionTo(grid, from, to);
      sides[side] = (sides[side] ?? 0) | what;
    }
  };
  for (const { hexsides } of map.streams) for (const [a, b] of hexsides) mark(a, b, STREAM);
  for (const { hexes } of map.roads)
    for (const [i, hex] of hexes.slice(1).entries()) mark(hexes[i] ?? hex, hex, ROAD);
  const pointsOf = (who: Entering) =>
    Int8Array.from(terrain, (kind) => terrainRow(TERRAIN[kind] ?? 'clear')[who] ?? -1);
  const entry = {
    infantry: pointsOf('infantry'),
    tercio: pointsOf('tercio'),
    cavalry: pointsOf('cavalry'),
    leader: pointsOf('leader'),
  };
  const stepsOf = (who: Entering) => stepPoints(grid, sides, entry[who]);
  const steps = {
    infantry: stepsOf('infantry'),
    tercio: stepsOf('tercio'),
    cavalry: stepsOf('cavalry'),
    leader: stepsOf('leader'),
  };
  return { grid, terrain, sides, entry, steps, woodEdge: woodEdges(grid, terrain) };
}

/** The ground or the road, and the stream besides. @rule 7.1 */
function stepPoints({ neighbours }: HexGrid, sides: Uint8Array, entry: Int8Array): Int8Array {
  return Int8Array.from(sides, (kinds, side) => {
    const ground = entry[neighbours[side] ?? OFF_MAP] ?? -1;
    if (ground < 0) return -1;
    const cost = kinds & ROAD ? TERRAIN_CHART.road : ground;
    return cost + (kinds & STREAM ? TERRAIN_CHART.stream.cost : 0);
  });
}

function woodEdges(grid: HexGrid, terrain: Uint8Array): Uint8Array {
  const wood = TERRAIN.indexOf('wood');
  const edges = new Uint8Array(grid.size);
  for (let hex = 0; hex < grid.size; hex++) {
    if (terrain[hex] !== wood) continue;
    for (let d = 0; d < 6; d++) {
      const next = grid.neighbours[hex * 6 + d] ?? OFF_MAP;
      if (next !== OFF_MAP && terrain[next] !== wood) edges[hex] = 1;
    }
  }
  return edges;
}

export function terrainAt({ terrain }: Field, hex: HexIndex): Terrain {
  return TERRAIN[terrain[hex] ?? 0] ?? 'clear';
}

export function isClear({ terrain }: Field, hex: HexIndex): boolean {
  return terrain[hex] === CLEAR;
}
const CLEAR = TERRAIN.indexOf('clear');

/** Points that the ground of a hex takes; -1: nobody of the kind enters it. @rule 7.1 */
export function groundPoints({ entry }: Field, who: Entering, hex: HexIndex): number {
  return hex < 0 ? -1 : (of(entry, who)[hex] ?? -1);
}

export function rowAt(field: Field, hex: HexIndex): TerrainRow {
  return terrainRow(terrainAt(field, hex));
}

/** Points to enter a hex from its neighbour, six a hex by direction; -1: nobody of the kind does. @rule 7.1 */
export function stepsOf({ steps }: Field, who: Entering): Int8Array {
  return of(steps, who);
}

/** A name that is compared is found much faster than one that is looked up. */
function of<T>(tables: { readonly [K in Entering]: T }, who: Entering): T {
  switch (who) {
    case 'cavalry':
      return tables.cavalry;
    case 'infantry':
      return tables.infantry;
    case 'tercio':
      return tables.tercio;
    case 'leader':
      return tables.leader;
  }
}

export function streamOn({ sides }: Field, from: HexIndex, direction: number): boolean {
  return ((sides[from * 6 + direction] ?? 0) & STREAM) !== 0;
}
