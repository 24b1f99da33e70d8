import { expect, it } from 'vitest';
import { outlineAt } from '../../src/surface/figures';

it('an outline is drawn smaller around another point', () => {
  expect(outlineAt('M0-5L-.5 2C1 1-2-2 3.5 4Z', [10, -20], 0.5)).toBe(
    'M10 -22.5L9.75 -19C10.5 -19.5 9 -21 11.75 -18Z',
  );
});

it('what is drawn from where the line has come to is only smaller', () => {
  expect(outlineAt('M2 2l1-3.3-.5 1z', [10, -20], 2)).toBe('M14 -16l2 -6.6 -1 2z');
});
