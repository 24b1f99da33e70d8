import { describe, expect, it } from 'vitest';
import { isClear } from '../../../src/core/opponent/playedOn';

describe('a plan that comes to more than the usual one', () => {
  it.each([
    ['on average, but no more than chance makes likely', [300, -280, 40], false],
    ['nearly every time', [300, 180, -20, 240], true],
    ['always the same', [5, 5, 5], true],
    ['once', [900], false],
    ['never', [-5, -5, -5], false],
    ['nothing at all', [0, 0, 0], false],
    ['not tried', [], false],
  ])('%s', (_, more, isBetter) => {
    expect(isClear(more)).toBe(isBetter);
  });
});
