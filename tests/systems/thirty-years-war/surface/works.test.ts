import { expect, it, vi } from 'vitest';
import type { Cell } from '../../../../src/core/contract/geometry';
import { hexGeometry } from '../../../../src/surface/hexGeometry';
import { linksOf } from '../../../../src/systems/thirty-years-war/surface/Works';
import { chance } from '../../../helpers/positions/scattered';

const geometry = hexGeometry({ columns: 12, rows: 9 });

/** Every pair of them tried. */
function byTrying(cells: readonly Cell[]): readonly string[] {
  const touch = (a: Cell, b: Cell) => geometry.hexside([a.hex, b.hex]) !== null;
  return cells.flatMap((from, i) =>
    cells.flatMap((to, j) => {
      const between = cells.slice(i + 1, Math.max(i + 1, j));
      const joined = j > i && touch(from, to) && !between.some((one) => touch(from, one) && touch(one, to));
      return joined ? `${from.hex} ${to.hex}` : [];
    }),
  );
}

it('works are joined as by trying every pair, in whatever order they are listed', () => {
  const draw = chance(3);
  for (const of of [2, 3, 4]) {
    const cells = geometry.cells.filter(() => draw(of) > 0).toSorted(() => draw(3) - 1);
    const told = linksOf(cells, geometry).map(({ from, to }) => `${from.hex} ${to.hex}`);
    expect(told.toSorted()).toEqual(byTrying(cells).toSorted());
    expect(told.length).toBeGreaterThan(20);
  }
});

it('each looks at its neighbours only', () => {
  const hexside = vi.fn(geometry.hexside);
  linksOf(geometry.cells, { ...geometry, hexside });
  expect(hexside.mock.calls.length).toBeLessThan(geometry.cells.length * 30);
});
