import { describe, expect, it } from 'vitest';
import type { Json } from '../../../src/core/contract/values';
import { differencesOf } from '../../../src/core/record/differences';

const scenario = {
  title: 'Small',
  map: { columns: 6, forest: ['0101', '0102'] },
  counters: [
    { id: 'horse', strength: 5 },
    { id: 'foot', strength: 8 },
  ],
  between: [
    ['0101', '0102'],
    ['0103', '0104'],
  ],
};
const paths = (other: object) =>
  differencesOf(scenario, { ...scenario, ...other }).map(({ path, one, other: theirs }) => [
    path,
    one,
    theirs,
  ]);

describe('in what two scenarios differ', () => {
  it('nothing, however their fields are ordered', () => {
    const { title, ...rest } = scenario;
    expect(differencesOf(scenario, { ...rest, title })).toEqual([]);
  });

  it('a value, a missing one and a new one, each with its path', () => {
    expect(paths({ title: 'Large', map: { columns: 6, rows: 4 } })).toEqual([
      ['title', 'Small', 'Large'],
      ['map.forest', ['0101', '0102'], undefined],
      ['map.rows', undefined, 4],
    ]);
  });

  it('items with an id by their id, wherever they stand', () => {
    const [horse, foot] = scenario.counters;
    expect(paths({ counters: [foot, { ...horse, strength: 6 }] })).toEqual([
      ['counters[horse].strength', 5, 6],
    ]);
    expect(paths({ counters: [{ id: 'gun', strength: 1 }, horse, foot] })).toEqual([
      ['counters[gun]', undefined, { id: 'gun', strength: 1 }],
    ]);
  });

  it('of plain lists only what is in one of them', () => {
    expect(paths({ map: { columns: 6, forest: ['0201', '0101', '0102'] } })).toEqual([
      ['map.forest[0201]', undefined, '0201'],
    ]);
  });

  it('other lists by their index, and the same items in another order as a whole', () => {
    expect(
      paths({
        between: [
          ['0101', '0102'],
          ['0103', '0105'],
        ],
      }),
    ).toEqual([
      ['between[1][0104]', '0104', undefined],
      ['between[1][0105]', undefined, '0105'],
    ]);
    expect(paths({ map: { columns: 6, forest: ['0102', '0101'] } })).toEqual([
      ['map.forest', ['0101', '0102'], ['0102', '0101']],
    ]);
  });

  it('items that nothing tells apart by their index: two of one id, some without, an id that is no word', () => {
    const found = (one: readonly Json[], other: readonly Json[]) =>
      differencesOf({ list: one }, { list: other }).map(({ path }) => path);
    expect(
      found(
        [
          { id: 'a', n: 1 },
          { id: 'a', n: 2 },
        ],
        [
          { id: 'a', n: 1 },
          { id: 'a', n: 3 },
        ],
      ),
    ).toEqual(['list[1].n']);
    expect(found([{ id: 'a', n: 1 }, { n: 2 }], [{ id: 'a', n: 3 }, { n: 2 }])).toEqual(['list[0].n']);
    expect(found([{ id: 7, n: 1 }], [{ id: 7, n: 2 }])).toEqual(['list[0].n']);
    expect(found(['a', 1], ['a', 2])).toEqual(['list[1]']);
    expect(found([null, 1, [2]], [null, 1, [3]])).toEqual(['list[2][0]']);
    expect(found([null, { id: 'a' }], [null, { id: 'b' }])).toEqual(['list[1].id']);
    expect(found([], [5])).toEqual(['list[0]']);
  });

  it('a value of another kind as a whole', () => {
    expect(paths({ map: 6, title: null })).toEqual([
      ['title', 'Small', null],
      ['map', scenario.map, 6],
    ]);
    expect(differencesOf({ a: null }, { a: { b: 1 } })).toEqual([{ path: 'a', one: null, other: { b: 1 } }]);
    expect(paths({ title: { short: 'S' } })).toEqual([['title', 'Small', { short: 'S' }]]);
    expect(differencesOf(undefined, 5)).toEqual([{ path: '', one: undefined, other: 5 }]);
  });

  it('fields with the names that every object has', () => {
    const other: unknown = JSON.parse('{"__proto__": 1, "a": 2}');
    if (typeof other !== 'object' || other === null) throw new Error('no object');
    expect(differencesOf({ a: 2 }, { ...other }).map(({ path }) => path)).toEqual(['__proto__']);
  });
});
