/** Standing water over whole hexes: shore, water and the lines of its depth. */
import type { HexGeometry } from '../../../surface/hexGeometry';
import { groupsOf, inset, outline, polygon, spotsOf } from '../../../surface/paths';

type Props = { readonly hexes: ReadonlySet<string>; readonly geometry: HexGeometry };

export function Pond({ hexes, geometry }: Props) {
  const spots = spotsOf(hexes, geometry);
  if (spots.length === 0) return null;
  const shore = groupsOf(spots, geometry)
    .map((group) => outline(group, geometry, 5))
    .join('');
  const ripples = spots.map(({ corners, centre }) => {
    const [a, b, c, d] = inset(corners, { x: centre.x + 4, y: centre.y + 2 }, 0.42);
    return a && b && c && d ? polygon([a, b, c, d]).replace('Z', '') : '';
  });
  return (
    <g className="pond">
      <path className="pond-shore" d={shore} />
      <path className="pond-water" d={shore} />
      <path className="pond-depth" d={ripples.join('')} />
    </g>
  );
}
