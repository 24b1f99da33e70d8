/** Meanings that cover many hexes are drawn as one area: its pattern, and a line around all of it. */
import type { Mark } from '../../../core/contract/board';
import type { BoardGeometry, BoardPoint } from '../../../core/contract/geometry';
import type { Place } from '../../../core/contract/values';
import { polygon } from '../../../surface/paths';
import type { OwnMarks } from '../../../surface/surface';
import { classOf, type Meaning, nameOf, ownOf, wordsOf } from './markMeanings';
import { type Ink, liveryOf, patternOf } from './markPatterns';

const AREAS: readonly Meaning[] = ['control', 'seen', 'blocker'];

/** Whether a mark is drawn as one area; a label belongs to a single hex. */
export function isArea({ means, label, shape }: Mark, own: OwnMarks): boolean {
  const isOne = AREAS.includes(means) || ownOf(means, own)?.inset !== undefined;
  return isOne && label === '' && shape.kind === 'places';
}

/** How far inside the hexsides the line runs: areas of several kinds then lie beside each other, not on each other. */
const INSET: { readonly [meaning: string]: number } = { seen: 1.6, blocker: 2 };
const INSET_OF_SIDES = [1.4, 3.6] as const;

export function MarkedArea({
  mark: { means, side, shape },
  geometry,
  ink,
}: {
  readonly mark: Mark;
  readonly geometry: BoardGeometry;
  readonly ink: Ink;
}) {
  if (shape.kind !== 'places') return null;
  const number = ink.sides.findIndex(({ id }) => id === side);
  const inset = ownOf(means, ink.own)?.inset ?? INSET[nameOf(means)] ?? INSET_OF_SIDES[number === 1 ? 1 : 0];
  const d = outlineOf(shape.places, geometry, inset);
  const name = ink.sides[number]?.name;
  return (
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a group of shapes is no control
    <g
      className={`mark ${classOf(means)} ${liveryOf(ink, side)}`}
      role="img"
      aria-label={`${name ? `${name}: ` : ''}${wordsOf(means, ink.own)}, ${extent(shape.places)}`}
    >
      <path className="pattern" d={d} fill={patternOf(ink, means, side)} />
      <path className="halo" d={d} />
      <path className="rim" d={d} />
    </g>
  );
}

export function extent(places: readonly Place[]): string {
  if (places.length > 3) return `${places.length} hexes`;
  return places.map((place) => (typeof place === 'string' ? place : 'a place')).join(', ');
}

/** The line around a set of hexes, so far inside it; holes are rings of their own. Points are left out. */
export function outlineOf(places: readonly Place[], geometry: BoardGeometry, inset: number): string {
  const keyOf = ({ x, y }: BoardPoint) => `${Math.round(x)} ${Math.round(y)}`;
  const sideKey = (a: BoardPoint, b: BoardPoint) => `${keyOf(a)}>${keyOf(b)}`;
  const sides = new Map<string, readonly [BoardPoint, BoardPoint]>();
  for (const place of places) {
    const corners = geometry.cornersOf(place) ?? [];
    corners.forEach((from, index) => {
      const to = corners[(index + 1) % corners.length];
      // A hexside that two of the hexes share is met once in each direction, and is none of the line.
      if (to && !sides.delete(sideKey(to, from))) sides.set(sideKey(from, to), [from, to]);
    });
  }
  const onwards = new Map([...sides.values()].map(([from, to]) => [keyOf(from), to]));
  const rings: string[] = [];
  for (const [start] of sides.values()) {
    const ring: BoardPoint[] = [];
    let at: BoardPoint | undefined = start;
    while (at !== undefined) {
      const next: BoardPoint | undefined = onwards.get(keyOf(at));
      if (next === undefined) break;
      onwards.delete(keyOf(at));
      ring.push(at);
      at = next;
    }
    if (ring.length > 2) rings.push(polygon(drawnIn(ring, inset)));
  }
  return rings.join('');
}

/** A ring moved to its inner side, which lies to the right of its direction as corners are listed. */
function drawnIn(ring: readonly BoardPoint[], by: number): readonly BoardPoint[] {
  return ring.map((point, index) => {
    const before = ring.at(index - 1) ?? point;
    const after = ring[(index + 1) % ring.length] ?? point;
    const a = inwards(before, point);
    const b = inwards(point, after);
    const share = by / (1 + a.x * b.x + a.y * b.y);
    return { x: point.x + (a.x + b.x) * share, y: point.y + (a.y + b.y) * share };
  });
}

function inwards(from: BoardPoint, to: BoardPoint): BoardPoint {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: -(to.y - from.y) / length, y: (to.x - from.x) / length };
}
