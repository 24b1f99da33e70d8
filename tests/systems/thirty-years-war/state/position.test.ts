/** A position is made out of the one before: what has changed since is seen, whatever it is. */

import { describe, expect, it } from 'vitest';
import { hexAt } from '../../../../src/core/hex/hex';
import { thirtyYearsWar } from '../../../../src/systems/thirty-years-war';
import { boardOf } from '../../../../src/systems/thirty-years-war/engine/boards';
import {
  hexNumberOf,
  isInEnemyZoc,
  knownPiece,
  piecesIn,
} from '../../../../src/systems/thirty-years-war/state/position';
import type { State } from '../../../../src/systems/thirty-years-war/state/state';
import { board } from '../../../helpers/positions/board';
import { withFreiburg } from '../../../helpers/positions/withFreiburg';

describe('what stands in a hex', () => {
  const state = board('F 8-3 0606 | F gun 0606 | F leader1 0606 | S 4-2 0101');
  const at = (from: State, hex: string): State => ({
    ...from,
    counters: from.counters.map((one) => (one.id === 'f0606' ? { ...one, at: hex } : one)),
  });
  const inHex = (from: State, hex: string) => {
    const position = boardOf(from);
    return piecesIn(position, hexAt(position.field.grid, hex)).map(({ id }) => id);
  };

  it('is told in the order of the scenario, not of arrival, and of a hex that was left not at all', () => {
    const moved = at(state, '0605');
    const back = at(moved, '0606');
    const told = [state, moved, back, moved].map((one) => [inHex(one, '0606'), inHex(one, '0605')]);
    const [all, rest] = [
      ['f0606', 'f0606g', 'f0606l'],
      ['f0606g', 'f0606l'],
    ];
    expect(told).toEqual([
      [all, []],
      [rest, ['f0606']],
      [all, []],
      [rest, ['f0606']],
    ]);
  });
});

describe('a counter', () => {
  const state = board('F 8-3 0606 | S 4-2 reserve');
  it('has the number of its hex, and none off the map', () => {
    const { pieces } = boardOf(state);
    expect(pieces.map((piece) => hexNumberOf(boardOf(state), piece))).toEqual(['0606', '']);
  });
  it('that is none is a mistake of ours', () => {
    const nobody = thirtyYearsWar.read.command({ do: 'attemptRemoval', unit: 'nobody' });
    expect(() => nobody.do === 'attemptRemoval' && knownPiece(boardOf(state), nobody.unit)).toThrow(
      RangeError,
    );
  });
});

describe('freiburg:19.53, 19.56 a Zone of Control', () => {
  it('reaches over a wall, out and in, from the moment it is breached, though no one has moved', () => {
    const whole = board('F 6-3 0506 | B 6-3 0505', { rules: 'freiburg', map: { sections: [['0505']] } });
    const breached = withFreiburg(whole, { wallHits: { '0505': 2 } });
    const held = [whole, breached, whole].map((state) => {
      const position = boardOf(state);
      const { grid } = position.field;
      return [isInEnemyZoc(position, 0, hexAt(grid, '0506')), isInEnemyZoc(position, 1, hexAt(grid, '0505'))];
    });
    expect(held).toEqual([
      [false, false],
      [true, true],
      [false, false],
    ]);
  });
});
