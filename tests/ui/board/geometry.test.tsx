import { describe, expect, it } from 'vitest';
import { TURNS } from '../../../src/store/settings';
import { geometryOf, HEX_HEIGHT, hexNumber } from '../../../src/ui/board/geometry';

const SHEET = { columns: 28, rows: 27 };

describe('geometry of the sheet', () => {
  for (const turn of TURNS) {
    it(`finds each of the 756 hexes again from its centre and near its corners, turned by ${turn}`, () => {
      const geometry = geometryOf(SHEET, turn);
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

  it('puts even columns half a hex lower', () => {
    const geometry = geometryOf(SHEET);
    const odd = geometry.cell('0101')?.centre.y ?? 0;
    expect((geometry.cell('0201')?.centre.y ?? 0) - odd).toBeCloseTo(HEX_HEIGHT / 2);
    expect((geometry.cell('0301')?.centre.y ?? 0) - odd).toBeCloseTo(0);
  });

  it('keeps 1116 to 2011 a straight hexrow', () => {
    const geometry = geometryOf(SHEET);
    const from = geometry.cell('1116')?.centre ?? { x: 0, y: 0 };
    const to = geometry.cell('2011')?.centre ?? { x: 0, y: 0 };
    const angle = (Math.atan2(from.y - to.y, to.x - from.x) * 180) / Math.PI;
    expect(angle).toBeCloseTo(30);
  });

  it('gives a hexside for the six neighbours of a hex and for no other', () => {
    const geometry = geometryOf(SHEET);
    const beside = geometry.cells.filter(
      ({ hex }) => hex !== '1010' && geometry.hexside(['1010', hex]) !== null,
    );
    expect(beside.map(({ hex }) => hex).sort()).toEqual(['0910', '0911', '1009', '1011', '1110', '1111']);
  });

  it('has no hex beyond the map and no centre for a number that is not printed', () => {
    const geometry = geometryOf(SHEET);
    expect(geometry.hexAt({ x: 1, y: 1 })).toBeNull();
    expect(geometry.centreOf('2901')).toBeNull();
    expect(geometry.nearestHex({ x: -500, y: -500 })).toBe('0101');
    expect(hexNumber(6, 9)).toBe('0609');
  });

  it('is computed once for a size', () => {
    expect(geometryOf(SHEET)).toBe(geometryOf({ ...SHEET }));
    expect(geometryOf(SHEET, 180)).not.toBe(geometryOf(SHEET));
  });

  it.each([
    [90, 'right', 'down'],
    [270, 'left', 'up'],
  ] as const)('turned by %i degrees, has the printed top at the %s', (turn, top, right) => {
    const geometry = geometryOf(SHEET, turn);
    const { x, y, width, height } = geometry.frame;
    const at = (hex: string) => geometry.centreOf(hex) ?? { x: 0, y: 0 };
    const isAt = { right: at('0101').x > x + width / 2, left: at('0101').x < x + width / 2 };
    expect(isAt[top === 'right' ? 'right' : 'left']).toBe(true);
    const isFurther = { down: at('2801').y > y + height / 2, up: at('2801').y < y + height / 2 };
    expect(isFurther[right === 'down' ? 'down' : 'up']).toBe(true);
    expect([width, height]).toEqual([geometryOf(SHEET).frame.height, geometryOf(SHEET).frame.width]);
    expect(at('0101').y - at('0102').y).toBeCloseTo(0);
    expect(Math.abs(at('0101').x - at('0102').x)).toBeCloseTo(HEX_HEIGHT);
  });

  it('turns a table without hexes like any other', () => {
    const [upright, turned] = [geometryOf(null), geometryOf(null, 90)];
    expect(turned.centreOf([0, 0])?.x).toBeCloseTo(turned.frame.x + turned.frame.width - 12);
    expect(turned.centreOf([0, 0])?.y).toBeCloseTo(upright.centreOf([0, 0])?.y ?? Number.NaN);
  });

  it('turned, mirrors the field at its middle', () => {
    const upright = geometryOf(SHEET).cell('0101')?.centre ?? { x: 0, y: 0 };
    const turned = geometryOf(SHEET, 180).cell('0101')?.centre ?? { x: 0, y: 0 };
    const { frame } = geometryOf(SHEET);
    expect(upright.x + turned.x).toBeCloseTo(2 * frame.x + frame.width);
    expect(upright.y + turned.y).toBeCloseTo(2 * frame.y + frame.height);
  });
});
