/** Curves for the map: smooth lines through given points, hexsides put in order, outlines of groups of hexes. */
import type { BoardGeometry, BoardPoint } from '../core/contract/geometry';
import { type HexGeometry, isSame, type Spot } from './hexGeometry';

const BASIS = 2166136261;
const PRIME = 16777619;
const SEMICOLON = 59;
type Word = string | number;

/** The same number from 0 to 1 for the same words, so that a map is drawn the same every time. */
export function chance(...words: readonly Word[]): number {
  return drawn(hashed(BASIS, words));
}

/** As `chance`, for many draws whose words begin alike. */
export function chances(...words: readonly Word[]): (word: Word) => number {
  const begun = hashed(BASIS, words);
  return (word) => drawn(hashedOne(begun, word));
}

function hashed(begun: number, words: readonly Word[]): number {
  let hash = begun;
  for (const word of words) hash = hashedOne(hash, word);
  return hash;
}

function hashedOne(begun: number, word: Word): number {
  const letters = String(word);
  let hash = begun;
  for (let i = 0; i < letters.length; i++) hash = Math.imul(hash ^ letters.charCodeAt(i), PRIME);
  return Math.imul(hash ^ SEMICOLON, PRIME);
}

function drawn(hashed: number): number {
  let hash = Math.imul(hashed ^ (hashed >>> 15), 2246822507);
  hash = Math.imul(hash ^ (hash >>> 13), 3266489909);
  return ((hash ^ (hash >>> 16)) >>> 0) / 4294967296;
}

/** From -reach to +reach. */
export function wobble(reach: number, ...words: readonly (string | number)[]): number {
  return (chance(...words) * 2 - 1) * reach;
}

export function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}
export function at(point: BoardPoint): string {
  return `${n(point.x)} ${n(point.y)}`;
}
export function middle(a: BoardPoint, b: BoardPoint, share = 0.5): BoardPoint {
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
}
export function distance(a: BoardPoint, b: BoardPoint): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
export function polygon(points: readonly BoardPoint[]): string {
  return `M${points.map(at).join('L')}Z`;
}
/** A polygon drawn in towards its centre. */
export function inset(
  points: readonly BoardPoint[],
  centre: BoardPoint,
  share: number,
): readonly BoardPoint[] {
  return points.map((point) => middle(centre, point, share));
}

/** A line of teeth along the hexsides. */
export function toothed(corners: readonly BoardPoint[], centre: BoardPoint): string {
  const teeth = corners.flatMap((corner, index) => {
    const next = corners[(index + 1) % corners.length] ?? corner;
    return [0, 1, 2, 3, 4, 5, 6, 7].map((step) =>
      middle(centre, middle(corner, next, step / 8), step % 2 === 0 ? 0.96 : 0.84),
    );
  });
  return polygon(teeth);
}

/** A curve that touches the middle of every segment between two points and rounds every point. */
export function curve(points: readonly BoardPoint[]): string {
  const [first, ...rest] = points;
  const last = points.at(-1);
  if (first === undefined || last === undefined) return '';
  let d = `M${at(first)}`;
  rest.forEach((point, index) => {
    const next = rest[index + 1];
    d +=
      next === undefined
        ? `L${at(last)}`
        : `${index === 0 ? `L${at(middle(first, point))}` : ''}Q${at(point)} ${at(middle(point, next))}`;
  });
  return d;
}
/** Points along `curve`, `steps` to a bend. */
export function curvePoints(points: readonly BoardPoint[], steps: number): readonly BoardPoint[] {
  const first = points[0];
  const last = points.at(-1);
  if (first === undefined || last === undefined) return [];
  const bends = points.slice(1, -1).flatMap((point, index) => {
    const from = middle(points[index] ?? point, point);
    const to = middle(point, points[index + 2] ?? point);
    return Array.from({ length: steps }, (_, step) => {
      const share = step / steps;
      return middle(middle(from, point, share), middle(point, to, share), share);
    });
  });
  return [first, ...bends, last];
}
/** The same, closed. */
export function loop(points: readonly BoardPoint[]): string {
  const last = points.at(-1);
  const first = points[0];
  if (first === undefined || last === undefined) return '';
  const parts = points.map(
    (point, index) => `Q${at(point)} ${at(middle(point, points[index + 1] ?? first))}`,
  );
  return `M${at(middle(last, first))}${parts.join('')}Z`;
}

/** Hexsides (or any segments) joined into lines of points. */
export function chains(
  segments: readonly (readonly [BoardPoint, BoardPoint])[],
): readonly (readonly BoardPoint[])[] {
  const left = [...segments];
  const lines: BoardPoint[][] = [];
  for (let start = left.shift(); start !== undefined; start = left.shift()) {
    const line: BoardPoint[] = [...start];
    for (let grown = true; grown; ) {
      grown = false;
      for (const [index, [a, b]] of left.entries()) {
        const head = line[0];
        const tail = line.at(-1);
        if (head === undefined || tail === undefined) break;
        if (isSame(tail, a)) line.push(b);
        else if (isSame(tail, b)) line.push(a);
        else if (isSame(head, a)) line.unshift(b);
        else if (isSame(head, b)) line.unshift(a);
        else continue;
        left.splice(index, 1);
        grown = true;
        break;
      }
    }
    lines.push(line);
  }
  return lines;
}

/** Where a line that ends near the border leaves the map; null when it ends inland. */
export function beyondBorder(point: BoardPoint, within: number, { frame }: BoardGeometry): BoardPoint | null {
  const right = frame.x + frame.width;
  const bottom = frame.y + frame.height;
  const exits = [
    { gap: point.x - frame.x, out: { x: frame.x - 12, y: point.y } },
    { gap: right - point.x, out: { x: right + 12, y: point.y } },
    { gap: point.y - frame.y, out: { x: point.x, y: frame.y - 12 } },
    { gap: bottom - point.y, out: { x: point.x, y: bottom + 12 } },
  ].sort((a, b) => a.gap - b.gap);
  const [nearest] = exits;
  return nearest !== undefined && nearest.gap < within ? nearest.out : null;
}

/** The spots of a set of printed hexes, running off the edge of the map where they touch it. */
export function spotsOf(hexes: ReadonlySet<string>, geometry: HexGeometry): readonly Spot[] {
  return geometry.spots.filter((spot) => hexes.has(spot.clamped));
}

type Group = readonly [Spot, ...Spot[]];

/** Groups of connected spots. */
export function groupsOf(spots: readonly Spot[], geometry: HexGeometry): readonly Group[] {
  const left = new Map(spots.map((spot) => [spot.key, spot]));
  return spots.flatMap((first) => {
    if (!left.delete(first.key)) return [];
    const group: [Spot, ...Spot[]] = [first];
    for (const spot of group) {
      for (const across of acrossSides(spot)) {
        const { key } = geometry.spotAt(across);
        const next = left.get(key);
        if (!next) continue;
        left.delete(key);
        group.push(next);
      }
    }
    return [group];
  });
}

/** The centres of the six hexes around one. */
function acrossSides({ corners, centre }: Spot): readonly BoardPoint[] {
  return corners.map((from, index) => {
    const half = middle(from, corners[(index + 1) % 6] ?? from);
    return { x: 2 * half.x - centre.x, y: 2 * half.y - centre.y };
  });
}

/** The hexsides between a set of spots and all others, as closed lines of corners. */
function edgesOf(spots: readonly Spot[], geometry: HexGeometry): ReturnType<typeof chains> {
  const inside = new Set(spots.map((spot) => spot.key));
  const sides: (readonly [BoardPoint, BoardPoint])[] = [];
  for (const spot of spots) {
    acrossSides(spot).forEach((across, index) => {
      const [from, to] = [spot.corners[index], spot.corners[(index + 1) % 6]];
      if (from === undefined || to === undefined) return;
      if (!inside.has(geometry.spotAt(across).key)) sides.push([from, to]);
    });
  }
  return chains(sides);
}

/** Exactly along the hexsides around a set of spots. */
export function hexOutline(spots: readonly Spot[], geometry: HexGeometry): string {
  return edgesOf(spots, geometry)
    .map((line) => polygon(line.slice(0, -1)))
    .join('');
}

/** Organic outline around a set of spots: it wanders to and fro across the hexsides by a few units. */
export function outline(spots: readonly Spot[], geometry: HexGeometry, stray: number): string {
  return edgesOf(spots, geometry)
    .map((line) => {
      const ring = line.slice(0, -1).flatMap((corner, index) => {
        const next = line[index + 1] ?? corner;
        return [corner, middle(corner, next, 0.5)];
      });
      return loop(
        ring.map(({ x, y }) => ({
          x: x + wobble(stray, Math.round(x), Math.round(y), 'x'),
          y: y + wobble(stray, Math.round(x), Math.round(y), 'y'),
        })),
      );
    })
    .join('');
}

/** Board units to a side of a patch. */
const PATCH = 400;

/**
 * A sign in many places, as one path for each patch of the sheet: to draw a part of the sheet a browser reads every
 * path that reaches into it from end to end, and one path over everything would be in each part.
 */
export function patches<T>(
  things: readonly T[],
  where: (thing: T) => BoardPoint,
  draw: (thing: T) => string,
): readonly string[] {
  const found = new Map<string, string>();
  for (const thing of things) {
    const { x, y } = where(thing);
    const patch = `${Math.floor(x / PATCH)} ${Math.floor(y / PATCH)}`;
    found.set(patch, (found.get(patch) ?? '') + draw(thing));
  }
  return [...found.values()].filter((d) => d !== '');
}

/** The points of a line in short segments, for the reason of `patches`; each begins where the one before it ends. */
export function segments(line: readonly BoardPoint[], most = 60): readonly (readonly BoardPoint[])[] {
  const count = Math.ceil((line.length - 1) / most);
  return count < 2
    ? [line]
    : Array.from({ length: count }, (_, i) => line.slice(i * most, (i + 1) * most + 1));
}
