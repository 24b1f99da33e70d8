import { describe, expect, it } from 'vitest';
import { OFF_MAP } from '../../../src/core/hex/hex';
import { MOST_POINTS, PointQueue } from '../../../src/core/hex/pointQueue';

function all(queue: PointQueue, points: number): readonly number[] {
  const taken: number[] = [];
  for (let hex = queue.take(points); hex !== OFF_MAP; hex = queue.take(points)) taken.push(hex);
  return taken;
}

describe('the queue of a flood', () => {
  it('gives the hexes of each number of points in the order in which they came', () => {
    const queue = new PointQueue();
    queue.clear(10);
    for (const [points, hex] of [
      [3, 30],
      [0, 0],
      [3, 31],
      [MOST_POINTS, 99],
      [MOST_POINTS, 98],
      [3, 0],
    ] as const)
      queue.add(points, hex);
    expect(queue.take(3)).toBe(30);
    queue.add(3, 32);
    expect([all(queue, 3), all(queue, 0), all(queue, MOST_POINTS)]).toEqual([[31, 0, 32], [0], [99, 98]]);
    expect([queue.take(3), queue.take(1)]).toEqual([OFF_MAP, OFF_MAP]);
    queue.add(3, 33);
    expect(all(queue, 3)).toEqual([33]);
  });

  it('is empty when it begins again', () => {
    const queue = new PointQueue();
    queue.clear(10);
    queue.add(2, 20);
    queue.clear(10);
    expect(queue.take(2)).toBe(OFF_MAP);
    queue.add(1, 10);
    expect([all(queue, 1), all(queue, 2)]).toEqual([[10], []]);
  });

  it.each([1_024, 1_025, 5_000])('has room for %i hexes', (room) => {
    const hexes = Array.from({ length: room }, (_, hex) => hex);
    const queue = new PointQueue();
    queue.clear(room);
    for (const hex of hexes) queue.add(hex % 2, hex);
    expect([...all(queue, 0), ...all(queue, 1)].sort((a, b) => a - b)).toEqual(hexes);
  });
});
