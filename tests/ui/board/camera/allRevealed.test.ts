/** What is to be shown comes into view by as little as that needs. */
import { expect, it } from 'vitest';
import { hexGeometry } from '../../../../src/surface/hexGeometry';
import { allRevealed } from '../../../../src/ui/board/camera/box';
import { isInView } from '../../../../src/ui/board/camera/view';

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
