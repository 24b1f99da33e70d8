import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  areAdjacent,
  distance,
  type HexGrid,
  hexAt,
  hexGrid,
  numberOf,
  OFF_MAP,
} from '../../../src/core/hex/hex';
import { hexOfSegment, lineBetween, SINGLE } from '../../../src/core/hex/line';
import { isLess, passage } from '../../oracle/sight';

const twoHexes = fc.record({
  columns: fc.integer({ min: 1, max: 15 }),
  rows: fc.integer({ min: 1, max: 15 }),
  from: fc.nat(),
  to: fc.nat(),
});

type Segment = { readonly a: number; readonly b: number };

/** The hexes of every segment. */
function segmentsOf(grid: HexGrid, from: number, to: number): readonly Segment[] {
  const line = lineBetween(grid, from, to);
  return Array.from({ length: line.segments }, (_, i) => ({
    a: hexOfSegment(grid, from, line, i, 0),
    b: hexOfSegment(grid, from, line, i, 1),
  }));
}

/** `0504`, or `0504/0603` between two hexes, the lower number first, `off` for a hex beyond the map. */
function written(grid: HexGrid, { a, b }: Segment): string {
  const number = (hex: number) => (hex === OFF_MAP ? 'off' : numberOf(grid, hex));
  return b === SINGLE ? number(a) : [number(a), number(b)].sort().join('/');
}

function line(from: string, to: string): readonly string[] {
  const grid = hexGrid(12, 12);
  return segmentsOf(grid, hexAt(grid, from), hexAt(grid, to)).map((segment) => written(grid, segment));
}

describe('the straight line between two hexes', () => {
  it('5.21 names every hex it crosses in order, neither end included', () => {
    expect(line('0101', '0105')).toEqual(['0102', '0103', '0104']);
    expect(line('0505', '0502')).toEqual(['0504', '0503']);
    expect(line('0505', '0805')).toEqual(['0605', '0705']);
    expect(line('0505', '0506')).toEqual([]);
    expect(line('0505', '0505')).toEqual([]);
  });

  it('5.22 names both hexes where it runs between two', () => {
    expect(line('0402', '0602')).toEqual(['0502/0503']);
    expect(line('0402', '0802')).toEqual(['0502/0503', '0602', '0702/0703']);
    expect(line('0101', '0301')).toEqual(['0201/off']);
  });

  it('takes hexes in the order in which it meets them, even where it cuts one at its edge', () => {
    // It is in 0202 before it comes to 0303, although the middle of 0303 lies nearer.
    expect(line('0301', '0204')).toEqual(['0302', '0202', '0303', '0203']);
  });

  it('meets what a second implementation meets, in the same order, in every direction and at every length', () => {
    const grid = hexGrid(11, 11);
    for (const from of ['0606', '0111']) {
      for (const to of grid.numbers) {
        if (to === from) continue;
        const { crossed, between } = passage(11, 11, from, to);
        const inside = crossed.filter(({ hex }) => hex !== from && hex !== to);
        const met = [
          ...inside.map(({ hex, since }) => ({ what: hex, since })),
          ...between.map(({ pair, since }) => ({ what: pair.join('/'), since })),
        ].sort((a, b) => (isLess(a.since, b.since) ? -1 : 1));
        const ours = segmentsOf(grid, hexAt(grid, from), hexAt(grid, to));
        // The second implementation has no hexes beyond the map, and so no hexsides at its edge.
        const onMap = ours.map((segment) => written(grid, segment)).filter((what) => !what.includes('off'));
        expect(onMap, `${from} to ${to}`).toEqual(met.map(({ what }) => what));
      }
    }
  });

  it('has beyond the map one hex of two where it runs along the edge', () => {
    expect(line('0301', '0101')).toEqual(['0201/off']);
    expect(line('0212', '0412')).toEqual(['0312/off']);
    expect(line('0401', '1001')).toEqual(['0501/0502', '0601', '0701/0702', '0801', '0901/0902']);
  });

  it('is traced once for all ends that lie alike, on whatever map', () => {
    const [small, large] = [hexGrid(12, 12), hexGrid(20, 20)];
    const between = (grid: HexGrid, from: string, to: string) =>
      lineBetween(grid, hexAt(grid, from), hexAt(grid, to));
    expect(between(small, '0308', '1105')).toBe(between(large, '0709', '1506'));
    expect(between(small, '0308', '1105')).not.toBe(between(small, '1105', '0308'));
  });

  it('is the same from either end', () => {
    fc.assert(
      fc.property(twoHexes, ({ columns, rows, from, to }) => {
        const grid = hexGrid(columns, rows);
        const [a, b] = [from % grid.size, to % grid.size];
        const there = segmentsOf(grid, a, b).map((segment) => written(grid, segment));
        const back = segmentsOf(grid, b, a).map((segment) => written(grid, segment));
        expect(back.toReversed()).toEqual(there);
      }),
      { numRuns: 3000, seed: 2 },
    );
  });

  it('goes from neighbour to neighbour and lies between its ends', () => {
    fc.assert(
      fc.property(twoHexes, ({ columns, rows, from, to }) => {
        const grid = hexGrid(columns, rows);
        const [a, b] = [from % grid.size, to % grid.size];
        let before: readonly number[] = [a];
        for (const segment of segmentsOf(grid, a, b)) {
          const here = [segment.a, segment.b].filter((hex) => hex >= 0);
          if (here.length === 2) expect(areAdjacent(grid, here[0] ?? 0, here[1] ?? 0)).toBe(true);
          for (const hex of here) {
            expect([a, b]).not.toContain(hex);
            expect(distance(grid, a, hex) + distance(grid, hex, b)).toBeLessThanOrEqual(
              distance(grid, a, b) + 1,
            );
            const near = before.length === 0 || before.some((other) => areAdjacent(grid, other, hex));
            expect(near).toBe(true);
          }
          before = here;
        }
      }),
      { numRuns: 2000, seed: 3 },
    );
  });
});
