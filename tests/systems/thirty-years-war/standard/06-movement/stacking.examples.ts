/** Cases 6.31 and 6.32: passing through friends, and one unit to a hex. */

import { hexAt } from '../../../../../src/core/hex/hex';
import { boardOf } from '../../../../../src/systems/thirty-years-war/engine/boards';
import { unitsLeftWithoutHex } from '../../../../../src/systems/thirty-years-war/standard/06-movement/stacking';
import { counted, illegal, legal } from '../../../../helpers/cases';
import { board, endPhase, move, played, reasons, spent, standing } from '../../../../helpers/positions/board';
import type { Ground } from '../../../../helpers/positions/boardFile';

/** 0101 is a corner with the neighbours 0102 and 0201; with 0102 forest only 0201 leads out. */
const CORNER = { forest: ['0102'] };

legal('6.31', 'a unit passes through a friendly unit', () =>
  reasons(board('F 8-3 0606 | F 8-3 0605'), move('0606', '0605 0604')),
);
legal('6.31', 'through one that has moved, too', () =>
  reasons(board('F 8-3 0606 | F 8-3 0605 moved'), move('0606', '0605 0604')),
);
counted('6.31', 'at no additional cost, entering and leaving', () => [
  spent(board('F 8-3 0606 | F 8-3 0605 | F gun 0604'), '0606', '0605 0604 0603'),
  3,
]);
legal('6.31', 'a Leader passes through friends as well', () =>
  reasons(board('F leader2 0606 | F 8-3 0605'), move('f0606l', '0605 0604')),
);
illegal(
  '6.32',
  'passing through is no leave to stop there',
  () => reasons(board('F 8-3 0606 | F 8-3 0605 moved'), move('0606', '0605')),
  ['f0605'],
);

illegal(
  '6.32',
  'the Movement Phase does not end with two units in a hex',
  () => reasons(board('F 8-3 0606 | F 8-3 0606'), endPhase()),
  ['f0606', 'f0606b'],
);
illegal(
  '6.32',
  'a Leader and a gun with them are not among those that must part',
  () => reasons(board('F 8-3 0606 | F leader2 0606 | F gun 0606 | F 8-3 0606'), endPhase()),
  ['f0606', 'f0606b'],
);
illegal(
  '6.32',
  'nor named where a unit may not stop with one that has moved',
  () => reasons(board('F 8-3 0606 | F 8-3 0605 moved | F leader2 0605 moved'), move('0606', '0605')),
  ['f0605'],
);
counted('6.32', 'it is told whether the friend has moved or would have no hex left', () => {
  const moved = board('F 8-3 0606 | F 8-3 0605 moved');
  const held = board('F 8-1 0101 | F 8-3 0201 moved | F 4-6 0302', { map: CORNER });
  const told = [reasons(moved, move('0606', '0605')), reasons(held, move('0302', '0201 0101'))];
  return [
    told.flat().map(({ text }) => text),
    [
      'F 8-3 (0605) has moved and stays; two units may not share a hex.',
      'With F 4-6 there (0101), no hex would be left for F 8-1 (0101).',
    ],
  ];
});
counted('6.32', 'a move out of a stack and back to it is as good as none', () => {
  const line = 'F 8-3 0606 | F 8-3 0606 | F 8-3 0605';
  return [reasons(board(line), move('0606', '0605 0606')), []];
});
legal('6.32', 'a unit goes out and back though all around it have moved', () => {
  const around = ['0605', '0607', '0706', '0707', '0506', '0507'].map((hex) => ` | F 8-3 ${hex} moved`);
  return reasons(board(`F 8-3 0606${around.join('')}`), move('0606', '0605 0606'));
});
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
/** Two hexes that no infantry leaves. */
const TWO = { forest: ['0102', '0202', '0302', '0301'] };
legal('6.32', 'two units that have no other hexes change places', () =>
  reasons(board('F 8-1 0101 | F 8-1 0201', { map: TWO }), move('0101', '0201')),
);
legal('6.32', 'a unit stops on a friend that has yet to move and can still go', () =>
  reasons(board('F 8-3 0606 | F 8-3 0605'), move('0606', '0605')),
);
counted('6.32', 'they are parted by moving the other one, and the phase ends', () => {
  const state = played(
    board('F 8-3 0606 | F 8-3 0605'),
    move('0606', '0605'),
    move('f0605', '0604'),
    endPhase(),
  );
  return [
    [state.phase, ...standing(state)],
    ['combat', 'f0606 0605', 'f0605 0604'],
  ];
});
illegal(
  '6.32',
  'until then the phase does not end',
  () => reasons(played(board('F 8-3 0606 | F 8-3 0605'), move('0606', '0605')), endPhase()),
  ['f0605', 'f0606'],
);
legal('6.32', 'Leaders and guns do not count: unit, two Leaders and two guns stand in one hex', () =>
  reasons(board('F 8-3 0606 | F leader2 0606 | F leader1 0606 | F gun 0606 | F gun 0606'), endPhase()),
);
legal('6.32', 'a Leader stops on a unit that has moved', () =>
  reasons(board('F leader2 0606 | F 8-3 0605 moved'), move('f0606l', '0605')),
);
legal('6.32', 'a unit stops with a Leader and a gun that are alone', () =>
  reasons(board('F 8-3 0606 | F leader2 0605 moved | F gun 0605'), move('0606', '0605')),
);

illegal(
  '6.32',
  'a stop is refused that leaves the unit below with no hex to go to: it is named',
  () =>
    reasons(board('F 8-1 0101 | F 8-3 0201 moved | F 4-6 0302', { map: CORNER }), move('0302', '0201 0101')),
  ['f0101'],
);
illegal(
  '6.32',
  'so is one on cavalry that only infantry could follow out through the woods',
  () => {
    const map = { woods: ['0201'], forest: ['0102'] };
    return reasons(board('F 4-6 0101 | F 8-3 0201', { map }), move('0201', '0101'));
  },
  ['f0101'],
);
legal('6.32', 'a disrupted unit below with two hexes to go is no hindrance', () =>
  reasons(board('F 8-3* 0101 | F 8-3 0201 moved | F 4-6 0302', { map: CORNER }), move('0302', '0201 0101')),
);
legal('6.32', 'a chain: the unit below can go on to a second one that goes on in turn', () =>
  reasons(board('F 8-1 0101 | F 8-1 0201 | F 4-6 0302', { map: CORNER }), move('0302', '0201 0101')),
);
illegal(
  '6.32',
  'the chain breaks when the second one cannot go on',
  () => {
    const map = { forest: ['0102', '0202', '0301'] };
    const state = board('F 8-1 0101 | F 8-1 0201 | F 8-3 0302 moved | F 4-6 0303', { map });
    return reasons(state, move('0303', '0302 0201 0101'));
  },
  ['f0101'],
);
illegal(
  '6.32',
  'a later move that takes the last way out of a stack is refused',
  () => {
    const map = CORNER;
    const line = 'F 8-1 0101 | F 4-6 0302 | F 4-6 0304';
    return reasons(played(board(line, { map }), move('0302', '0201 0101')), move('0304', '0303 0302 0201'));
  },
  ['f0101', '0201'],
);
legal('6.32', 'the same move is allowed once the stack has parted', () => {
  const line = 'F 8-2 0101 | F 4-6 0302 | F 4-6 0304';
  const state = played(board(line, { map: CORNER }), move('0302', '0201 0101'), move('f0101', '0201 0202'));
  return reasons(state, move('0304', '0303 0302 0201'));
});
legal('6.32', 'two units change places', () => {
  const state = played(board('F 8-3 0606 | F 8-3 0605'), move('0606', '0605'));
  return reasons(state, move('f0605', '0606'));
});
counted('6.32', 'three units in a row each go one on', () => {
  const state = played(
    board('F 8-1 0606 | F 8-1 0605 | F 8-1 0604'),
    move('0606', '0605'),
    move('f0605', '0604'),
    move('f0604', '0603'),
    endPhase(),
  );
  return [standing(state), ['f0606 0605', 'f0605 0604', 'f0604 0603']];
});

/** From 0201 only 0101 can be reached, and from there only 0201: the two units can change places, and no more. */
counted('6.32', 'each unit is judged for itself, whoever was looked at before', () => {
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
