// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { soon } from '../../../src/ui/parts/soon';

describe('what is done soon', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is done in a task of its own, once', () => {
    const act = vi.fn();
    soon(act);
    expect(act).not.toHaveBeenCalled();
    vi.runAllTimers();
    window.dispatchEvent(new Event('keydown'));
    expect(act).toHaveBeenCalledTimes(1);
  });

  it.each(['keydown', 'pointerdown'])('comes before what a %s does, once', (input) => {
    const done: string[] = [];
    const onInput = () => done.push(input);
    document.addEventListener(input, onInput);
    soon(() => done.push('press'));
    document.dispatchEvent(new Event(input, { bubbles: true }));
    vi.runAllTimers();
    document.removeEventListener(input, onInput);
    expect(done).toEqual(['press', input]);
  });

  it('is done in the order in which it was asked for', () => {
    const done: number[] = [];
    for (const n of [1, 2, 3]) soon(() => done.push(n));
    window.dispatchEvent(new Event('keydown'));
    expect(done).toEqual([1, 2, 3]);
  });
});
