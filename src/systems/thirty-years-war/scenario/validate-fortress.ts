/** Whether the walls of a fortress close it: every section enclosed, every hexside where it can be (19.5). */

import { areAdjacent, type HexGrid, hexAt, numberOf, OFF_MAP } from '../../../core/hex/hex';
import { DataError } from '../../../core/json/dataError';
import type { Fortress, HexNumber } from './map';

/** Throws a `DataError` at the first fault. */
export function checkFortress(fortress: Fortress, grid: HexGrid): void {
  const sectionOf = checkSections(fortress, grid);
  const walls = new Set<string>();
  fortress.hexsides.forEach(({ inside, outside, section }, i) => {
    const path = `map.fortress.hexsides[${i}]`;
    mustBeOn(grid, inside, `${path}.inside`);
    mustBeOn(grid, outside, `${path}.outside`);
    if (!areAdjacent(grid, hexAt(grid, inside), hexAt(grid, outside)))
      throw new DataError(path, `two neighbours; ${inside} and ${outside} are not`);
    if (sectionOf.get(inside) !== section)
      throw new DataError(`${path}.section`, `the section that ${inside} belongs to`);
    if (sectionOf.get(outside) === section)
      throw new DataError(`${path}.outside`, `a hex outside of the section; ${outside} is in it`);
    if (walls.has(keyOf(inside, outside)))
      throw new DataError(path, `a hexside named once; ${inside}/${outside} is there already`);
    walls.add(keyOf(inside, outside));
  });
  checkEnclosed(grid, sectionOf, walls);
}

function checkSections(fortress: Fortress, grid: HexGrid): ReadonlyMap<HexNumber, string> {
  const sectionOf = new Map<HexNumber, string>();
  fortress.sections.forEach(({ id, hexes }, s) => {
    const path = `map.fortress.sections[${s}]`;
    if (fortress.sections.findIndex((section) => section.id === id) < s)
      throw new DataError(`${path}.id`, `an id of its own; "${id}" is taken`);
    hexes.forEach((hex, i) => {
      mustBeOn(grid, hex, `${path}.hexes[${i}]`);
      const already = sectionOf.get(hex);
      if (already !== undefined)
        throw new DataError(`${path}.hexes[${i}]`, `a hex of one section; ${hex} is in "${already}" already`);
      sectionOf.set(hex, id);
    });
  });
  return sectionOf;
}

/** Between a hex of a section and a neighbour that is not in it there is always a wall. */
function checkEnclosed(
  grid: HexGrid,
  sectionOf: ReadonlyMap<HexNumber, string>,
  walls: ReadonlySet<string>,
): void {
  for (const [hex, section] of sectionOf) {
    const at = hexAt(grid, hex);
    for (const next of grid.neighbours.subarray(at * 6, at * 6 + 6)) {
      if (next === OFF_MAP) continue;
      const other = numberOf(grid, next);
      if (sectionOf.get(other) !== section && !walls.has(keyOf(hex, other)))
        throw new DataError('map.fortress.hexsides', `a wall between ${hex} and ${other} (19.5)`);
    }
  }
}

function keyOf(a: HexNumber, b: HexNumber): string {
  return a < b ? `${a}/${b}` : `${b}/${a}`;
}

function mustBeOn(grid: HexGrid, hex: HexNumber, path: string): void {
  if (hexAt(grid, hex) === OFF_MAP) throw new DataError(path, `a hex on the map; ${hex} is not`);
}
