import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Json } from '../../../src/core/contract/values';
import { type Change, changeBetween, changed } from '../../../src/core/json/jsonChange';

it('says what came, what went and what is another, and looks into tables only', () => {
  const before = { at: { a: '0101', b: '0202' }, hand: 'b', list: [1, 2] };
  const after = { at: { a: '0101', c: '0303' }, hand: null, list: [1, 3] };
  expect(changeBetween(before, after)).toEqual({
    at: { c: ['0303'], b: 0 },
    hand: [null],
    list: [[1, 3]],
  });
  expect(changeBetween(before, { ...before })).toEqual({});
  expect(changeBetween(null, before)).toEqual([before]);
});

it('done to the value before, it gives the value after', () => {
  const json = fc.jsonValue({ maxDepth: 3 }).map((value): Json => JSON.parse(JSON.stringify(value)));
  const tables = fc.dictionary(
    fc.constantFrom('a', 'b', 'c'),
    fc.oneof(json, fc.dictionary(fc.string(), json)),
  );
  fc.assert(
    fc.property(fc.oneof(json, tables), fc.oneof(json, tables), (before, after) => {
      expect(changed(before, changeBetween(before, after))).toEqual(after);
    }),
    { seed: 6, numRuns: 500 },
  );
});

it('a change that does not fit what is there is taken as far as it does', () => {
  const change: Change = { a: { b: [1] }, gone: 0 };
  expect(changed('text', change)).toBe('text');
  expect(changed({ a: 5 }, change)).toEqual({ a: 5 });
});
