/**
 * Units that move as one line: those of the corps that stand in line with the one in the hand, flank by flank (8.3), make
 * the same steps and turns. Each is a move of its own.
 */
import { directionTo } from '../../../core/hex/hex';
import { activeUnits } from '../05-activation/active';
import type { Board, Unit } from '../state/board';
import { zoneOf } from '../state/near';
import type { MoveStep, Pose } from './act';
import { canMove, moveOf } from './move';
import { follow, type March } from './ways';

export type LineMove = { readonly unit: Unit; readonly steps: readonly MoveStep[]; readonly to: Pose };

/** Those who can follow, in the order in which they go; none where dice would be thrown on the way. */
export function lineOf(board: Board, march: March): readonly LineMove[] {
  if (last?.board !== board || last.march !== march) last = { board, march, line: foundLine(board, march) };
  return last.line;
}
/** Prompt, board and press ask for the same one. */
let last: { readonly board: Board; readonly march: March; readonly line: readonly LineMove[] } | null = null;

function foundLine(board: Board, march: March): readonly LineMove[] {
  const { unit, here, draft, begin } = march;
  if (here.tests > 0 || here.inside || begin.spent > 0) return [];
  const way = directionsOf(board, unit, draft.steps);
  if (!way) return [];
  const others = rank(board, unit);
  if (others.length === 0) return [];
  board.mark();
  try {
    return inTheirTurn(board, march, others, way);
  } finally {
    board.takeBack();
  }
}

/** What they can do if each goes after the ones before it, who are moved for that on a board that is taken back. */
function inTheirTurn(
  board: Board,
  { unit, here }: March,
  others: readonly Unit[],
  way: readonly Along[],
): readonly LineMove[] {
  moveTo(board, unit, here);
  const found: LineMove[] = [];
  for (const other of others) {
    const steps = stepsAlong(board, other, way);
    const { mover, pose } = moveOf(board, other);
    const walked = steps && follow(board, mover, pose, steps);
    if (!steps || !walked || walked.tests > 0 || walked.inside) continue;
    found.push({ unit: other, steps, to: walked });
    moveTo(board, other, walked);
  }
  return found;
}

/** What is supposed: the unit has moved there. */
function moveTo(board: Board, { id }: Unit, { hex, facing }: Pick<Pose, 'hex' | 'facing'>): void {
  board.moveUnit(id, board.number(hex), facing);
}

/** Units that are joined to it, flank by flank, with the same facing and the move still before them: no second rank. */
function rank(board: Board, first: Unit): readonly Unit[] {
  const able = activeUnits(board).filter(
    (unit) => unit.facing === first.facing && !unit.moved && canMove(board, unit),
  );
  const line: Unit[] = [first];
  for (const one of line)
    line.push(...able.filter((other) => !line.includes(other) && zoneOf(board, one, other.hex) === 'flank'));
  return line.slice(1);
}

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
