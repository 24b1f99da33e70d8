/** Names on the map, and the pond and the marsh that are decoration: lightly drawn, smaller than a hex of terrain. */
import type { BoardGeometry, BoardPoint } from '../../core/contract/geometry';
import type { GroundLabel } from '../../core/contract/map';
import { at, loop, wobble } from '../paths';
import { Hamlet } from './Houses';
import { reeds } from './Terrain';

type Props = { readonly labels: readonly GroundLabel[]; readonly geometry: BoardGeometry };
const IN_MARGIN = 'edge';

export function Decorations({ labels, geometry }: Props) {
  return (
    <g className="decorations">
      {labels.map((label, i) => {
        const centre = geometry.centreOf(label.at);
        if (centre === null) return null;
        if (label.kind === 'pond') return <Pond key={i} at={centre} name={label.text} />;
        if (label.kind === 'marsh') return <WetGround key={i} at={centre} name={label.text} />;
        if (label.kind === 'village') return <Hamlet key={i} at={centre} />;
        return null;
      })}
    </g>
  );
}

function Pond({ at: centre, name }: { readonly at: BoardPoint; readonly name: string }) {
  const shore = (scale: number) =>
    loop(
      Array.from({ length: 12 }, (_, index) => {
        const angle = (index / 12) * 2 * Math.PI;
        const away = scale * (1 + wobble(0.16, name, index));
        return { x: centre.x + 4 + Math.cos(angle) * 33 * away, y: centre.y + Math.sin(angle) * 21 * away };
      }),
    );
  const { x, y } = centre;
  return (
    <g className="pond">
      <path className="pond-shore" d={shore(1.12)} />
      <path className="pond-water" d={shore(1)} />
      <path className="pond-depth" d={shore(0.78) + shore(0.5)} />
      <path
        className="reeds"
        d={reeds(x - 26, y + 11, 0.9) + reeds(x - 14, y + 18, 0.8) + reeds(x + 32, y - 9, 0.8)}
      />
    </g>
  );
}

function WetGround({ at: { x, y }, name }: { readonly at: BoardPoint; readonly name: string }) {
  const spots = Array.from({ length: 17 }, (_, index) => {
    const column = (index % 4) - 1.5;
    const row = Math.floor(index / 4) - 1.5;
    return reeds(
      x + column * 27 + (row % 2 === 0 ? 7 : -6) + wobble(6, name, index),
      y + row * 19 + wobble(5, name, index, 'y'),
      0.75 + wobble(0.18, name, index, 's'),
    );
  });
  return <path className="reeds faint" d={spots.join('')} />;
}

/** Long names are set in two lines. */
export function lines(text: string): readonly string[] {
  const words = text.split(' ');
  if (text.length < 17 || words.length < 2) return [text];
  const half = text.length / 2;
  let first = '';
  while (words.length > 1 && first.length + (words[0]?.length ?? 0) / 2 < half) first += `${words.shift()} `;
  return [first.trim(), words.join(' ')].filter((line) => line !== '');
}

export function Labels({ labels, geometry }: Props) {
  return (
    <g className="labels">
      {labels.map((label) => {
        const centre = geometry.centreOf(label.at);
        return label.kind === IN_MARGIN || centre === null ? null : (
          <Name key={label.text + String(label.at)} label={label} at={centre} />
        );
      })}
    </g>
  );
}

/** Names stand below the middle of the hex, where a counter leaves them readable. */
function Name({ label, at: centre }: { readonly label: GroundLabel; readonly at: BoardPoint }) {
  const set = lines(label.text);
  const lift = label.kind === 'village' || label.kind === 'pond' ? 24 : 6;
  return (
    <text className={`label ${label.kind}`} transform={`translate(${at(centre)})`} y={lift}>
      {set.map((line, index) => (
        <tspan key={line} x={0} dy={index === 0 ? `${-0.46 * (set.length - 1)}em` : '0.92em'}>
          {line}
        </tspan>
      ))}
    </text>
  );
}
