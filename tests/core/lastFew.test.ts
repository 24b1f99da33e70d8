import { describe, expect, it } from 'vitest';
import { LastFew } from '../../src/core/lastFew';

/** What is known of three at a time, with as many further ones as are wanted. */
function filled(more: number) {
  const few = new LastFew<object, number>(3);
  const first = {};
  few.set(first, 1);
  for (let i = 0; i < more; i++) few.set({}, 10 + i);
  return { few, first };
}

describe('what is known of the last few objects', () => {
  it('is kept by the object itself', () => {
    const { few, first } = filled(0);
    expect([few.get(first), few.get({})]).toEqual([1, undefined]);
  });
  it('is what was found last', () => {
    const { few, first } = filled(1);
    few.set(first, 2);
    expect(few.get(first)).toBe(2);
  });
  it('is kept for as many others as fit beside it', () => {
    const kept = [0, 1, 2, 3].map((more) => {
      const { few, first } = filled(more);
      return few.get(first);
    });
    expect(kept).toEqual([1, 1, 1, undefined]);
  });
  it('is kept as long as it is asked for', () => {
    const { few, first } = filled(0);
    for (let i = 0; i < 20; i++) {
      few.set({}, i);
      few.set({}, i);
      expect(few.get(first)).toBe(1);
    }
  });
});
