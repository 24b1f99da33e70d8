import type { Ground, GroundSide } from '../../../core/seam';
import type { BoardGeometry, BoardPoint } from '../geometry';
import { at, beyondBorder, chains, curve, distance, middle, n } from './paths';

type Course = { readonly name: string; readonly line: readonly BoardPoint[] };

/** Hexsides of one kind as water courses; they run off the map where they reach its border. */
function courses(kind: string, sides: readonly GroundSide[], geometry: BoardGeometry): readonly Course[] {
  const byName = new Map<string, (readonly [BoardPoint, BoardPoint])[]>();
  for (const side of sides) {
    const ends = side.kind === kind ? geometry.hexside(side.between) : null;
    if (ends !== null) byName.set(side.name, [...(byName.get(side.name) ?? []), ends]);
  }
  return [...byName].flatMap(([name, stretches]) =>
    chains(stretches).map((line) => {
      const head = line[0];
      const tail = line.at(-1);
      const source = head === undefined ? null : beyondBorder(head, 52, geometry);
      const mouth = tail === undefined ? null : beyondBorder(tail, 52, geometry);
      return {
        name,
        line: [...(source === null ? [] : [source]), ...line, ...(mouth === null ? [] : [mouth])],
      };
    }),
  );
}

/** Streams and rivers as smooth water that touches the middle of every hexside it follows. */
export function Water({ ground, geometry }: { readonly ground: Ground; readonly geometry: BoardGeometry }) {
  return (
    <g className="water">
      {['stream', 'river'].map((kind) => {
        const all = courses(kind, ground.hexsides, geometry);
        const d = all.map((course) => curve(course.line)).join('');
        return d === '' ? null : (
          <g key={kind} className={kind}>
            <path className="bank-wash" d={d} />
            <path className="bank" d={d} />
            <path className="flow" d={d} />
            <path className="ripple" d={d} />
          </g>
        );
      })}
    </g>
  );
}

/** The names of streams and rivers, written along the longest straight stretch of their course. */
export function WaterNames({
  ground,
  geometry,
}: {
  readonly ground: Ground;
  readonly geometry: BoardGeometry;
}) {
  return (
    <>
      {['stream', 'river'].flatMap((kind) =>
        courses(kind, ground.hexsides, geometry).map(({ name, line }) => {
          const span = 4;
          let best: readonly [BoardPoint, BoardPoint] | null = null;
          line.forEach((from, index) => {
            const to = line[index + span];
            if (to !== undefined && (best === null || distance(from, to) > distance(...best) + 1))
              best = [from, to];
          });
          return best === null || name === '' ? null : <Along key={kind + name} text={name} stretch={best} />;
        }),
      )}
    </>
  );
}

function Along({
  text,
  stretch: [from, to],
}: {
  readonly text: string;
  readonly stretch: readonly [BoardPoint, BoardPoint];
}) {
  const [a, b] = from.x < to.x || (Math.abs(from.x - to.x) < 1 && from.y > to.y) ? [from, to] : [to, from];
  const angle = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
  return (
    <text
      className="label water-name"
      transform={`translate(${at(middle(a, b))}) rotate(${n(angle)})`}
      dy={-13}
    >
      {text}
    </text>
  );
}

/** Bridges and fords, across the hexside that they open. */
export function Crossings({
  ground,
  geometry,
}: {
  readonly ground: Ground;
  readonly geometry: BoardGeometry;
}) {
  return (
    <g className="crossings">
      {ground.hexsides.map((side) => {
        if (side.kind !== 'bridge' && side.kind !== 'ford') return null;
        const from = geometry.centreOf(side.between[0]);
        const to = geometry.centreOf(side.between[1]);
        if (from === null || to === null) return null;
        const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
        return (
          <g
            key={side.between.join('-')}
            transform={`translate(${at(middle(from, to))}) rotate(${n(angle)})`}
          >
            {side.kind === 'bridge' ? <Bridge /> : <Ford />}
          </g>
        );
      })}
    </g>
  );
}

function Bridge() {
  return (
    <>
      <path className="bridge-shadow" d="M-15-4h30l3 12h-30z" />
      <path className="bridge-deck" d="M-15-5.5h30v11h-30z" />
      <path className="bridge-planks" d="M-11-5v10M-7-5v10M-3-5v10M1-5v10M5-5v10M9-5v10M13-5v10" />
      <path className="bridge-rail" d="M-18-8q3 2.5 6 2.5h24q3 0 6-2.5M-18 8q3-2.5 6-2.5h24q3 0 6 2.5" />
    </>
  );
}

function Ford() {
  return (
    <>
      <path className="ford-way" d="M-17-3.5h34M-17 3.5h34" />
      <path
        className="ford-stones"
        d="M-6-1a2.2 1.7 0 1 0 .1 0zM0 2.6a2.4 1.8 0 1 0 .1 0zM5-2.6a2.1 1.6 0 1 0 .1 0z"
      />
    </>
  );
}
