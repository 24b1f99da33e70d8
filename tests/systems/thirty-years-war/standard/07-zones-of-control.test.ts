/** Which pairs of units are next to each other. */
import { describe, expect, it } from 'vitest';
import { boardOf } from '../../../../src/systems/thirty-years-war/engine/boards';
import { mayAttack } from '../../../../src/systems/thirty-years-war/standard/07-zones-of-control';
import { board } from '../../../helpers/positions/board';

describe('8.15 a unit that is off the map', () => {
  it('is next to none, not even to those at its edge', () => {
    const state = board('F 8-3 0101 | F 8-3 lost | S 4-2 0102 | S 4-2 lost', { phase: 'combat' });
    const position = boardOf(state);
    const pairs = position.pieces.flatMap((a) =>
      position.pieces.flatMap((b) => (a.side === 0 && b.side === 1 ? [mayAttack(position, a, b)] : [])),
    );
    expect(pairs).toEqual([true, false, false, false]);
  });
});
