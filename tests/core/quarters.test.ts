import { expect, it } from 'vitest';
import { inQuarters } from '../../src/core/quarters';

it.each([
  [0, '0'],
  [12, '12'],
  [0.25, '¼'],
  [1.5, '1½'],
  [12.75, '12¾'],
  [-2, '-2'],
])('%d points are written %s', (points, words) => {
  expect(inQuarters(points)).toBe(words);
});
