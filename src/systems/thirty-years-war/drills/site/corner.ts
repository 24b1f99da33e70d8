/** A part of a battle's map, with numbers of its own. */
import type { Hexside } from '../../scenario/map';
import { type Letter, SIDES } from '../../scenario/position/line';
import type { Scenario } from '../../scenario/scenario';
import type { Site } from './site';

/** Its upper left hex is `0101` of the part; so that even columns stay even, `column` is a whole number of pairs. */
export type Part = {
  readonly column: number;
  readonly row: number;
  readonly columns: number;
  readonly rows: number;
};

const twoDigits = (n: number) => String(n).padStart(2, '0');

/** The number that a hex of the battle has in the part; null outside it. */
export function within({ column, row, columns, rows }: Part, hex: string): string | null {
  const x = Number(hex.slice(0, 2)) - column;
  const y = Number(hex.slice(2)) - row;
  return x >= 1 && y >= 1 && x <= columns && y <= rows ? `${twoDigits(x)}${twoDigits(y)}` : null;
}

/** null where a walled town lies in it: that is too much for a small position. */
export function cornerOf({ map }: Scenario, part: Part): Site['map'] | null {
  const inside = (hex: string) => within(part, hex);
  const hexesIn = (hexes: readonly string[]) => hexes.flatMap((hex) => inside(hex) ?? []);
  const sidesIn = (sides: readonly Hexside[]) =>
    sides.flatMap(([a, b]): readonly Hexside[] => {
      const [from, to] = [inside(a), inside(b)];
      return from !== null && to !== null ? [[from, to]] : [];
    });
  if (map.fortress?.sections.some(({ hexes }) => hexesIn(hexes).length > 0)) return null;
  const terrain = Object.entries(map.terrain).map(([kind, hexes]) => [kind, hexesIn(hexes ?? [])] as const);
  const crossings = (kind: 'bridge' | 'ford') =>
    sidesIn(map.bridges.filter((one) => one.kind === kind).map(({ hexside }) => hexside));
  const builder = lettersOfWorks(map.entrenchmentOwner);
  return {
    ...{ columns: part.columns, rows: part.rows },
    ...Object.fromEntries(terrain.filter(([, hexes]) => hexes.length > 0)),
    ...some(
      'roads',
      map.roads.flatMap(({ hexes }) => runs(hexes.map(inside))),
    ),
    ...some('streams', sidesIn(map.streams.flatMap(({ hexsides }) => hexsides))),
    ...some('rivers', sidesIn(map.rivers.flatMap(({ hexsides }) => hexsides))),
    ...some('bridges', crossings('bridge')),
    ...some('fords', crossings('ford')),
    ...some('slopes', sidesIn(map.slopes)),
    ...(builder ? { worksOf: builder } : {}),
  };
}

function some<T>(name: string, all: readonly T[]) {
  return all.length > 0 ? { [name]: all } : {};
}

function lettersOfWorks(owner: string | null): 'F' | 'S' | 'B' | null {
  const letters: readonly (Letter & ('F' | 'S' | 'B'))[] = ['F', 'S', 'B'];
  return letters.find((letter) => SIDES[letter] === owner) ?? null;
}

/** The pieces of a road that lie inside, each of two hexes or more. */
function runs(hexes: readonly (string | null)[]): readonly (readonly string[])[] {
  const pieces: string[][] = [[]];
  for (const hex of hexes) {
    if (hex === null) pieces.push([]);
    else pieces.at(-1)?.push(hex);
  }
  return pieces.filter(({ length }) => length > 1);
}
