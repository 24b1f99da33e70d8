/**
 * What the turn before has left: ways gone below the counters, and above them, beside what stands there, who fell,
 * which guns were taken and the dice of battles. Both pictures are no larger than what is in them.
 */
import { memo, type ReactNode } from 'react';
import type { Remnant } from '../../../core/contract/board';
import type { BoardGeometry, BoardPoint } from '../../../core/contract/geometry';
import type { SideView } from '../../../core/contract/map';
import { at, distance, middle, n } from '../../../surface/paths';
import { head } from './arrows';
import './memory.css';

type Props = {
  readonly traces: readonly Remnant[];
  readonly geometry: BoardGeometry;
  readonly sides: readonly SideView[];
};

/** Ways end beside the counter that has gone them. */
const BESIDE = 31;
const AIR = 40;

export const Trails = memo(function Trails({ traces, geometry, sides }: Props) {
  const ways = traces.flatMap(({ kind, shape, side }) => {
    if (kind !== 'trail' || shape.kind !== 'line') return [];
    const points = shape.through.flatMap((place) => geometry.centreOf(place) ?? []);
    return points.length > 1 ? [{ side, points }] : [];
  });
  if (ways.length === 0) return null;
  return (
    <Picture title="Moves of the previous turn" points={ways.flatMap(({ points }) => points)}>
      {sides.map(({ id, name, livery }) => {
        const own = ways.filter(({ side }) => side === id).map(({ points }) => points);
        if (own.length === 0) return null;
        const lines = own.map((points) => `M${shortened(points).map(at).join('L')}`).join('');
        return (
          // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a group of shapes is no control
          <g
            key={id}
            className={`trail livery-${livery}`}
            role="img"
            aria-label={`Moves of the previous turn, ${name}: ${own.length}`}
          >
            <path className="trail-halo" d={lines} />
            <path className="trail-way" d={lines} />
            <path className="trail-ends" d={own.map(ends).join('')} />
          </g>
        );
      })}
    </Picture>
  );
}, isSame);

function shortened(points: readonly BoardPoint[]): readonly BoardPoint[] {
  const [last, before] = [points.at(-1), points.at(-2)];
  if (!last || !before) return points;
  const share = Math.max(0.3, 1 - BESIDE / distance(before, last));
  return [...points.slice(0, -1), middle(before, last, share)];
}

/** A dot where it began, a head where it ended. */
function ends(points: readonly BoardPoint[]): string {
  const [first, before, last] = [points[0], points.at(-2), shortened(points).at(-1)];
  if (!first || !before || !last) return '';
  return `M${n(first.x - 4)} ${n(first.y)}a4 4 0 1 0 8 0a4 4 0 1 0-8 0z${head(before, last, 12)}`;
}

type Token = { readonly trace: Remnant; readonly spot: BoardPoint; readonly isSmall: boolean };

/** `occupied`: places with counters, `0609 0610`; what lies there is drawn small, at the edge. */
export const Tokens = memo(
  function Tokens({ traces, geometry, sides, occupied }: Props & { readonly occupied: string }) {
    const taken = new Set(occupied.split(' '));
    const tokens = traces.flatMap((trace): readonly Token[] => {
      const { shape } = trace;
      if (shape.kind === 'hexside') {
        const side = geometry.hexside(shape.between);
        return side ? [{ trace, spot: higher(...side), isSmall: false }] : [];
      }
      if (shape.kind !== 'places') return [];
      return shape.places.flatMap((place) => {
        const centre = geometry.centreOf(place);
        const isSmall = taken.has(String(place));
        if (!centre) return [];
        return [{ trace, isSmall, spot: isSmall ? { x: centre.x - 22, y: centre.y + 24 } : centre }];
      });
    });
    if (tokens.length === 0) return null;
    const liveryOf = (trace: Remnant) => sides.find(({ id }) => id === trace.side)?.livery;
    return (
      <Picture title="Losses and battles of the previous turn" points={tokens.map(({ spot }) => spot)}>
        {tokens.map(({ trace, spot, isSmall }, i) => (
          // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a group of shapes is no control
          <g key={i} role="img" aria-label={trace.label} transform={`translate(${at(spot)})`}>
            <g className={`token ${trace.kind} livery-${liveryOf(trace)}${isSmall ? ' small' : ''}`}>
              <Drawing trace={trace} />
            </g>
          </g>
        ))}
      </Picture>
    );
  },
  (a, b) => isSame(a, b) && a.occupied === b.occupied,
);

/** At the end of a hexside three hexes meet: nowhere is less of their counters covered. */
function higher(a: BoardPoint, b: BoardPoint): BoardPoint {
  return a.y < b.y - 0.5 || (Math.abs(a.y - b.y) <= 0.5 && a.x > b.x) ? a : b;
}

function Drawing({ trace: { kind, sign } }: { readonly trace: Remnant }) {
  switch (kind) {
    case 'fallen':
      return (
        <>
          <path className="token-block" d="M-15-15h30v30h-30z" />
          <path className="token-cross" d="M-9-9L9 9M9-9L-9 9" />
        </>
      );
    case 'taken':
      return <path className="token-flag" d="M-6 12v-24h17l-5 5.5l5 5.5h-17" />;
    case 'die':
      return <Die face={sign ?? ''} />;
    default:
      return null;
  }
}

const [LOW, MID, HIGH] = [-3.8, 0, 3.8] as const;
/** Where the pips of each face lie. */
const PIPS: { readonly [face: string]: readonly (readonly [x: number, y: number])[] } = {
  1: [[MID, MID]],
  2: [
    [LOW, LOW],
    [HIGH, HIGH],
  ],
  3: [
    [LOW, LOW],
    [MID, MID],
    [HIGH, HIGH],
  ],
  4: [
    [LOW, LOW],
    [HIGH, LOW],
    [LOW, HIGH],
    [HIGH, HIGH],
  ],
  5: [
    [LOW, LOW],
    [HIGH, LOW],
    [MID, MID],
    [LOW, HIGH],
    [HIGH, HIGH],
  ],
  6: [
    [LOW, LOW],
    [HIGH, LOW],
    [LOW, MID],
    [HIGH, MID],
    [LOW, HIGH],
    [HIGH, HIGH],
  ],
};

/** Of a die with more sides the figure. */
function Die({ face }: { readonly face: string }) {
  const pips = PIPS[face];
  return (
    <>
      <rect className="token-die" x="-7.5" y="-7.5" width="15" height="15" rx="3" />
      {pips ? (
        <path className="token-pips" d={pips.map(([x, y]) => `M${x} ${y}h.01`).join('')} />
      ) : (
        <text y="4.5">{face}</text>
      )}
    </>
  );
}

function Picture({
  title,
  points,
  children,
}: {
  readonly title: string;
  readonly points: readonly BoardPoint[];
  readonly children: ReactNode;
}) {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.floor(Math.min(...xs) - AIR), Math.floor(Math.min(...ys) - AIR)];
  const [width, height] = [Math.max(...xs) - left + AIR, Math.max(...ys) - top + AIR].map(Math.ceil);
  return (
    <svg
      className="memory"
      width={width}
      height={height}
      viewBox={`${left} ${top} ${width} ${height}`}
      style={{ left, top }}
    >
      <title>{title}</title>
      {children}
    </svg>
  );
}

/** Traces are made again with every entry; comparing them is cheaper than drawing them. */
function isSame(a: Props, b: Props): boolean {
  return (
    a.geometry === b.geometry &&
    a.sides === b.sides &&
    (a.traces === b.traces || JSON.stringify(a.traces) === JSON.stringify(b.traces))
  );
}
