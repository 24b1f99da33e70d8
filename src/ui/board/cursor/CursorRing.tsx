import type { CounterView } from '../../../core/contract/board';
import type { BoardGeometry } from '../../../core/contract/geometry';
import type { Cursor } from '../../../store/table/cursor';
import type { CounterFace } from '../../../surface/counterFace';
import { HEX_RADIUS } from '../../../surface/hexGeometry';
import { inset, polygon } from '../../../surface/paths';
import { type Placed, seated } from '../counters/stack';

type Props = {
  readonly cursor: Cursor;
  readonly counters: readonly CounterView[];
  readonly geometry: BoardGeometry;
  readonly face: CounterFace;
};

const BOX = 2.6 * HEX_RADIUS;
/** Half the size of what is drawn around a counter in a hex, by its form; and how far around a stand. */
const HALF = { whole: 27, badge: 16 } as const;
const AIR = 5;

/** The keyboard's place on the board: around a hex, and around the one counter of it that is meant. */
export function CursorRing({ cursor: { place, counter }, counters, geometry, face }: Props) {
  const centre = geometry.centreOf(place);
  if (centre === null) return null;
  const corners = geometry.cornersOf(place);
  const here = counters.filter(({ at }) => String(at) === String(place));
  const seat = seated(here, geometry, face.cornerOf).find((other) => other.counter.id === counter);
  return (
    <svg
      className="cursor"
      aria-hidden="true"
      width={BOX}
      height={BOX}
      viewBox={`${centre.x - BOX / 2} ${centre.y - BOX / 2} ${BOX} ${BOX}`}
      style={{ transform: `translate(${centre.x - BOX / 2}px, ${centre.y - BOX / 2}px)` }}
    >
      {['halo', 'ring'].map((part) => (
        <g key={part} className={part}>
          {corners ? (
            <path d={polygon(inset(corners, centre, 0.98))} />
          ) : (
            <circle cx={centre.x} cy={centre.y} r={HEX_RADIUS} />
          )}
          {seat ? <Ring seat={seat} /> : null}
        </g>
      ))}
    </svg>
  );
}

function Ring({ seat: { form, scale, x, y, box, facing = 0 } }: { readonly seat: Placed }) {
  if (form === 'stand') {
    const [width, height] = [box.width + 2 * AIR, box.height + 2 * AIR];
    return (
      <rect
        x={x - width / 2}
        y={y - height / 2}
        width={width}
        height={height}
        rx={AIR}
        transform={`rotate(${facing} ${x} ${y})`}
      />
    );
  }
  const half = HALF[form] * scale;
  return (
    <rect x={x - half} y={y - half} width={2 * half} height={2 * half} rx={form === 'badge' ? half : 5} />
  );
}
