/** Heights: a tint of their own, shaded as if lit from the upper left, and hachures down every slope. */
import type { BoardPoint, Cell } from '../../core/contract/geometry';
import type { GroundSide } from '../../core/contract/map';
import type { HexGeometry } from '../hexGeometry';
import { at, distance, middle, n, patches, polygon, wobble } from '../paths';
import { Patches } from './Patches';
import './relief.css';

/** Each side of a slope lies between the lower hex and the upper one. */
type Props = { readonly sides: readonly GroundSide[]; readonly geometry: HexGeometry };
/** A slope: its side, and the way down. */
type Slope = {
  readonly from: BoardPoint;
  readonly to: BoardPoint;
  readonly down: BoardPoint;
  readonly between: readonly [lower: string, upper: string];
  /** Whether it looks away from the light, whichever way the board is turned. */
  readonly isShaded: boolean;
};

/** Strokes to a side, and how far down they reach, in board units. */
const STROKES = 9;
const LONG = 17;
const SHORT = 12.5;
/** How far the strokes over counters reach. */
const OVER = 6.5;

export function slopesOf(sides: readonly GroundSide[], geometry: HexGeometry): readonly Slope[] {
  return sides.flatMap(({ between }) => {
    const ends = geometry.hexside(between);
    const [lower, upper] = between.map((hex) => geometry.centreOf(hex));
    if (ends === null || !lower || !upper) return [];
    const length = distance(upper, lower);
    const down = { x: (lower.x - upper.x) / length, y: (lower.y - upper.y) / length };
    return [{ from: ends[0], to: ends[1], down, between, isShaded: down.x * 0.5 + down.y * 0.87 > -0.1 }];
  });
}

/** The upper hexes of slopes that are not lower ones too, and everything enclosed by them. */
export function heightsOf(sides: readonly GroundSide[], geometry: HexGeometry): readonly Cell[] {
  const lower = new Set(sides.map(({ between }) => between[0]));
  const high = new Set(sides.map(({ between }) => between[1]).filter((hex) => !lower.has(hex)));
  if (high.size === 0) return [];
  // Everything that can be reached from the edge of the map without crossing a height is low.
  const low = new Set<string>();
  const open = geometry.cells.filter(
    ({ hex, column, row }) =>
      !high.has(hex) && (column === 1 || row === 1 || column === geometry.columns || row === geometry.rows),
  );
  for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
    if (low.has(cell.hex)) continue;
    low.add(cell.hex);
    for (const beside of neighbours(cell, geometry)) {
      if (!high.has(beside.hex) && !low.has(beside.hex)) open.push(beside);
    }
  }
  return geometry.cells.filter(({ hex }) => !low.has(hex));
}

function neighbours({ centre, corners }: Cell, geometry: HexGeometry): readonly Cell[] {
  return corners.flatMap((corner, index) => {
    const half = middle(corner, corners[(index + 1) % corners.length] ?? corner);
    const hex = geometry.hexAt({ x: 2 * half.x - centre.x, y: 2 * half.y - centre.y });
    return hex === null ? [] : (geometry.cell(hex) ?? []);
  });
}

/** Below all plants: shadow at the foot of the slopes, then the tint of the heights. */
export function Heights({ sides, geometry }: Props) {
  const slopes = slopesOf(sides, geometry);
  if (slopes.length === 0) return null;
  const feet = (shaded: boolean) =>
    slopes
      .filter(({ isShaded }) => isShaded === shaded)
      .map(({ from, to }) => `M${at(from)}L${at(to)}`)
      .join('');
  const [dark, lit] = [feet(true), feet(false)];
  const heights = heightsOf(sides, geometry);
  const skirt = openSides(heights, sides, geometry);
  return (
    <g className="heights">
      {['far', 'mid', 'near'].map((depth) => (
        <path key={depth} className={`foot ${depth}`} d={dark} />
      ))}
      <path className="foot lit" d={lit} />
      <path className="skirt wide" d={skirt} />
      <path className="skirt" d={skirt} />
      <path className="height" d={heights.map(({ corners }) => polygon(corners)).join('')} />
      <Patches className="brow" paths={patches(slopes, ({ from }) => from, brow)} />
    </g>
  );
}

/** Sides of heights where the ground continues without a slope: there the tint fades out. */
function openSides(heights: readonly Cell[], sides: readonly GroundSide[], geometry: HexGeometry): string {
  const high = new Set(heights.map(({ hex }) => hex));
  const steep = new Set(sides.map(({ between }) => between.toSorted().join()));
  return heights
    .flatMap((cell) =>
      neighbours(cell, geometry).flatMap(({ hex }) => {
        if (high.has(hex) || steep.has([cell.hex, hex].toSorted().join())) return [];
        const ends = geometry.hexside([cell.hex, hex]);
        return ends === null ? [] : [`M${at(ends[0])}L${at(ends[1])}`];
      }),
    )
    .join('');
}

/** A pale line just above the crest. */
function brow({ from, to, down }: Slope): string {
  const up = (point: BoardPoint) => ({ x: point.x - down.x * 4, y: point.y - down.y * 4 });
  return `M${at(middle(up(from), up(to), 0.06))}L${at(middle(up(from), up(to), 0.94))}`;
}

/** Crest and hachures; over counters only so far that their figures stay free. */
export function Slopes({ sides, geometry, isOver = false }: Props & { readonly isOver?: boolean }) {
  const drawn = slopesOf(sides, geometry);
  return drawn.length === 0 ? null : (
    <g className="slopes">
      <Patches
        className="hachures"
        paths={patches(
          drawn,
          ({ from }) => from,
          (slope) => hachures(slope, isOver),
        )}
      />
      <path className="crest" d={drawn.map(({ from, to }) => `M${at(from)}L${at(to)}`).join('')} />
    </g>
  );
}

/** Wedges from the crest downwards, long and short by turns, broader on the side that lies in shade. */
function hachures({ from, to, down, between, isShaded }: Slope, isOver: boolean): string {
  const along = { x: (to.x - from.x) / distance(from, to), y: (to.y - from.y) / distance(from, to) };
  const half = isShaded ? 1.7 : 1.05;
  return Array.from({ length: STROKES }, (_, index) => {
    const share = (index + 0.5 + wobble(0.16, ...between, index)) / STROKES;
    const top = middle(from, to, share);
    const reach = isOver ? OVER : (index % 2 === 0 ? LONG : SHORT) + wobble(1.4, ...between, index, 'l');
    // Towards the ends they spread a little, so that they follow the bend of the crest.
    const spread = (share - 0.5) * 5 * (reach / LONG);
    const foot = {
      x: top.x + down.x * reach + along.x * spread,
      y: top.y + down.y * reach + along.y * spread,
    };
    const side = (by: number) => `${n(top.x + along.x * by)} ${n(top.y + along.y * by)}`;
    return `M${side(-half)}L${side(half)}L${at(foot)}Z`;
  }).join('');
}
