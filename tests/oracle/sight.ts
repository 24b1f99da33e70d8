/**
 * Line of sight a second time, by brute force and in exact fractions, from the wording of cases 5.21 to 5.26 and 19.52.
 * It shares no code and no method with the game: the segment from centre to centre is clipped against every hexagon of
 * the map, and laid against every hexside.
 *
 * Geometry. A flat-top hex of side 1 has its corners at (±1, 0) and (±1/2, ±√3/2); columns are 3/2 apart, hexes of a
 * column √3, and even columns lie √3/2 lower. Here x is stretched by 2 and y by 2/√3. The stretching takes straight
 * lines to straight lines, the inside of a hexagon to the inside of its image, and keeps what lies on a line, in which
 * order and in which proportion: exactly what the cases ask. Afterwards the corners are at (±2, 0) and (±1, ±1),
 * columns 3 apart, hexes of a column 2, even columns 1 lower; every coordinate is a whole number.
 */

/** The facts of a board that the cases look at; hexes by their printed numbers. */
export type SightBoard = {
  readonly columns: number;
  readonly rows: number;
  readonly terrain: ReadonlyMap<string, string>;
  /** `[slope hex, upper hex]` */
  readonly slopes: readonly (readonly [string, string])[];
  /** Hexes with a unit or an artillery counter of either side. */
  readonly held: ReadonlySet<string>;
  /** Unbreached walls `[inside, outside]`, the teeth pointing outside. */
  readonly walls?: readonly (readonly [string, string])[];
  /** A hex whose own walls stop nothing: they are what is fired at (19.55). */
  readonly spared?: string;
};

/** Whether the target hex is seen from the gun's; `half`: from which end case 5.24 measures. */
export function sees(board: SightBoard, gun: string, target: string, half: 'target' | 'gun'): boolean {
  const blocks = (hex: string) => isBlocking(board, hex, gun, target, half);
  const { crossed, between } = passage(board.columns, board.rows, gun, target);
  const inside = (hex: string) => hex !== gun && hex !== target;
  if (crossed.some(({ hex }) => inside(hex) && blocks(hex))) return false;
  // 19.52: the line goes from one hex into the other where it leaves the one and enters the other at the same point.
  const steps = crossed.flatMap((one) =>
    crossed.filter((next) => isEqual(one.until, next.since)).map((next) => [one.hex, next.hex] as const),
  );
  if (steps.some(([from, to]) => isWalled(board, gun, from, to))) return false;
  // 5.22 and 19.52: past a hexside both ways must be stopped, by the hex or by a wall at either end of it.
  return !between.some(({ pair, since, until }) => {
    const before = crossed.find((one) => isEqual(one.until, since))?.hex;
    const behind = crossed.find((one) => isEqual(one.since, until))?.hex;
    if (before === undefined || behind === undefined)
      throw new Error(`a line along ${pair} that goes nowhere`);
    return pair.every(
      (hex) => blocks(hex) || isWalled(board, gun, before, hex) || isWalled(board, gun, hex, behind),
    );
  });
}

function isWalled(board: SightBoard, gun: string, from: string, to: string): boolean {
  if (to === board.spared) return false;
  return (board.walls ?? []).some(([inside, outside]) => {
    if (inside === from && outside === to) return from !== gun;
    return inside === to && outside === from;
  });
}

function isBlocking(
  board: SightBoard,
  hex: string,
  gun: string,
  target: string,
  half: 'target' | 'gun',
): boolean {
  // 5.26
  if (hex === gun || hex === target) return false;
  const terrain = board.terrain.get(hex) ?? 'clear';
  // 5.25
  if (isHilltop(board, gun) && isHilltop(board, target)) {
    return isHilltop(board, hex) && (board.held.has(hex) || terrain === 'forest');
  }
  // 5.24
  const end = half === 'gun' ? gun : target;
  if (isHilltop(board, gun) && stepsFrom(board, hex, end) * 2 < stepsFrom(board, gun, target)) return false;
  // 5.23
  return ['woods', 'forest', 'town'].includes(terrain) || isHilltop(board, hex) || board.held.has(hex);
}

/** 5.24: not a slope hex, and with one or more slope hexsides. */
function isHilltop(board: SightBoard, hex: string): boolean {
  return board.slopes.some(([, upper]) => upper === hex) && !board.slopes.some(([slope]) => slope === hex);
}

/** A segment of the line, as shares of the way. */
type Segment = { readonly since: Fraction; readonly until: Fraction };
type Passage = {
  readonly crossed: readonly (Segment & { readonly hex: string })[];
  readonly between: readonly (Segment & { readonly pair: readonly [string, string] })[];
};
const passages = new Map<string, Passage>();

/** 5.21 and 5.22: hexes whose inside the line goes through, and pairs along whose common hexside it runs. */
export function passage(columns: number, rows: number, gun: string, target: string): Passage {
  const key = `${columns}x${rows} ${gun} ${target}`;
  const known = passages.get(key);
  if (known) return known;
  const [a, b] = [centreOf(gun), centreOf(target)];
  const crossed: Passage['crossed'][number][] = [];
  const between: Passage['between'][number][] = [];
  for (const { hex, corners, sides } of drawnMap(columns, rows)) {
    const through = goesThrough(a, b, corners);
    if (through) crossed.push({ hex, ...through });
    for (const { other, side } of sides) {
      const along = runsAlong(a, b, side);
      if (along) between.push({ pair: [hex, other], ...along });
    }
  }
  const found = { crossed, between };
  passages.set(key, found);
  return found;
}

type DrawnHex = {
  readonly hex: string;
  readonly corners: readonly Vector[];
  /** Hexsides shared with a hex of a higher number: each of the map once. */
  readonly sides: readonly { readonly other: string; readonly side: readonly [Vector, Vector] }[];
};
const drawnMaps = new Map<string, readonly DrawnHex[]>();

function drawnMap(columns: number, rows: number): readonly DrawnHex[] {
  const key = `${columns}x${rows}`;
  const drawn =
    drawnMaps.get(key) ??
    hexesOf(columns, rows).map((hex) => ({
      hex,
      corners: cornersOf(hex),
      sides: adjacentOnMap(columns, rows, hex)
        .filter((other) => hex < other)
        .map((other) => ({ other, side: commonSide(hex, other) })),
    }));
  drawnMaps.set(key, drawn);
  return drawn;
}

type Vector = readonly [x: bigint, y: bigint];
/** `d` is positive. */
type Fraction = { readonly n: bigint; readonly d: bigint };

function fraction(n: bigint, d: bigint): Fraction {
  return d < 0n ? { n: -n, d: -d } : { n, d };
}
export function isLess(a: Fraction, b: Fraction): boolean {
  return a.n * b.d < b.n * a.d;
}
function isEqual(a: Fraction, b: Fraction): boolean {
  return a.n * b.d === b.n * a.d;
}
const ZERO = fraction(0n, 1n);
const ONE = fraction(1n, 1n);

const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1]];
const cross = (a: Vector, b: Vector): bigint => a[0] * b[1] - a[1] * b[0];
const dot = (a: Vector, b: Vector): bigint => a[0] * b[0] + a[1] * b[1];

function centreOf(hex: string): Vector {
  const column = Number(hex.slice(0, 2));
  const row = Number(hex.slice(2));
  return [BigInt(3 * column), BigInt(2 * row + (column % 2 === 0 ? 1 : 0))];
}

function cornersOf(hex: string): readonly Vector[] {
  const [x, y] = centreOf(hex);
  return [
    [x + 2n, y],
    [x + 1n, y + 1n],
    [x - 1n, y + 1n],
    [x - 2n, y],
    [x - 1n, y - 1n],
    [x + 1n, y - 1n],
  ];
}

/**
 * Whether any point of the open segment lies inside the polygon. The point at share `t` of the way is inside when it
 * is strictly on the inner side of every edge; each edge leaves an open range of `t`, and the ranges must meet.
 */
function goesThrough(a: Vector, b: Vector, corners: readonly Vector[]): Segment | null {
  let low = ZERO;
  let high = ONE;
  for (const [i, corner] of corners.entries()) {
    const next = corners[(i + 1) % corners.length] ?? corner;
    const edge = minus(next, corner);
    // Corners run so that the inside is where this is positive.
    const atStart = cross(edge, minus(a, corner));
    const change = cross(edge, minus(b, a));
    if (change === 0n) {
      if (atStart <= 0n) return null;
      continue;
    }
    const share = fraction(-atStart, change);
    if (change > 0n && isLess(low, share)) low = share;
    if (change < 0n && isLess(share, high)) high = share;
  }
  return isLess(low, high) ? { since: low, until: high } : null;
}

/** Where segment and hexside lie on one line and have more than a point in common, or null. */
function runsAlong(a: Vector, b: Vector, [c, d]: readonly [Vector, Vector]): Segment | null {
  const way = minus(b, a);
  if (cross(way, minus(c, a)) !== 0n || cross(way, minus(d, a)) !== 0n) return null;
  const length = dot(way, way);
  if (length === 0n) return null;
  const [p, q] = [fraction(dot(minus(c, a), way), length), fraction(dot(minus(d, a), way), length)];
  const [first, last] = isLess(p, q) ? [p, q] : [q, p];
  const since = isLess(first, ZERO) ? ZERO : first;
  const until = isLess(ONE, last) ? ONE : last;
  return isLess(since, until) ? { since, until } : null;
}

/** The two corners that adjacent hexes share. */
function commonSide(hex: string, other: string): readonly [Vector, Vector] {
  const theirs = cornersOf(other);
  const [c, d] = cornersOf(hex).filter(([x, y]) =>
    theirs.some((corner) => corner[0] === x && corner[1] === y),
  );
  if (!c || !d) throw new Error(`${hex} and ${other} are not adjacent`);
  return [c, d];
}

const numbered = (column: number, row: number) =>
  `${String(column).padStart(2, '0')}${String(row).padStart(2, '0')}`;

export function hexesOf(columns: number, rows: number): readonly string[] {
  return Array.from({ length: columns * rows }, (_, i) =>
    numbered((i % columns) + 1, (i - (i % columns)) / columns + 1),
  );
}

/** Hexes of the map whose centres are as far off as those of two hexes with a common side. */
function adjacentOnMap(columns: number, rows: number, hex: string): readonly string[] {
  const [x, y] = centreOf(hex);
  const column = Number(hex.slice(0, 2));
  const row = Number(hex.slice(2));
  const around = [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => [column + dx, row + dy] as const));
  return around
    .filter(([c, r]) => c >= 1 && c <= columns && r >= 1 && r <= rows)
    .map(([c, r]) => numbered(c, r))
    .filter((other) => {
      const [dx, dy] = minus(centreOf(other), [x, y]);
      return (dx === 0n && dy * dy === 4n) || (dx * dx === 9n && dy * dy === 1n);
    });
}

const stepTables = new Map<string, ReadonlyMap<string, number>>();

/** Distance in hexes, found by walking outwards from one of them. */
function stepsFrom({ columns, rows }: SightBoard, hex: string, from: string): number {
  const key = `${columns}x${rows} ${from}`;
  let table = stepTables.get(key);
  if (!table) {
    const steps = new Map([[from, 0]]);
    for (const [at, count] of steps) {
      for (const next of adjacentOnMap(columns, rows, at)) if (!steps.has(next)) steps.set(next, count + 1);
    }
    table = steps;
    stepTables.set(key, table);
  }
  const steps = table.get(hex);
  if (steps === undefined) throw new Error(`${hex} cannot be reached from ${from}`);
  return steps;
}
