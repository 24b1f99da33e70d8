/** Random boards for property tests. */
import fc from 'fast-check';
import { hexGrid, neighbour, numberOf, OFF_MAP } from '../../src/core/hex';
import { HEX_TERRAINS } from '../../src/systems/thirty-years-war/scenario';
import type { SightBoard } from '../oracle/sight';

/** What is drawn for each hex; a direction leads nowhere at the edge of the map. */
type Cell = {
  readonly terrain: string;
  readonly stands: string;
  readonly side: string;
  readonly disrupted: boolean;
  readonly slope: number;
  readonly road: number;
};
export type RandomBoard = { readonly scenario: object; readonly facts: SightBoard };

const MOST = 10;
const NOWHERE = 6;

const cell: fc.Arbitrary<Cell> = fc.record({
  terrain: fc.oneof(
    { weight: 6, arbitrary: fc.constant('clear') },
    { weight: 1, arbitrary: fc.constantFrom(...HEX_TERRAINS) },
    { weight: 2, arbitrary: fc.constantFrom('forest', 'woods', 'town') },
  ),
  stands: fc.oneof(
    { weight: 8, arbitrary: fc.constant('') },
    {
      weight: 1,
      arbitrary: fc.constantFrom('infantry', 'cavalry', 'leader', 'artillery', 'leader and artillery'),
    },
  ),
  side: fc.constantFrom('french', 'spanish'),
  disrupted: fc.boolean(),
  slope: direction(5),
  road: direction(8),
});

function direction(nowhere: number): fc.Arbitrary<number> {
  return fc.oneof(
    { weight: nowhere, arbitrary: fc.constant(NOWHERE) },
    { weight: 2, arbitrary: fc.integer({ min: 0, max: 5 }) },
  );
}

/** Boards up to ten by ten with every terrain, slopes and hilltops, roads, and counters of both sides. */
export const boards: fc.Arbitrary<RandomBoard> = fc
  .record({
    columns: fc.integer({ min: 1, max: MOST }),
    rows: fc.integer({ min: 1, max: MOST }),
    cells: fc.array(cell, { minLength: MOST * MOST, maxLength: MOST * MOST }),
  })
  .map(({ columns, rows, cells }) => boardOf(columns, rows, cells));

/** The same of one size. */
export function boardsOf(columns: number, rows: number): fc.Arbitrary<RandomBoard> {
  const size = columns * rows;
  return fc.array(cell, { minLength: size, maxLength: size }).map((cells) => boardOf(columns, rows, cells));
}

function boardOf(columns: number, rows: number, cells: readonly Cell[]): RandomBoard {
  const grid = hexGrid(columns, rows);
  const hexes = cells.slice(0, grid.size).map((drawn, hex) => ({ drawn, hex, number: numberOf(grid, hex) }));
  const beside = (hex: number, towards: number) => {
    const next = towards === NOWHERE ? OFF_MAP : neighbour(grid, hex, towards);
    return next === OFF_MAP ? null : numberOf(grid, next);
  };
  const roads = hexes.flatMap(({ drawn, hex, number }) => {
    const next = beside(hex, drawn.road);
    return next === null ? [] : [[number, next]];
  });
  const slopes = new Map<string, readonly [string, string]>();
  for (const { drawn, hex, number } of hexes) {
    const next = beside(hex, drawn.slope);
    if (next !== null) slopes.set([number, next].sort().join('/'), [number, next]);
  }
  const standing = hexes
    .filter(({ drawn, number }) => mayStand(drawn, roads.flat().includes(number)))
    .flatMap(({ drawn, number }) => drawn.stands.split(' and ').map((kind) => ({ ...drawn, kind, number })));
  const counters = standing.map(({ kind, side, number }) => ({
    ...{ id: `${kind}-${number}`, name: `${kind} ${number}`, side, kind },
    ...(kind === 'leader' ? { value: 1, movement: 6 } : {}),
    ...(isUnitKind(kind) ? { strength: 4, movement: 4 } : {}),
  }));
  const terrainIn = (kind: string) =>
    hexes.filter(({ drawn }) => drawn.terrain === kind).map((h) => h.number);
  return {
    scenario: {
      ...{ system: 'thirty-years-war', id: 'random', title: 'Random', rules: 'standard', gameTurns: 1 },
      map: {
        columns,
        rows,
        terrain: Object.fromEntries(HEX_TERRAINS.map((kind) => [kind, terrainIn(kind)])),
        roads: roads.map((way) => ({ hexes: way })),
        slopes: [...slopes.values()],
      },
      sides: [
        { id: 'french', name: 'French', livery: 'blue' },
        { id: 'spanish', name: 'Spanish', livery: 'red' },
      ],
      counters,
      positions: Object.fromEntries(standing.map(({ kind, number }) => [`${kind}-${number}`, number])),
      start: {
        ...{ gameTurn: 1, phasingSide: 'french', phase: 'artilleryFire' },
        disrupted: standing
          .filter((s) => s.disrupted && isUnitKind(s.kind))
          .map(({ kind, number }) => `${kind}-${number}`),
      },
    },
    facts: {
      columns,
      rows,
      terrain: new Map(hexes.map(({ drawn, number }) => [number, drawn.terrain])),
      slopes: [...slopes.values()],
      held: new Set(standing.filter(({ kind }) => kind !== 'leader').map(({ number }) => number)),
    },
  };
}

const isUnitKind = (kind: string) => kind === 'infantry' || kind === 'cavalry';

/** Prohibited terrain holds nobody, unless a road leads there (12.0). */
function mayStand({ terrain, stands }: Cell, onRoad: boolean): boolean {
  if (stands === '') return false;
  if (onRoad) return true;
  if (terrain === 'forest' || terrain === 'town') return false;
  return stands !== 'cavalry' || (terrain !== 'woods' && terrain !== 'rough');
}
