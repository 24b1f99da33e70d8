import { describe, expect, it } from 'vitest';
import type { BoardView, Mark } from '../../../src/core/seam';
import { boxOfSetUp, boxOfSheet } from '../../../src/ui/board/box';
import { geometryOf, HEX_HEIGHT } from '../../../src/ui/board/geometry';
import { cameraFor } from '../../../src/ui/board/view';

const geometry = geometryOf({ columns: 28, rows: 31 });
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
