// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDrawingQueue, DrawingContext, type Turn, useParts } from '../../src/surface/drawingQueue';
import { InParts } from '../../src/surface/InParts';

function Drawn({ name, turn, count = 2 }: { name: string; turn: Turn; count?: number }) {
  return `${name}${useParts(count, turn)} `;
}

/** A part of a part: it is mounted while others wait. */
function Nested() {
  return (
    <InParts>
      <i>plain </i>
      <Drawn name="trees" turn="ground" />
      <i>grid </i>
    </InParts>
  );
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('a picture that is drawn in parts', () => {
  const frame = () => act(() => vi.advanceTimersByTime(17));

  it('has all of them at once where there is no queue', () => {
    expect(render(<Drawn name="a" turn="print" />).container.textContent).toBe('a2 ');
  });

  it('gets one after each frame: the ground with all that it has in it, then counters, then print', () => {
    const { container } = render(
      <DrawingContext value={createDrawingQueue()}>
        <Drawn name="print" turn="print" />
        <Drawn name="counters" turn="counters" />
        <Nested />
      </DrawingContext>,
    );
    const seen = [container.textContent];
    for (let n = 0; n < 10; n++) {
      frame();
      seen.push(container.textContent);
    }
    expect(seen).toEqual([
      'print0 counters0 ',
      'print0 counters0 plain ',
      'print0 counters0 plain trees0 ',
      'print0 counters0 plain trees0 grid ',
      'print0 counters0 plain trees1 grid ',
      'print0 counters0 plain trees2 grid ',
      'print0 counters1 plain trees2 grid ',
      'print0 counters2 plain trees2 grid ',
      'print1 counters2 plain trees2 grid ',
      'print2 counters2 plain trees2 grid ',
      'print2 counters2 plain trees2 grid ',
    ]);
  });

  it('goes on without what has left the page, and what is whole stays so when it grows', () => {
    const queue = createDrawingQueue();
    const picture = (hasFirst: boolean, count: number) => (
      <DrawingContext value={queue}>
        {hasFirst ? <Drawn name="a" turn="ground" count={9} /> : null}
        <Drawn name="b" turn="counters" count={count} />
      </DrawingContext>
    );
    const { container, rerender } = render(picture(true, 1));
    frame();
    expect(container.textContent).toBe('a1 b0 ');
    rerender(picture(false, 1));
    frame();
    frame();
    expect(container.textContent).toBe('b1 ');
    rerender(picture(false, 5));
    expect(container.textContent).toBe('b5 ');
  });
});
