import { describe, expect, it } from 'vitest';
import { geometryOf, HEX_HEIGHT, hexNumber } from '../../../src/ui/board/geometry';

const SHEET = { columns: 28, rows: 27 };

describe('geometry of the sheet', () => {
  for (const turned of [false, true]) {
    it(`finds each of the 756 hexes again from its centre and near its corners${turned ? ', turned' : ''}`, () => {
      const geometry = geometryOf(SHEET, turned);
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
    expect(geometryOf(SHEET, true)).not.toBe(geometryOf(SHEET));
  });

  it('turned, mirrors the field at its middle', () => {
    const upright = geometryOf(SHEET).cell('0101')?.centre ?? { x: 0, y: 0 };
    const turned = geometryOf(SHEET, true).cell('0101')?.centre ?? { x: 0, y: 0 };
    const { frame } = geometryOf(SHEET);
    expect(upright.x + turned.x).toBeCloseTo(2 * frame.x + frame.width);
    expect(upright.y + turned.y).toBeCloseTo(2 * frame.y + frame.height);
  });
});
