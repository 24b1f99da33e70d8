/** Terrain of hexes, apart from trees: washes of colour below, drawn signs above. */
import type { Cell } from '../../core/contract/geometry';
import type { HexGeometry, Spot } from '../hexGeometry';
import { chance, groupsOf, n, outline, patches, spotsOf, wobble } from '../paths';
import { Patches } from './Patches';

type Hexes = ReadonlySet<string>;
type Props = { readonly hexes: Hexes; readonly geometry: HexGeometry };

function drawn<T extends Spot | Cell>(of: readonly T[], draw: (one: T) => string): readonly string[] {
  return patches(of, ({ centre }) => centre, draw);
}

/** Soft patches under everything that is drawn in ink. */
export function Washes({
  washes,
  geometry,
}: {
  /** By the name of their colour, from below. */
  readonly washes: readonly (readonly [name: string, hexes: Hexes])[];
  readonly geometry: HexGeometry;
}) {
  return (
    <g className="washes">
      {washes.map(([kind, hexes]) => {
        const groups = groupsOf(spotsOf(hexes, geometry), geometry);
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

/** Grass on all ground except these hexes: a few tufts, so that the plain is not empty. */
export function Grass({ covered, geometry }: { readonly covered: Hexes; readonly geometry: HexGeometry }) {
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

export function Marsh({ hexes, geometry }: Props) {
  const cells = geometry.cells.filter((cell) => hexes.has(cell.hex));
  const draw = (cell: Cell) => scatter(cell, 6, 25, (x, y) => reeds(x, y));
  return <Patches className="reeds" paths={drawn(cells, draw)} />;
}

export function Rough({ hexes, geometry }: Props) {
  const cells = geometry.cells.filter((cell) => hexes.has(cell.hex));
  if (cells.length === 0) return null;
  const ticks = (x: number, y: number) => `M${n(x)} ${n(y)}l2.4 5m1.4-5.6l1.8 4.6m1.6-4.4l1 3.4`;
  return (
    <g className="rough">
      <Patches className="ticks" paths={drawn(cells, (cell) => scatter(cell, 5, 24, ticks))} />
      <Patches className="stones" paths={drawn(cells, (cell) => scatter(cell, 8, 27, stone))} />
    </g>
  );
}
