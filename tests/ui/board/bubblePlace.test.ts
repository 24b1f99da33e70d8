/** What a finger is told never lies over what it points at, nor over what is chosen. */
import { describe, expect, it } from 'vitest';
import { bubblePlace } from '../../../src/ui/board/bubblePlace';

const HEIGHT = 360;
const band = (middle: number) => ({ from: middle - 26, to: middle + 26 });

describe('the bubble beside a finger', () => {
  it.each([
    ['at the edge with more room', [band(300)], 'above'],
    ['above, where both are below', [band(250), band(330)], 'above'],
    ['below, where both are above', [band(40), band(130)], 'below'],
    ['between them, where they are at both edges', [band(30), band(330)], 'between'],
  ] as const)('lies %s', (_, kept, hangs) => {
    expect(bubblePlace(kept, HEIGHT).hangs).toBe(hangs);
  });
  it('keeps off all that must stay in sight, wherever that lies', () => {
    for (let finger = 0; finger <= HEIGHT; finger += 20)
      for (let chosen = -60; chosen <= HEIGHT + 60; chosen += 20) {
        const kept = [band(finger), band(chosen)];
        const { hangs, from, room } = bubblePlace(kept, HEIGHT);
        const top = hangs === 'below' ? HEIGHT - 10 - room : from;
        expect(room, `${finger} ${chosen}`).toBeGreaterThanOrEqual(60);
        for (const { from: above, to } of kept)
          expect(top + room <= above || top >= to, `${finger} ${chosen}`).toBe(true);
      }
  });
});
