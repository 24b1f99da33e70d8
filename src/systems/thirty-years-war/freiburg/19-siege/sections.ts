/** Sections of the town and who controls them: case 19.58, and what depends on it: 19.54. */

import { areAdjacent, DIRECTIONS, hexAt, neighbour, numberOf } from '../../../../core/hex/hex';
import type { Reason } from '../../rulebook/cited';
import type { FortressSection, HexNumber } from '../../scenario/map';
import { type Battlefield, hexsideBits, WALL_INWARD } from '../../state/battlefield';
import type { Board } from '../../state/board';
import type { Piece } from '../../state/piece';
import { byLastIn, type LastIn } from './last-in';
import { staysBelowWall } from './reasons';

/** So many hexes of a section that lie together break its owner's control of it. @rule freiburg:19.58 */
export const TO_BREAK = 4;

/** A section as it stands: the hexes of it that the enemy was last in, in groups that lie together. */
export type SectionControl = {
  readonly section: FortressSection;
  /** The largest first. */
  readonly groups: readonly (readonly HexNumber[])[];
  readonly broken: boolean;
};

function controlsOf({ grid, scenario }: Battlefield, lastIn: LastIn): readonly SectionControl[] {
  return (scenario.map.fortress?.sections ?? []).map((section) => {
    const held = section.hexes.filter((hex) => lastIn[hex] !== undefined);
    const groups = groupsOf(held, (a, b) => areAdjacent(grid, hexAt(grid, a), hexAt(grid, b)));
    return { section, groups, broken: (groups[0]?.length ?? 0) >= TO_BREAK };
  });
}

/** No state of its own: the side whose unit was last in a hex has it. @rule freiburg:19.58 */
export const sectionsOf: (board: Board) => readonly SectionControl[] = byLastIn(controlsOf);

/** How many hexes would change the control of a section, and which. */
export type Outlook = {
  readonly control: SectionControl;
  /** Hexes that the enemy still has to enter, or that the owner has to enter again. */
  readonly needed: number;
  /** Every hex that is part of a shortest way to do it. */
  readonly hexes: readonly HexNumber[];
};

/** How each section could be broken, or restored where it is. @rule freiburg:19.58 */
export const outlooksOf: (board: Board) => readonly Outlook[] = byLastIn((field, lastIn) => {
  const { grid } = field;
  const areTogether = (a: HexNumber, b: HexNumber) => areAdjacent(grid, hexAt(grid, a), hexAt(grid, b));
  const breaks = (hexes: readonly HexNumber[]) => (groupsOf(hexes, areTogether)[0]?.length ?? 0) >= TO_BREAK;
  return controlsOf(field, lastIn).map((control) => {
    const enemy = new Set(control.groups.flat());
    const ours = control.section.hexes.filter((hex) => !enemy.has(hex));
    // A section has some ten hexes: all ways of taking a few of them are quickly tried.
    const ways = control.broken
      ? fewestOf([...enemy], (taken) => !breaks([...enemy].filter((hex) => !taken.includes(hex))))
      : fewestOf(ours, (taken) => breaks([...enemy, ...taken]));
    return { control, needed: ways[0]?.length ?? 0, hexes: [...new Set(ways.flat())].sort() };
  });
});

/** The smallest sufficient sets of these, all of one size; none: not even all together. */
function fewestOf<T>(of: readonly T[], willDo: (chosen: readonly T[]) => boolean): readonly (readonly T[])[] {
  for (let size = 0; size <= of.length; size++) {
    const found = choicesOf(of, size).filter(willDo);
    if (found.length > 0) return found;
  }
  return [];
}

function choicesOf<T>(of: readonly T[], size: number): readonly (readonly T[])[] {
  if (size === 0) return [[]];
  return of.flatMap((first, i) => choicesOf(of.slice(i + 1), size - 1).map((rest) => [first, ...rest]));
}

export function groupsOf<T>(
  of: readonly T[],
  areTogether: (a: T, b: T) => boolean,
): readonly (readonly T[])[] {
  const left = new Set(of);
  const groups: T[][] = [];
  for (const start of of) {
    if (!left.delete(start)) continue;
    const group = [start];
    for (const at of group) {
      for (const next of [...left].filter((other) => areTogether(at, other))) {
        left.delete(next);
        group.push(next);
      }
    }
    groups.push(group);
  }
  return groups.sort((a, b) => b.length - a.length);
}

/**
 * Why an enemy of the town is not undisrupted below its walls: gateways and breached walls are walls in this, until
 * the section behind them is broken. @rule freiburg:19.54
 */
export function belowWalls(board: Board, unit: Piece): readonly Reason[] {
  const { field } = board;
  const { fortress } = field.scenario.map;
  if (!fortress || unit.printed.side === fortress.owner) return [];
  for (const direction of DIRECTIONS) {
    if ((hexsideBits(field, unit.hex, direction) & WALL_INWARD) === 0) continue;
    const inside = numberOf(field.grid, neighbour(field.grid, unit.hex, direction));
    const section = sectionsOf(board).find((one) => !one.broken && one.section.hexes.includes(inside));
    if (section) return [staysBelowWall(board, unit, inside, section.section.name)];
  }
  return [];
}
