import fc from 'fast-check';
import { defineHex, Grid, Orientation, rectangle } from 'honeycomb-grid';
import { describe, expect, it } from 'vitest';
import {
  areAdjacent,
  DIRECTIONS,
  directionTo,
  distance,
  type HexGrid,
  hexAt,
  hexesWithin,
  hexGrid,
  neighbour,
  numberOf,
  OFF_MAP,
  printedNumber,
} from '../../../src/core/hex/hex';

const LAYOUTS = (['columns', 'rows'] as const).flatMap((lines) =>
  (['even', 'odd'] as const).map((shifted) => ({ lines, shifted })),
);
const sizes = fc.record({
  columns: fc.integer({ min: 1, max: 12 }),
  rows: fc.integer({ min: 1, max: 12 }),
});

describe.each(LAYOUTS)('hex tables against honeycomb, the $shifted $lines shifted', (layout) => {
  const TestHex = defineHex({
    orientation: layout.lines === 'columns' ? Orientation.FLAT : Orientation.POINTY,
    offset: layout.shifted === 'even' ? -1 : 1,
  });

  it('have the axial coordinates, distances and neighbours that honeycomb gives', () => {
    fc.assert(
      fc.property(sizes, ({ columns, rows }) => {
        const grid = hexGrid(columns, rows, layout);
        const theirs = new Grid(TestHex, rectangle({ width: columns, height: rows }));
        const known = theirs
          .toArray()
          .map((hex) => ({ hex, at: hexAt(grid, printedNumber(hex.col, hex.row)) }));
        expect(known).toHaveLength(grid.size);
        for (const { hex, at } of known) {
          expect([grid.q[at], grid.r[at]]).toEqual([hex.q, hex.r]);
          const steps = known.map((other) => theirs.distance(hex, other.hex));
          expect(known.map((other) => distance(grid, at, other.at))).toEqual(steps);
          expect(known.map((other) => areAdjacent(grid, at, other.at))).toEqual(steps.map((n) => n === 1));
        }
      }),
      { numRuns: 12, seed: 1 },
    );
  });

  it('find the hexes that are at most so far from one', () => {
    fc.assert(
      fc.property(sizes, fc.nat(), fc.integer({ min: 0, max: 6 }), ({ columns, rows }, draw, most) => {
        const grid = hexGrid(columns, rows, layout);
        const center = draw % grid.size;
        const all = Array.from({ length: grid.size }, (_, hex) => hex);
        const near = all.filter((hex) => distance(grid, center, hex) <= most);
        expect(hexesWithin(grid, center, most)).toEqual(near);
      }),
      { numRuns: 40, seed: 1 },
    );
  });

  it('6.15 a direction leads to the hex drawn there: clockwise from straight up, or from the upper left', () => {
    const centre = new TestHex({ col: 4, row: 4 });
    const around = DIRECTIONS.map((direction) => {
      const grid = hexGrid(9, 9, layout);
      const [column = 0, row = 0] = columnAndRow(grid, neighbour(grid, hexAt(grid, '0505'), direction));
      const other = new TestHex({ col: column, row });
      return [Math.sign(Math.round(other.x - centre.x)), Math.sign(Math.round(other.y - centre.y))];
    });
    expect(around).toEqual(AROUND[layout.lines]);
  });
});

/** To the right and down, direction by direction. */
// biome-ignore format: as they lie
const AROUND = {
  columns: [[0, -1], [1, -1], [1, 1], [0, 1], [-1, 1], [-1, -1]],
  rows: [[-1, -1], [1, -1], [1, 0], [1, 1], [-1, 1], [-1, 0]],
};

function columnAndRow(grid: HexGrid, hex: number): readonly number[] {
  const number = numberOf(grid, hex);
  return [Number(number.slice(0, 2)) - 1, Number(number.slice(2)) - 1];
}

describe('printed hex numbers', () => {
  const grid = hexGrid(28, 27);

  it('number columns and rows from 01, and only what is on the map has one', () => {
    expect([grid.numbers[0], grid.numbers.at(-1), grid.size]).toEqual(['0101', '2827', 756]);
    expect(grid.numbers.map((number) => hexAt(grid, number))).toEqual(grid.numbers.map((_, hex) => hex));
    expect(['0001', '0100', '2901', '0128', '', '101', 'x'].map((number) => hexAt(grid, number))).toEqual(
      Array.from({ length: 7 }, () => OFF_MAP),
    );
    expect(() => numberOf(grid, OFF_MAP)).toThrow(RangeError);
    expect(() => numberOf(grid, grid.size)).toThrow(RangeError);
  });

  it('of a map are made once', () => {
    expect([printedNumber(0, 0), printedNumber(8, 26), printedNumber(27, 9)]).toEqual([
      '0101',
      '0927',
      '2810',
    ]);
    expect(hexGrid(3, 2).numbers).toEqual(['0101', '0102', '0201', '0202', '0301', '0302']);
    expect(hexGrid(3, 2)).toBe(hexGrid(3, 2));
    expect(hexGrid(3, 2)).not.toBe(hexGrid(2, 3));
  });

  it('what is off the map has no neighbour on it', () => {
    expect(DIRECTIONS.map((d) => neighbour(hexGrid(3, 3), OFF_MAP, d))).toEqual(Array(6).fill(OFF_MAP));
  });
  it('no hex has a neighbour beyond any edge', () => {
    const small = hexGrid(2, 3);
    const around = [...small.numbers.keys()].map((hex) =>
      DIRECTIONS.map((d) => neighbour(small, hex, d)).map((at) =>
        at === OFF_MAP ? '' : numberOf(small, at),
      ),
    );
    expect(around).toEqual([
      ['', '', '0201', '0102', '', ''],
      ['0101', '0201', '0202', '0103', '', ''],
      ['0102', '0202', '0203', '', '', ''],
      ['', '', '', '0202', '0102', '0101'],
      ['0201', '', '', '0203', '0103', '0102'],
      ['0202', '', '', '', '', '0103'],
    ]);
  });

  it('even columns lie half a hex lower', () => {
    const around = (number: string) =>
      DIRECTIONS.map((d) => grid.numbers[neighbour(grid, hexAt(grid, number), d)]);
    expect(around('0505')).toEqual(['0504', '0604', '0605', '0506', '0405', '0404']);
    expect(around('0605')).toEqual(['0604', '0705', '0706', '0606', '0506', '0505']);
    expect(around('0101')).toEqual([undefined, undefined, '0201', '0102', undefined, undefined]);
  });

  // The printed rules name these as straight rows of hexes; they are only with even columns half a hex lower.
  it.each([
    ['1116', '2011'],
    ['1113', '2108'],
  ])('%s to %s is a straight row', (from, to) => {
    const [first, last] = [hexAt(grid, from), hexAt(grid, to)];
    const towards = DIRECTIONS.filter((direction) => {
      let at = first;
      for (let step = 0; step < distance(grid, first, last); step++) at = neighbour(grid, at, direction);
      return at === last;
    });
    expect(towards).toHaveLength(1);
    expect(distance(grid, first, last)).toBe(Number(to.slice(0, 2)) - Number(from.slice(0, 2)));
  });

  it('both those rows are parallel, three hexes apart', () => {
    const [a, b] = [hexAt(grid, '1116'), hexAt(grid, '1113')];
    expect(distance(grid, a, b)).toBe(3);
    expect(directionTo(grid, a, hexAt(grid, '1215'))).toBe(directionTo(grid, b, hexAt(grid, '1212')));
  });
});
