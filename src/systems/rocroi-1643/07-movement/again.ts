/** The move that was made last, for another unit: as far and in the same direction from its front, and turned as far. */
import type { Board, Unit } from '../state/board';
import type { End } from './reach';
import { bestIn, endsOf, type March } from './ways';

export type Again = { readonly like: Unit; readonly end: End };

/** The cheapest way to where that leads; null: nobody has moved before it, or it cannot. */
export function againOf(board: Board, march: March): Again | null {
  const { unit, draft, begin } = march;
  const moving = board.segment?.moving;
  const like = moving ? board.unit(moving.unit) : null;
  if (!moving || !like || like.id === unit.id || like.at === null || like.order === 'routed') return null;
  if (draft.steps.length > 0 || draft.tracing || begin.spent > 0) return null;
  const { at, facing } = moving.began;
  const turned = (like.facing - facing + 6) % 6;
  const { q, r, indexOf } = board.field.grid;
  const from = indexOf.get(at);
  if (from === undefined) return null;
  const [right, down] = rotated(
    [(q[like.hex] ?? 0) - (q[from] ?? 0), (r[like.hex] ?? 0) - (r[from] ?? 0)],
    (unit.facing - facing + 6) % 6,
  );
  const ends = endsOf(board, march).filter(
    ({ pose: { hex } }) => q[hex] === (q[unit.hex] ?? 0) + right && r[hex] === (r[unit.hex] ?? 0) + down,
  );
  const end = bestIn(ends, ends[0]?.pose.hex ?? unit.hex, (unit.facing + turned) % 6);
  return end && { like, end };
}

type Axial = readonly [q: number, r: number];

/** So many sixths of a circle clockwise. */
function rotated(by: Axial, sixths: number): Axial {
  return sixths === 0 ? by : rotated([-by[1], by[0] + by[1]], sixths - 1);
}
