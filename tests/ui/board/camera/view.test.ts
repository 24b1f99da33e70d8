import { expect, it } from 'vitest';
import { hexGeometry } from '../../../../src/surface/hexGeometry';
import { acrossWindow, type CameraState, revealed, stretched } from '../../../../src/ui/board/camera/view';

const NUMBER = /-?\d+(?:\.\d+)?(?:e-?\d+)?/g;

/** Where a point of the sheet comes to lie under the transform, as CSS has it. */
function seen(transform: string, point: { x: number; y: number }) {
  const numbers = (transform.replace('translate3d', 'translate').match(NUMBER) ?? []).map(Number);
  const [perspective = 0, dx = 0, dy = 0, depth = 0, scale = 1] =
    numbers.length === 5 ? numbers : [1, numbers[0], numbers[1], 0, numbers[2]];
  const nearer = perspective / (perspective - depth);
  return { x: (point.x * scale + dx) * nearer, y: (point.y * scale + dy) * nearer };
}

it.each<[CameraState, number]>([
  [{ x: 12, y: -40, scale: 1.3 }, 0.6],
  [{ x: -300.5, y: 77, scale: 0.31 }, 1.4],
  [{ x: 5, y: 6, scale: 0.8 }, 0.8],
])('while the map is zoomed to %o, it lies where it will lie when it is drawn sharp', (camera, drawn) => {
  const transform = stretched(camera, drawn);
  expect(transform).toContain(`scale(${drawn})`);
  for (const point of [
    { x: 0, y: 0 },
    { x: 931, y: 444 },
  ]) {
    const { x, y } = seen(transform, point);
    expect(x).toBeCloseTo(point.x * camera.scale + camera.x, 6);
    expect(y).toBeCloseTo(point.y * camera.scale + camera.y, 6);
  }
});

it('fitted to the width, the drawn map is as wide as the window, at the height that was looked at', () => {
  const geometry = hexGeometry({ columns: 28, rows: 40 });
  const window = { width: 900, height: 500 };
  const before = { x: -200, y: -700, scale: 0.8 };
  const { x, y, scale } = acrossWindow(before, window, geometry);
  const { frame } = geometry;
  expect(frame.x * scale + x).toBeCloseTo(14 * scale, 4);
  expect((frame.x + frame.width) * scale + x).toBeCloseTo(900 - 14 * scale, 4);
  expect((250 - y) / scale).toBeCloseTo((250 - before.y) / before.scale, 4);
});

it('a place under the buttons in the corner of the map is brought out from under them, and then lies still', () => {
  const geometry = hexGeometry({ columns: 28, rows: 40 });
  const window = { width: 390, height: 400 };
  const buttons = { left: 10, right: 150, top: 10, bottom: 54 };
  const camera = { x: -300, y: -500, scale: 0.8 };
  const point = geometry.centreOf('0812') ?? { x: 0, y: 0 };
  const under = { ...camera, x: 80 - point.x * 0.8, y: 40 - point.y * 0.8 };
  const next = revealed(under, point, window, geometry, [buttons]);
  const half = (geometry.pitch / 2) * 0.8;
  const seen = { x: point.x * 0.8 + next.x, y: point.y * 0.8 + next.y };
  expect(seen.y - half >= buttons.bottom || seen.x - half >= buttons.right).toBe(true);
  expect(seen.x > half && seen.x < 390 - half && seen.y > half && seen.y < 400 - half).toBe(true);
  expect(revealed(next, point, window, geometry, [buttons])).toBe(next);
  expect(revealed(under, point, window, geometry)).toBe(under);
});
