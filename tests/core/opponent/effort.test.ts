import { describe, expect, it } from 'vitest';
import { effortOf, partOf } from '../../../src/core/opponent/effort';

describe('an effort', () => {
  it('lasts for so many positions', () => {
    const effort = effortOf({ positions: 3 });
    expect([effort.weigh(), effort.weigh(), effort.weigh(), effort.weigh()]).toEqual([
      ...[true, true, false, false],
    ]);
    expect(effort.left).toBe(0);
  });
  it('ends at once when it is told to stop', () => {
    let stopped = false;
    const effort = effortOf({ positions: 1_000 }, 1, () => stopped);
    expect(effort.weigh(10)).toBe(true);
    stopped = true;
    expect(effort.weigh()).toBe(false);
    expect(effort.left).toBe(0);
  });
  it('is shared with its parts', () => {
    const whole = effortOf({ positions: 10 });
    const part = partOf(whole, 4);
    expect(part.weigh(3)).toBe(true);
    expect(part.weigh()).toBe(false);
    expect(whole.left).toBe(6);
    expect(partOf(whole, 100).left).toBe(6);
  });
});
