import { describe, expect, it } from 'vitest';
import { RecentMap } from '../../src/core/recentMap';

/** A map for three at a time, with as many further ones as are wanted. */
function filled(more: number) {
  const map = new RecentMap<object, number>(3);
  const first = {};
  map.set(first, 1);
  for (let i = 0; i < more; i++) map.set({}, i);
  return { map, first };
}

describe('what is known of recent objects', () => {
  it('is kept by the object itself', () => {
    const { map, first } = filled(0);
    expect([map.get(first), map.get({})]).toEqual([1, undefined]);
    map.set(first, 2);
    expect(map.get(first)).toBe(2);
  });
  it('is kept for as many others as was said, at least', () => {
    for (const more of [1, 2, 3, 4, 5]) {
      const { map, first } = filled(more);
      expect(map.get(first)).toBe(1);
    }
  });
  it('is forgotten when no one asks for it while twice as many come', () => {
    const { map, first } = filled(6);
    expect(map.get(first)).toBeUndefined();
  });
  it('is kept as long as it is asked for', () => {
    const { map, first } = filled(0);
    for (let i = 0; i < 20; i++) {
      map.set({}, i);
      map.set({}, i);
      expect(map.get(first)).toBe(1);
    }
  });
});
