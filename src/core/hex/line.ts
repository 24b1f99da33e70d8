/**
 * The straight line between two hexes, centre to centre, in exact integers.
 *
 * Columns are 3 apart and half rows 1 apart in the coordinates used here, so that centres and corners of all hexes
 * are whole numbers; this stretches the drawing, which moves no line across a corner. A hex is crossed
 * when the line goes through its interior; a line along a hexside passes between two hexes; a corner that is merely
 * touched does not count.
 */
import { AXIAL_STEPS, type HexGrid, type HexIndex, OFF_MAP } from './hex';

/** Stands for the second hex of a segment that crosses only one. */
export const SINGLE = -2;

/**
 * The segments of a line in order, neither end included: each is a hex that it crosses, or two hexes between which it
 * runs. Numbers of a line depend on the difference of its ends alone: `hexOfSegment` says which hexes are meant.
 */
export type Line = {
  readonly segments: number;
  /** Where its first segment is in the table of all. */
  readonly at: number;
};

/**
 * The segments of all lines, one line behind the other, two numbers a segment: axial `q` from the line's first end to
 * the segment's first hex; and axial `r` times 8, with the direction from the first hex to the second.
 */
let segmentTable = new Int16Array(2 ** 12);
let segmentsMade = 0;
/** In place of a direction: there is no second hex. */
const ALONE = 7;

/** Corners of a hex around its centre. */
const CORNERS = [
  [2, 0],
  [1, 1],
  [-1, 1],
  [-2, 0],
  [-1, -1],
  [1, -1],
] as const;

const lines = new Map<number, Line>();

/** What lies between two hexes; each shape of line is traced once. */
export function lineBetween({ q, r }: HexGrid, from: HexIndex, to: HexIndex): Line {
  const dq = (q[to] ?? 0) - (q[from] ?? 0);
  const dr = (r[to] ?? 0) - (r[from] ?? 0);
  const key = dq * 4096 + dr;
  const known = lines.get(key);
  if (known) return known;
  const made = traceLine(dq, dr);
  lines.set(key, made);
  return made;
}

/**
 * The first or the second hex of a segment of a line that begins in `from`: `OFF_MAP` beyond the edge, `SINGLE` where
 * the line crosses one hex only.
 */
export function hexOfSegment(
  grid: HexGrid,
  from: HexIndex,
  { at }: Line,
  segment: number,
  which: 0 | 1,
): HexIndex {
  const place = 2 * (at + segment);
  const packed = segmentTable[place + 1] ?? 0;
  const direction = packed & 7;
  if (which === 1 && direction === ALONE) return SINGLE;
  const [dq, dr] = (which === 1 && AXIAL_STEPS[direction]) || HERE;
  const q = (grid.q[from] ?? 0) + (segmentTable[place] ?? 0) + dq;
  // Odd columns (printed even) lie lower: row = r + floor(q / 2).
  const row = (grid.r[from] ?? 0) + (packed >> 3) + dr + (q >> 1);
  // A line never leaves the columns of its ends; above and below them it may.
  return row < 0 || row >= grid.rows ? OFF_MAP : q * grid.rows + row;
}
const HERE = [0, 0] as const;

function traceLine(dq: number, dr: number): Line {
  // Centre of (q, r): x = 3q, y = 2r + q. The line runs from (0, 0) to (ex, ey).
  const ex = 3 * dq;
  const ey = 2 * dr + dq;
  const corners = CORNERS.map(
    ([cx, cy]): Corner => ({ along: cx * ex + cy * ey, beside: cx * ey - cy * ex }),
  );
  const found: Met[] = [];
  // A hex is nowhere farther from its centre than two thirds of a step, so none beyond the ends' coordinates is met.
  for (let q = Math.min(0, dq); q <= Math.max(0, dq); q++) {
    for (let r = Math.min(0, dr); r <= Math.max(0, dr); r++) {
      if ((q === 0 && r === 0) || (q === dq && r === dr)) continue;
      const x = 3 * q;
      const y = 2 * r + q;
      const beside = x * ey - y * ex;
      // Farther from the line than any corner reaches.
      if (Math.abs(beside) > 2 * Math.abs(ey) + Math.abs(ex)) continue;
      const met = meet(corners, { along: x * ex + y * ey, beside });
      if (met) found.push({ at: met.at, q, packed: 8 * r + met.direction });
    }
  }
  return keep(found.sort((a, b) => compare(a.at, b.at)));
}

/** A segment that a line meets, as it stands in the table, and how far along it begins. */
type Met = { readonly at: Share; readonly q: number; readonly packed: number };

/**
 * How a line meets a hex, by its corners as they lie about a centre on the line; null: not at all, or where another hex
 * tells of it.
 */
function meet(
  corners: readonly Corner[],
  centre: Corner,
): { readonly at: Share; readonly direction: number } | null {
  let [isOnOneSide, isOnOther] = [false, false];
  let [first, second] = [-1, -1];
  for (let i = 0; i < corners.length; i++) {
    const beside = centre.beside + (corners[i]?.beside ?? 0);
    if (beside > 0) isOnOneSide = true;
    else if (beside < 0) isOnOther = true;
    else if (first < 0) first = i;
    else second = i;
  }
  if (!isOnOneSide) return null;
  if (isOnOther) return { at: entryOf(corners, centre), direction: ALONE };
  const [a, b] = [CORNERS[first], CORNERS[second]];
  if (!a || !b) return null;
  // Along a hexside with this hex on its positive side; the other hex is the one beyond those two corners.
  const along = 2 * centre.along + (corners[first]?.along ?? 0) + (corners[second]?.along ?? 0);
  return { at: { n: along, d: 2 }, direction: directionOf(a[0] + b[0], a[1] + b[1]) };
}

/** Appends a line to the table. */
function keep(line: readonly Met[]): Line {
  const at = segmentsMade;
  segmentsMade += line.length;
  while (2 * segmentsMade > segmentTable.length) {
    const larger = new Int16Array(2 * segmentTable.length);
    larger.set(segmentTable);
    segmentTable = larger;
  }
  line.forEach(({ q, packed }, i) => {
    segmentTable[2 * (at + i)] = q;
    segmentTable[2 * (at + i) + 1] = packed;
  });
  return { segments: line.length, at };
}

/** The direction of the neighbour whose centre lies there, from the centre of a hex. */
function directionOf(x: number, y: number): number {
  const q = x / 3;
  return AXIAL_STEPS.findIndex((step) => step[0] === q && step[1] === (y - q) / 2);
}

/** How far along a line something lies, as a fraction; `d` is positive. */
type Share = { readonly n: number; readonly d: number };
/** A centre, or a corner from its centre, as the line sees it: how far along it lies, and how far beside. */
type Corner = { readonly along: number; readonly beside: number };

function compare(a: Share, b: Share): number {
  return a.n * b.d - b.n * a.d;
}

/**
 * Where the line comes into a hex that it crosses: centres do not tell the order, as it may cut one hex at its very
 * edge. On a map of 99 by 99 hexes every product here stays far below 2 to the 53.
 */
function entryOf(corners: readonly Corner[], centre: Corner): Share {
  let before = corners[corners.length - 1] ?? centre;
  for (const corner of corners) {
    const a = centre.beside + before.beside;
    const b = centre.beside + corner.beside;
    // Around the hex, the corners come over to the positive side where the line enters, and go back where it leaves.
    if (Math.sign(a) < Math.sign(b)) {
      const [alongA, alongB] = [centre.along + before.along, centre.along + corner.along];
      return { n: alongA * b - alongB * a, d: b - a };
    }
    before = corner;
  }
  throw new RangeError('a hex that the line does not cross');
}
