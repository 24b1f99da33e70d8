/** What is to be shown comes into view by as little as that needs. */
import { expect, it } from 'vitest';
import { hexGeometry } from '../../../../src/surface/hexGeometry';
import { allLegible, allRevealed } from '../../../../src/ui/board/camera/box';
import { pointsShown } from '../../../../src/ui/board/camera/shownPlaces';
import { isInView, NUMBERS_FROM } from '../../../../src/ui/board/camera/view';
import { tagWidth } from '../../../../src/ui/board/marks/tagWidth';

const geometry = hexGeometry({ columns: 30, rows: 30 });
const window = { width: 600, height: 500 };
const camera = { x: 0, y: 0, scale: 1 };
const pointsOf = (...hexes: readonly string[]) =>
  hexes.map((hex) => geometry.centreOf(hex)).filter((point) => point !== null);

it('nothing moves while all is in view', () => {
  expect(allRevealed(camera, pointsOf('0404', '0606'), window, geometry)).toBe(camera);
});

it('what lies outside is brought in at the same scale, and the rest stays in view', () => {
  const points = pointsOf('0404', '1204');
  const next = allRevealed(camera, points, window, geometry);
  expect(next).toMatchObject({ y: 0, scale: 1 });
  expect(points.every((point) => isInView(next, point, window))).toBe(true);
});

it('what does not fit is drawn smaller', () => {
  const points = pointsOf('0202', '2828');
  const next = allRevealed(camera, points, window, geometry);
  expect(next.scale).toBeLessThan(1);
  expect(points.every((point) => isInView(next, point, window))).toBe(true);
});

it('what is to be read is drawn larger first, with all of it in view', () => {
  const far = { x: 0, y: 0, scale: 0.25 };
  const near = pointsOf('0404', '0606');
  const next = allLegible(far, near, window, geometry);
  expect(next.scale).toBeGreaterThanOrEqual(NUMBERS_FROM);
  expect(near.every((point) => isInView(next, point, window))).toBe(true);
  const apart = pointsOf('0404', '1404');
  const wide = allLegible(far, apart, window, geometry);
  expect(wide.scale).toBeGreaterThan(far.scale);
  expect(wide.scale).toBeLessThan(NUMBERS_FROM + 0.1);
  expect(apart.every((point) => isInView(wide, point, window))).toBe(true);
});

it('what can be read already stays at its scale', () => {
  const points = pointsOf('0404', '0606');
  for (const at of [camera, { ...camera, scale: 0.6 }])
    expect(allLegible(at, points, window, geometry)).toBe(at);
});

it('what is written at the end of a way comes into view with it', () => {
  const shape = { kind: 'line', through: ['1010', '0909', '0808'] } as const;
  const way = (label: string) => [{ means: 'path', label, shape } as const];
  const reach = (label: string, place: string) =>
    pointsShown([place], way(label), geometry).map(({ x }) => x - (geometry.centreOf(place)?.x ?? 0));
  const found = reach('10 to the edge', '0808');
  const right = Math.max(...found);
  expect(Math.min(...found)).toBeCloseTo(-right);
  expect(2 * right + geometry.pitch).toBeCloseTo(tagWidth('10 to the edge'));
  expect(reach('9', '0808')).toEqual([0]);
  expect(reach('10 to the edge', '1010')).toEqual([0]);
});
