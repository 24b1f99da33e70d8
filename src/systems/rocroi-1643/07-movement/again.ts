/** The move that was made last, for others: a unit makes it again, or the leader of the segment goes along. */
import { type HexIndex, OFF_MAP } from '../../../core/hex/hex';
import { leaderReach } from '../08-leaders/ways';
import type { Board, Leader, Unit } from '../state/board';
import type { End } from './reach';
import { bestIn, endsIn, hexesOf, type March } from './ways';

type Axial = readonly [q: number, r: number];
type LastMove = {
  readonly unit: Unit;
  readonly began: { readonly at: string; readonly facing: number };
  readonly shift: Axial;
};

/** null: nobody has moved, or not to where it stands. */
function lastMove(board: Board): LastMove | null {
  const moving = board.segment?.moving;
  const unit = moving ? board.unit(moving.unit) : null;
  if (!moving || !unit || unit.at === null || unit.order === 'routed') return null;
  const { q, r } = board.field.grid;
  const from = board.hex(moving.began.at);
  const shift = [(q[unit.hex] ?? 0) - (q[from] ?? 0), (r[unit.hex] ?? 0) - (r[from] ?? 0)] as const;
  return { unit, began: moving.began, shift };
}

/** So many sixths of a circle clockwise. */
function rotated(by: Axial, sixths: number): Axial {
  return sixths === 0 ? by : rotated([-by[1], by[0] + by[1]], sixths - 1);
}

function isShifted({ field: { grid } }: Board, from: HexIndex, to: HexIndex, [right, down]: Axial): boolean {
  const { q, r } = grid;
  return q[to] === (q[from] ?? 0) + right && r[to] === (r[from] ?? 0) + down;
}

export type Again = { readonly like: Unit; readonly end: End };

/**
 * As far and in the same direction from the front of the unit, and turned as far, the cheapest way; null: it cannot.
 */
export function againOf(board: Board, march: March): Again | null {
  const { unit, draft, begin } = march;
  const last = lastMove(board);
  if (!last || draft.steps.length > 0 || draft.tracing || begin.spent > 0) return null;
  const { facing } = last.began;
  const turned = (last.unit.facing - facing + 6) % 6;
  const by = rotated(last.shift, (unit.facing - facing + 6) % 6);
  for (const hex of hexesOf(board, march)) {
    if (!isShifted(board, unit.hex, hex, by)) continue;
    const end = bestIn(endsIn(board, march, hex), hex, (unit.facing + turned) % 6);
    return end && { like: last.unit, end };
  }
  return null;
}

export type Following = { readonly unit: Unit; readonly to: string; readonly cost: number };

/** Where a leader who was left behind would be with a unit of his corps again; null: nowhere. */
export function followingOf(board: Board, leader: Leader): Following | null {
  const last = lastMove(board);
  if (!last || leader.hex === OFF_MAP || board.unitIn(leader.hex)) return null;
  const there = board.units.find(
    ({ hex }) => hex !== OFF_MAP && isShifted(board, leader.hex, hex, last.shift),
  );
  const unit = there && board.unitIn(there.hex);
  const isHis = unit && unit.order !== 'routed' && (leader.corps === null || unit.corps === leader.corps);
  const cost = isHis ? leaderReach(board, leader).get(unit.hex) : undefined;
  return isHis && cost !== undefined ? { unit, to: board.number(unit.hex), cost } : null;
}
