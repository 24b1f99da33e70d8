import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  certain,
  chanceOf,
  distributed,
  meanOf,
  plus,
  spreadOf,
  waysAtLeast,
} from '../../src/core/distribution';

const die = (faces: readonly number[]) => distributed(faces.map((face) => ({ vector: [face], ways: 1n })));
const sum = ([figure = 0]: readonly number[]) => figure;

describe('sums of independent dice', () => {
  it('of two dice are known', () => {
    const two = spreadOf(plus(die([1, 2, 3, 4, 5, 6]), die([1, 2, 3, 4, 5, 6])), sum);
    expect(two.of).toBe(36n);
    expect(two.bars.map(({ figure, ways }) => [figure, Number(ways)])).toEqual(
      [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((figure) => [figure, 6 - Math.abs(7 - figure)]),
    );
    expect(meanOf(two)).toBeCloseTo(7, 12);
    expect(waysAtLeast(two, 11)).toBe(3n);
  });

  it('are those of every way of throwing them', () => {
    const faces = fc.array(fc.integer({ min: -3, max: 9 }), { minLength: 6, maxLength: 6 });
    fc.assert(
      fc.property(fc.array(faces, { minLength: 1, maxLength: 4 }), (dice) => {
        const all = spreadOf(dice.map(die).reduce(plus, certain([0])), sum);
        const found = new Map<number, bigint>();
        const throwAll = (at: number, total: number): void => {
          const next = dice[at];
          if (!next) return void found.set(total, (found.get(total) ?? 0n) + 1n);
          for (const face of next) throwAll(at + 1, total + face);
        };
        throwAll(0, 0);
        expect(new Map(all.bars.map(({ figure, ways }) => [figure, ways]))).toEqual(found);
      }),
    );
  });

  it('keep what belongs together', () => {
    const both = distributed([
      { vector: [3, 0], ways: 1n },
      { vector: [0, 3], ways: 5n },
    ]);
    const { endings, of } = plus(both, both);
    expect(of).toBe(36n);
    expect(endings.find(({ vector }) => vector.join() === '3,3')?.ways).toBe(10n);
  });

  it('are told in lowest terms, and of very many dice still as a chance', () => {
    expect(chanceOf(12n, 36n)).toEqual([1, 3]);
    const [ways, of] = chanceOf(6n ** 39n, 6n ** 40n + 1n);
    expect(ways / of).toBeCloseTo(1 / 6, 10);
    expect(Number.isSafeInteger(ways) && Number.isSafeInteger(of)).toBe(true);
  });
});
