import type { Ground } from '../../../core/contract/map';
import type { BoardGeometry, Cell } from '../geometry';
import { Patches } from './Patches';
import { at, n, patches } from './paths';
import { hexesOf } from './Terrain';

type Props = { readonly ground: Ground; readonly geometry: BoardGeometry };

/** Each hexside once: of the corners' six sides only those three that no neighbour to the left has drawn. */
export function Grid({ geometry }: Pick<Props, 'geometry'>) {
  const drawn = new Set<string>();
  const sides = ({ corners }: Cell) =>
    corners
      .map((from, index) => {
        const to = corners[(index + 1) % 6] ?? from;
        const key = `${Math.round(from.x + to.x)} ${Math.round(from.y + to.y)}`;
        if (drawn.has(key)) return '';
        drawn.add(key);
        return `M${at(from)}L${at(to)}`;
      })
      .join('');
  return <Patches className="grid" paths={patches(geometry.cells, ({ centre }) => centre, sides)} />;
}

/**
 * The printed numbers, in the upper part of each hex so that a counter leaves them free; of a hex that stands on a corner
 * where it is broad enough for them.
 */
export function Numbers({ ground, geometry }: Props) {
  const wooded = hexesOf(ground, 'forest');
  const built = hexesOf(ground, 'fortress');
  const toothed = hexesBelowTeeth(ground, geometry);
  return geometry.cells.map(({ hex, centre }) => (
    <text
      key={hex}
      className={wooded.has(hex) ? 'number wooded' : built.has(hex) ? 'number built' : 'number'}
      x={n(centre.x)}
      y={n(centre.y - (toothed.has(hex) ? LOWER : geometry.isSideways ? BELOW_CORNER : 23.4))}
    >
      {hex}
    </text>
  ));
}

/** Where the teeth of a wall would lie over the number. */
const LOWER = 14.5;
const BELOW_CORNER = 18;

/** Hexes into whose upper side the teeth of a wall point. */
function hexesBelowTeeth(ground: Ground, geometry: BoardGeometry): ReadonlySet<string> {
  const walls = ground.hexsides.filter(({ kind }) => kind === 'fortification' || kind === 'gateway');
  return new Set(
    walls.flatMap(({ between: [inside, outside] }) => {
      const above = geometry.centreOf(inside);
      const below = geometry.centreOf(outside);
      if (above === null || below === null) return [];
      return Math.abs(above.x - below.x) < 1 && above.y < below.y ? [outside] : [];
    }),
  );
}
