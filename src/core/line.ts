/**
 * The straight line between two hexes, centre to centre, in exact integers.
 *
 * Columns are 3 apart and half rows 1 apart in the coordinates used here, so that centres and corners of all hexes
 * are whole numbers; the drawing is only stretched, and stretching moves no line across a corner. A hex is crossed
 * when the line goes through its interior; a line along a hexside passes between two hexes; a corner that is merely
 * touched counts for nothing.
 */
import { type HexGrid, type HexIndex, OFF_MAP } from './hex';

/**
 * One stretch of a line: the hex it crosses, or the two hexes between which it runs. Of a pair one may be `OFF_MAP`;
 * `b` is `SINGLE` where the line crosses `a`.
 */
export type LineStretch = { readonly a: HexIndex; readonly b: HexIndex };
export const SINGLE = -2;

/** Corners of a hex around its centre. */
const CORNERS = [
  [2, 0],
  [1, 1],
  [-1, 1],
  [-2, 0],
  [-1, -1],
  [1, -1],
] as const;

/** Steps of a line as axial offsets from its first hex: `[q, r]` or `[q, r, q, r]`. */
type Shape = readonly (readonly number[])[];
const shapes = new Map<number, Shape>();

/** What lies between two hexes, in order from the first; neither end is included. */
export function lineBetween(grid: HexGrid, from: HexIndex, to: HexIndex): readonly LineStretch[] {
  const q0 = grid.q[from] ?? 0;
  const r0 = grid.r[from] ?? 0;
  const shape = lineShape((grid.q[to] ?? 0) - q0, (grid.r[to] ?? 0) - r0);
  return shape.map((s) => ({
    a: hexAtAxial(grid, q0 + (s[0] ?? 0), r0 + (s[1] ?? 0)),
    b: s.length === 4 ? hexAtAxial(grid, q0 + (s[2] ?? 0), r0 + (s[3] ?? 0)) : SINGLE,
  }));
}

function hexAtAxial(grid: HexGrid, q: number, r: number): HexIndex {
  // Odd columns (printed even) lie lower: row = r + floor(q / 2).
  const row = r + (q >> 1);
  return q < 0 || q >= grid.columns || row < 0 || row >= grid.rows ? OFF_MAP : q * grid.rows + row;
}

/** A line depends only on the difference of its ends; each shape is traced once. */
function lineShape(dq: number, dr: number): Shape {
  const key = dq * 4096 + dr;
  const known = shapes.get(key);
  if (known) return known;
  const made = traceShape(dq, dr);
  shapes.set(key, made);
  return made;
}

function traceShape(dq: number, dr: number): Shape {
  // Centre of (q, r): x = 3q, y = 2r + q. The line runs from (0, 0) to (ex, ey).
  const ex = 3 * dq;
  const ey = 2 * dr + dq;
  const found: { readonly at: Share; readonly hexes: readonly number[] }[] = [];
  for (let q = Math.min(0, dq) - 1; q <= Math.max(0, dq) + 1; q++) {
    for (let r = Math.min(0, dr, -dq) - 1 - Math.abs(dq); r <= Math.max(0, dr) + 1 + Math.abs(dq); r++) {
      if ((q === 0 && r === 0) || (q === dq && r === dr)) continue;
      const x = 3 * q;
      const y = 2 * r + q;
      // How far along the line the centre lies, times its squared length; beyond the ends it cannot be crossed.
      const along = x * ex + y * ey;
      if (along <= 0 || along >= ex * ex + ey * ey) continue;
      const corners = CORNERS.map(([cx, cy]) => ({
        along: (x + cx) * ex + (y + cy) * ey,
        beside: (x + cx) * ey - (y + cy) * ex,
      }));
      const sides = corners.map(({ beside }) => Math.sign(beside));
      if (sides.includes(1) && sides.includes(-1)) found.push({ at: entryOf(corners), hexes: [q, r] });
      else if (sides.filter((s) => s === 0).length === 2 && sides.includes(1)) {
        // Along a hexside with this hex on its positive side; the other hex is the one beyond those two corners.
        const [c1, c2] = CORNERS.filter((_, i) => sides[i] === 0);
        if (!c1 || !c2) continue;
        const ox = x + c1[0] + c2[0];
        const oy = y + c1[1] + c2[1];
        const oq = ox / 3;
        const on = corners.filter(({ beside }) => beside === 0).map((corner) => corner.along);
        found.push({ at: { n: Math.min(...on), d: 1 }, hexes: [q, r, oq, (oy - oq) / 2] });
      }
    }
  }
  return found.sort((a, b) => compare(a.at, b.at)).map((f) => f.hexes);
}

/** How far along a line something lies, as a fraction; `d` is positive. */
type Share = { readonly n: number; readonly d: number };
/** A corner as the line sees it: how far along it lies, and how far beside. */
type Corner = { readonly along: number; readonly beside: number };

function compare(a: Share, b: Share): number {
  return a.n * b.d - b.n * a.d;
}

/**
 * Where the line comes into a hex: centres do not tell the order, as the line may cut one hex at its very edge. On a
 * map of 99 by 99 hexes every product here stays far below 2 to the 53.
 */
function entryOf(corners: readonly Corner[]): Share {
  const ends: Share[] = [];
  corners.forEach((a, i) => {
    const b = corners[(i + 1) % corners.length] ?? a;
    if (a.beside === 0) ends.push({ n: a.along, d: 1 });
    else if (a.beside * b.beside < 0) {
      const width = a.beside - b.beside;
      const n = a.along * width + (b.along - a.along) * a.beside;
      ends.push(width > 0 ? { n, d: width } : { n: -n, d: -width });
    }
  });
  const [first] = ends.sort(compare);
  if (!first) throw new RangeError('a hex that the line does not cross');
  return first;
}
