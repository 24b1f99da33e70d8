/**
 * The Bavarian Line of Communications off the eastern edge: case 18.73, by a search over free clear hexes that heads for
 * the edge.
 */
import { DIRECTIONS, distance, type HexIndex, hexAt, neighbour, OFF_MAP } from '../../../../core/hex/hex';
import type { HexNumber } from '../../scenario/map';
import { riverCloses } from '../../standard/12-terrain/terrain';
import { wallsClosedTo } from '../../state/barriers';
import type { Battlefield } from '../../state/battlefield';
import type { Board } from '../../state/board';
import { whileUnitsLast } from '../../state/lastAsked';
import type { Piece } from '../../state/piece';
import { enemySide } from '../../state/position';
import { bavarianIndex } from '../15-morale/armies';
import { daysOf } from '../17-days/days';

/**
 * Whether counters can trace. A Line runs over clear hexes without French units and their Zones of Control, over the
 * river at bridges and fords only, through walls where they are breached or by a friendly gateway. The hex it starts from is
 * exempt. Slopes and the streets of the fortress are clear, entrenchments are not. @rule freiburg:18.73
 */
export function tracers(board: Board): (piece: Piece) => boolean {
  const { neighbours } = board.field.grid;
  // The edge it leads to is that of the last day, on whichever day it is looked for.
  const found = waysOff(board.field, daysOf(board).at(-1)?.exitHexes ?? NO_EXITS);
  const { exits, ways, onward, cameBy } = found;
  const bavarian = bavarianIndex(board.scenario);
  const french = enemySide(bavarian);
  const closed = wallsClosedTo(board.walls, bavarian, false);
  const units = board.unitsBy(french);
  const leads = searchedOn(board, french, found);
  const isOpen = (side: number, to: HexIndex) =>
    closed?.[side] !== 1 &&
    leads[to] !== NOWHERE &&
    (leads[to] === OFF || (units[to] === 0 && !board.isControlled(french, to)));
  // Along the Line that was found there the last time, on whatever board: mostly it is open still.
  const asBefore = (from: HexIndex): boolean => {
    for (let at = from, steps = 0; steps < LONG; steps++) {
      const side = onward[at] ?? NO_SIDE;
      const to = neighbours[side] ?? OFF_MAP;
      if (side === NO_SIDE || !isOpen(side, to)) return false;
      if (leads[to] === OFF || exits.has(to)) return true;
      at = to;
    }
    return false;
  };
  const search = (from: HexIndex): boolean => {
    const open = [from];
    const been: HexIndex[] = [];
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      for (let nth = at * 6; nth < at * 6 + 6; nth++) {
        const way = ways[nth] ?? NO_WAY;
        if (way === NO_WAY) break;
        const side: number = at * 6 + way;
        const to = neighbours[side] ?? OFF_MAP;
        if (!isOpen(side, to)) continue;
        cameBy[to] = side;
        if (leads[to] === OFF || exits.has(to)) {
          for (const passed of been) leads[passed] = UNKNOWN;
          for (let by = side; ; by = cameBy[hexOf(by)] ?? NO_SIDE) {
            onward[hexOf(by)] = by;
            if (hexOf(by) === from) return true;
          }
        }
        leads[to] = NOWHERE;
        been.push(to);
        open.push(to);
      }
    }
    return false;
  };
  return ({ hex }) => {
    if (hex === OFF_MAP) return false;
    if (exits.has(hex)) return true;
    if (!asBefore(hex) && !search(hex)) return false;
    // Its own hex is exempt, and no part of the Line of another counter.
    for (let at = neighbours[onward[hex] ?? NO_SIDE] ?? OFF_MAP; leads[at] !== OFF && !exits.has(at); ) {
      leads[at] = OFF;
      at = neighbours[onward[at] ?? NO_SIDE] ?? OFF_MAP;
    }
    return true;
  };
}

/** The hex that a hexside, as `at * 6 + direction`, is one of. */
const hexOf = (side: number): HexIndex => Math.floor(side / 6);

/** What searches have found of hexes that a Line may run over: nothing yet, that it ends there, or that it leads off. */
const [UNKNOWN, NOWHERE, OFF] = [0, 1, 2];

/**
 * Where searches have been, by hex; kept for all boards on which the French and the walls stand alike, as nobody else
 * closes a Line.
 */
function searchedOn(board: Board, french: 0 | 1, ways: Ways): Uint8Array {
  const kept = lastSearched(board, french);
  if (kept.ways !== ways) {
    kept.ways = ways;
    // Only what was made last is kept, so all can write on the same.
    ways.leads.fill(UNKNOWN);
  }
  return ways.leads;
}
const lastSearched = whileUnitsLast((): { ways: Ways | null } => ({ ways: null }));

type Ways = {
  readonly exits: ReadonlySet<HexIndex>;
  /**
   * Six for each hex: the directions to clear ground that no river closes, those nearest to an exit last, so that they
   * are tried first; then `NO_WAY`.
   */
  readonly ways: Uint8Array;
  /** What searches have found of each hex. */
  readonly leads: Uint8Array;
  /** Hexsides as `at * 6 + direction`: by which the last Line that was found there went on from each hex. */
  readonly onward: Int32Array;
  /** The same, by which the search under way came to each. */
  readonly cameBy: Int32Array;
};
const NO_SIDE = -1;
/** What was found at different times may lead in a circle: a longer Line is searched for again. */
const LONG = 100;
const NO_WAY = 255;
const NO_EXITS: readonly HexNumber[] = [];

/** What of a Line does not change in a game. */
function waysOff(field: Battlefield, exitHexes: readonly HexNumber[]): Ways {
  const known = knownWays.get(field) ?? new Map<readonly HexNumber[], Ways>();
  knownWays.set(field, known);
  const ways = known.get(exitHexes) ?? findWays(field, exitHexes);
  known.set(exitHexes, ways);
  return ways;
}
const knownWays = new WeakMap<Battlefield, Map<readonly HexNumber[], Ways>>();

function findWays(field: Battlefield, exitHexes: readonly HexNumber[]): Ways {
  const { grid, terrain } = field;
  const exits = exitHexes.map((number) => hexAt(grid, number));
  const away = (hex: HexIndex) => Math.min(...exits.map((exit) => distance(grid, hex, exit)));
  const ways = new Uint8Array(grid.size * 6).fill(NO_WAY);
  for (let hex = 0; hex < grid.size; hex++) {
    const leads = (direction: number) =>
      terrain[neighbour(grid, hex, direction)] === 'clear' && !riverCloses(field, hex, direction);
    const toExit = (direction: number) => away(neighbour(grid, hex, direction));
    ways.set(
      DIRECTIONS.filter(leads).toSorted((a, b) => toExit(b) - toExit(a) || a - b),
      hex * 6,
    );
  }
  return {
    exits: new Set(exits),
    ways,
    leads: new Uint8Array(grid.size),
    onward: new Int32Array(grid.size).fill(NO_SIDE),
    cameBy: new Int32Array(grid.size),
  };
}
