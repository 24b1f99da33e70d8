/** Placing a counter of a force in a hex, and why it may not stand there. */
import type { CounterId, SideId } from '../../../../core/contract/values';
import type { Reason } from '../../rulebook/cited';
import type { HexNumber } from '../../scenario/map';
import { isUnit } from '../../state/battlefield';
import type { Board } from '../../state/board';
import { dealtAgain } from './dealing';
import { type Slot, slotsOf, slotsOfType } from './forces';
import { crowdedBeyond, outsideReason } from './judging';
import { noMoreOfType, noRoomForOthers } from './reasons';
import type { Standing } from './standing';
import { hasRoom } from './unplaced-units';

/** The counters that stand in a hex of the half-done set-up. */
export function standingIn(board: Board, side: SideId, standing: Standing, at: HexNumber): readonly Slot[] {
  return slotsOf(board, side).filter(({ index }) => standing[index] === at);
}

/**
 * The set-up with a counter put into a hex: a unit takes the place of the unit there, which goes where the counter
 * came from, or beside the map. Equal counters stand for each other. Reasons when it may not stand there.
 */
export function put(
  board: Board,
  side: SideId,
  standing: Standing,
  slot: Slot,
  at: HexNumber,
): { readonly standing: Standing; readonly out: CounterId | null } | { readonly reasons: readonly Reason[] } {
  const from = standing[slot.index] ?? null;
  const before = isUnit(slot.printed) ? unitIn(board, side, standing, at, slot) : null;
  const moved = [...standing];
  moved[slot.index] = at;
  if (before) moved[before.index] = from;
  const types = new Set(before ? [slot.type, before.type] : [slot.type]);
  const settled = dealtAgain(board, side, moved, standing, types);
  if (!settled) {
    const swapped = before && from !== null && !mayStandIn(board, side, before, from);
    return {
      reasons:
        swapped && mayStandIn(board, side, slot, at)
          ? [outsideReason(board, side, before, from)]
          : zoneReasons(board, side, slot, at),
    };
  }
  if (!hasRoom(board, side, settled)) return { reasons: [noRoomForOthers(board, slot.printed, at)] };
  const crowded = crowdedBeyond(board, side, settled);
  if (crowded.length > 0) return { reasons: crowded };
  const out = before && from === null ? unplacedOf(board, side, settled, before.type) : null;
  return { standing: settled, out };
}

/** The unit there, if it is another one. */
function unitIn(board: Board, side: SideId, standing: Standing, at: HexNumber, but: Slot): Slot | null {
  const there = (slot: Slot) => standing[slot.index] === at && isUnit(slot.printed) && slot !== but;
  return slotsOf(board, side).find(there) ?? null;
}

/** The lowest counter of a type that has no place yet. */
export function unplacedOf(board: Board, side: SideId, standing: Standing, type: string): CounterId | null {
  return slotsOfType(board, side, type).find(({ index }) => standing[index] === null)?.id ?? null;
}

function mayStandIn(board: Board, side: SideId, { type }: Slot, at: HexNumber): boolean {
  return slotsOfType(board, side, type).some(({ hexes }) => hexes.has(at));
}

/** Why nothing that is still beside the map can be put there: one reason for each part of the force. */
export function noneFor(board: Board, side: SideId, standing: Standing, at: HexNumber): readonly Reason[] {
  const open = slotsOf(board, side).filter(({ index }) => standing[index] === null);
  if (open.some(({ hexes }) => hexes.has(at))) return [];
  // The first of each part speaks for all of it.
  const firsts = open.filter((one, i) => open.findIndex(({ force }) => force === one.force) === i);
  return firsts.map((one) => outsideReason(board, side, one, at));
}

/** One reason for each part of the force that has counters of this type and may not stand there. */
function zoneReasons(board: Board, side: SideId, slot: Slot, at: HexNumber): readonly Reason[] {
  const same = slotsOfType(board, side, slot.type);
  const fits = same.filter(({ hexes }) => hexes.has(at));
  if (fits.length === 0) {
    const forces = [...new Map(same.map((one) => [one.force, one])).values()];
    return forces.map((one) => outsideReason(board, side, one, at));
  }
  return [noMoreOfType(board, fits[0]?.force ?? null, at)];
}
