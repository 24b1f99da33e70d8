/**
 * Counters set up one after the other along hexes: each as if it were put down by itself, and judged so. Hexes that do
 * not take one stay as they are, with the reasons.
 */
import type { CounterId } from '../../../../core/contract/values';
import { hexAt, numberOf, OFF_MAP } from '../../../../core/hex/hex';
import { hexOfSegment, lineBetween } from '../../../../core/hex/line';
import type { Reason } from '../../rulebook/cited';
import type { HexNumber } from '../../scenario/map';
import { isUnit } from '../../state/battlefield';
import type { Board } from '../../state/board';
import { type SetUpDraft, settingUp, slotOf } from './draft';
import type { Slot } from './forces';
import { firstFor } from './open-hexes';
import { noneFor, put, standingIn, unplacedOf } from './placing';
import { noneLeftForRow, twoUnitsInHex } from './reasons';
import { positionsOf, type Standing, standingOf } from './standing';

export type Row = {
  readonly draft: SetUpDraft;
  /** Who was put where, in the order of the hexes. */
  readonly set: readonly { readonly slot: Slot; readonly at: HexNumber }[];
  /** Why the other hexes stay as they are. */
  readonly left: readonly Reason[];
};

/**
 * Along these hexes, first the chosen counter and then the others of its type that are beside the map; without a chosen
 * one, or with one that stands already, those that the first hex is chosen for. @rule 3.0, 6.32
 */
export function setInRow(board: Board, draft: SetUpDraft, hexes: readonly HexNumber[]): Row {
  const side = settingUp(board);
  let standing: Standing = standingOf(board, side, draft.positions);
  const chosen = slotOf(board, draft.hand);
  let next = chosen && standing[chosen.index] === null ? chosen : null;
  const set: { readonly slot: Slot; readonly at: HexNumber }[] = [];
  const left: Reason[] = [];
  for (const at of new Set(hexes)) {
    const slot: Slot | null = next ?? (set.length === 0 ? firstFor(board, side, standing, at) : null);
    if (!slot) {
      left.push(...whyNone(board, standing, at, set.at(-1)?.slot ?? null));
      continue;
    }
    const done = oneMore(board, standing, slot, at);
    if ('reasons' in done) left.push(...done.reasons);
    else {
      standing = done.standing;
      set.push({ slot, at });
      next = slotOf(board, unplacedOf(board, side, standing, slot.type));
    }
  }
  const hand: CounterId | null = next?.id ?? null;
  return { draft: { ...draft, positions: positionsOf(board, side, standing), hand }, set, left };
}

/** Nobody changes places in a row. */
function oneMore(board: Board, standing: Standing, slot: Slot, at: HexNumber): ReturnType<typeof put> {
  const side = settingUp(board);
  const there = standingIn(board, side, standing, at).find(({ printed }) => isUnit(printed));
  if (there && isUnit(slot.printed))
    return { reasons: [twoUnitsInHex(board, there.printed, slot.printed, at)] };
  return put(board, side, standing, slot, at);
}

function whyNone(board: Board, standing: Standing, at: HexNumber, last: Slot | null): readonly Reason[] {
  if (last) return [noneLeftForRow(board, last.printed, at)];
  const reasons = noneFor(board, settingUp(board), standing, at);
  const [there] = standingIn(board, settingUp(board), standing, at);
  return reasons.length > 0 || !there ? reasons : [twoUnitsInHex(board, there.printed, there.printed, at)];
}

/** The hexes of the straight line between two, both ends with it; where it runs between two hexes, one of them. */
export function hexesBetween(board: Board, from: HexNumber, to: HexNumber): readonly HexNumber[] {
  const { grid } = board.field;
  const [first, last] = [hexAt(grid, from), hexAt(grid, to)];
  if (first === OFF_MAP || last === OFF_MAP) return [];
  if (first === last) return [from];
  const line = lineBetween(grid, first, last);
  const between = Array.from({ length: line.segments }, (_, segment) =>
    hexOfSegment(grid, first, line, segment, 0),
  );
  return [from, ...between.filter((hex) => hex !== OFF_MAP).map((hex) => numberOf(grid, hex)), to];
}
