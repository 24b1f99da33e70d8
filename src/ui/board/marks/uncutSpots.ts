/** Names at the edge of the window. */
import type { BoardPoint } from '../../../core/contract/geometry';
import type { FiguresBox } from '../../../surface/counterFace';
import { boxAround, shared } from './labelBoxes';

type Size = { readonly width: number; readonly height: number };

/** Whether a label there is not wholly in view, though what it is about is. */
export function isCutOff(spot: BoardPoint, of: BoardPoint, size: Size, shown: FiguresBox): boolean {
  return isWithin(boxAround(of, NOTHING), shown) && !isWithin(boxAround(spot, size), shown);
}
const NOTHING: Size = { width: 0, height: 0 };

/** Where all of a label is in view, and not so near to another counter that it would be taken for the name of that. */
export function* uncutSpots(
  spots: Iterable<BoardPoint>,
  size: Size,
  shown: FiguresBox,
  figures: readonly FiguresBox[],
): Generator<BoardPoint> {
  for (const spot of spots) {
    const box = boxAround(spot, size);
    const near = boxAround(spot, { width: size.width + 2 * AIR, height: size.height + 2 * AIR });
    if (isWithin(box, shown) && figures.every((other) => shared(near, other) === 0)) yield spot;
  }
}
/** From the figures of a counter to past its edge. */
const AIR = 12;

function isWithin(inner: FiguresBox, outer: FiguresBox): boolean {
  return (
    inner.left >= outer.left &&
    inner.right <= outer.right &&
    inner.top >= outer.top &&
    inner.bottom <= outer.bottom
  );
}
