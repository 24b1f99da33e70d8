import { describe, expect, it } from 'vitest';
import { boardOf } from '../../../../../src/systems/thirty-years-war/engine/boards';
import {
  hasTurnToCome,
  isLastTurn,
} from '../../../../../src/systems/thirty-years-war/standard/04-sequence/turns-to-come';
import { board } from '../../../../helpers/positions/board';

describe('4.0 how many Player-Turns are left', () => {
  const at = (side: 'F' | 'S', gameTurn: number) =>
    boardOf(board('F 8-3 0303 | S 8-3 0505', { phase: 'movement', side, gameTurn, gameTurns: 5 }));

  it.each([
    ['F', 4, [true, true], false],
    ['F', 5, [false, true], false],
    ['S', 5, [false, false], true],
  ] as const)(
    '%s in Game-Turn %i: each side has one to come until its last',
    (side, turn, toCome, isLast) => {
      const now = at(side, turn);
      expect(([0, 1] as const).map((one) => hasTurnToCome(now, one))).toEqual(toCome);
      expect(isLastTurn(now)).toBe(isLast);
    },
  );
});
