/** A stored reach is given only to a counter that has the same one. */

import { expect, it } from 'vitest';
import { numberOf } from '../../../../../src/core/hex/hex';
import { boardOf } from '../../../../../src/systems/thirty-years-war/engine/boards';
import { reachOf } from '../../../../../src/systems/thirty-years-war/standard/06-movement/reach';
import type { Piece } from '../../../../../src/systems/thirty-years-war/state/piece';
import type { State } from '../../../../../src/systems/thirty-years-war/state/state';
import { board } from '../../../../helpers/positions/board';
import { withFreiburg } from '../../../../helpers/positions/withFreiburg';
import { distancesFrom } from '../../../../oracle/hexes';

const TOWN = {
  sections: [
    ['0606', '0607'],
    ['0608', '0609'],
  ],
  gates: [['0606', '0605']],
} as const;

/** With options of its own, so that nothing found for another is kept for it. */
const again = (state: State): State => ({ ...state, options: { ...state.options } });
const spent = (state: State, piece: Piece): string => reachOf(boardOf(state), piece).spent.join(' ');

/** Counters of all kinds, whole and disrupted, with these Movement Points, in that hex. */
function allKinds(piece: Piece, hex: number): readonly Piece[] {
  const kinds = ['infantry', 'cavalry', 'leader'] as const;
  return kinds.flatMap((kind) =>
    [2, 3, 6, 8].flatMap((movement) =>
      [false, true].flatMap((disrupted): Piece[] =>
        disrupted && kind === 'leader'
          ? []
          : [
              {
                ...{ index: piece.index, id: piece.id, at: piece.at, off: null },
                ...{ kind, unit: kind !== 'leader', hex, disrupted },
                ...{ side: piece.side, holder: piece.holder },
                ...{ attempted: false, fired: false, moved: false, fought: false },
                printed: { ...piece.printed, kind, movement },
              },
            ],
      ),
    ),
  );
}

it('6.14 no counter is given the reach of another kind, hex, number of Movement Points or condition', () => {
  const rough = ['0304', '0405', '0505', '0506', '0703', '0805', '0906'];
  const marsh = ['0404', '0705', '0804'];
  // A unit of the town's holds the hex before the gate that it comes from, a Leader does not; @rule freiburg:19.57
  const start = { lastIn: { '0605': 'french' } };
  const state = board('F 8-6 0101 | S 10-2 1212', {
    map: { ...TOWN, rough, marsh },
    rules: 'freiburg',
    start,
  });
  const piece = boardOf(state).pieces.find(({ at }) => at === '1212');
  if (!piece) throw new Error('nobody');
  const hexes = Array.from({ length: 144 }, (_, hex) => hex);
  const pieces = hexes.filter((hex) => hex % 3 === 0).flatMap((hex) => allKinds(piece, hex));
  const differing = pieces.filter((one) => spent(state, one) !== spent(again(state), one));
  expect(differing.map(({ kind, hex, printed }) => [kind, hex, printed.movement])).toEqual([]);
  expect(new Set(pieces.map((one) => spent(state, one))).size).toBeGreaterThan(300);
});

it('6.14 over open ground it is every hex that near, however many there are', () => {
  const state = board('F 8-9 0606 | S 10-2 lost');
  const piece = boardOf(state).pieces.find(({ at }) => at === '0606');
  const near = [...distancesFrom('0606', 12, 12)].filter(([, steps]) => steps > 0 && steps <= 9);
  const { grid } = boardOf(state).field;
  const reached = piece ? reachOf(boardOf(state), piece).hexes.map((hex) => numberOf(grid, hex)) : [];
  expect(reached.toSorted()).toEqual(near.map(([hex]) => hex).toSorted());
});

it('freiburg:19.56 none keeps a reach from before a wall was breached', () => {
  const state = board('F 6-3 0506 | S 6-3 0101', { map: TOWN, rules: 'freiburg' });
  const mover = (of: State) => boardOf(of).pieces.find(({ at }) => at === '0506');
  const reached = (of: State) => {
    const piece = mover(of);
    return piece ? reachOf(boardOf(of), piece).hexes.length : 0;
  };
  const breached = withFreiburg(state, { wallHits: { '0606': 2 } });
  const [before, after, afterwards] = [reached(state), reached(breached), reached(state)];
  expect(after).toBeGreaterThan(before);
  expect(afterwards).toBe(before);
  expect(reached(again(breached))).toBe(after);
});
