/** What is kept of a side's units holds as long as they stand as they do, and no longer. */

import { describe, expect, it } from 'vitest';
import { hexAt } from '../../../../../src/core/hex/hex';
import { boardOf } from '../../../../../src/systems/thirty-years-war/engine/boards';
import { reachOf } from '../../../../../src/systems/thirty-years-war/standard/06-movement/reach';
import { knownPiece } from '../../../../../src/systems/thirty-years-war/state/position';
import type { State } from '../../../../../src/systems/thirty-years-war/state/state';
import { board, counter } from '../../../../helpers/positions/board';

/**
 * What it takes the French unit to get to a hex behind the enemy, as the game tells it after all that it told before.
 */
function cost(state: State, hex: string): number | undefined {
  const { id } = counter(state, 'f0606');
  return reachOf(boardOf(state), knownPiece(boardOf(state), id)).spent[hexAt(boardOf(state).field.grid, hex)];
}

/** The same game with an enemy changed. */
const changed = (state: State, change: object): State => ({
  ...state,
  counters: state.counters.map((one) => (one.id === 'b0604' ? { ...one, ...change } : one)),
});

describe('6.12, freiburg:16.1 the reach of Cavalry', () => {
  const held = board('F 3-8 0606 | B 6-3 0604', {
    rules: 'freiburg',
    map: { entrenchment: ['0604'] },
  });
  it('is found again when an enemy in works is disrupted, or has moved', () => {
    const disrupted = changed(held, { disrupted: true });
    const away = changed(held, { at: '0603' });
    const told = [held, disrupted, held, away, held].map((state) => [
      cost(state, '0605'),
      cost(state, '0603'),
    ]);
    const [closed, open] = [
      [-1, -1],
      [1, 4],
    ];
    expect(told).toEqual([closed, open, closed, [1, -1], closed]);
  });
});
