/** A player by chance. A bold one goes towards the enemy, so that there is something to fight about. */
import type { Draw } from '../../../src/core/dice/draw';
import { distance } from '../../../src/core/hex/hex';
import { rules } from '../../../src/systems/rocroi-1643';
import { moveOf, moverReasons } from '../../../src/systems/rocroi-1643/07-movement/move';
import { endsFrom } from '../../../src/systems/rocroi-1643/07-movement/reach';
import type { Rocroi1643 } from '../../../src/systems/rocroi-1643/engine/system';
import { boardOf } from '../../../src/systems/rocroi-1643/state/board';

type State = Rocroi1643['State'];
type Command = Rocroi1643['Command'];

/** What passes by itself, or else what is drawn; null: there is nothing, which must never be. */
export function nextCommand(state: State, draw: Draw, bold: boolean): Command | null {
  const onward = rules.onward?.(state) ?? null;
  if (onward) return onward;
  for (const command of rules.moves(state, { draw }))
    return bold && command.do === 'move' ? boldly(state, command, draw) : command;
  return null;
}

/** The best for contact of some ends of the unit that was drawn. */
function boldly(state: State, drawn: Extract<Command, { do: 'move' }>, draw: Draw): Command {
  const board = boardOf(state);
  const unit = board.knownUnit(drawn.unit);
  if (moverReasons(board, unit).length > 0 || unit.order === 'disorganised') return drawn;
  const { mover, pose } = moveOf(board, unit);
  const ends = endsFrom(board, mover, pose);
  const enemies = board.units.filter(({ side, hex }) => side !== unit.side && hex >= 0);
  const near = (hex: number) =>
    Math.min(...enemies.map((enemy) => distance(board.field.grid, enemy.hex, hex)));
  const some = Array.from({ length: 6 }, () => ends[draw(ends.length)]).filter((end) => end !== undefined);
  const rated = some.map((end) => {
    const facing = { ...unit, ...end.pose };
    const inFront = enemies.some((enemy) => isInFront(board, facing, enemy.hex));
    return { end, value: 2 * near(end.pose.hex) - (inFront ? 1 : 0) };
  });
  const best = rated.toSorted((a, b) => a.value - b.value)[0];
  return best ? { do: 'move', unit: unit.id, steps: [...best.end.steps] } : drawn;
}

function isInFront(
  board: ReturnType<typeof boardOf>,
  { hex, facing }: { readonly hex: number; readonly facing: number },
  enemy: number,
): boolean {
  return [1, 2].some((d) => board.neighbour(hex, (facing + d) % 6) === enemy);
}
