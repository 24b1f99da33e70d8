/** A set-up as the table and files hold it, by counter, and as the rules look at it, by slot. */
import type { SideId } from '../../../../core/contract/values';
import { LastFew } from '../../../../core/lastFew';
import type { HexNumber } from '../../scenario/map';
import type { Board } from '../../state/board';
import { type Slot, slotsOf } from './forces';

/** The hex of each counter, as far as it is decided. */
export type Positions = { readonly [counter: string]: HexNumber };

/** The same by the places of the slots among all of the force; null: beside the map. */
export type Standing = readonly (HexNumber | null)[];

/** A set-up by slot; the same object for the same one. */
export function standingOf(board: Board, side: SideId, positions: Positions): Standing {
  const slots = slotsOf(board, side);
  const known = standings.get(positions);
  if (known?.slots === slots) return known.standing;
  const standing = slots.map(({ id }) => positions[id] ?? null);
  standings.set(positions, { slots, standing });
  return standing;
}
const standings = new LastFew<Positions, { readonly slots: readonly Slot[]; readonly standing: Standing }>();

/** A set-up as the table and files have it. */
export function positionsOf(board: Board, side: SideId, standing: Standing): Positions {
  const slots = slotsOf(board, side);
  const positions: { [counter: string]: HexNumber } = {};
  for (const { id, index } of slots) {
    const at = standing[index] ?? null;
    if (at !== null) positions[id] = at;
  }
  standings.set(positions, { slots, standing });
  return positions;
}
