/**
 * Walls and gateways as they stand now: the Fortification and Gate rows of the Terrain Effects Chart and the cases
 * behind them. Tables of six a hex, made again only when a gateway changes hands or a wall is breached.
 */

import type { SideId } from '../../../../core/contract/values';
import { directionTo, type HexIndex, neighbour, numberOf } from '../../../../core/hex/hex';
import type { Reason } from '../../rulebook/cited';
import type { BattleMap, HexNumber } from '../../scenario/map';
import type { Barriers } from '../../state/barriers';
import { type Battlefield, sideIndex } from '../../state/battlefield';
import type { Board } from '../../state/board';
import type { Piece } from '../../state/piece';
import { type FreiburgState, freiburgOf } from '../state';
import type { LastIn } from './last-in';
import { gatewayClosed, wallUnbreached } from './reasons';
import { wallName } from './wall-names';

type Fortress = NonNullable<BattleMap['fortress']>;
/** Results of fire against the walls of a hex. */
type WallHits = FreiburgState['wallHits'];

/** So many breach all walls of the hex. @rule freiburg:19.55 */
export const HITS_TO_BREACH = 2;

/** Movement Points on top for crossing a breach; @rule 12.0 */
export const BREACH_POINTS = 1;

/** The walls as they stand; null on a map without any. */
export function wallsNow(board: Board): Barriers | null {
  const { lastIn, wallHits } = freiburgOf(board);
  return wallsOf(board.field, lastIn, wallHits);
}

/**
 * What is whole and what is breached, whichever side holds the gateways: the same tables as long as no other hex is breached.
 */
type Whole = Pick<Barriers, 'standing' | 'breached'>;

type Known = {
  /** Hexes beside a wall or gateway, and beside a gateway, in order. */
  readonly atWalls: readonly HexNumber[];
  readonly atGateways: readonly HexNumber[];
  /** By the owners of the gateways and the breached hexes: few combinations occur, and they serve whole games. */
  readonly byState: Map<string, Barriers>;
  /** By the breached hexes alone. */
  readonly byBreaches: Map<string, Whole>;
  /** The last answer for each. */
  readonly byLastIn: WeakMap<LastIn, { readonly hits: WallHits; readonly walls: Barriers }>;
};
const known = new WeakMap<Battlefield, Known>();
/** Beyond this number the oldest are dropped and made again. */
const MOST_KNOWN = 64;

/** The walls of a position, the same object for all in which they stand alike; null on a map without any. */
export function wallsOf(field: Battlefield, lastIn: LastIn, hits: WallHits): Barriers | null {
  const { fortress } = field.scenario.map;
  if (!fortress) return null;
  const ofField = known.get(field) ?? {
    atWalls: hexesBeside(fortress.hexsides),
    atGateways: hexesBeside(fortress.hexsides.filter(({ kind }) => kind === 'gateway')),
    byState: new Map(),
    byBreaches: new Map(),
    byLastIn: new WeakMap(),
  };
  known.set(field, ofField);
  const { byLastIn, byState, byBreaches, atWalls, atGateways } = ofField;
  const last = byLastIn.get(lastIn);
  if (last?.hits === hits) return last.walls;
  const taken = atGateways.filter((hex) => lastIn[hex] !== undefined);
  const breached = breachedBy(atWalls, hits);
  const state = `${taken.join()} ${breached}`;
  let walls = byState.get(state);
  if (!walls) {
    const whole = byBreaches.get(breached) ?? wholeWalls(field, hits);
    keep(byBreaches, breached, whole);
    walls = withGateways(field, fortress.owner, lastIn, whole);
  }
  keep(byState, state, walls);
  byLastIn.set(lastIn, { hits, walls });
  return walls;
}

/** What is asked for again stays, as walls without a breach, with which each game begins. */
function keep<T>(known: Map<string, T>, state: string, made: T): void {
  known.delete(state);
  known.set(state, made);
  if (known.size <= MOST_KNOWN) return;
  for (const oldest of known.keys()) {
    known.delete(oldest);
    return;
  }
}

/** Hexes that are breached, in order. */
function breachedBy(atWalls: readonly HexNumber[], hits: WallHits): string {
  if (lastBreached?.hits !== hits) {
    const breached = atWalls.filter((hex) => (hits[hex] ?? 0) >= HITS_TO_BREACH);
    lastBreached = { hits, breached: breached.join() };
  }
  return lastBreached.breached;
}
/** Hits are few beside the moves through gateways between them. */
let lastBreached: { readonly hits: WallHits; readonly breached: string } | null = null;

function hexesBeside(hexsides: Fortress['hexsides']): readonly HexNumber[] {
  return [...new Set(hexsides.flatMap(({ inside, outside }) => [inside, outside]))].sort();
}

function wholeWalls({ grid, walls }: Battlefield, hits: WallHits): Whole {
  const standing = new Uint8Array(grid.size * 6);
  const breached = new Uint8Array(grid.size * 6);
  const isBreached = (hex: HexIndex) => (hits[numberOf(grid, hex)] ?? 0) >= HITS_TO_BREACH;
  for (const i of walls) {
    const from = Math.floor(i / 6);
    const open = isBreached(from) || isBreached(neighbour(grid, from, i % 6));
    (open ? breached : standing)[i] = 1;
  }
  return { standing, breached };
}

function withGateways(field: Battlefield, owner: SideId, lastIn: LastIn, whole: Whole): Barriers {
  const { grid, scenario, gateway } = field;
  const table = () => new Uint8Array(grid.size * 6);
  const walls = {
    ...whole,
    closedToLeaders: [table(), table()],
    closedToUnits: [table(), table()],
    breachPoints: BREACH_POINTS,
    cases: { sight: 'freiburg:19.52', attack: 'freiburg:19.51', breach: 'freiburg:19.56' },
    nameOf: (from, to) => wallName(field, from, to),
  } satisfies Barriers;
  /** 0 or 1 by whose unit was there last. */
  const holderOf = (hex: HexIndex) => sideIndex(scenario, lastIn[numberOf(grid, hex)] ?? owner);
  for (const i of field.walls) {
    if (walls.standing[i] !== 1) continue;
    const from = Math.floor(i / 6);
    const to = neighbour(grid, from, i % 6);
    for (const side of [0, 1] as const) {
      // A gateway is friendly to those whose units were the last in both hexes; @rule freiburg:19.57
      const held = gateway[i] === 1 && holderOf(to) === side;
      walls.closedToUnits[side][i] = held ? 0 : 1;
      walls.closedToLeaders[side][i] = held && holderOf(from) === side ? 0 : 1;
    }
  }
  return walls;
}

/** @rule freiburg:19.51, freiburg:19.57 */
export function closedReason(board: Board, piece: Piece, from: HexIndex, to: HexIndex): Reason {
  const { field } = board;
  const isGateway = field.gateway[from * 6 + directionTo(field.grid, from, to)] === 1;
  const closed = isGateway ? gatewayClosed : wallUnbreached;
  return closed(board, piece, [numberOf(field.grid, from), numberOf(field.grid, to)]);
}
