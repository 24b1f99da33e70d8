import { memo } from 'react';
import type { Cell } from '../../core/contract/geometry';
import { useParts } from '../drawingQueue';
import type { HexGeometry } from '../hexGeometry';
import { at, n, patches } from '../paths';
import { Patches } from './Patches';

/** Each hexside once: of the six sides only the three that no neighbour has drawn before. */
export function Grid({ geometry }: { readonly geometry: HexGeometry }) {
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

type NumbersProps = {
  readonly geometry: HexGeometry;
  /** Ground on which the numbers are drawn differently: a class for each. */
  readonly on?: ReadonlyMap<string, string>;
  /** Hexes whose upper edge is taken. */
  readonly lowered?: ReadonlySet<string>;
};

/**
 * The printed numbers, in the upper part of each hex so that a counter leaves them free; in a hex that stands on a
 * corner, where it is broad enough for them.
 */
export function Numbers(props: NumbersProps) {
  const count = Math.ceil(props.geometry.cells.length / AT_A_TIME);
  const drawn = useParts(count, 'print');
  return Array.from({ length: drawn }, (_, part) => (
    <SomeNumbers key={part} {...props} from={part * AT_A_TIME} />
  ));
}

const SomeNumbers = memo(function SomeNumbers({
  geometry,
  on,
  lowered,
  from,
}: NumbersProps & { readonly from: number }) {
  return geometry.cells.slice(from, from + AT_A_TIME).map(({ hex, centre }) => (
    <text
      key={hex}
      className={on?.has(hex) ? `number ${on.get(hex)}` : 'number'}
      x={n(centre.x)}
      y={n(centre.y - (lowered?.has(hex) ? LOWER : geometry.isInRows ? BELOW_CORNER : 23.4))}
    >
      {hex}
    </text>
  ));
});

const AT_A_TIME = 100;
const LOWER = 14.5;
const BELOW_CORNER = 18;
