/** Whether a gun sees a hex, and what stops it: cases 5.21 to 5.26. */
import { directionTo, distance, type HexIndex, numberOf, OFF_MAP } from '../../../core/hex';
import { lineBetween, SINGLE } from '../../../core/line';
import type { Options } from '../options';
import { type Piece, type Position, piecesIn, unitIn } from '../position';
import type { RuleCase } from '../rulebook';
import { terrainOf } from './12-terrain';
import { teethPointOut, wallName, wallStands } from './12-walls';

/** A place where the line is stopped: by one thing, or on both ways past a hexside that it runs along. */
export type SightBlock = {
  /** One, or one for either way. */
  readonly by: readonly Obstacle[];
  readonly rule: RuleCase;
};
export type Obstacle = {
  /** In words, with the place: `forest in 0605`, `the wall between 0608 and 0609`. */
  readonly name: string;
  /** The hex that blocks, or the two between which a wall does. */
  readonly hexes: readonly HexIndex[];
  /** The unit or gun that it is. */
  readonly piece: Piece | null;
};
export type Sight = { readonly clear: boolean; readonly blocks: readonly SightBlock[] };

/** What a shot is meant for: a unit in the hex, or the walls of the hex, which then do not stop it (freiburg:19.55). */
export type Aim = 'unit' | 'walls';

/**
 * The line of sight between two hexes, with everything that stops it. Neither end ever blocks (5.26).
 * A line along a hexside is stopped only where both ways past it are; off the map nothing blocks.
 * @rule 5.21, 5.22, 5.23, 5.24, 5.25, freiburg:19.52
 */
export function lineOfSight(
  position: Position,
  options: Options,
  gun: HexIndex,
  target: HexIndex,
  aim: Aim = 'unit',
): Sight {
  const blocks = blocksOf(position, options, gun, target, aim, true);
  return { clear: blocks.length === 0, blocks };
}

/** Whether the line is free; stops at the first block. */
export function hasLineOfSight(
  position: Position,
  options: Options,
  gun: HexIndex,
  target: HexIndex,
  aim: Aim = 'unit',
): boolean {
  return blocksOf(position, options, gun, target, aim, false).length === 0;
}

/** Follows the line from hex to hex: what is in each, and what wall is crossed into it. */
function blocksOf(
  position: Position,
  options: Options,
  gun: HexIndex,
  target: HexIndex,
  aim: Aim,
  all: boolean,
): readonly SightBlock[] {
  const hexBlocks = blockerFrom(position, options, gun, target);
  const spared = aim === 'walls' && options.wallFire === 'past' ? target : OFF_MAP;
  const wallBlocks = wallsFrom(position, gun, spared);
  // From hilltop to hilltop 5.25 takes the place of 5.23.
  const rule = areHilltops(position, gun, target) ? '5.25' : '5.23';
  const blocks: SightBlock[] = [];
  const line = lineBetween(position.field.grid, gun, target);
  /** The hex that the line comes from; none behind a hexside, past which both walls have been looked at. */
  let from = gun;
  for (const [i, { a, b }] of line.entries()) {
    if (!all && blocks.length > 0) return blocks;
    if (b === SINGLE) {
      const wall = wallBlocks(from, a);
      if (wall) blocks.push({ by: [wall], rule: 'freiburg:19.52' });
      const held = hexBlocks(a);
      if (held) blocks.push({ by: [held], rule });
      from = a;
      continue;
    }
    const next = line[i + 1]?.a ?? target;
    const past = (hex: HexIndex) =>
      hex === OFF_MAP ? null : (hexBlocks(hex) ?? wallBlocks(from, hex) ?? wallBlocks(hex, next));
    const first = past(a);
    const second = first && past(b);
    if (first && second) {
      const walls = [first, second].some(({ hexes }) => hexes.length > 1);
      blocks.push({ by: [first, second], rule: walls ? 'freiburg:19.52' : '5.22' });
    }
    from = OFF_MAP;
  }
  const last = wallBlocks(from, target);
  if (last) blocks.push({ by: [last], rule: 'freiburg:19.52' });
  return blocks;
}

/**
 * What stops a line that goes from one hex into its neighbour: an unbreached wall between them, unless it is the
 * gun's own with its teeth away from it, or one of those that are fired at. @rule freiburg:19.52, freiburg:19.55
 */
function wallsFrom(
  { field, walls }: Position,
  gun: HexIndex,
  spared: HexIndex,
): (from: HexIndex, to: HexIndex) => Obstacle | null {
  if (!walls) return () => null;
  return (from, to) => {
    if (to === spared) return null;
    const direction = from === OFF_MAP ? -1 : directionTo(field.grid, from, to);
    if (direction < 0 || !wallStands(walls, from, direction)) return null;
    if (from === gun && teethPointOut(field, from, direction)) return null;
    return { name: wallName(field, from, to), hexes: [from, to], piece: null };
  };
}

function areHilltops({ field }: Position, gun: HexIndex, target: HexIndex): boolean {
  return field.hilltop[gun] === 1 && field.hilltop[target] === 1;
}

/** What in a hex stops a line between these two, or null. */
function blockerFrom(
  position: Position,
  options: Options,
  gun: HexIndex,
  target: HexIndex,
): (hex: HexIndex) => Obstacle | null {
  const { field } = position;
  const fromHilltop = field.hilltop[gun] === 1;
  if (areHilltops(position, gun, target)) {
    // From hilltop to hilltop only forest and counters on hilltops in between matter, however far; @rule 5.25
    return (hex) => {
      if (hex === OFF_MAP || field.hilltop[hex] !== 1) return null;
      return (
        counterThatBlocks(position, hex) ??
        (terrainOf(field, hex) === 'forest' ? groundAt(position, hex, 'forest') : null)
      );
    };
  }
  const range = distance(field.grid, gun, target);
  const measuredFrom = options.hilltopHalf === 'gun' ? gun : target;
  return (hex) => {
    if (hex === OFF_MAP) return null;
    // A gun on a hilltop looks over what lies nearer to the target than half way; @rule 5.24
    if (fromHilltop && 2 * distance(field.grid, hex, measuredFrom) < range) return null;
    return counterThatBlocks(position, hex) ?? terrainThatBlocks(position, hex);
  };
}

/** Units of either side, disrupted ones too, and artillery; never Leaders. @rule 5.23 */
function counterThatBlocks(position: Position, hex: HexIndex): Obstacle | null {
  const piece = unitIn(position, hex) ?? piecesIn(position, hex).find(({ kind }) => kind === 'artillery');
  if (!piece) return null;
  return { name: `${piece.printed.name} in ${numberOf(position.field.grid, hex)}`, hexes: [hex], piece };
}

function terrainThatBlocks(position: Position, hex: HexIndex): Obstacle | null {
  const terrain = terrainOf(position.field, hex);
  if (terrain === 'forest' || terrain === 'woods' || terrain === 'town')
    return groundAt(position, hex, terrain);
  return position.field.hilltop[hex] === 1 ? groundAt(position, hex, 'hilltop') : null;
}

function groundAt({ field }: Position, hex: HexIndex, what: string): Obstacle {
  return { name: `${what} in ${numberOf(field.grid, hex)}`, hexes: [hex], piece: null };
}
