import { describe, expect, it } from 'vitest';
import { differences, isClear, lessLuck } from '../../../src/core/opponent/tries';

describe('a plan that comes to more than another one', () => {
  it.each([
    ['on average, but no more than chance makes likely', [300, -280, 40], false],
    ['nearly every time', [300, 180, -20, 240], true],
    ['always the same', [5, 5, 5], true],
    ['once', [900], false],
    ['never', [-5, -5, -5], false],
    ['nothing at all', [0, 0, 0], false],
    ['not tried', [], false],
  ])('%s', (_, more, isBetter) => {
    expect(isClear(more, 1)).toBe(isBetter);
  });
  it('is the less clear the more is asked for', () => {
    const more = [300, 180, -20, 240];
    expect([0.5, 2, 3].map((errors) => isClear(more, errors))).toEqual([true, true, false]);
  });
  it('is compared try by try, as far as both were tried', () => {
    expect(differences([5, 7, 9], [1, 2])).toEqual([4, 5]);
  });
});

describe('luck is taken off', () => {
  it('as far as what the tries came to goes with it, together for all plans', () => {
    const half = [
      { worth: 110, luck: 20 },
      { worth: 90, luck: -20 },
    ];
    expect(lessLuck([half, half.map(({ worth, luck }) => ({ worth: worth + 50, luck }))])).toEqual([
      [100, 100],
      [150, 150],
    ]);
  });
  it('never more than all of it, nor less than nothing', () => {
    const more = [
      { worth: 300, luck: 20 },
      { worth: 100, luck: -20 },
    ];
    expect(lessLuck([more])).toEqual([[280, 120]]);
    const against = [
      { worth: 100, luck: 20 },
      { worth: 300, luck: -20 },
    ];
    expect(lessLuck([against])).toEqual([[100, 300]]);
  });
  it('wholly where it was always the same', () => {
    expect(lessLuck([[{ worth: 100, luck: 30 }]])).toEqual([[70]]);
  });
});
