/** Lists that grow are what arrays are, however long, and earlier versions stay what they were. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { itemAt, type List, sameUpTo, withItem, withMore } from '../../src/core/list';

type Item = { readonly n: number };
const BLOCK = 1024;
const items = (count: number) => Array.from({ length: count }, (_, n): Item => ({ n }));
const grown = (from: readonly Item[]) => {
  let list: List<Item> = [];
  for (const item of from) list = withMore(list, item);
  return list;
};
const lengths = fc.constantFrom(0, 1, 5, BLOCK - 1, BLOCK, BLOCK + 1, 2 * BLOCK, 2 * BLOCK + 7);
const places = fc.integer({ min: -3 * BLOCK, max: 3 * BLOCK });

describe('a list that has grown', () => {
  it('is read like the array of its items', () => {
    fc.assert(
      fc.property(lengths, places, places, (length, from, to) => {
        const array = items(length);
        const list = grown(array);
        expect(list.length).toBe(length);
        expect([...list]).toEqual(array);
        expect(JSON.stringify(list)).toBe(JSON.stringify(array));
        expect(list.at(from)).toBe(array.at(from));
        expect(itemAt(list, from)).toBe(array[from]);
        expect(list.slice(from, to)).toEqual(array.slice(from, to));
        expect(list.slice(from)).toEqual(array.slice(from));
        expect([...list.entries()]).toEqual([...array.entries()]);
        expect(list.map(({ n }, i) => [n, i])).toEqual(array.map(({ n }, i) => [n, i]));
        expect(list.some(({ n }) => n === from)).toBe(array.some(({ n }) => n === from));
        expect(list.every(({ n }) => n < to)).toBe(array.every(({ n }) => n < to));
      }),
      { numRuns: 40 },
    );
  });

  it('stays what it was when it grows, or gets another item', () => {
    fc.assert(
      fc.property(lengths, fc.nat(), (length, where) => {
        const array = items(length + 1);
        const list = grown(array);
        const [more, other] = [{ n: -1 }, { n: -2 }];
        const at = where % (length + 1);
        expect([...withMore(list, more)]).toEqual([...array, more]);
        expect([...withMore(list, other)]).toEqual([...array, other]);
        expect([...withItem(list, at, other)]).toEqual(array.with(at, other));
        expect([...list]).toEqual(array);
      }),
      { numRuns: 40 },
    );
  });

  it('says how far it is the same as another', () => {
    fc.assert(
      fc.property(lengths, lengths, fc.nat(), (length, more, where) => {
        const array = items(length + more);
        const list = grown(array.slice(0, length));
        const longer = grown(array);
        expect(sameUpTo(list, longer)).toBe(length);
        expect(sameUpTo(longer, array)).toBe(length + more);
        if (length === 0) return;
        const at = where % length;
        expect(sameUpTo(withItem(list, at, { n: -1 }), longer)).toBe(at);
      }),
      { numRuns: 40 },
    );
  });
});
