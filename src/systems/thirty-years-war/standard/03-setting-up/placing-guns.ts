/** Where guns are placed automatically: they never move, so each gets a hex from which it has something to fire at. */

import type { CounterId } from '../../../../core/contract/values';
import { distance, type HexGrid, type HexIndex, hexAt, hexesWithin } from '../../../../core/hex/hex';
import { hook } from '../../engine/hook';
import type { HexNumber } from '../../scenario/map';
import { battlefieldOf } from '../../state/battlefield';
import type { Board } from '../../state/board';
import type { Piece } from '../../state/piece';
import { pieceOf } from '../../state/position';
import { waysToDisrupt } from '../05-artillery/artillery';
import { hasLineOfSight } from '../05-artillery/line-of-sight';
import type { Slot } from './forces';
import { laidOut } from './judging';
import type { Positions } from './standing';

/** Beyond it a gun disrupts with one face of the die alone: that ground counts for nothing. */
const FAR = 5;
/** An enemy in sight counts as much as so many hexes at his range; so does a wall for those outside a besieged town. */
const TARGET = 10;

/** Enemies who stand already, or else the ground where they may: what guns are pointed at. */
export type Ahead = { readonly stand: boolean; readonly hexes: readonly HexIndex[] };

/**
 * A hex for each gun, `positions` holding all units: with the infantry, or with whom it sees from there, spread over
 * all hexes whose field of fire is at least half as good as the best; null for a gun that may stand nowhere.
 */
export function gunSites(
  board: Board,
  guns: readonly Slot[],
  positions: Positions,
  { infantry, others }: { readonly infantry: readonly HexNumber[]; readonly others: readonly HexNumber[] },
  ahead: Ahead,
): readonly (HexNumber | null)[] {
  if (guns.length === 0) return [];
  const fieldOfFire = fieldsOfFire(laidOut(board, positions), guns[0]?.id ?? null, ahead);
  // Most guns may stand in the same hexes.
  const known = new Map<ReadonlySet<HexNumber>, readonly HexNumber[]>();
  const sitesOf = (allowed: ReadonlySet<HexNumber>): readonly HexNumber[] => {
    for (const hexes of [infantry, others, [...allowed]]) {
      const among = hexes.filter((hex) => allowed.has(hex));
      const open = openSites(among, fieldOfFire, guns.length);
      if (open.length > 0) return open;
    }
    return [...infantry, ...allowed].filter((hex) => allowed.has(hex));
  };
  return guns.map(({ hexes }, i) => {
    const sites = known.get(hexes) ?? sitesOf(hexes);
    known.set(hexes, sites);
    return sites[Math.floor(((2 * i + 1) * sites.length) / (2 * guns.length))] ?? null;
  });
}

/**
 * Those from which a gun sees at least half as much as from the best of them, in any case the best `wanted`; none where
 * all are blind.
 */
function openSites(
  hexes: readonly HexNumber[],
  fieldOfFire: (hex: HexNumber) => number,
  wanted: number,
): readonly HexNumber[] {
  const seeing = [...new Set(hexes)]
    .map((hex) => ({ hex, sees: fieldOfFire(hex) }))
    .filter(({ sees }) => sees > 0)
    .sort((a, b) => b.sees - a.sees || (a.hex < b.hex ? -1 : 1));
  const best = seeing[0]?.sees ?? 0;
  const open = seeing.filter(({ sees }, i) => i < wanted || 2 * sees >= best);
  return open.map(({ hex }) => hex).sort();
}

/** Hexes other than those of units that a gun of a set-up is placed against, if it stands in that one. */
export const otherTargets = hook((_board, _gun: Piece, _from: HexIndex): readonly HexNumber[] => []);

/** How good a field of fire is: ways to disrupt, summed over enemies, walls and ground towards them in sight. */
function fieldsOfFire(
  board: Board,
  id: CounterId | null,
  { stand, hexes }: Ahead,
): (hex: HexNumber) => number {
  const { grid } = battlefieldOf(board.scenario);
  const nearest = nearestOf(grid, hexes);
  const known = new Map<HexNumber, number>();
  const piece = id === null ? null : pieceOf(board, id);
  const worth = (gun: HexIndex) => {
    let sum = 0;
    const add = (to: HexIndex, weight: number) => {
      const range = distance(grid, gun, to);
      if (range > 0 && hasLineOfSight(board, gun, to)) sum += weight * waysToDisrupt(range);
    };
    for (const enemy of hexes) add(enemy, stand ? TARGET : 1);
    for (const at of piece ? otherTargets(board, piece, gun) : [])
      sum += TARGET * waysToDisrupt(distance(grid, gun, hexAt(grid, at)));
    // The next hex is seen from anywhere, so that it tells nothing.
    for (const hex of hexesWithin(grid, gun, FAR))
      if (distance(grid, gun, hex) > 1 && nearest(hex) < nearest(gun)) add(hex, 1);
    return sum;
  };
  return (number) => {
    const already = known.get(number) ?? worth(hexAt(grid, number));
    known.set(number, already);
    return already;
  };
}

/** How far a hex is from the nearest of those. */
function nearestOf(grid: HexGrid, hexes: readonly HexIndex[]): (hex: HexIndex) => number {
  const known = new Int32Array(grid.size).fill(UNKNOWN);
  return (hex) => {
    let least = known[hex] ?? UNKNOWN;
    if (least !== UNKNOWN) return least;
    least = BEYOND;
    for (const other of hexes) least = Math.min(least, distance(grid, hex, other));
    known[hex] = least;
    return least;
  };
}
/** Further than any hex of a map. */
const BEYOND = 1e9;
const UNKNOWN = -1;
