/** Whose guns are, and whether they have been captured: cases 5.31 to 5.33. */
import type { SideId } from '../../../../core/contract/values';
import type { Deployment } from '../../scenario/scenario';
import type { Board } from '../../state/board';
import type { Piece } from '../../state/piece';

/**
 * The side that set a gun up owns it until it is captured; a gun already in place belongs to its printed side.
 * @rule 5.31, freiburg:18.36
 */
export function ownerOf({ deployment }: Board, { id, printed }: Piece): SideId {
  if (!deployment) return printed.side;
  let known = owners.get(deployment);
  if (!known) {
    known = new Map(
      Object.entries(deployment.forces).flatMap(([side, parts]) =>
        parts.flatMap(({ counters }) => counters.map((counter) => [counter, side as SideId] as const)),
      ),
    );
    owners.set(deployment, known);
  }
  return known.get(id) ?? printed.side;
}
const owners = new WeakMap<Deployment, ReadonlyMap<string, SideId>>();

/** In other hands than its owner's: its counter lies face down. @rule 5.32 */
export function isCaptured(board: Board, piece: Piece): boolean {
  return piece.kind === 'artillery' && piece.holder !== ownerOf(board, piece);
}
