/** Whether a gun sees a hex, and what stops it: cases 5.21 to 5.26. */
import type { Shape } from '../../../../core/contract/values';
import {
  directionTo,
  distance,
  type HexGrid,
  type HexIndex,
  numberOf,
  OFF_MAP,
} from '../../../../core/hex/hex';
import { hexOfSegment, lineBetween, SINGLE } from '../../../../core/hex/line';
import type { RuleCase } from '../../rulebook/cited';
import { teethPointOut, wallStands } from '../../state/barriers';
import type { Battlefield } from '../../state/battlefield';
import type { Board } from '../../state/board';
import type { Piece } from '../../state/piece';
import { piecesIn, unitIn } from '../../state/position';
import { terrainOf } from '../12-terrain/terrain';

/** A place where the line is stopped: by one thing, or on both ways past a hexside that it runs along. */
export type SightBlock = {
  /** One, or one for either way. */
  readonly by: readonly Obstacle[];
  readonly rule: RuleCase;
};
export type Obstacle = {
  /** The hex that blocks, or the two between which a wall does. */
  readonly hexes: readonly [hex: HexIndex, beyond?: HexIndex];
  /** The unit or gun that it is. */
  readonly piece: Piece | null;
};
export type Sight = { readonly clear: boolean; readonly blocks: readonly SightBlock[] };

/** What a shot is aimed at: a unit in the hex, or the walls of the hex, which then do not stop it. */
export type Aim = 'unit' | 'walls';

/**
 * The line of sight between two hexes, with everything that stops it. Neither end ever blocks (5.26).
 * A line along a hexside is stopped only where both ways past it are; off the map nothing blocks.
 * @rule 5.21, 5.22, 5.23, 5.24, 5.25
 */
export function lineOfSight(board: Board, gun: HexIndex, target: HexIndex, aim: Aim = 'unit'): Sight {
  const blocks: SightBlock[] = [];
  follow(viewOf(board, gun, target, aim), blocks);
  return { clear: blocks.length === 0, blocks };
}

/** Whether the line is free. What the ground says is kept, so that only places are looked at where counters stop it. */
export function hasLineOfSight(board: Board, gun: HexIndex, target: HexIndex, aim: Aim = 'unit'): boolean {
  const lines = linesOverGround(board, gun);
  let line = lines[target];
  if (line === undefined) {
    line = lineOverGround(viewOf(board, gun, target, 'unit'));
    lines[target] = line;
  }
  if (line === null) return false;
  const { opaque, walls } = board;
  const { past, isByWalls } = line;
  for (let i = 0; i < past.length; i += 2)
    if ((opaque[past[i] ?? gun] ?? 0) > 0 && (opaque[past[i + 1] ?? gun] ?? 0) > 0) return false;
  return !isByWalls || !walls || follow(viewOf(board, gun, target, aim), null);
}

/** Whether a gun sees a counter that is an enemy unit on the map. @rule 5.11 */
export function isSeenBy(board: Board, gun: Piece, { unit, hex, side }: Piece): boolean {
  return unit && hex !== OFF_MAP && side !== gun.side && hasLineOfSight(board, gun.hex, hex);
}

/** A line that would be free with no counter and no wall on the map: these only ever stop more. */
type LineOverGround = {
  /**
   * Where counters stop it, two hexes for each place: it takes one in both of them. They are the same hex where the
   * line crosses one, or where the ground closes the other way past a hexside.
   */
  readonly past: readonly HexIndex[];
  /** Whether it comes through a hex with a wall. */
  readonly isByWalls: boolean;
};

/** By target, for a gun in that hex, null where the ground stops it; kept once a map and reading of 5.24. */
function linesOverGround({ field, options }: Board, gun: HexIndex): (LineOverGround | null | undefined)[] {
  const ofField = overGround.get(field) ?? { gun: [], target: [] };
  const ofReading = ofField[options.hilltopHalf];
  const known = ofReading[gun];
  if (known) return known;
  const lines = new Array<LineOverGround | null | undefined>(field.grid.size);
  ofReading[gun] = lines;
  overGround.set(field, ofField);
  return lines;
}
const overGround = new WeakMap<
  Battlefield,
  { readonly [R in Board['options']['hilltopHalf']]: (LineOverGround | null | undefined)[][] }
>();

function lineOverGround(view: View): LineOverGround | null {
  const { board, gun, target } = view;
  const { grid, atWall } = board.field;
  const line = lineBetween(grid, gun, target);
  const past: HexIndex[] = [];
  let isByWalls = atWall[gun] === 1;
  for (let i = 0; i < line.segments; i++) {
    const a = hexOfSegment(grid, gun, line, i, 0);
    const second = hexOfSegment(grid, gun, line, i, 1);
    const b = second === SINGLE ? a : second;
    // Off the map nothing blocks, nor where it is looked over: there the line passes.
    if (a === OFF_MAP || b === OFF_MAP) continue;
    if (atWall[a] === 1 || atWall[b] === 1) isByWalls = true;
    if (isLookedOver(view, a) || isLookedOver(view, b)) continue;
    const [closedA, closedB] = [isTooHigh(view, a), isTooHigh(view, b)];
    if (closedA && closedB) return null;
    past.push(closedA ? b : a, closedB ? a : b);
  }
  return { past, isByWalls };
}

/** A line with all that decides what stops it. */
type View = {
  readonly board: Board;
  readonly gun: HexIndex;
  readonly target: HexIndex;
  /** From hilltop to hilltop 5.25 takes the place of 5.23. */
  readonly betweenHilltops: boolean;
  /** Hexes nearer than half the range to this one are looked over from a hilltop; `OFF_MAP`: none is. @rule 5.24 */
  readonly looksOverTo: HexIndex;
  readonly range: number;
  /** The hex whose walls are fired at. */
  readonly spared: HexIndex;
  readonly walls: Board['walls'];
  /** 1 for hexes with ground that stops a line. @rule 5.23 */
  readonly ground: Uint8Array;
  /** How many counters in each do: units and guns, never Leaders. @rule 5.23 */
  readonly counters: Uint8Array;
};

function viewOf(board: Board, gun: HexIndex, target: HexIndex, aim: Aim): View {
  const { options, field } = board;
  const { hilltop, grid } = field;
  const fromHilltop = hilltop[gun] === 1;
  return {
    board,
    gun,
    target,
    betweenHilltops: fromHilltop && hilltop[target] === 1,
    looksOverTo: !fromHilltop ? OFF_MAP : options.hilltopHalf === 'gun' ? gun : target,
    range: distance(grid, gun, target),
    spared: aim === 'walls' && options.wallFire === 'past' ? target : OFF_MAP,
    walls: board.walls,
    ground: groundOf(board.field),
    counters: board.opaque,
  };
}

/** Ground that is too high to look over. @rule 5.23 */
export const TALL: readonly string[] = ['forest', 'woods', 'town'];
const grounds = new WeakMap<Battlefield, Uint8Array>();

/** Forest, woods, towns and hilltops; made once a map. @rule 5.23 */
function groundOf(field: Battlefield): Uint8Array {
  let ground = grounds.get(field);
  if (!ground) {
    ground = field.hilltop.map((hilltop, hex) =>
      hilltop === 1 || TALL.includes(terrainOf(field, hex)) ? 1 : 0,
    );
    grounds.set(field, ground);
  }
  return ground;
}

/** Follows the line from hex to hex; without a list for the blocks no further than to the first. Whether it is free. */
function follow(view: View, blocks: SightBlock[] | null): boolean {
  const { board, gun, target } = view;
  const { grid } = board.field;
  const line = lineBetween(grid, gun, target);
  let free = true;
  /** The hex that the line comes from; none behind a hexside, past which both walls have been looked at. */
  let from = gun;
  for (let i = 0; i < line.segments; i++) {
    const a = hexOfSegment(grid, gun, line, i, 0);
    const b = hexOfSegment(grid, gun, line, i, 1);
    if (b === SINGLE) {
      if (isWalledOff(view, from, a)) {
        free = false;
        blocks?.push({ by: [wallBetween(from, a)], rule: wallCase(view) });
      }
      if (isBlocked(view, a)) {
        free = false;
        blocks?.push({ by: [obstacleIn(view, a)], rule: view.betweenHilltops ? '5.25' : '5.23' });
      }
      from = a;
    } else {
      const next = i + 1 < line.segments ? hexOfSegment(grid, gun, line, i + 1, 0) : target;
      if (isClosedPast(view, from, a, next) && isClosedPast(view, from, b, next)) {
        free = false;
        const by = blocks ? [obstaclePast(view, from, a, next), obstaclePast(view, from, b, next)] : [];
        const walls = by.some(({ hexes }) => hexes.length > 1);
        blocks?.push({ by, rule: walls ? wallCase(view) : '5.22' });
      }
      from = OFF_MAP;
    }
    if (!free && !blocks) return false;
  }
  if (isWalledOff(view, from, target)) {
    free = false;
    blocks?.push({ by: [wallBetween(from, target)], rule: wallCase(view) });
  }
  return free;
}

/** Whether the way past a hexside on the side of that hex is stopped, in it or by a wall before or behind it. */
function isClosedPast(view: View, from: HexIndex, hex: HexIndex, next: HexIndex): boolean {
  if (hex === OFF_MAP) return false;
  return isBlocked(view, hex) || isWalledOff(view, from, hex) || isWalledOff(view, hex, next);
}

function obstaclePast(view: View, from: HexIndex, hex: HexIndex, next: HexIndex): Obstacle {
  if (isBlocked(view, hex)) return obstacleIn(view, hex);
  return isWalledOff(view, from, hex) ? wallBetween(from, hex) : wallBetween(hex, next);
}

/**
 * Whether a line that goes from one hex into its neighbour is stopped between them: by an unbreached wall, unless it is
 * the gun's own with its teeth away from it, or one of those that are fired at.
 */
function isWalledOff({ board, walls, gun, spared }: View, from: HexIndex, to: HexIndex): boolean {
  const { field } = board;
  if (!walls || from === OFF_MAP || to === spared || field.atWall[from] === 0) return false;
  const direction = directionTo(field.grid, from, to);
  if (direction < 0 || !wallStands(walls, from, direction)) return false;
  return from !== gun || !teethPointOut(field, from, direction);
}

function wallBetween(from: HexIndex, to: HexIndex): Obstacle {
  return { hexes: [from, to], piece: null };
}

function wallCase({ board }: View): RuleCase {
  return board.walls?.cases.sight ?? '5.23';
}

/** Whether a line is stopped in a hex between its ends. */
function isBlocked(view: View, hex: HexIndex): boolean {
  return ((view.counters[hex] ?? 0) > 0 || isTooHigh(view, hex)) && !isLookedOver(view, hex);
}

/** Whether the line passes over a hex, whatever is in it. */
function isLookedOver({ board, betweenHilltops, looksOverTo, range }: View, hex: HexIndex): boolean {
  const { field } = board;
  // From hilltop to hilltop only hilltops in between matter, however far; @rule 5.25
  if (betweenHilltops) return field.hilltop[hex] === 0;
  // A gun on a hilltop looks over what lies nearer to the target than half way; @rule 5.24
  return looksOverTo !== OFF_MAP && 2 * distance(field.grid, hex, looksOverTo) < range;
}

/** Whether the ground of a hex alone would stop the line. Between hilltops forest does. @rule 5.23, 5.25 */
function isTooHigh({ board, betweenHilltops, ground }: View, hex: HexIndex): boolean {
  return betweenHilltops ? terrainOf(board.field, hex) === 'forest' : ground[hex] === 1;
}

/** What stops the line in a hex in which it is stopped: a counter before the ground. */
function obstacleIn({ board }: View, hex: HexIndex): Obstacle {
  const gun = () => piecesIn(board, hex).find(({ kind }) => kind === 'artillery');
  return { hexes: [hex], piece: unitIn(board, hex) ?? gun() ?? null };
}

/** What stops a line, as its own place names it: `woods`, a unit, a section of wall. */
export function obstacleName({ field, walls }: Board, { hexes: [hex, beyond], piece }: Obstacle): string {
  if (beyond !== undefined) return walls?.nameOf(hex, beyond) ?? '';
  if (piece) return piece.printed.name;
  const terrain = terrainOf(field, hex);
  return TALL.includes(terrain) ? terrain : 'hilltop';
}

/** With the place: `forest (0605)`, `the wall between 0608 and 0609`. */
export function obstacleInWords(board: Board, obstacle: Obstacle): string {
  const [hex, beyond] = obstacle.hexes;
  const name = obstacleName(board, obstacle);
  return beyond === undefined ? `${name} (${numberOf(board.field.grid, hex)})` : name;
}

/** The hexside of a wall that stops a line. */
export function wallShape(grid: HexGrid, { hexes: [a, b] }: Obstacle): readonly Shape[] {
  if (b === undefined) return [];
  return [{ kind: 'hexside', between: [numberOf(grid, a), numberOf(grid, b)] }];
}
