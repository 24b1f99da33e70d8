import { defineHex, Orientation, pointToCube } from 'honeycomb-grid';
import { describe, expect, it } from 'vitest';
import { type BoardPoint, TURNS } from '../../src/core/contract/geometry';
import type { HexLayout } from '../../src/core/contract/map';
import { HEX_HEIGHT, HEX_RADIUS, hexGeometry, hexNumber } from '../../src/surface/hexGeometry';
import { chance } from '../../src/surface/paths';
import { tableGeometry } from '../../src/surface/tableGeometry';

const TABLE = { width: 12_000, height: 9_000 };
const SHEET = { columns: 28, rows: 27 };

describe('geometry of the sheet', () => {
  for (const turn of TURNS) {
    it(`finds each of the 756 hexes again from its centre and near its corners, turned by ${turn}`, () => {
      const geometry = hexGeometry(SHEET, turn);
      expect(geometry.cells).toHaveLength(756);
      for (const { hex, centre, corners } of geometry.cells) {
        expect(geometry.hexAt(centre)).toBe(hex);
        for (const corner of corners) {
          const near = {
            x: centre.x + (corner.x - centre.x) * 0.95,
            y: centre.y + (corner.y - centre.y) * 0.95,
          };
          expect(geometry.hexAt(near)).toBe(hex);
        }
        expect(geometry.cell(hex)?.centre).toEqual(geometry.centreOf(hex));
      }
    });
  }

  for (const lines of ['columns', 'rows'] as const) {
    for (const shifted of ['even', 'odd'] as const) {
      it(`finds the hex that honeycomb finds under any point, in ${lines}, the ${shifted} shifted`, () => {
        const geometry = hexGeometry({ ...SHEET, layout: { lines, shifted } });
        const Hex = defineHex({
          dimensions: HEX_RADIUS,
          orientation: lines === 'columns' ? Orientation.FLAT : Orientation.POINTY,
          offset: shifted === 'even' ? -1 : 1,
        });
        const first = geometry.centreOf('0101') ?? { x: 0, y: 0 };
        for (let n = 0; n < 4000; n++) {
          const point = { x: chance(n, 'x') * geometry.width, y: chance(n, 'y') * geometry.height };
          const hex = new Hex(pointToCube(Hex.prototype, { x: point.x - first.x, y: point.y - first.y }));
          const isOnSheet =
            hex.col >= 0 && hex.col < geometry.columns && hex.row >= 0 && hex.row < geometry.rows;
          expect(geometry.hexAt(point)).toBe(isOnSheet ? hexNumber(hex.col + 1, hex.row + 1) : null);
          if (!isOnSheet) continue;
          const centre = geometry.centreOf(hexNumber(hex.col + 1, hex.row + 1)) ?? first;
          expect(Math.hypot(centre.x - first.x - hex.x, centre.y - first.y - hex.y)).toBeLessThan(1e-6);
        }
      });
    }
  }

  it('puts even columns half a hex lower', () => {
    const geometry = hexGeometry(SHEET);
    const odd = geometry.cell('0101')?.centre.y ?? 0;
    expect((geometry.cell('0201')?.centre.y ?? 0) - odd).toBeCloseTo(HEX_HEIGHT / 2);
    expect((geometry.cell('0301')?.centre.y ?? 0) - odd).toBeCloseTo(0);
  });

  it('keeps 1116 to 2011 a straight hexrow', () => {
    const geometry = hexGeometry(SHEET);
    const from = geometry.cell('1116')?.centre ?? { x: 0, y: 0 };
    const to = geometry.cell('2011')?.centre ?? { x: 0, y: 0 };
    const angle = (Math.atan2(from.y - to.y, to.x - from.x) * 180) / Math.PI;
    expect(angle).toBeCloseTo(30);
  });

  it('gives a hexside for the six neighbours of a hex and for no other', () => {
    const geometry = hexGeometry(SHEET);
    const beside = geometry.cells.filter(
      ({ hex }) => hex !== '1010' && geometry.hexside(['1010', hex]) !== null,
    );
    expect(beside.map(({ hex }) => hex).sort()).toEqual(['0910', '0911', '1009', '1011', '1110', '1111']);
  });

  it('has no hex beyond the map and no centre for a number that is not printed', () => {
    const geometry = hexGeometry(SHEET);
    expect(geometry.hexAt({ x: 1, y: 1 })).toBeNull();
    expect(geometry.centreOf('2901')).toBeNull();
    expect(geometry.nearestHex({ x: -500, y: -500 })).toBe('0101');
    expect(hexNumber(6, 9)).toBe('0609');
  });

  it('is computed once for a size', () => {
    expect(hexGeometry(SHEET)).toBe(hexGeometry({ ...SHEET }));
    expect(hexGeometry(SHEET, 180)).not.toBe(hexGeometry(SHEET));
  });

  it.each([
    [90, 'right', 'down'],
    [270, 'left', 'up'],
  ] as const)('turned by %i degrees, has the printed top at the %s', (turn, top, right) => {
    const geometry = hexGeometry(SHEET, turn);
    const { x, y, width, height } = geometry.frame;
    const at = (hex: string) => geometry.centreOf(hex) ?? { x: 0, y: 0 };
    const isAt = { right: at('0101').x > x + width / 2, left: at('0101').x < x + width / 2 };
    expect(isAt[top === 'right' ? 'right' : 'left']).toBe(true);
    const isFurther = { down: at('2801').y > y + height / 2, up: at('2801').y < y + height / 2 };
    expect(isFurther[right === 'down' ? 'down' : 'up']).toBe(true);
    expect([width, height]).toEqual([hexGeometry(SHEET).frame.height, hexGeometry(SHEET).frame.width]);
    expect(at('0101').y - at('0102').y).toBeCloseTo(0);
    expect(Math.abs(at('0101').x - at('0102').x)).toBeCloseTo(HEX_HEIGHT);
  });

  it('turns a table without hexes like any other', () => {
    const [upright, turned] = [tableGeometry(TABLE), tableGeometry(TABLE, 90)];
    expect(turned.centreOf([0, 0])?.x).toBeCloseTo(turned.frame.x + turned.frame.width - 12);
    expect(turned.centreOf([0, 0])?.y).toBeCloseTo(upright.centreOf([0, 0])?.y ?? Number.NaN);
  });

  it('turned, mirrors the field at its middle', () => {
    const upright = hexGeometry(SHEET).cell('0101')?.centre ?? { x: 0, y: 0 };
    const turned = hexGeometry(SHEET, 180).cell('0101')?.centre ?? { x: 0, y: 0 };
    const { frame } = hexGeometry(SHEET);
    expect(upright.x + turned.x).toBeCloseTo(2 * frame.x + frame.width);
    expect(upright.y + turned.y).toBeCloseTo(2 * frame.y + frame.height);
  });
});

const LAYOUTS: readonly HexLayout[] = (['columns', 'rows'] as const).flatMap((lines) =>
  (['even', 'odd'] as const).map((shifted) => ({ lines, shifted })),
);
const far = (a: BoardPoint | null, b: BoardPoint | null) =>
  Math.hypot((a?.x ?? 0) - (b?.x ?? 0), (a?.y ?? 0) - (b?.y ?? 0));

describe.each(LAYOUTS)('hexes in $lines, the $shifted ones shifted', (layout) => {
  const field = { columns: 7, rows: 6, layout };

  it.each(TURNS)('are found again, lie within the frame and touch six others, turned by %i', (turn) => {
    const geometry = hexGeometry(field, turn);
    const { x, y, width, height } = geometry.frame;
    for (const { hex, centre, corners } of geometry.cells) {
      expect(geometry.hexAt(centre)).toBe(hex);
      for (const corner of corners) {
        expect(corner.x).toBeGreaterThan(x);
        expect(corner.x).toBeLessThan(x + width);
        expect(corner.y).toBeGreaterThan(y);
        expect(corner.y).toBeLessThan(y + height);
      }
      for (const beside of geometry.neighboursOf(hex))
        expect(far(centre, geometry.centreOf(beside))).toBeCloseTo(HEX_HEIGHT);
    }
    expect(geometry.neighboursOf('0303')).toHaveLength(6);
    expect(geometry.neighboursOf('0101').length).toBeLessThan(4);
  });

  it('lie half a hex further where they are said to', () => {
    const { centreOf } = hexGeometry(field);
    const [first, second] = [centreOf('0101'), centreOf(layout.lines === 'columns' ? '0201' : '0102')];
    const by = layout.shifted === 'even' ? HEX_HEIGHT / 2 : -HEX_HEIGHT / 2;
    const along = layout.lines === 'columns' ? 'y' : 'x';
    expect((second?.[along] ?? 0) - (first?.[along] ?? 0)).toBeCloseTo(by);
  });

  it.each(TURNS)('are walked over by arrow keys as the eye expects, turned by %i', (turn) => {
    const geometry = hexGeometry(field, turn);
    const from = geometry.centreOf('0403');
    const step = (direction: 'up' | 'down' | 'left' | 'right') =>
      geometry.centreOf(geometry.stepFrom('0403', direction, 'next'));
    expect(step('up')?.y).toBeLessThan(from?.y ?? 0);
    expect(step('down')?.y).toBeGreaterThan(from?.y ?? 0);
    expect(step('left')?.x).toBeLessThan(from?.x ?? 0);
    expect(step('right')?.x).toBeGreaterThan(from?.x ?? 0);
    const straight = geometry.isInRows ? (['left', 'right', 'y'] as const) : (['up', 'down', 'x'] as const);
    for (const direction of [straight[0], straight[1]])
      expect(step(direction)?.[straight[2]]).toBeCloseTo(from?.[straight[2]] ?? Number.NaN);
    expect(geometry.stepFrom('0101', 'left', 'edge')).toMatch(/^0/);
  });
});

describe('a table without hexes', () => {
  const { placeAt, centreOf, nearestPlace, stepFrom, cells, cornersOf } = tableGeometry(TABLE);

  it.each(TURNS)('finds every tenth of a millimetre again, turned by %i', (turn) => {
    const geometry = tableGeometry(TABLE, turn);
    for (const at of [
      [0, 0],
      [1, 2],
      [4_567, 8_901],
      [12_000, 9_000],
    ] as const)
      expect(geometry.placeAt(geometry.centreOf(at) ?? { x: 0, y: 0 })).toEqual(at);
  });
  it('has no place beyond its edge, and a nearest one', () => {
    const beyond = { ...(centreOf([12_000, 9_000]) ?? { x: 0, y: 0 }), x: 9_999 };
    expect(placeAt(beyond)).toBeNull();
    expect(nearestPlace(beyond)).toEqual([12_000, 9_000]);
  });
  it('is walked over by the millimetre, by ten with a long step, and to its edges', () => {
    expect(stepFrom([500, 500], 'right', 'next')).toEqual([510, 500]);
    expect(stepFrom([500, 500], 'up', 'far')).toEqual([500, 400]);
    expect(stepFrom([500, 500], 'left', 'edge')).toEqual([0, 500]);
    expect(tableGeometry(TABLE, 90).stepFrom([500, 500], 'right', 'next')).toEqual([500, 490]);
  });
  it('has places that cannot be counted and have no sides', () => {
    expect([cells, cornersOf([5, 5]), centreOf('0101')]).toEqual([[], null, null]);
  });
});
