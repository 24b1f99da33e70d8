/** Cases 6.31 and 6.32: passing through friends, and one unit to a hex. */

import { hexAt } from '../../../../../src/core/hex/hex';
import { boardOf } from '../../../../../src/systems/thirty-years-war/engine/boards';
import { unitsLeftWithoutHex } from '../../../../../src/systems/thirty-years-war/standard/06-movement/stacking';
import { counted } from '../../../../helpers/cases';
import { board } from '../../../../helpers/positions/board';
import type { Ground } from '../../../../helpers/positions/boardFile';

/** Three or four hexes in a corner that no infantry leaves. */
const THREE = { forest: ['0201', '0202', '0203', '0104', '0204'] };
const FOUR = { forest: ['0201', '0202', '0203', '0204', '0105', '0205'] };
counted(
  '6.32',
  'no game begins with units that could not part, however they make room for each other',
  () => {
    /** How many counters it begins with, or who has no hex. */
    const begins = (line: string, map: Ground = THREE) => {
      try {
        return board(line, { map }).counters.length;
      } catch (error) {
        return String(error).match(/\(6\.32\); (.*) has none/)?.[1];
      }
    };
    return [
      [
        begins('F 8-1 0101 | F 8-1 0101 | F 8-1 0102'),
        begins('F 8-1 0101 | F 8-1 0101 | F 8-1 0102 | F 8-1 0102'),
        begins('F 8-1 0101 | F 8-1 0101 | F 8-2 0102 | F 8-1 0102', FOUR),
        begins('F 8-3 0101 moved | F 8-1 0102 | F 8-1 0102'),
        begins('F 8-3 0606 moved | F 8-3 0606 moved'),
        begins('F 8-3 0606 moved | F 8-3 0606'),
      ],
      [3, 'F 8-1 (0102)', 4, 3, 'F 8-3 (0606)', 2],
    ];
  },
);

/** From 0201 only 0101 can be reached, and from there only 0201: the two units can change places, and no more. */
counted('6.32', 'each unit is judged for itself, not as the one looked at before', () => {
  const line = 'F 8-3 0101 | F 8-3 0201 | F 8-3 0606 | F 8-3 0605';
  const left = (order: readonly (readonly [unit: string, hex: string])[]) => {
    const state = board(line, { map: { forest: ['0102', '0202', '0302', '0301'] } });
    const { grid } = boardOf(state).field;
    return order.map(([id, hex]) => {
      const mover = boardOf(state).pieces.find((piece) => piece.id === id) ?? null;
      return unitsLeftWithoutHex(boardOf(state), mover, hexAt(grid, hex)).map((piece) => piece.id);
    });
  };
  const [one, other] = [
    ['f0101', '0201'],
    ['f0606', '0605'],
  ] as const;
  const each = [left([one]), left([other])].flat();
  return [
    [left([one, other]), left([other, one]).toReversed()],
    [each, each],
  ];
});
