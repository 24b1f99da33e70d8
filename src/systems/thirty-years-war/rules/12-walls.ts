/**
 * Walls and gateways as they stand now: the Fortification and Gate rows of the Terrain Effects Chart and the cases
 * behind them. Tables of six a hex, made anew only when a gateway changes hands or a wall is breached.
 */
import { type HexIndex, neighbour, numberOf } from '../../../core/hex';
import type { SideId } from '../../../core/seam';
import { type Battlefield, hexsideBits, sideIndex, WALL_OUTWARD } from '../battlefield';
import type { LastIn } from '../lastIn';
import type { HexNumber } from '../scenario';
import type { State } from '../state';

export type Walls = {
  /** 1 where an unbreached wall or gateway runs. */
  readonly standing: Uint8Array;
  /** 1 where a breached one does. */
  readonly breached: Uint8Array;
  /** 1 where a counter of side 0, of side 1 may not pass: Leaders, and units, who hold the hex that they come from. */
  readonly closedToLeaders: readonly [Uint8Array, Uint8Array];
  readonly closedToUnits: readonly [Uint8Array, Uint8Array];
};
/** Results of fire against the walls of a hex. */
export type WallHits = State['wallHits'];

/** So many breach all walls of the hex. @rule freiburg:19.55 */
export const HITS_TO_BREACH = 2;

/** Movement Points on top for crossing a breach; @rule 12.0 */
export const BREACH = 1;

const known = new WeakMap<Battlefield, WeakMap<LastIn, { hits: WallHits; walls: Walls }>>();

/** The walls of a position, null on a map without any. */
export function wallsOf(field: Battlefield, lastIn: LastIn, hits: WallHits): Walls | null {
  const { fortress } = field.scenario.map;
  if (!fortress) return null;
  const ofField = known.get(field) ?? new WeakMap();
  known.set(field, ofField);
  const last = ofField.get(lastIn);
  if (last?.hits === hits) return last.walls;
  const walls = makeWalls(field, fortress.owner, lastIn, hits);
  ofField.set(lastIn, { hits, walls });
  return walls;
}

function makeWalls(field: Battlefield, owner: SideId, lastIn: LastIn, hits: WallHits): Walls {
  const { grid, scenario, gateway } = field;
  const table = () => new Uint8Array(grid.size * 6);
  const walls = {
    standing: table(),
    breached: table(),
    closedToLeaders: [table(), table()],
    closedToUnits: [table(), table()],
  } as const;
  /** 0 or 1 by whose unit was there last. */
  const holderOf = (hex: HexIndex) => sideIndex(scenario, lastIn[numberOf(grid, hex)] ?? owner);
  const isBreached = (hex: HexIndex) => (hits[numberOf(grid, hex)] ?? 0) >= HITS_TO_BREACH;
  for (const i of field.walls) {
    const from = Math.floor(i / 6);
    const to = neighbour(grid, from, i % 6);
    if (isBreached(from) || isBreached(to)) {
      walls.breached[i] = 1;
      continue;
    }
    walls.standing[i] = 1;
    for (const side of [0, 1] as const) {
      // A gateway is friendly to those whose units were the last in both hexes; @rule freiburg:19.57
      const held = gateway[i] === 1 && holderOf(to) === side;
      walls.closedToUnits[side][i] = held ? 0 : 1;
      walls.closedToLeaders[side][i] = held && holderOf(from) === side ? 0 : 1;
    }
  }
  return walls;
}

/** Whether an unbreached wall or gateway runs between a hex and its neighbour in that direction. */
export function wallStands(walls: Walls | null, from: HexIndex, direction: number): boolean {
  return walls?.standing[from * 6 + direction] === 1;
}

export function wallIsBreached(walls: Walls | null, from: HexIndex, direction: number): boolean {
  return walls?.breached[from * 6 + direction] === 1;
}

/** Whether the teeth of the wall point away from that hex, at its neighbour in that direction. */
export function teethPointOut(field: Battlefield, from: HexIndex, direction: number): boolean {
  return (hexsideBits(field, from, direction) & WALL_OUTWARD) !== 0;
}

/** Where a counter of that side may not pass for walls, six a hex; null without walls. @rule freiburg:19.51, freiburg:19.57 */
export function wallsClosedTo(walls: Walls | null, side: 0 | 1, unit: boolean): Uint8Array | null {
  return walls && (unit ? walls.closedToUnits : walls.closedToLeaders)[side];
}

/** What stands there is called: `wall`, `gateway`, `Martinstor`. */
export function wallWord({ grid, scenario }: Battlefield, from: HexIndex, to: HexIndex): string {
  const between = [numberOf(grid, from), numberOf(grid, to)];
  const wall = scenario.map.fortress?.hexsides.find(
    ({ inside, outside }) => between.includes(inside) && between.includes(outside),
  );
  return wall?.kind === 'gateway' ? wall.name || 'gateway' : 'wall';
}

/** The same with its place: `the wall between 0608 and 0609`, `the Martinstor between 0811 and 0911`. */
export function wallName(field: Battlefield, from: HexIndex, to: HexIndex): string {
  const between = [numberOf(field.grid, from), numberOf(field.grid, to)].sort();
  return `the ${wallWord(field, from, to)} between ${between[0]} and ${between[1]}`;
}

/** `0811 was last held by the Bavarian side, 0911 by the French` */
export function lastHeldBy({ scenario, lastIn }: State, hexes: readonly HexNumber[]): string {
  const holder = (hex: HexNumber) => lastIn[hex] ?? scenario.map.fortress?.owner ?? '';
  const [a = '', b = ''] = hexes.toSorted();
  const name = (hex: HexNumber) => scenario.sides.find(({ id }) => id === holder(hex))?.name ?? '';
  return holder(a) === holder(b)
    ? `${a} and ${b} were last held by the ${name(a)} side`
    : `${a} was last held by the ${name(a)} side, ${b} by the ${name(b)}`;
}
