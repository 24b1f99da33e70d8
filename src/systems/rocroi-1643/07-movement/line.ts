/**
 * Units that move as one line: those of the corps that stand in line with the one in the hand (8.3) make the same steps
 * and turns. Each is a move of its own, the front rank first.
 */
import { directionTo } from '../../../core/hex/hex';
import { activeUnits } from '../05-activation/active';
import { Board, type Unit } from '../state/board';
import { apart } from '../state/near';
import { canMove, moveOf } from './move';
import type { MoveStep } from './reach';
import type { Pose } from './walk';
import { follow, type March } from './ways';

export type LineMove = { readonly unit: Unit; readonly steps: readonly MoveStep[] };

/** Those who can follow, in the order in which they go; none where dice would be thrown on the way. */
export function lineOf(board: Board, march: March): readonly LineMove[] {
  const { unit, here, draft, begin } = march;
  if (here.tests > 0 || here.inside || begin.spent > 0) return [];
  const way = directionsOf(board, unit, draft.steps);
  if (!way) return [];
  const others = inOrder(board, unit, rank(board, unit));
  if (others.length === 0) return [];
  const now = new Board(board.state, board);
  moveTo(now, unit, here);
  const found: LineMove[] = [];
  for (const other of others) {
    const steps = stepsAlong(now, other, way);
    const { mover, pose } = moveOf(now, other);
    const walked = steps && follow(now, mover, pose, steps);
    if (!steps || !walked || walked.tests > 0 || walked.inside) continue;
    found.push({ unit: other, steps });
    moveTo(now, other, walked);
  }
  return found;
}

/** What is supposed: the unit has moved there. */
function moveTo(board: Board, { id }: Unit, { hex, facing }: Pick<Pose, 'hex' | 'facing'>): void {
  board.changeUnit(id, { at: board.number(hex), facing, moved: true });
}

/** Units that are joined to it, neighbour by neighbour, with the same facing and the move still before them. */
function rank(board: Board, first: Unit): readonly Unit[] {
  const able = activeUnits(board).filter(
    (unit) => unit.facing === first.facing && !unit.moved && canMove(board, unit),
  );
  const line: Unit[] = [first];
  for (const one of line)
    line.push(...able.filter((other) => !line.includes(other) && apart(board, one.hex, other.hex) === 1));
  return line.slice(1);
}

/** Those in front first, so that nobody stands in the way of who follows. */
function inOrder(board: Board, first: Unit, units: readonly Unit[]): readonly Unit[] {
  const { grid } = board.field;
  const ahead = (unit: Unit) => {
    // Facing 0 looks along the columns to the right, each further facing a sixth of a circle clockwise.
    const [q, r] = [grid.q[unit.hex] ?? 0, grid.r[unit.hex] ?? 0];
    const [dq, dr] = AHEAD[first.facing] ?? [0, 0];
    return q * dq + r * dr + (q * dr + r * dq) / 2;
  };
  return units.toSorted((a, b) => ahead(b) - ahead(a));
}

/** Axial directions straight through each corner: the sum of the two steps to its front. */
const AHEAD: readonly (readonly [q: number, r: number])[] = [
  [2, -1],
  [1, 1],
  [-1, 2],
  [-2, 1],
  [-1, -1],
  [1, -2],
];

type Along = { readonly direction: number } | { readonly facing: number };

function directionsOf(board: Board, unit: Unit, steps: readonly MoveStep[]): readonly Along[] | null {
  let hex = unit.hex;
  const way: Along[] = [];
  for (const one of steps) {
    if (typeof one === 'number') {
      way.push({ facing: one });
      continue;
    }
    const to = board.hex(one);
    const direction = directionTo(board.field.grid, hex, to);
    if (direction < 0) return null;
    way.push({ direction });
    hex = to;
  }
  return way;
}

/** The same directions from where a unit stands; null: they lead off the map. */
function stepsAlong(board: Board, unit: Unit, way: readonly Along[]): readonly MoveStep[] | null {
  let hex = unit.hex;
  const steps: MoveStep[] = [];
  for (const one of way) {
    if ('facing' in one) {
      steps.push(one.facing);
      continue;
    }
    hex = board.neighbour(hex, one.direction);
    if (hex < 0) return null;
    steps.push(board.number(hex));
  }
  return steps;
}
