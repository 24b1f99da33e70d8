import { expect, it } from 'vitest';
import type { Place } from '../../../src/core/contract/values';
import { tableGeometry } from '../../../src/surface/tableGeometry';
import type { Camera } from '../../../src/ui/board/camera/camera';
import { isSameTarget } from '../../../src/ui/board/sameTarget';

const geometry = tableGeometry({ width: 12_000, height: 9_000 });
const cameraAt = (scale: number) => ({ current: () => ({ x: 0, y: 0, scale }) }) as Camera;
const on = (at: Place) => ({ on: 'place', at }) as const;

it('a finger comes to the same point again as near as it can, whatever the zoom', () => {
  // 10 mm are 20 units of the sheet.
  expect(isSameTarget(on([500, 500]), on([600, 500]), geometry, cameraAt(1))).toBe(true);
  expect(isSameTarget(on([500, 500]), on([600, 500]), geometry, cameraAt(2))).toBe(false);
});
it('a hex, a counter and a button are the same or not', () => {
  expect(isSameTarget(on('0304'), on('0304'), geometry, cameraAt(1))).toBe(true);
  expect(isSameTarget(on('0304'), on('0305'), geometry, cameraAt(1))).toBe(false);
  expect(isSameTarget({ on: 'option', id: 'end' }, on('0305'), geometry, cameraAt(1))).toBe(false);
});
