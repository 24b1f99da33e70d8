/**
 * What a flood fill has still to look at: a queue of hexes for each number of points, first in, first out. The next
 * flood reuses the buffers, so none of them allocates.
 */
import { type HexIndex, OFF_MAP } from './hex';

/** Points beyond which nothing is queued. */
export const MOST_POINTS = 127;
const END = -1;

export class PointQueue {
  /** By points: where the queue begins and ends. */
  private readonly first = new Int32Array(MOST_POINTS + 1);
  private readonly last = new Int32Array(MOST_POINTS + 1);
  private hexes = new Int16Array(1024);
  private behind = new Int32Array(1024);
  private length = 0;

  /** Starts again, empty, with room for this many hexes in total. */
  clear(room: number): void {
    if (this.hexes.length < room) {
      this.hexes = new Int16Array(room);
      this.behind = new Int32Array(room);
    }
    this.first.fill(END);
    this.length = 0;
  }

  add(points: number, hex: HexIndex): void {
    const place = this.length++;
    this.hexes[place] = hex;
    this.behind[place] = END;
    if (this.first[points] === END) this.first[points] = place;
    else this.behind[this.last[points] ?? 0] = place;
    this.last[points] = place;
  }

  /** Takes the next hex with this many points; `OFF_MAP` when none is left. */
  take(points: number): HexIndex {
    const place = this.first[points] ?? END;
    if (place === END) return OFF_MAP;
    this.first[points] = this.behind[place] ?? END;
    return this.hexes[place] ?? OFF_MAP;
  }
}
