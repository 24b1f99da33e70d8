import { expect, it, vi } from 'vitest';
import { drawFrom, drawWhenAsked } from '../../../src/core/dice/draw';

it('what is drawn of a seed is the same, whenever the seed is made', () => {
  const seed = vi.fn(() => 'seven');
  const later = drawWhenAsked(seed);
  expect(seed).not.toHaveBeenCalled();
  const drawn = (draw: (below: number) => number) => Array.from({ length: 50 }, () => draw(100));
  const numbers = drawn(later);
  expect(numbers).toEqual(drawn(drawFrom('seven')));
  expect(new Set(numbers).size).toBeGreaterThan(10);
  expect(seed).toHaveBeenCalledTimes(1);
});
