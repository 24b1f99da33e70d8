/**
 * A walled town: its quarters, the walls with their teeth outwards, towers at the corners, gateways with two towers.
 */
import type { BoardPoint, Cell } from '../../../../core/contract/geometry';
import type { Ground, GroundSide } from '../../../../core/contract/map';
import type { HexGeometry } from '../../../../surface/hexGeometry';
import './fortress.css';
import { at, chance, distance, middle, n, polygon, wobble } from '../../../../surface/paths';
import { hexesOf, sidesOf } from '../ground';

type Props = { readonly ground: Ground; readonly geometry: HexGeometry };
type Side = { readonly from: BoardPoint; readonly to: BoardPoint; readonly out: BoardPoint };

/** Teeth to a segment of wall. */
const TEETH = 5;
/** Half of the wall's thickness. */
const THICK = 3.4;
/** How far a tooth stands out of it. */
const TOOTH = 7.4;
const TOOTH_OVER = 4.6;
/** Where the opening of a gateway begins and ends along its side. */
const OPENING = [0.27, 0.73] as const;

export function Quarters({ ground, geometry }: Props) {
  const hexes = hexesOf(ground, 'fortress');
  const cells = geometry.cells.filter((cell) => hexes.has(cell.hex));
  if (cells.length === 0) return null;
  return (
    <g className="fortress">
      <path className="quarter" d={cells.map((cell) => polygon(cell.corners)).join('')} />
      {cells.map((cell) => (
        <Houses key={cell.hex} cell={cell} />
      ))}
    </g>
  );
}

/** Over counters the teeth are shorter and nothing throws a shadow, so that the figures beyond stay free. */
export function Walls({ ground, geometry, isOver = false }: Props & { readonly isOver?: boolean }) {
  const out = isOver ? TOOTH_OVER : TOOTH;
  const sides = sidesOf(ground, 'fortification', 'gateway');
  if (sides.length === 0) return null;
  const drawn = sides.flatMap((side) => sideOf(side, geometry) ?? []);
  const walls = drawn.filter(({ isGate }) => !isGate);
  const gates = drawn.filter(({ isGate }) => isGate);
  const ends = gates.flatMap(({ side: { from, to } }) => [
    [from, middle(from, to, OPENING[0])] as const,
    [middle(from, to, OPENING[1]), to] as const,
  ]);
  const line = [...walls.map(({ side }) => [side.from, side.to] as const), ...ends]
    .map(([from, to]) => `M${at(from)}L${at(to)}`)
    .join('');
  return (
    <g className="fortress">
      {isOver ? null : <path className="wall-cast" d={line} />}
      <path className="wall-teeth" d={walls.map(({ side }) => teeth(side, 0, 1, TEETH, out)).join('')} />
      <path
        className="wall-teeth"
        d={gates.map(({ side }) => teeth(side, 0, 0.2, 1, out) + teeth(side, 0.8, 1, 1, out)).join('')}
      />
      <path className="wall-body" d={line} />
      <path className="wall-walk" d={line} />
      <path
        className="wall-tower"
        d={corners(walls.map(({ side }) => side))
          .map((corner) => tower(corner))
          .join('')}
      />
      {gates.map(({ side }) => (
        <Gateway key={at(side.from)} side={side} isOver={isOver} />
      ))}
    </g>
  );
}

/** How far within its hex a parapet runs, as a share, and how far its stakes stand out. */
const WITHIN = 0.95;
const STAKE = 4.2;

/** Around the counters that hold the works: along each side of the hex that does not lead on to other works. */
export function Parapets({ ground, geometry, taken }: Props & { readonly taken: ReadonlySet<string> }) {
  const works = hexesOf(ground, 'entrenchment');
  const sides = geometry.cells
    .filter(({ hex }) => works.has(hex) && taken.has(hex))
    .flatMap(({ centre, corners }) =>
      corners.flatMap((corner, index): readonly Side[] => {
        const next = corners[(index + 1) % corners.length] ?? corner;
        const half = middle(corner, next);
        const beyond = { x: 2 * half.x - centre.x, y: 2 * half.y - centre.y };
        if (works.has(geometry.hexAt(beyond) ?? '')) return [];
        const length = distance(centre, beyond);
        const out = { x: (beyond.x - centre.x) / length, y: (beyond.y - centre.y) / length };
        return [{ from: middle(centre, corner, WITHIN), to: middle(centre, next, WITHIN), out }];
      }),
    );
  if (sides.length === 0) return null;
  const line = sides.map(({ from, to }) => `M${at(from)}L${at(to)}`).join('');
  const stakes = sides.flatMap(({ from, to, out }) =>
    [0.14, 0.32, 0.5, 0.68, 0.86].map((share) => {
      const foot = middle(from, to, share);
      return `M${at(foot)}L${at(moved(foot, out, STAKE))}`;
    }),
  );
  return (
    <g className="parapets">
      <path className="stakes" d={stakes.join('')} />
      <path className="bank" d={line} />
      <path className="earth" d={line} />
    </g>
  );
}

function sideOf({ kind, between }: GroundSide, geometry: HexGeometry) {
  const ends = geometry.hexside(between);
  const inside = geometry.centreOf(between[0]);
  const outside = geometry.centreOf(between[1]);
  if (ends === null || inside === null || outside === null) return null;
  const length = distance(inside, outside);
  const out = { x: (outside.x - inside.x) / length, y: (outside.y - inside.y) / length };
  const side: Side = { from: ends[0], to: ends[1], out };
  return { side, isGate: kind === 'gateway' };
}

/** Triangles along a share of a side, their points on its outer side. */
function teeth({ from, to, out }: Side, since: number, until: number, count: number, reach: number): string {
  const step = (until - since) / count;
  return Array.from({ length: count }, (_, index) => {
    const left = since + step * (index + 0.14);
    const right = since + step * (index + 0.86);
    const base = (share: number) => moved(middle(from, to, share), out, THICK - 0.6);
    return polygon([
      base(left),
      moved(middle(from, to, (left + right) / 2), out, THICK + reach),
      base(right),
    ]);
  }).join('');
}

function moved(point: BoardPoint, by: BoardPoint, length: number): BoardPoint {
  return { x: point.x + by.x * length, y: point.y + by.y * length };
}

/** Both ends of every wall, each once. */
function corners(sides: readonly Side[]): readonly BoardPoint[] {
  const seen = new Map<string, BoardPoint>();
  for (const { from, to } of sides) {
    for (const end of [from, to]) seen.set(`${Math.round(end.x)} ${Math.round(end.y)}`, end);
  }
  return [...seen.values()];
}

function tower({ x, y }: BoardPoint, radius = 4.6): string {
  return `M${n(x - radius)} ${n(y)}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;
}

/** A way through between two towers. */
function Gateway({ side: { from, to, out }, isOver }: { readonly side: Side; readonly isOver: boolean }) {
  const door = middle(from, to);
  const [into, beyond] = isOver ? [-3, 4] : [-11, 13];
  const way = `M${at(moved(door, out, into))}L${at(moved(door, out, beyond))}`;
  const towers = OPENING.map((share) => middle(from, to, share));
  return (
    <g className="gateway">
      <path className="gate-way" d={way} />
      <path className="gate-ruts" d={way} />
      <path className="gate-tower" d={towers.map((spot) => tower(spot, 5.2)).join('')} />
      <path className="gate-roof" d={towers.map((spot) => tower(spot, 2.4)).join('')} />
    </g>
  );
}

/** Crowded roofs; all houses of a hex are five paths, from the back to the front. */
function Houses({ cell: { hex, centre } }: { readonly cell: Cell }) {
  const spots = [-19, -9.5, 0.5, 10, 19.5].flatMap((y, row) =>
    [-21, -10.5, 0, 10.5, 21].flatMap((x, column) => {
      const away = Math.hypot(x, y * 1.15);
      if (away > 28 || chance(hex, row, column, 'yard') > 0.86) return [];
      return {
        x: centre.x + x + (row % 2 === 0 ? 2.5 : -2.5) + wobble(1.4, hex, row, column, 'x'),
        y: centre.y + y + wobble(1, hex, row, column, 'y'),
        size: 0.68 + chance(hex, row, column, 'size') * 0.2,
      };
    }),
  );
  const part = (draw: (x: number, y: number, s: number) => string) =>
    spots.map(({ x, y, size }) => draw(x, y, size)).join('');
  const ink = (...values: readonly number[]) => values.map(n).join(' ');
  return (
    <>
      <path
        className="house-shadow"
        d={part(
          (x, y, s) => `M${ink(x - 5 * s, y + 5 * s)}h${n(13 * s)}l${ink(2 * s, -4 * s)}h${n(-13 * s)}z`,
        )}
      />
      <path
        className="house-wall"
        d={part((x, y, s) => `M${ink(x - 6 * s, y - s)}h${n(12 * s)}v${n(6 * s)}h${n(-12 * s)}z`)}
      />
      <path
        className="roof"
        d={part(
          (x, y, s) =>
            `M${ink(x - 7.4 * s, y - 0.6 * s)}l${ink(2.6 * s, -5 * s)}h${n(9.6 * s)}l${ink(2.6 * s, 5 * s)}z`,
        )}
      />
      <path
        className="roof-shade"
        d={part(
          (x, y, s) => `M${ink(x + 1.6 * s, y - 5.6 * s)}h${n(3.2 * s)}l${ink(2.6 * s, 5 * s)}h${n(-4 * s)}z`,
        )}
      />
    </>
  );
}
