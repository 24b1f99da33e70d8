/** The units of a force that have no place yet, and whether each still finds a hex: case 6.32. */
import type { SideId } from '../../../../core/contract/values';
import type { HexNumber } from '../../scenario/map';
import { isUnit } from '../../state/battlefield';
import type { Board } from '../../state/board';
import { match } from './dealing';
import { type Slot, slotsOf, unitsWithoutHex } from './forces';
import type { Standing } from './standing';

/** Whether all units that have no place yet still find one. @rule 6.32 */
export function hasRoom(board: Board, side: SideId, standing: Standing): boolean {
  const { units, taken } = unitsToPlace(board, side, standing);
  // Where each has as many free hexes as there are units left, it does not matter who stands where.
  if (units.every(({ hexes }) => hexes.size - taken.size >= units.length)) return true;
  const zones = [...new Set(units.map(({ hexes }) => hexes))];
  const free = new Set(zones.flatMap((zone) => [...zone].filter((hex) => !taken.has(hex))));
  return match(units, [...free], standsIn) !== null;
}

/** Units that have no place yet, infantry first, and the hexes of those that have. */
export function unitsToPlace(
  board: Board,
  side: SideId,
  standing: Standing,
): { readonly units: readonly Slot[]; readonly taken: ReadonlySet<HexNumber> } {
  const infantry: Slot[] = [];
  const cavalry: Slot[] = [];
  const taken = new Set<HexNumber>();
  for (const slot of slotsOf(board, side)) {
    if (!isUnit(slot.printed)) continue;
    const at = standing[slot.index] ?? null;
    if (at !== null) taken.add(at);
    else if (slot.printed.kind === 'infantry') infantry.push(slot);
    else cavalry.push(slot);
  }
  return { units: withRoom(board, side, [...infantry, ...cavalry]), taken };
}

export function standsIn(unit: Slot, hex: HexNumber): boolean {
  return unit.hexes.has(hex);
}

/** The units for which their zone has a hex at all; the last ones go without. @rule freiburg:19.31 */
function withRoom(board: Board, side: SideId, units: readonly Slot[]): readonly Slot[] {
  const spare = new Set(
    (board.deployment?.forces[side] ?? []).flatMap((force) => {
      const surplus = unitsWithoutHex(board, side, force);
      const ofForce = units.filter((slot) => slot.force === force);
      return surplus > 0 ? ofForce.slice(-surplus) : [];
    }),
  );
  return spare.size > 0 ? units.filter((slot) => !spare.has(slot)) : units;
}
