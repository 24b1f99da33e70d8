/** Whether the parts of a scenario are within their bounds in sum. */
import { DataError } from '../../../core/json/dataError';
import type { ScenarioFile } from './scenario';
import { MOST } from './scenarioCaps';

/** What is within the bounds of each kind may be too much in sum. Throws a `DataError` where the sum is passed. */
export function checkSize({ map }: ScenarioFile): void {
  const { columns, rows } = map;
  if (columns * rows > MOST.hexes) {
    const expected = `at most ${Math.floor(MOST.hexes / columns)} rows, as ${columns} columns leave room for no more in ${MOST.hexes} hexes`;
    throw new DataError('map.rows', expected);
  }
  mustAddUp(
    Object.entries(map.terrain).map(([kind, hexes]) => [`map.terrain.${kind}`, hexes.length]),
    MOST.groundHexes,
    'hexes of all kinds of ground together',
  );
  mustAddUp(
    map.roads.map(({ hexes }, i) => [`map.roads[${i}].hexes`, hexes.length]),
    MOST.roadHexes,
    'hexes in all roads together',
  );
  mustAddUp(
    Object.entries(map.areas).map(([name, hexes]) => [`map.areas.${name}`, hexes.length]),
    MOST.areaHexes,
    'hexes in all areas together',
  );
  const { fortress } = map;
  mustAddUp(
    [
      ...map.streams.map(({ hexsides }, i) => [`map.streams[${i}].hexsides`, hexsides.length] as const),
      ...map.rivers.map(({ hexsides }, i) => [`map.rivers[${i}].hexsides`, hexsides.length] as const),
      ['map.bridges', map.bridges.length],
      ['map.slopes', map.slopes.length],
      ['map.fortress.hexsides', fortress?.hexsides.length ?? 0],
    ],
    MOST.hexsides,
    'hexsides of streams, rivers, bridges, slopes and walls together',
  );
}

function mustAddUp(
  parts: readonly (readonly [path: string, size: number])[],
  most: number,
  what: string,
): void {
  let sum = 0;
  for (const [path, size] of parts) {
    sum += size;
    if (sum > most) throw new DataError(path, `at most ${most} ${what}`);
  }
}
