import { describe, expect, it } from 'vitest';
import type { Json } from '../../../src/core/contract/values';
import { matches, unmatched } from '../../../src/core/example/facts';

const UNIT = { about: 'unit', id: 'f0609', disrupted: true, reach: { '0610': 1, '0611': 2 }, zone: ['0610'] };

describe('a pattern', () => {
  const fitting: readonly Json[] = [
    {},
    { id: 'f0609' },
    { id: 'f0609', disrupted: true },
    { reach: { '0611': 2 } },
    { reach: {} },
    { zone: ['0610'] },
    UNIT,
  ];
  it.each(fitting.map((pattern) => [JSON.stringify(pattern), pattern] as const))(
    '%s matches',
    (_, pattern) => {
      expect(matches(pattern, UNIT)).toBe(true);
    },
  );

  const others: readonly Json[] = [
    { id: 'f0610' },
    { id: 'f0609', disrupted: false },
    { disrupted: null },
    { lost: null },
    { reach: { '0611': 3 } },
    { reach: ['0611'] },
    { zone: [] },
    { zone: ['0610', '0611'] },
    { zone: {} },
    { constructor: {} },
    'unit',
    null,
  ];
  it.each(others.map((pattern) => [JSON.stringify(pattern), pattern] as const))(
    '%s does not',
    (_, pattern) => {
      expect(matches(pattern, UNIT)).toBe(false);
    },
  );

  it('that is no object has to be equal', () => {
    expect(matches(3, 3)).toBe(true);
    expect(matches(3, '3')).toBe(false);
  });
});

describe('a pattern of a list', () => {
  it('matches item by item, and is as long', () => {
    expect(matches([{ a: 1 }, 2], [{ a: 1, b: 2 }, 2])).toBe(true);
    expect(matches([{ a: 2 }], [{ a: 1, b: 2 }])).toBe(false);
    expect(matches([{ a: 1 }], [{ a: 1 }, { a: 1 }])).toBe(false);
    expect(matches([1, 2], [2, 1])).toBe(false);
    expect(matches([], [1])).toBe(false);
    expect(matches([], {})).toBe(false);
  });
});

it('names the patterns that nothing matches', () => {
  const gone = { about: 'unit', id: 's0610' };
  expect(unmatched([{ id: 'f0609' }, gone, { about: 'gun' }], [UNIT, { about: 'gun' }])).toEqual([gone]);
});
