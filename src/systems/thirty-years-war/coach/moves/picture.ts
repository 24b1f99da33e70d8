/** All moves of an idea as the board shows them at once. */
import type { Mark } from '../../../../core/contract/board';
import type { PlanView } from '../../../../core/contract/coach';
import { numberOf } from '../../../../core/hex/hex';
import type { Board } from '../../state/board';
import { knownPiece } from '../../state/position';
import { endOf, type Idea } from './idea';

/** Ways are numbered in the order in which they have to be gone; arrows lead from all who will attack. */
export function pictureOf(board: Board, { moves, about, strikeFrom }: Idea): PlanView {
  const hexNumber = (hex: number) => numberOf(board.field.grid, hex);
  const steps = moves.map((move, index) => {
    const { at } = knownPiece(board, move.counter);
    const through = at === null ? move.path : [at, ...move.path];
    const label = moves.length > 1 ? `${index + 1}` : '';
    return {
      marks: [{ means: 'path', label, shape: { kind: 'line', through } } as const],
      ghost: { counter: move.counter, at: hexNumber(endOf(board, move)) },
    };
  });
  const targets = about.flatMap(({ at }) => at ?? []);
  const marks = targets.flatMap((target): readonly Mark[] => [
    { means: 'target', label: '', shape: { kind: 'places', places: [target] } },
    ...strikeFrom.map(
      (hex): Mark => ({
        means: 'attack',
        label: '',
        shape: { kind: 'line', through: [hexNumber(hex), target] },
      }),
    ),
  ]);
  return { steps, marks };
}
