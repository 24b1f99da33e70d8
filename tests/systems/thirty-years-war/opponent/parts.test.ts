import { describe, expect, it } from 'vitest';
import { hexAt } from '../../../../src/core/hex/hex';
import { boardOf } from '../../../../src/systems/thirty-years-war/engine/boards';
import { partsOf } from '../../../../src/systems/thirty-years-war/opponent/parts';
import { Position } from '../../../../src/systems/thirty-years-war/opponent/position';
import { Board } from '../../../../src/systems/thirty-years-war/state/board';
import { knownPiece } from '../../../../src/systems/thirty-years-war/state/position';
import { board } from '../../../helpers/positions/board';
import { counter } from '../../../helpers/toy/toySystem';

/** The parts of a plan on a board as `board` reads it; by counter, the hex where it is to end. */
function parts(counters: string, plan: { readonly [counter: string]: string }) {
  const now = new Board(boardOf(board(counters, { phase: 'movement' })));
  const steps = Object.entries(plan).map(([id, hex]) => ({
    piece: knownPiece(now, counter(id)),
    hex: hexAt(now.field.grid, hex),
  }));
  return partsOf(new Position(now), steps).map((part) => part.map(({ piece }) => `${piece.id}`));
}

describe('the parts of a plan', () => {
  it('are those who go up to the enemy, and those who do not', () => {
    expect(
      parts('F 8-6 0606 | F 8-6 0706 | F 4-3 0601 | S 6-3 0609', {
        ...{ f0606: '0608', f0706: '0709', f0601: '0602' },
      }),
    ).toEqual([['f0606', 'f0706'], ['f0601']]);
  });
  it('leave out who would come to where a friend stays then, and who would follow him (6.31)', () => {
    expect(
      parts('F 8-6 0606 | F 4-6 0605 | F 4-6 0604 | F 2-6 0101 | S 6-3 0609', {
        ...{ f0606: '0608', f0605: '0606', f0604: '0605', f0101: '0102' },
      }),
    ).toEqual([['f0606'], ['f0101']]);
  });
  it('take a Leader along to a friend, and nowhere else', () => {
    expect(
      parts('F 8-6 0606 | F leader2 0606 | F leader1 0605 | F 4-6 0605 | F 2-6 0101 | S 6-3 0609', {
        ...{ f0606: '0608', f0606l: '0608', f0605l: '0606', f0101: '0102' },
      }),
    ).toEqual([
      ['f0606', 'f0606l'],
      ['f0605l', 'f0101'],
    ]);
  });
  it('are none where all go up to the enemy, or nobody', () => {
    expect(parts('F 8-6 0606 | S 6-3 0609', { f0606: '0608' })).toEqual([]);
    expect(parts('F 8-6 0606 | S 6-3 0609', { f0606: '0607' })).toEqual([]);
  });
});
