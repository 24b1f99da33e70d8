/** Moves that bring all to where they shall end: in an order in which each is legal. */
import { numberOf } from '../../../core/hex/hex';
import { EXIT } from '../engine/commandParts';
import { check, playOut } from '../engine/judge';
import { trying } from '../engine/suppose';
import type { Command, CommandOf } from '../engine/types';
import { cheapestExit, countersThatMustEnter } from '../standard/06-movement/movement';
import { allowanceOf, reachOf, wayTo } from '../standard/06-movement/reach';
import { stackedUnits } from '../standard/06-movement/stacking';
import type { Board } from '../state/board';
import { AWAY, type Step } from './step';

/** Those that cannot be made are left out; the last command ends the phase if it may end then. */
export function ordersFor(board: Board, steps: readonly Step[]): readonly Command[] {
  const orders: Command[] = [];
  trying(
    board,
    () => {
      let left = steps;
      for (let before = steps.length + 1; left.length > 0 && left.length < before; ) {
        before = left.length;
        left = left.filter((step) => !make(board, step, orders));
      }
    },
    () => {
      while (check(board, END).length > 0 && makeRoom(board, orders));
      if (check(board, END).length === 0) orders.push(END);
    },
  );
  return orders;
}

const END: Command = { do: 'endPhase', phase: 'movement' };

/** Those who share a hex part, and who must enter the map does so, each at the nearest free hex; false: nobody can. */
function makeRoom(board: Board, orders: Command[]): boolean {
  const stacked = stackedUnits(board).flat();
  return [...countersThatMustEnter(board), ...stacked].some((piece) =>
    reachOf(board, piece).hexes.some(
      (hex) => (!piece.unit || board.unitIn(hex) === null) && make(board, { piece, hex }, orders),
    ),
  );
}

function make(board: Board, step: Step, orders: Command[]): boolean {
  const move = moveOf(board, step);
  if (!move || check(board, move).length > 0) return false;
  orders.push(move);
  playOut(board, move, () => 6);
  return true;
}

function moveOf(board: Board, { piece, hex }: Step): CommandOf<'move'> | null {
  const { grid } = board.field;
  const reach = reachOf(board, piece);
  const exit = hex === AWAY ? cheapestExit(board, piece, reach, allowanceOf(board, piece)) : null;
  const to = exit ? exit.hex : hex;
  if (to < 0 || (to !== piece.hex && (reach.spent[to] ?? -1) < 0)) return null;
  const path = wayTo(reach, to).map((at) => numberOf(grid, at));
  return { do: 'move', counter: piece.id, path: hex === AWAY ? [...path, EXIT] : path };
}
