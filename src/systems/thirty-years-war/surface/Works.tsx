import type { Cell } from '../../../core/contract/geometry';
import type { Ground } from '../../../core/contract/map';
import type { HexGeometry } from '../../../surface/hexGeometry';
import { Patches } from '../../../surface/land/Patches';
import { at, n, patches } from '../../../surface/paths';
import { hexesOf } from './ground';
import './works.css';

type Props = { readonly ground: Ground; readonly geometry: HexGeometry };

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
        const rings = patches(
          alone,
          ({ centre }) => centre,
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
export function linksOf(cells: readonly Cell[], geometry: HexGeometry) {
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
