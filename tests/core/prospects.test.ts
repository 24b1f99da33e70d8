import { expect, it } from 'vitest';
import { percentages, prospectInWords } from '../../src/core/prospects';
import type { CounterId, Prospect, ProspectEnd } from '../../src/core/seam';

it('per cent add up to 100 whatever the ways, by the largest remainder', () => {
  expect([
    percentages([3, 2, 1]),
    percentages([1, 1, 1, 1, 2]),
    percentages([1, 1, 1, 1, 1, 1]),
    percentages([6]),
    percentages([1, 4, 1]),
    percentages([1, 0, 2]),
  ]).toEqual([
    [50, 33, 17],
    [17, 17, 17, 16, 33],
    [17, 17, 17, 17, 16, 16],
    [100],
    [17, 66, 17],
    [33, 0, 67],
  ]);
  for (let a = 0; a <= 6; a++) {
    for (let b = 0; a + b <= 6; b++) {
      const shares = percentages([a, b, 6 - a - b]);
      expect(shares.reduce((sum, one) => sum + one, 0)).toBe(100);
    }
  }
});

it('nobody has per cent of nothing', () => {
  expect(() => percentages([0, 0])).toThrow(RangeError);
});

it('a prospect is one sentence, what is sure without a figure', () => {
  const end = (what: string, ways: number): ProspectEnd => ({
    ...{ what, tone: 'none', chance: [ways, 6], by: [] },
  });
  const of = (who: string, ...ends: Prospect['ends']) =>
    prospectInWords({ who, counters: [] satisfies CounterId[], ends }).replaceAll('\u00a0', ' ');
  expect([
    of('Piémont', end('eliminated', 3), end('disrupted', 2), end('nothing', 1)),
    of('Alsace', end('disrupted', 6)),
  ]).toEqual(['Piémont: eliminated 50 %, disrupted 33 %, nothing 17 %', 'Alsace: disrupted in every case']);
});
