/** Whether a gun sees a hex, and what stops it: cases 5.21 to 5.26. */
import { distance, type HexIndex, OFF_MAP } from '../../../core/hex';
import { lineBetween, SINGLE } from '../../../core/line';
import type { Options } from '../options';
import { type Piece, type Position, piecesIn, unitIn } from '../position';
import type { RuleCase } from '../rulebook';
import { terrainOf } from './12-terrain';

/** A place where the line is stopped: one hex, or the two hexes of a hexside that both block. */
export type SightBlock = {
  readonly hexes: readonly HexIndex[];
  /** In words, one a hex: `forest`, `1/Walloon`. */
  readonly by: readonly string[];
  /** The units and guns among them. */
  readonly pieces: readonly Piece[];
  readonly rule: RuleCase;
};
export type Sight = { readonly clear: boolean; readonly blocks: readonly SightBlock[] };

/**
 * The line of sight between two hexes, with everything that stops it. Neither end ever blocks (5.26).
 * A line along a hexside is stopped only where both hexes block; off the map nothing blocks.
 * @rule 5.21, 5.22, 5.23, 5.24, 5.25
 */
export function lineOfSight(position: Position, options: Options, gun: HexIndex, target: HexIndex): Sight {
  const blocker = blockerFrom(position, options, gun, target);
  // From hilltop to hilltop 5.25 takes the place of 5.23.
  const rule = areHilltops(position, gun, target) ? '5.25' : '5.23';
  const blocks: SightBlock[] = [];
  for (const { a, b } of lineBetween(position.field.grid, gun, target)) {
    const first = blocker(a);
    if (first === null) continue;
    if (b === SINGLE) {
      blocks.push({ hexes: [a], by: [first.name], pieces: piecesAmong([first]), rule });
      continue;
    }
    const second = blocker(b);
    if (second === null) continue;
    const both = [first, second];
    blocks.push({ hexes: [a, b], by: both.map(({ name }) => name), pieces: piecesAmong(both), rule: '5.22' });
  }
  return { clear: blocks.length === 0, blocks };
}

/** Whether the line is free; stops at the first block. */
export function hasLineOfSight(
  position: Position,
  options: Options,
  gun: HexIndex,
  target: HexIndex,
): boolean {
  const blocker = blockerFrom(position, options, gun, target);
  return lineBetween(position.field.grid, gun, target).every(
    ({ a, b }) => blocker(a) === null || (b !== SINGLE && blocker(b) === null),
  );
}

function areHilltops({ field }: Position, gun: HexIndex, target: HexIndex): boolean {
  return field.hilltop[gun] === 1 && field.hilltop[target] === 1;
}

type Blocker = { readonly name: string; readonly piece: Piece | null };

function piecesAmong(blockers: readonly Blocker[]): readonly Piece[] {
  return blockers.flatMap(({ piece }) => piece ?? []);
}

/** What in a hex stops a line between these two, or null. */
function blockerFrom(
  position: Position,
  options: Options,
  gun: HexIndex,
  target: HexIndex,
): (hex: HexIndex) => Blocker | null {
  const { field } = position;
  const fromHilltop = field.hilltop[gun] === 1;
  if (areHilltops(position, gun, target)) {
    // From hilltop to hilltop only forest and counters on hilltops in between matter, however far; @rule 5.25
    return (hex) => {
      if (hex === OFF_MAP || field.hilltop[hex] !== 1) return null;
      return (
        counterThatBlocks(position, hex) ??
        (terrainOf(field, hex) === 'forest' ? { name: 'forest', piece: null } : null)
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
function counterThatBlocks(position: Position, hex: HexIndex): Blocker | null {
  const piece = unitIn(position, hex) ?? piecesIn(position, hex).find(({ kind }) => kind === 'artillery');
  return piece ? { name: piece.printed.name, piece } : null;
}

function terrainThatBlocks(position: Position, hex: HexIndex): Blocker | null {
  const terrain = terrainOf(position.field, hex);
  if (terrain === 'forest' || terrain === 'woods' || terrain === 'town')
    return { name: terrain, piece: null };
  return position.field.hilltop[hex] === 1 ? { name: 'hilltop', piece: null } : null;
}
