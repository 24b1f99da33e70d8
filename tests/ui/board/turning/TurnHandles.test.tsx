// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { thirtyYearsWarSurface } from '../../../../src/systems/thirty-years-war/surface';
import { boxAround, shared } from '../../../../src/ui/board/marks/labelBoxes';
import { labelSpots, sizeOf } from '../../../../src/ui/board/marks/tagSpots';
import { TurnHandles } from '../../../../src/ui/board/turning/TurnHandles';
import { handleBoxes, turnable } from '../../../../src/ui/board/turning/turned';
import { counterIn } from '../company';

const geometry = thirtyYearsWarSurface.geometryOf({ of: 'hexes', columns: 12, rows: 10 });
const picked = {
  ...counterIn('infantry', '0504'),
  condition: ['picked'],
  facing: 60,
  turns: [0, 60],
} as const;

/** How wide the handle is on the screen, in CSS pixels, and how far its middle is from the counter. */
function drawnAt(scale: number) {
  const inHand = turnable([picked], [], geometry);
  if (!inHand) throw new Error('nothing in the hand');
  const camera = { current: () => ({ x: 0, y: 0, scale }), watch: () => () => undefined };
  const { container, unmount } = render(<TurnHandles {...{ turnable: inHand, geometry, camera }} />);
  const handle = container.querySelector<HTMLElement>('.turn-handle');
  const [x = 0, y = 0, size = 0] = (handle?.style.transform.match(/-?[\d.]+/g) ?? []).map(Number);
  unmount();
  const half = 22;
  const { centre, reach } = inHand;
  const away = Math.hypot(x + half - centre.x, y + half - centre.y) - reach;
  return { wide: 2 * half * size * scale, away: away * scale };
}

it('a handle is as large on the screen at every zoom, and smaller where places are', () => {
  const place = geometry.pitch;
  expect(drawnAt(3).wide).toBeCloseTo(44);
  expect(drawnAt(2).wide).toBeCloseTo(44);
  expect(drawnAt(1).wide).toBeLessThan(place / 2);
  // A pointer can still meet it.
  expect(drawnAt(0.3).wide).toBeCloseTo(26);
  expect(drawnAt(0.3).away).toBeLessThan(drawnAt(3).away);
});

it('no label lies where a handle is drawn', () => {
  const ghost = { counter: picked.id, at: '0503', facing: 90 } as const;
  const way = {
    means: 'path',
    label: '1 MP',
    shape: { kind: 'line', through: ['0603', '0503'] },
  } as const;
  const inHand = turnable([picked], [ghost], geometry);
  if (!inHand) throw new Error('nothing in the hand');
  const handles = handleBoxes(inHand, geometry);
  const covered = (taken: typeof handles) => {
    const [spot] = labelSpots([way], geometry, taken).get(way) ?? [];
    if (!spot) throw new Error('no label');
    const [handle] = handles;
    return handle ? shared(boxAround(spot, sizeOf(way)), handle) : 0;
  };
  expect(covered([])).toBeGreaterThan(0);
  expect(covered(handles)).toBe(0);
});
