/** What is fitted into the window lies beside the buttons in its corner. */
import { expect, it } from 'vitest';
import { hexGeometry } from '../../../../src/surface/hexGeometry';
import { boxAround, cameraClear } from '../../../../src/ui/board/camera/box';
import { cameraFor } from '../../../../src/ui/board/camera/view';

const geometry = hexGeometry({ columns: 30, rows: 30 });
const window = { width: 390, height: 350 };
const BUTTON = { left: 12, right: 100, top: 12, bottom: 56 };
const pointsOf = (...hexes: readonly string[]) =>
  hexes.map((hex) => geometry.centreOf(hex)).filter((point) => point !== null);

function fitted(...hexes: readonly string[]) {
  const points = pointsOf(...hexes);
  const box = boxAround(points, geometry.pitch * 0.68);
  if (!box) throw new Error('nothing to fit');
  const camera = cameraClear(box, points, window, geometry, [BUTTON]);
  const air = (geometry.pitch / 2) * camera.scale;
  const tops = points.map(({ y }) => y * camera.scale + camera.y - air);
  const lows = points.map(({ y }) => y * camera.scale + camera.y + air);
  return { plain: cameraFor(box, window, geometry), camera, tops, lows };
}

it('a counter in that corner comes out from under them, and all stay in the window', () => {
  const { plain, camera, tops, lows } = fitted('0505', '1005', '0513', '1012');
  expect(camera).not.toEqual(plain);
  expect(Math.min(...tops)).toBeGreaterThanOrEqual(BUTTON.bottom);
  expect(Math.max(...lows)).toBeLessThanOrEqual(window.height);
});

it('where nobody stands there nothing changes', () => {
  const { plain, camera } = fitted('1005', '0513', '1012');
  expect(camera).toEqual(plain);
});
