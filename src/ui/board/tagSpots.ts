/** Where the label of a line lies, so that it leaves the labels of places legible. */
import type { Mark } from '../../core/seam';
import type { BoardGeometry, BoardPoint } from './geometry';

export type TagBox = BoardPoint & { readonly width: number };

const HEIGHT = 20;
/** Tried in this order, as shares of the way; its middle is best. */
const SHARES = [0.5, 0.38, 0.62, 0.26, 0.74] as const;

export function tagWidth(label: string): number {
  return Math.max(label.length * 6.7 + 9, 17);
}

/** The label of a place stands below its counters. */
export function belowCounters({ x, y }: BoardPoint): BoardPoint {
  return { x, y: y + 31 };
}

/** The labels of all places that are marked. */
export function placeTags(marks: readonly Mark[], geometry: BoardGeometry): readonly TagBox[] {
  return marks.flatMap(({ label, shape }) =>
    label === '' || shape.kind !== 'places'
      ? []
      : shape.places.flatMap((place) => {
          const centre = geometry.centreOf(place);
          return centre === null ? [] : [{ ...belowCounters(centre), width: tagWidth(label) }];
        }),
  );
}

/** The spot on the way from one to the other that is clear of these labels, nearest to the middle. */
export function clearSpot(
  from: BoardPoint,
  to: BoardPoint,
  label: string,
  taken: readonly TagBox[],
): BoardPoint {
  const width = tagWidth(label);
  const spots = SHARES.map((share) => ({
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * share,
  }));
  const isClear = ({ x, y }: BoardPoint) =>
    taken.every((tag) => Math.abs(tag.x - x) > (tag.width + width) / 2 || Math.abs(tag.y - y) > HEIGHT);
  const middle = spots[0] ?? from;
  const above = { x: middle.x, y: middle.y - 2 * HEIGHT };
  return [...spots, above].find(isClear) ?? middle;
}
