import { describe, expect, it } from 'vitest';
import { MOST_POINTS, PointQueue } from '../../../src/core/hex/pointQueue';

function all(queue: PointQueue, points: number): readonly number[] {
  return [...queue.hexes(points).subarray(0, queue.count(points))];
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
    expect([0, 1, 3, MOST_POINTS].map((points) => all(queue, points))).toEqual([
      [0],
      [],
      [30, 31, 0],
      [99, 98],
    ]);
    queue.add(3, 33);
    expect(all(queue, 3)).toEqual([30, 31, 0, 33]);
  });

  it('is empty when it begins again, also with more room', () => {
    const queue = new PointQueue();
    queue.clear(1);
    queue.add(2, 20);
    queue.clear(1);
    expect(all(queue, 2)).toEqual([]);
    queue.add(1, 10);
    expect([all(queue, 1), all(queue, 2)]).toEqual([[10], []]);
    queue.clear(3);
    expect(all(queue, 1)).toEqual([]);
    for (const hex of [11, 12, 13]) queue.add(1, hex);
    expect(all(queue, 1)).toEqual([11, 12, 13]);
  });

  it.each([1_024, 1_025, 5_000])('has room for %i hexes', (room) => {
    const hexes = Array.from({ length: room }, (_, hex) => hex);
    const queue = new PointQueue();
    queue.clear(room);
    for (const hex of hexes) queue.add(hex % 2, hex);
    expect([...all(queue, 0), ...all(queue, 1)].sort((a, b) => a - b)).toEqual(hexes);
  });
});
