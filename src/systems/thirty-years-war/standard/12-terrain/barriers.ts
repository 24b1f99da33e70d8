/** Walls and gateways as a battle has them, and where Zones of Control reach because of them: cases 7.13 and 12.0. */

import type { HexIndex } from '../../../../core/hex/hex';
import { hook } from '../../engine/hook';
import type { Reason } from '../../rulebook/cited';
import type { Barriers } from '../../state/barriers';
import type { Battlefield } from '../../state/battlefield';
import type { Board } from '../../state/board';
import type { Piece } from '../../state/piece';
import { zoneCrosses } from './terrain';

/** The barriers as they stand now, the same object as long as they do; null in a battle without any. */
export const barriers = hook((_board): Barriers | null => null);

/** Why a counter may not pass one, where it may not; asked only where there is one. */
export const closedByWall = hook((_board, _piece: Piece, from: HexIndex, to: HexIndex): Reason => {
  throw new RangeError(`no wall between ${from} and ${to}`);
});

/**
 * Where Zones of Control reach over the hexsides of a map, by the walls on it; one table each as long as they stand.
 */
const zones = new WeakMap<Barriers['standing'] | Battlefield, Uint8Array>();

function zonesOf(field: Battlefield, walls: Barriers | null): Uint8Array {
  // An open gateway stops them as well: whose it is does not matter.
  const known = zones.get(walls?.standing ?? field);
  if (known) return known;
  const reaches = (side: number) => (zoneCrosses(field, walls, Math.floor(side / 6), side % 6) ? 1 : 0);
  const made = walls
    ? zonesOf(field, null).slice()
    : Uint8Array.from({ length: field.grid.size * 6 }, (_, side) => reaches(side));
  if (walls) for (const side of field.walls) made[side] = reaches(side);
  zones.set(walls?.standing ?? field, made);
  return made;
}

/** Writes to the board where walls stand and Zones of Control reach now. */
export function reground(board: Board): void {
  const walls = barriers(board);
  const reach = zonesOf(board.field, walls);
  if (board.zones !== reach || board.walls !== walls) board.setGround({ walls, zones: reach });
}
