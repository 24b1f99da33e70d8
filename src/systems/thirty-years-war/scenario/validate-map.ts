/** Whether a map makes sense: every hex on it, every hexside between neighbours, nothing said twice. */

import { areAdjacent, type HexGrid, hexAt, hexGrid, OFF_MAP } from '../../../core/hex/hex';
import { DataError } from '../../../core/json/dataError';
import { HEX_TERRAIN_EFFECTS } from '../tables/terrainEffects';
import { type BattleMap, HEX_TERRAINS, type HexNumber, type Hexside, type HexTerrain } from './map';
import { repeatsIn } from './namedOnce';
import type { CounterKind } from './scenario';
import { checkFortress } from './validate-fortress';

/** What later checks ask of a map that makes sense. */
export type CheckedMap = {
  isOn(hex: HexNumber): boolean;
  isOnEdge(hex: HexNumber): boolean;
  /** Why such a counter may not stand there, or null; a road lifts every prohibition. @rule 12.0 */
  prohibition(kind: CounterKind, hex: HexNumber): string | null;
};

/** Throws a `DataError` at the first fault. */
export function checkMap(map: BattleMap): CheckedMap {
  const grid = hexGrid(map.columns, map.rows);
  const terrainOf = checkTerrain(map, grid);
  const roads = new Set<HexNumber>();
  map.roads.forEach(({ hexes }, r) => {
    hexes.forEach((hex, i) => {
      const path = `map.roads[${r}].hexes[${i}]`;
      mustBeOn(grid, hex, path);
      const before = hexes[i - 1];
      if (before !== undefined && !neighbours(grid, before, hex))
        throw new DataError(path, `a neighbour of ${before}`);
      roads.add(hex);
    });
  });
  checkHexsides(map, grid);
  if (map.fortress) checkFortress(map.fortress, grid);
  for (const [area, hexes] of Object.entries(map.areas)) {
    const again = repeatsIn(hexes);
    hexes.forEach((hex, i) => {
      const path = `map.areas.${area}[${i}]`;
      mustBeOn(grid, hex, path);
      if (again.has(i)) throw new DataError(path, `a hex named once; ${hex} is there already`);
    });
  }
  map.labels.forEach(({ hex }, i) => {
    mustBeOn(grid, hex, `map.labels[${i}].hex`);
  });
  return {
    isOn: (hex) => hexAt(grid, hex) !== OFF_MAP,
    isOnEdge: (hex) => {
      const at = hexAt(grid, hex);
      return at !== OFF_MAP && grid.neighbours.subarray(at * 6, at * 6 + 6).includes(OFF_MAP);
    },
    prohibition: (kind, hex) => {
      if (roads.has(hex)) return null;
      const terrain = terrainOf.get(hex);
      if (terrain === undefined) return null;
      const { cavalry, others } = HEX_TERRAIN_EFFECTS[terrain];
      if (others === 'prohibited') return `${hex} is ${terrain} without a road: no counter may be there`;
      // Cavalry never moves into an entrenchment, but may be set up in one.
      if (kind === 'cavalry' && cavalry === 'prohibited' && terrain !== 'entrenchment') {
        return `${hex} is ${terrain} without a road: no cavalry may be there`;
      }
      return null;
    },
  };
}

function checkTerrain(map: BattleMap, grid: HexGrid): ReadonlyMap<HexNumber, HexTerrain> {
  const terrainOf = new Map<HexNumber, HexTerrain>();
  for (const terrain of HEX_TERRAINS) {
    map.terrain[terrain]?.forEach((hex, i) => {
      const path = `map.terrain.${terrain}[${i}]`;
      mustBeOn(grid, hex, path);
      const already = terrainOf.get(hex);
      if (already !== undefined) throw new DataError(path, `a hex named once; ${hex} is ${already} already`);
      terrainOf.set(hex, terrain);
    });
  }
  return terrainOf;
}

function checkHexsides(map: BattleMap, grid: HexGrid): void {
  const water = new Set<string>();
  const waters = [
    ['streams', map.streams],
    ['rivers', map.rivers],
  ] as const;
  for (const [kind, list] of waters) {
    list.forEach(({ hexsides }, w) => {
      hexsides.forEach((hexside, i) => {
        addHexside(grid, hexside, water, `map.${kind}[${w}].hexsides[${i}]`);
      });
    });
  }
  const bridges = new Set<string>();
  map.bridges.forEach(({ hexside }, i) => {
    const path = `map.bridges[${i}].hexside`;
    addHexside(grid, hexside, bridges, path);
    if (!water.has(keyOf(hexside))) throw new DataError(path, 'a river or stream hexside');
  });
  const slopes = new Set<string>();
  map.slopes.forEach((hexside, i) => {
    addHexside(grid, hexside, slopes, `map.slopes[${i}]`);
  });
}

function addHexside(grid: HexGrid, hexside: Hexside, into: Set<string>, path: string): void {
  const [a, b] = hexside;
  mustBeOn(grid, a, `${path}[0]`);
  mustBeOn(grid, b, `${path}[1]`);
  if (!neighbours(grid, a, b)) throw new DataError(path, `two neighbours; ${a} and ${b} are not`);
  if (into.has(keyOf(hexside))) throw new DataError(path, `a hexside named once; ${a}/${b} is there already`);
  into.add(keyOf(hexside));
}

function keyOf([a, b]: Hexside): string {
  return a < b ? `${a}/${b}` : `${b}/${a}`;
}

/** Of two hexes on the map. */
function neighbours(grid: HexGrid, a: HexNumber, b: HexNumber): boolean {
  return areAdjacent(grid, hexAt(grid, a), hexAt(grid, b));
}

function mustBeOn(grid: HexGrid, hex: HexNumber, path: string): void {
  if (hexAt(grid, hex) !== OFF_MAP) return;
  throw new DataError(
    path,
    `a hex on the map of ${grid.columns} columns and ${grid.rows} rows; ${hex} is not`,
  );
}
