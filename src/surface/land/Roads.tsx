import type { BoardGeometry, BoardPoint } from '../../core/contract/geometry';
import type { GroundWay } from '../../core/contract/map';
import { beyondBorder, curve, middle, segments, wobble } from '../paths';
import { Patches } from './Patches';

/** Segments of road drawn as one path, so that they do not darken each other where they meet. */
const FEW = 12;

type Road = { readonly places: readonly string[]; readonly line: readonly BoardPoint[] };

/** The centres that a road runs through, eased towards the straight line between the hexes before and after. */
function eased(way: GroundWay, geometry: BoardGeometry): Road {
  const places = way.through.filter((place) => typeof place === 'string');
  const centres = places.map((place) => geometry.centreOf(place)).filter((centre) => centre !== null);
  const line = centres.map((centre, index) => {
    const before = centres[index - 1];
    const after = centres[index + 1];
    if (before === undefined || after === undefined) return centre;
    const straight = middle(middle(before, after), centre, 0.46);
    return {
      x: straight.x + wobble(3.2, places[index] ?? '', 'x'),
      y: straight.y + wobble(3.2, places[index] ?? '', 'y'),
    };
  });
  return { places, line };
}

/** Ends of a road: beyond the border, or into the road that it branches from. */
function joined(
  road: Road,
  index: number,
  all: readonly Road[],
  geometry: BoardGeometry,
): readonly BoardPoint[] {
  function end(at: 'first' | 'last'): readonly BoardPoint[] {
    const place = at === 'first' ? road.places[0] : road.places.at(-1);
    const point = at === 'first' ? road.line[0] : road.line.at(-1);
    if (place === undefined || point === undefined) return [];
    const other = all.find((candidate, n) => n !== index && candidate.places.includes(place));
    const shared = other?.line[other.places.indexOf(place)];
    if (shared !== undefined) return [shared];
    const out = beyondBorder(point, 82, geometry);
    return out === null ? [point] : at === 'first' ? [out, point] : [point, out];
  }
  return [...end('first'), ...road.line.slice(1, -1), ...end('last')];
}

type Props = { readonly ways: readonly GroundWay[]; readonly geometry: BoardGeometry };

/** Roads as smooth double strokes; every curve stays inside the hexes that the road is printed through. */
export function Roads({ ways, geometry }: Props) {
  const roads = ways.map((way) => eased(way, geometry));
  const all = roads.flatMap((road, index) => segments(joined(road, index, roads, geometry)).map(curve));
  const paths = all.length > FEW ? all : [all.join('')];
  return all.length === 0 ? null : (
    <g className="roads">
      <Patches className="road-wash" paths={paths} />
      <Patches className="road-edge" paths={paths} />
      <Patches className="road" paths={paths} />
      <Patches className="road-ruts" paths={paths} />
    </g>
  );
}
