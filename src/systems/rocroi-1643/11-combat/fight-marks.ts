/** What is marked while attacks are put together: who must fight, whom the unit in the hand can attack. */
import type { Mark } from '../../../core/contract/board';
import { atHex } from '../play/stage';
import type { Board, Leader, Unit } from '../state/board';
import { targetsFor, totalOf } from './fight';
import { openObligations, targetsOf } from './obligations';
import { signed } from './words';

export function attackMark(unit: Unit, target: Unit | Leader): Mark {
  return { means: 'attack', label: '', shape: { kind: 'line', through: [unit.at ?? '', target.at ?? ''] } };
}

export function handMarks(board: Board, unit: Unit, target: Unit | Leader | null): readonly Mark[] {
  const selected: Mark = { means: 'selected', label: '', shape: atHex(unit.at ?? '') };
  if (target) return [selected, ...targetMarks(target), attackMark(unit, target)];
  return [
    selected,
    ...targetsFor(board, unit).map(
      (one): Mark => ({
        means: 'target',
        label: one.is === 'unit' ? signed(totalOf(board, unit, one)) : '5+',
        shape: atHex(one.at ?? ''),
      }),
    ),
  ];
}

export function targetMarks(target: Unit | Leader | null): readonly Mark[] {
  return target?.at ? [{ means: 'target', label: '', shape: atHex(target.at) }] : [];
}

/** Who must still fight, with a line to each enemy whom it could attack. @rule 11.0 */
export function dutyMarks(board: Board, chosen: Unit | null): readonly Mark[] {
  return openObligations(board)
    .filter(({ id }) => id !== chosen?.id)
    .flatMap((unit): readonly Mark[] => [
      { means: 'obligation', label: 'must fight', shape: atHex(unit.at ?? '') },
      ...targetsOf(board, unit).map(
        (enemy): Mark => ({
          means: 'obligation',
          label: '',
          shape: { kind: 'line', through: [unit.at ?? '', enemy.at ?? ''] },
        }),
      ),
    ]);
}
