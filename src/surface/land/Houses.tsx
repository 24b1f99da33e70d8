/** Towns and villages: houses seen from slightly above, a church among them. */
import type { BoardPoint } from '../../core/contract/geometry';
import type { HexGeometry } from '../hexGeometry';
import { at, chance, wobble } from '../paths';

const PLAN: readonly BoardPoint[] = [
  { x: -14, y: -15 },
  { x: 3, y: -18 },
  { x: 18, y: -9 },
  { x: -22, y: 0 },
  { x: -4, y: -3 },
  { x: 13, y: 5 },
  { x: -13, y: 13 },
  { x: 4, y: 16 },
  { x: 22, y: 13 },
];

type Props = { readonly hexes: ReadonlySet<string>; readonly geometry: HexGeometry };

export function Towns({ hexes, geometry }: Props) {
  return (
    <g className="town">
      {geometry.cells
        .filter((cell) => hexes.has(cell.hex))
        .map((cell) => (
          <g key={cell.hex} transform={`translate(${at(cell.centre)})`}>
            {PLAN.map((spot, index) => (
              <House
                key={index}
                x={spot.x + wobble(2, cell.hex, index, 'x')}
                y={spot.y + wobble(1.5, cell.hex, index, 'y')}
                size={0.85 + chance(cell.hex, index) * 0.3}
                isChurch={index === 4 && chance(cell.hex, 'church') > 0.5}
              />
            ))}
          </g>
        ))}
    </g>
  );
}

/** Three houses beside the name of a place that has no terrain of its own. */
export function Hamlet({ at: { x, y } }: { readonly at: BoardPoint }) {
  return (
    <g className="town hamlet" transform={`translate(${x} ${y})`}>
      <House x={-11} y={-3} size={0.8} isChurch={false} />
      <House x={1} y={-6} size={0.9} isChurch />
      <House x={12} y={-2} size={0.75} isChurch={false} />
    </g>
  );
}

function House({
  x,
  y,
  size,
  isChurch,
}: {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly isChurch: boolean;
}) {
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${size.toFixed(2)})`}>
      <path className="house-shadow" d="M-5 5l13 0l3-4l-5-3z" />
      <path className="house-wall" d="M-6-1h12v6h-12z" />
      <path className="roof" d="M-7.4-.6l2.6-5h9.6l2.6 5z" />
      <path className="roof-shade" d="M1.6-5.6h3.2l2.6 5h-4z" />
      {isChurch ? (
        <path className="spire" d="M-5.4-2v-8l2.2-6l2.2 6v8z" />
      ) : (
        <path className="house-door" d="M-1.2 5v-3.4h2.4v3.4z" />
      )}
    </g>
  );
}
