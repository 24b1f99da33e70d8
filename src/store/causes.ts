/** What a reason or a line of the log is about, as something to light on the board. */
import type { BoardView, Mark, Place, Reason, Shape } from '../core/seam';

export type Cause = Pick<Reason, 'counters' | 'where'>;

/** Its shapes, and the places where its counters stand. */
export function causesOf(cause: Cause, board: BoardView): readonly Mark[] {
  const shape = whereCountersStand(cause, board);
  const shapes = shape.places.length > 0 ? [...cause.where, shape] : cause.where;
  return shapes.map((lit) => ({ means: 'cause', label: '', shape: lit }));
}

/** A place to look at: where its first counter stands, or the first that it names; null when it has none. */
export function placeOf(cause: Cause, board: BoardView): Place | null {
  const named = cause.where.flatMap((shape) => (shape.kind === 'places' ? shape.places : []));
  return [...whereCountersStand(cause, board).places, ...named][0] ?? null;
}

function whereCountersStand({ counters }: Cause, board: BoardView): Extract<Shape, { kind: 'places' }> {
  const standing = board.counters.filter((counter) => counters.includes(counter.id));
  return { kind: 'places', places: standing.flatMap(({ at }) => (at === null ? [] : [at])) };
}
