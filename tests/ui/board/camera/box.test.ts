import { describe, expect, it } from 'vitest';
import type { BoardView, Mark } from '../../../../src/core/contract/board';
import type { CounterId, SideId } from '../../../../src/core/contract/values';
import { HEX_HEIGHT, hexGeometry } from '../../../../src/surface/hexGeometry';
import { boxOfFighting, boxOfSetUp, boxOfSheet } from '../../../../src/ui/board/camera/box';
import { cameraFor } from '../../../../src/ui/board/camera/view';

const geometry = hexGeometry({ columns: 28, rows: 31 });
const view = (marks: readonly Mark[]): BoardView => ({ counters: [], marks });
const lit = view([
  { means: 'reach', label: '', shape: { kind: 'places', places: ['0505', '0808'] } },
  { means: 'selected', label: '', shape: { kind: 'places', places: ['2828'] } },
]);
const PHONE = { width: 390, height: 400 };

describe('what is shown while a side sets up', () => {
  it('is the whole ground where its hexes are large enough to be hit', () => {
    expect(boxOfSetUp(lit, geometry, { width: 1084, height: 844 })).toEqual(boxOfSheet(geometry));
  });
  it('is otherwise the hexes that are lit, with some around them', () => {
    const box = boxOfSetUp(lit, geometry, PHONE);
    const [first, last] = [geometry.centreOf('0505'), geometry.centreOf('0808')];
    const air = 1.5 * HEX_HEIGHT;
    expect([box.left, box.top].map((edge) => edge + air)).toEqual([first?.x, first?.y]);
    expect([box.right, box.bottom].map((edge) => edge - air)).toEqual([last?.x, last?.y]);
    expect(HEX_HEIGHT * cameraFor(box, PHONE, geometry).scale).toBeGreaterThan(40);
  });
  it('is the whole ground where nothing is lit', () => {
    expect(boxOfSetUp(view([]), geometry, PHONE)).toEqual(boxOfSheet(geometry));
  });
});

describe('where the fighting is', () => {
  const standing = (...all: readonly (readonly [side: string, at: string])[]): BoardView => ({
    marks: [],
    counters: all.map(([side, at]) => ({
      ...{ id: `${side}${at}` as CounterId, side: side as SideId, at, tray: '', name: '', label: '' },
      ...{ face: {}, tags: [], condition: [] },
    })),
  });
  const around = (...hexes: readonly string[]) => {
    const points = hexes.flatMap((hex) => geometry.centreOf(hex) ?? []);
    return {
      left: Math.min(...points.map(({ x }) => x)) - HEX_HEIGHT,
      right: Math.max(...points.map(({ x }) => x)) + HEX_HEIGHT,
      top: Math.min(...points.map(({ y }) => y)) - HEX_HEIGHT,
      bottom: Math.max(...points.map(({ y }) => y)) + HEX_HEIGHT,
    };
  };
  it('are those that have opponents within two hexes, however many places that are', () => {
    const view = standing(
      ['a', '0505'],
      ['b', '0507'],
      ['a', '1010'],
      ['b', '1110'],
      ['a', '2020'],
      ['b', '2024'],
    );
    expect(boxOfFighting(view, geometry)).toEqual(around('0505', '0507', '1010', '1110'));
  });
  it('are otherwise those that are nearest to each other', () => {
    const view = standing(['a', '0505'], ['b', '0509'], ['a', '0501'], ['b', '2020']);
    expect(boxOfFighting(view, geometry)).toEqual(around('0505', '0509'));
  });
  it('are all counters of a side that has no opponents, or the whole sheet', () => {
    expect(boxOfFighting(standing(['a', '0505'], ['a', '1010']), geometry)).toEqual(around('0505', '1010'));
    expect(boxOfFighting(standing(), geometry)).toEqual(boxOfSheet(geometry));
  });
});
