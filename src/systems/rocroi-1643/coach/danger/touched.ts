/** Who stands between two positions as he stood, with all around him: the same enemies can come to him. */
import type { CounterId } from '../../../../core/contract/values';
import { OFF_MAP } from '../../../../core/hex/hex';
import type { Board } from '../../state/board';
import { isAlike } from '../../state/counters';
import { apart } from '../../state/near';
import type { SideIndex } from '../../state/numbering';
import { changedHexes } from '../approach';

/** So far from a unit lies all that helps those who come to it, or hinders them: beside it, and beside that. */
const AROUND = 2;

/**
 * The units of a side who stand otherwise, or near whom one of them does; null: an enemy stands otherwise, who could
 * come to any of them.
 */
export function touchedUnits(base: Board, board: Board, side: SideIndex): ReadonlySet<CounterId> | null {
  const isOthers = board.units.some((unit, i) => {
    const was = base.units[i];
    return unit.side !== side && !(was && isAlike(was, unit));
  });
  if (isOthers) return null;
  const changed = changedHexes(base, board);
  const isTouched = (hex: number) => changed.some((one) => apart(board, one, hex) <= AROUND);
  return new Set(
    board.units
      .filter(({ hex, side: own }) => own === side && hex !== OFF_MAP && isTouched(hex))
      .map(({ id }) => id),
  );
}
