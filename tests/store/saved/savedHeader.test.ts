import { describe, expect, it } from 'vitest';
import { savedHeader } from '../../../src/store/saved/savedHeader';

const pictureOf = (picture: object) =>
  savedHeader({ id: 'a', summary: { title: 'A', turn: '1', stretch: '', points: '', picture } } as never)
    .picture;
const DRAWN = {
  areas: [{ kind: 'forest', hexes: '0101 0102' }],
  counters: [{ livery: 'blue', at: ['0203'] }],
};

describe('the picture of a stored game', () => {
  it('of earlier versions lies on hexes', () => {
    expect(pictureOf({ hexes: { columns: 5, rows: 4 }, ...DRAWN })).toEqual({
      field: { of: 'hexes', columns: 5, rows: 4 },
      ...DRAWN,
    });
  });
  it('has hexes of any layout, or points of a table without hexes', () => {
    const rows = { of: 'hexes', columns: 5, rows: 4, layout: { lines: 'rows', shifted: 'odd' } };
    expect(pictureOf({ field: rows, ...DRAWN })).toEqual({ field: rows, ...DRAWN });
    const table = {
      field: { of: 'table', width: 12_000, height: 9_000 },
      areas: [],
      patches: [
        {
          kind: 'height',
          outline: [
            [1, 2],
            [3, 4],
            [5, 6],
          ],
        },
      ],
      counters: [{ livery: 'red', at: [[600, 450]] }],
    };
    expect(pictureOf(table)).toEqual(table);
  });
  it('is left out where it is damaged', () => {
    expect(pictureOf({ field: { of: 'hexes', columns: 1e9, rows: 4 }, ...DRAWN })).toBeUndefined();
    expect(pictureOf({ field: { of: 'sphere' }, ...DRAWN })).toBeUndefined();
    expect(pictureOf(DRAWN)).toBeUndefined();
  });
});
