import type { BoardPoint } from '../../core/contract/geometry';
import type { GroundSide } from '../../core/contract/map';
import { type HexGeometry, isSame } from '../hexGeometry';
import { at, beyondBorder, chains, curve, curvePoints, distance, middle, n, polygon, wobble } from '../paths';

const KINDS = ['stream', 'river'] as const;
type Kind = (typeof KINDS)[number];
/** Hexsides along which water flows. */
export type Waters = { readonly [K in Kind]: readonly GroundSide[] };
type Props = { readonly waters: Waters; readonly geometry: HexGeometry };
const WIDTH = { stream: 5.4, river: 13.5 } as const;
/** How far from its source a course has its full width. */
const GROWS_OVER = 110;

type Course = {
  readonly name: string;
  /** From the source on, where there is one on the map. */
  readonly line: readonly BoardPoint[];
  readonly hasSource: boolean;
};

/** Hexsides of one kind as water courses; they run off the map where they reach its border. */
function courses(kind: Kind, waters: Waters, geometry: HexGeometry): readonly Course[] {
  const endsOf = ({ between }: GroundSide) => {
    const ends = geometry.hexside(between);
    return ends === null ? [] : [ends];
  };
  const byName = new Map<string, (readonly [BoardPoint, BoardPoint])[]>();
  for (const side of waters[kind]) byName.set(side.name, [...(byName.get(side.name) ?? []), ...endsOf(side)]);
  const others = kind === 'river' ? [] : waters.river.flatMap(endsOf).flat();
  return [...byName].flatMap(([name, segments]) =>
    chains(segments).map((line) => course(name, line, others, geometry)),
  );
}

/** An end leaves the map, or falls into another water, or is the source. */
function course(
  name: string,
  line: readonly BoardPoint[],
  others: readonly BoardPoint[],
  geometry: HexGeometry,
): Course {
  const [head] = line;
  const tail = line.at(-1);
  if (head === undefined || tail === undefined) return { name, line, hasSource: false };
  const above = beyondBorder(head, 52, geometry);
  const below = beyondBorder(tail, 52, geometry);
  const isSource = (end: BoardPoint, out: BoardPoint | null) =>
    out === null && !others.some((other) => isSame(other, end));
  const whole = [...(above === null ? [] : [above]), ...line, ...(below === null ? [] : [below])];
  if (isSource(head, above)) return { name, line: whole, hasSource: true };
  if (isSource(tail, below)) return { name, line: whole.toReversed(), hasSource: true };
  return { name, line: whole, hasSource: false };
}

/** Streams and rivers as smooth water that touches the middle of every hexside it follows. */
export function Water({ waters, geometry }: Props) {
  return (
    <g className="water">
      {KINDS.map((kind) => {
        const all = courses(kind, waters, geometry);
        const d = all.map((each) => curve(each.line)).join('');
        const water = all.map((each) => ribbon(each, WIDTH[kind])).join('');
        return d === '' ? null : (
          <g key={kind} className={kind}>
            <path className="bank-wash" d={d} />
            <path className="flow" d={water} />
            <path className="ripple" d={d} />
          </g>
        );
      })}
    </g>
  );
}

/** Water of uneven width; a source begins as a thread. */
function ribbon({ name, line, hasSource }: Course, width: number): string {
  const points = curvePoints(line, 7);
  let run = 0;
  const left: BoardPoint[] = [];
  const right: BoardPoint[] = [];
  points.forEach((point, index) => {
    const before = points[index - 1] ?? point;
    const after = points[index + 1] ?? point;
    run += distance(before, point);
    const length = distance(before, after) || 1;
    const grown = hasSource ? Math.min(1, 0.2 + (0.8 * run) / GROWS_OVER) : 1;
    const uneven = 1 + 0.13 * Math.sin(index * 0.61) + wobble(0.04, name, index);
    const half = (width / 2) * grown * uneven;
    const x = (-(after.y - before.y) / length) * half;
    const y = ((after.x - before.x) / length) * half;
    left.push({ x: point.x + x, y: point.y + y });
    right.unshift({ x: point.x - x, y: point.y - y });
  });
  return polygon([...left, ...right]);
}

/** The names of streams and rivers, written along the longest straight segment of their course. */
export function WaterNames({ waters, geometry }: Props) {
  return (
    <>
      {KINDS.flatMap((kind) =>
        courses(kind, waters, geometry).map(({ name, line }) => {
          // the straightest segment, not too near to the border
          let best: readonly [BoardPoint, BoardPoint] | null = null;
          line.forEach((from, index) => {
            const to = line[index + 4];
            if (to === undefined || beyondBorder(middle(from, to), 150, geometry) !== null) return;
            if (best === null || distance(from, to) > distance(...best) + 1) best = [from, to];
          });
          return best === null || name === '' ? null : <Along key={kind + name} text={name} segment={best} />;
        }),
      )}
    </>
  );
}

function Along({
  text,
  segment: [from, to],
}: {
  readonly text: string;
  readonly segment: readonly [BoardPoint, BoardPoint];
}) {
  const [a, b] = from.x < to.x || (Math.abs(from.x - to.x) < 1 && from.y > to.y) ? [from, to] : [to, from];
  const angle = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
  return (
    <text
      className="label water-name"
      transform={`translate(${at(middle(a, b))}) rotate(${n(angle)})`}
      dy={-12}
    >
      {text}
    </text>
  );
}

/** Bridges and fords, across the hexside that they open. */
export function Crossings({
  crossings,
  geometry,
}: {
  readonly crossings: readonly (GroundSide & { readonly kind: 'bridge' | 'ford' })[];
  readonly geometry: HexGeometry;
}) {
  return (
    <g className="crossings">
      {crossings.map((side) => {
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
