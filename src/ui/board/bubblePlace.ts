/** Where words about a place lie on the board: over neither that place nor what is chosen. */

/** From above to below, in CSS pixels of the window of the map. */
export type Band = { readonly from: number; readonly to: number };
/** `hangs`: at the upper or the lower edge of the window, or `from` so far below the upper one. */
export type BubblePlace = {
  readonly hangs: 'above' | 'below' | 'between';
  readonly from: number;
  /** How high the words can be there. */
  readonly room: number;
};

/** Beside what must stay in sight, and at the edge. */
const AIR = 10;
/** As high as what a first tap is told in short. */
const SHORT = 92;

/**
 * At the edge where there is more room; where neither has enough, in the widest gap between what must stay in sight.
 */
export function bubblePlace(kept: readonly Band[], height: number): BubblePlace {
  const bands = kept.filter(({ from, to }) => to > 0 && from < height).toSorted((a, b) => a.from - b.from);
  const gaps: Band[] = [];
  let end = 0;
  for (const { from, to } of bands) {
    gaps.push({ from: end, to: Math.max(end, from) });
    end = Math.max(end, to);
  }
  gaps.push({ from: end, to: Math.max(end, height) });
  const sizeOf = ({ from, to }: Band) => to - from - 2 * AIR;
  const [first, last] = [gaps[0], gaps.at(-1)].map((gap) => gap ?? { from: 0, to: height });
  const edge = first && last && sizeOf(first) > sizeOf(last) ? first : last;
  const widest = gaps.reduce((one, other) => (sizeOf(other) > sizeOf(one) ? other : one));
  const gap = edge && sizeOf(edge) >= SHORT ? edge : widest;
  const hangs = gap === gaps[0] ? 'above' : gap === gaps.at(-1) ? 'below' : 'between';
  return { hangs, from: gap.from + AIR, room: Math.max(sizeOf(gap), 0) };
}
