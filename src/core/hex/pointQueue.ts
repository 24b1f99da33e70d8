/**
 * What a flood has still to look at: a queue of hexes for each number of points, first come first served. The buffers
 * are used again by the next flood, so that none of them allocates.
 */
import type { HexIndex } from './hex';

/** Points beyond which nothing is queued. */
export const MOST_POINTS = 127;

const NO_HEXES = new Int16Array(0);

export class PointQueue {
  /** By points: the hexes, made when the first is added, and how many have been added. */
  private queues: Int16Array[] = new Array<Int16Array>(MOST_POINTS + 1).fill(NO_HEXES);
  private readonly added = new Int32Array(MOST_POINTS + 1);
  private room = 0;

  /** Begins again, empty, with room for so many hexes of the same points. */
  clear(room: number): void {
    if (this.room < room) {
      this.room = room;
      this.queues.fill(NO_HEXES);
    }
    this.added.fill(0);
  }

  add(points: number, hex: HexIndex): void {
    const place = this.added[points] ?? 0;
    if (place === 0 && this.queues[points] === NO_HEXES) this.queues[points] = new Int16Array(this.room);
    const queue = this.queues[points] ?? NO_HEXES;
    queue[place] = hex;
    this.added[points] = place + 1;
  }

  /** How many hexes have been added for so many points. */
  count(points: number): number {
    return this.added[points] ?? 0;
  }

  /** They themselves, in the order in which they came; what comes after as many means nothing. */
  hexes(points: number): Int16Array {
    return this.queues[points] ?? NO_HEXES;
  }
}
