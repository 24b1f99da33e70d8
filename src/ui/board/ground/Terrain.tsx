/** What hexes are made of, apart from trees: washes of colour below, drawn signs above. */
import type { Ground } from '../../../core/contract/map';
import type { BoardGeometry, Cell, Spot } from '../geometry';
import { Patches } from './Patches';
import { at, chance, groupsOf, n, outline, patches, spotsOf, wobble } from './paths';

type Props = { readonly ground: Ground; readonly geometry: BoardGeometry };
const WASHED = ['marsh', 'rough', 'woods', 'forest', 'town'] as const;

function drawn<T extends Spot | Cell>(of: readonly T[], draw: (one: T) => string): readonly string[] {
  return patches(of, ({ centre }) => centre, draw);
}

export function hexesOf(ground: Ground, kind: string): ReadonlySet<string> {
  return new Set(
    ground.areas
      .filter((area) => area.kind === kind)
      .flatMap((area) => area.places.filter((place) => typeof place === 'string')),
  );
}

/** Soft patches under everything that is drawn in ink. */
export function Washes({ ground, geometry }: Props) {
  return (
    <g className="washes">
      {WASHED.map((kind) => {
        const groups = groupsOf(spotsOf(hexesOf(ground, kind), geometry), geometry);
        const outlined = (stray: number) =>
          patches(
            groups,
            ([first]) => first.centre,
            (group) => outline(group, geometry, stray),
          );
        return groups.length === 0 ? null : (
          <g key={kind} className={kind}>
            <Patches className="wash-rim" paths={outlined(6)} />
            <Patches className="wash" paths={outlined(5)} />
          </g>
        );
      })}
    </g>
  );
}

/** `count` places inside a hex, never the same twice, as a share of its radius. */
function scatter(
  cell: Cell,
  count: number,
  reach: number,
  draw: (x: number, y: number, index: number) => string,
): string {
  return Array.from({ length: count }, (_, index) => {
    const angle = ((index + wobble(0.4, cell.hex, index)) / count) * 2 * Math.PI;
    const away = reach * Math.sqrt(0.15 + 0.85 * chance(cell.hex, index, 'away'));
    return draw(cell.centre.x + Math.cos(angle) * away, cell.centre.y + Math.sin(angle) * away * 0.86, index);
  }).join('');
}

export function reeds(x: number, y: number, size = 1): string {
  const s = (value: number) => n(value * size);
  return `M${n(x)} ${n(y)}m${s(-7)} 0h${s(14)}M${n(x)} ${n(y)}m${s(-3)} ${s(-0.6)}l${s(-2)} ${s(-6)}m${s(3.6)} ${s(6)}l${s(0.2)} ${s(-8)}m${s(2.4)} ${s(8)}l${s(2)} ${s(-6)}M${n(x)} ${n(y)}m${s(-4)} ${s(2.6)}h${s(9)}`;
}

function stone(x: number, y: number, index: number): string {
  const r = 2.4 + (index % 3) * 1.1;
  return `M${n(x - r)} ${n(y)}l${n(r * 0.5)} ${n(-r * 0.9)}l${n(r * 0.9)} ${n(-r * 0.1)}l${n(r * 0.7)} ${n(r * 0.8)}l${n(-r * 0.5)} ${n(r * 0.5)}l${n(-r * 1.1)} ${n(r * 0.05)}z`;
}

/** Grass on open ground: a few tufts, so that the plain is not empty. */
export function Grass({ ground, geometry }: Props) {
  const covered = new Set(ground.areas.flatMap((area) => area.places));
  const bare = geometry.spots.filter((spot) => !covered.has(spot.clamped));
  return <Patches className="grass" paths={drawn(bare, tufts)} />;
}

function tufts({ key, centre }: Spot): string {
  return Array.from({ length: Math.floor(chance(key, 'grass') * 3.1) }, (_, index) => {
    const x = centre.x + wobble(26, key, index, 'x');
    const y = centre.y + wobble(24, key, index, 'y');
    const s = 0.8 + chance(key, index, 's') * 0.5;
    return `M${n(x - 4 * s)} ${n(y - 2 * s)}q${n(2.4 * s)} ${n(-0.4 * s)} ${n(3 * s)} ${n(3 * s)}q${n(0.1 * s)} ${n(-4 * s)} ${n(1.2 * s)} ${n(-5 * s)}m${n(-0.6 * s)} ${n(5 * s)}q${n(0.8 * s)} ${n(-3 * s)} ${n(3.8 * s)} ${n(-3 * s)}`;
  }).join('');
}

export function Marsh({ ground, geometry }: Props) {
  const marsh = hexesOf(ground, 'marsh');
  const cells = geometry.cells.filter((cell) => marsh.has(cell.hex));
  const draw = (cell: Cell) => scatter(cell, 6, 25, (x, y) => reeds(x, y));
  return <Patches className="reeds" paths={drawn(cells, draw)} />;
}

export function Rough({ ground, geometry }: Props) {
  const rough = hexesOf(ground, 'rough');
  const cells = geometry.cells.filter((cell) => rough.has(cell.hex));
  if (cells.length === 0) return null;
  const ticks = (x: number, y: number) => `M${n(x)} ${n(y)}l2.4 5m1.4-5.6l1.8 4.6m1.6-4.4l1 3.4`;
  return (
    <g className="rough">
      <Patches className="ticks" paths={drawn(cells, (cell) => scatter(cell, 5, 24, ticks))} />
      <Patches className="stones" paths={drawn(cells, (cell) => scatter(cell, 8, 27, stone))} />
    </g>
  );
}

/** Earthworks and ditches run from hex to hex of their kind; a lone one is a small redoubt. */
export function Works({ ground, geometry }: Props) {
  return (
    <g className="works">
      {(['entrenchment', 'ditch'] as const).map((kind) => {
        const hexes = hexesOf(ground, kind);
        const cells = geometry.cells.filter((cell) => hexes.has(cell.hex));
        if (cells.length === 0) return null;
        const links = linksOf(
          [...hexes].flatMap((hex) => geometry.cell(hex) ?? []),
          geometry,
        );
        const linked = new Set(links.flatMap(({ from, to }) => [from, to]));
        const alone = cells.filter((cell) => !linked.has(cell));
        const lines = patches(
          links,
          ({ from }) => from.centre,
          ({ from, to }) =>
            `M${at(from.centre)}${kind === 'entrenchment' ? redan(from, to) : `L${at(to.centre)}`}`,
        );
        const rings = drawn(
          alone,
          ({ centre }) => `M${n(centre.x - 17)} ${n(centre.y)}l9-13h16l9 13l-9 13h-16z`,
        );
        const paths = [...lines, ...rings];
        return (
          <g key={kind} className={kind}>
            <Patches className="work-cast" paths={paths} />
            <Patches className="work-bank" paths={paths} />
            <Patches className="work-teeth" paths={paths} />
            <Patches className="work-top" paths={paths} />
          </g>
        );
      })}
    </g>
  );
}

/**
 * Neighbours to be joined, in the order in which the map lists them; of three that all touch, the first and the last
 * are not, so that a line stays a line.
 */
export function linksOf(cells: readonly Cell[], geometry: BoardGeometry) {
  const touch = (a: Cell, b: Cell) => geometry.hexside([a.hex, b.hex]) !== null;
  const places = new Map(cells.map(({ column, row }, i) => [`${column} ${row}`, i]));
  return cells.flatMap((from, i) => {
    const near = AROUND.flatMap(([across, down]) => {
      const place = places.get(`${from.column + across} ${from.row + down}`);
      const to = place !== undefined && place > i ? cells[place] : undefined;
      return place !== undefined && to && touch(from, to) ? [{ place, to }] : [];
    }).toSorted((a, b) => a.place - b.place);
    return near
      .filter(({ to }, nth) => !near.slice(0, nth).some((between) => touch(between.to, to)))
      .map(({ to }) => ({ from, to }));
  });
}
/** Every neighbour is among these, by column and row. */
const AROUND = [-1, 0, 1].flatMap((across) => [-1, 0, 1].map((down) => [across, down] as const));

/** A segment of parapet with an angle pushed out in its middle, as field works had. */
function redan(from: Cell, to: Cell): string {
  const dx = to.centre.x - from.centre.x;
  const dy = to.centre.y - from.centre.y;
  const point = (along: number, out: number) =>
    `L${n(from.centre.x + dx * along - dy * out)} ${n(from.centre.y + dy * along + dx * out)}`;
  return `${point(0.36, 0)}${point(0.5, 0.13)}${point(0.64, 0)}L${at(to.centre)}`;
}
