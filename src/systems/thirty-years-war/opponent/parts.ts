/** Parts of a plan for a Movement Phase that are plans of their own, to be compared with the whole. */
import type { Board } from '../state/board';
import type { Position } from './position';
import type { Step } from './step';

/**
 * Of all steps those alone that lead beside the enemy, and those that do not; without whoever would come to stand where
 * a friend stays then. Neither nothing nor all of the plan is a part.
 */
export function partsOf({ board, enemy }: Position, steps: readonly Step[]): readonly (readonly Step[])[] {
  const goesUp = ({ hex }: Step) => hex >= 0 && board.isBeside(enemy, hex);
  return [steps.filter(goesUp), steps.filter((step) => !goesUp(step))]
    .map((part) => withRoom(board, part))
    .filter((part) => part.length > 0 && part.length < steps.length);
}

/**
 * A unit needs a hex that no friend stays in; a Leader may stop anywhere, but without a friend there he would be lost to
 * whoever comes. @rule 6.31
 */
function withRoom(board: Board, steps: readonly Step[]): readonly Step[] {
  const movers = new Set(steps.map(({ piece }) => piece));
  const left = steps.filter(({ piece, hex }) => {
    if (hex < 0) return true;
    const there = board.unitIn(hex);
    const stays = there !== null && there.side === piece.side && !movers.has(there);
    const comes = steps.some((step) => step.piece.unit && step.hex === hex);
    return piece.unit ? !stays : stays || comes;
  });
  return left.length < steps.length ? withRoom(board, left) : left;
}
