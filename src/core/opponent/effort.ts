/** Thought that is counted: so many positions and no more, and none once it is told to stop. */
import type { Effort } from '../contract/opponent';

/** `stop` is asked with every position: true ends the thought with what has been found. */
export function effortOf(
  { positions, care = 100 }: { readonly positions: number; readonly care?: number },
  wanted = 1,
  stop: () => boolean = () => false,
): Effort {
  let left = positions;
  return {
    wanted,
    care,
    weigh(weighed = 1) {
      left -= weighed;
      if (stop()) left = 0;
      return left > 0;
    },
    get left() {
      return Math.max(0, left);
    },
  };
}

/** A part of an effort: what is weighed there counts for both. */
export function partOf(effort: Effort, positions: number): Effort {
  let left = Math.min(positions, effort.left);
  return {
    wanted: 1,
    care: effort.care,
    weigh(weighed = 1) {
      left -= weighed;
      return effort.weigh(weighed) && left > 0;
    },
    get left() {
      return Math.max(0, Math.min(left, effort.left));
    },
  };
}
