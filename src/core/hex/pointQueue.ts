/**
 * What a flood has still to look at: a queue of hexes for each number of points, first come first served. The buffers
 * are used again by the next flood, so that none of them allocates.
 */
import { type HexIndex, OFF_MAP } from './hex';

/** Points beyond which nothing is queued. */
export const MOST_POINTS = 127;

export class PointQueue {
  /** By points: the hexes, made when the first is added, and how many have been added and taken. */
  private queues: (Int16Array | undefined)[] = [];
  private readonly added = new Int32Array(MOST_POINTS + 1);
  private readonly taken = new Int32Array(MOST_POINTS + 1);
  private room = 0;

  /** Begins again, empty, with room for so many hexes of the same points. */
  clear(room: number): void {
    if (this.room < room) {
      this.room = room;
      this.queues = [];
    }
    this.added.fill(0);
    this.taken.fill(0);
  }

  add(points: number, hex: HexIndex): void {
    const queue = this.queues[points] ?? this.queueFor(points);
    const place = this.added[points] ?? 0;
    queue[place] = hex;
    this.added[points] = place + 1;
  }

  /** Takes out the next hex with so many points; `OFF_MAP` when none is left. */
  take(points: number): HexIndex {
    const place = this.taken[points] ?? 0;
    if (place >= (this.added[points] ?? 0)) return OFF_MAP;
    this.taken[points] = place + 1;
    return this.queues[points]?.[place] ?? OFF_MAP;
  }

  private queueFor(points: number): Int16Array {
    const queue = new Int16Array(this.room);
    this.queues[points] = queue;
    return queue;
  }
}
