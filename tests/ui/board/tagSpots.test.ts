import { describe, expect, it } from 'vitest';
import { clearSpot, tagWidth } from '../../../src/ui/board/tagSpots';

describe('the label of a line', () => {
  const from = { x: 0, y: 0 };
  const to = { x: 400, y: 0 };
  it('lies in its middle', () => {
    expect(clearSpot(from, to, 'range 4', [])).toEqual({ x: 200, y: 0 });
  });
  it('gives way to the label of a place', () => {
    const name = { x: 200, y: 5, width: tagWidth('Coislin in 1611') };
    const { x } = clearSpot(from, to, 'range 4', [name]);
    expect(Math.abs(x - 200)).toBeGreaterThan((name.width + tagWidth('range 4')) / 2);
  });
  it('on a short line goes above them', () => {
    const name = { x: 20, y: 5, width: tagWidth('Coislin in 1611') };
    expect(clearSpot(from, { x: 40, y: 0 }, 'range 1', [name])).toEqual({ x: 20, y: -40 });
  });
});
