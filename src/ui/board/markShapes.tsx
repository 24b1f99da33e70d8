import type { MarkMeaning, Place } from '../../core/seam';
import type { BoardGeometry, BoardPoint } from './geometry';
import { at, distance, inset, middle, n, polygon } from './ground/paths';

type OnPlace = {
  readonly means: MarkMeaning;
  readonly label: string;
  readonly place: Place;
  readonly geometry: BoardGeometry;
};

const MEANING_IN_WORDS: { readonly [meaning in MarkMeaning]: string } = {
  reach: 'may be entered',
  target: 'may be chosen as target',
  path: 'way',
  sight: 'line of sight',
  'sight-blocked': 'blocked line of sight',
  blocker: 'blocks the line of sight',
  selected: 'selected',
  attack: 'attack',
  owed: 'still to be dealt with',
  cause: 'reason of the refusal',
  'own-control': 'own Zone of Control',
  'enemy-control': 'enemy Zone of Control',
};

function named(means: MarkMeaning, label: string, place: Place): string {
  const words = `${typeof place === 'string' ? `Hex ${place}` : 'Place'}: ${MEANING_IN_WORDS[means]}`;
  return label === '' ? words : `${words}, ${label}`;
}

export function MarkedHex({ means, label, place, geometry }: OnPlace) {
  const centre = geometry.centreOf(place);
  if (centre === null) return null;
  const corners =
    (typeof place === 'string' ? geometry.cell(place)?.corners : undefined) ?? around(centre, 30);
  const hex = typeof place === 'string' ? { 'data-hex': place } : {};
  return (
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a group of shapes is no control
    <g className={`mark ${means}`} role="img" aria-label={named(means, label, place)} {...hex}>
      <HexDrawing means={means} centre={centre} corners={corners} />
    </g>
  );
}

function HexDrawing({
  means,
  centre,
  corners,
}: {
  readonly means: MarkMeaning;
  readonly centre: BoardPoint;
  readonly corners: readonly BoardPoint[];
}) {
  const fitted = (share: number) => polygon(inset(corners, centre, share));
  switch (means) {
    case 'reach':
      return (
        <>
          <path className="tint" d={fitted(0.97)} />
          <path className="pattern" d={fitted(0.9)} />
          <path className="rim" d={fitted(0.93)} />
        </>
      );
    case 'target':
      return (
        <>
          <circle className="halo" cx={n(centre.x)} cy={n(centre.y)} r="29" />
          <circle className="ring" cx={n(centre.x)} cy={n(centre.y)} r="29" />
          <path className="ring" d={`M${at(centre)}m-35 0h9m52 0h9M${at(centre)}m0-35v9m0 52v9`} />
        </>
      );
    case 'owed':
      return (
        <>
          <path className="halo" d={fitted(0.92)} />
          <path className="ring" d={fitted(0.92)} />
        </>
      );
    case 'selected':
      return (
        <>
          <path className="tint" d={fitted(0.96)} />
          <path className="rim" d={fitted(0.93)} />
          <path className="rim inner" d={fitted(0.82)} />
        </>
      );
    default:
      return (
        <>
          <path className="pattern" d={fitted(0.96)} />
          <path className="rim" d={fitted(0.96)} />
        </>
      );
  }
}

function around({ x, y }: BoardPoint, reach: number): readonly BoardPoint[] {
  return Array.from({ length: 24 }, (_, index) => ({
    x: x + Math.cos((index * Math.PI) / 12) * reach,
    y: y + Math.sin((index * Math.PI) / 12) * reach,
  }));
}

/** The cost of a reachable hex: in its middle, or below the counters that are there. */
export function HexTag({ means, label, place, geometry, isBelow }: OnPlace & { readonly isBelow: boolean }) {
  const centre = geometry.centreOf(place);
  if (centre === null) return null;
  if (isBelow) {
    return (
      <g className={`mark ${means}`}>
        <Tag label={label} at={{ x: centre.x, y: centre.y + 27 }} />
      </g>
    );
  }
  return (
    <text className={`mark cost ${means}`} x={n(centre.x)} y={n(centre.y + 6)}>
      {label}
    </text>
  );
}

function Tag({ label, at: { x, y } }: { readonly label: string; readonly at: BoardPoint }) {
  const width = label.length * 7.2 + 12;
  return (
    <g className="tag" transform={`translate(${n(x)} ${n(y)})`}>
      <rect x={n(-width / 2)} y="-9" width={n(width)} height="18" rx="4" />
      <text y="5">{label}</text>
    </g>
  );
}

export function MarkedHexside({
  means,
  label,
  between,
  geometry,
}: {
  readonly means: MarkMeaning;
  readonly label: string;
  readonly between: readonly [string, string];
  readonly geometry: BoardGeometry;
}) {
  const ends = geometry.hexside(between);
  if (ends === null) return null;
  const d = `M${at(ends[0])}L${at(ends[1])}`;
  return (
    <g className={`mark side ${means}`}>
      <path className="halo" d={d} />
      <path className="ring" d={d} />
      {label === '' ? null : <Tag label={label} at={middle(...ends)} />}
    </g>
  );
}

type LineProps = {
  readonly means: MarkMeaning;
  readonly label: string;
  readonly points: readonly BoardPoint[];
  readonly closed: boolean;
};

export function MarkedLine({ means, label, points, closed }: LineProps) {
  const last = points.at(-1);
  const before = points.at(-2);
  const [first] = points;
  if (first === undefined || last === undefined || before === undefined) return null;
  const line = `M${points.map(at).join('L')}`;
  const tag =
    label === '' ? null : (
      <Tag label={label} at={means === 'path' ? { x: last.x, y: last.y + 26 } : middle(before, last)} />
    );
  if (closed) {
    return (
      <g className={`mark area ${means}`}>
        <path className="rim" d={`${line}Z`} />
        {tag}
      </g>
    );
  }
  switch (means) {
    case 'attack':
      return (
        <g className="mark attack">
          <path className="blade" d={blade(before, last)} />
          {tag}
        </g>
      );
    case 'path':
      return (
        <g className="mark path">
          <path className="halo" d={line} />
          <path className="way" d={line} />
          {points.slice(1, -1).map((point) => (
            <circle key={at(point)} className="stage" cx={n(point.x)} cy={n(point.y)} r="4.2" />
          ))}
          <circle className="start" cx={n(first.x)} cy={n(first.y)} r="5" />
          <path className="head" d={head(before, last, 17)} />
          {tag}
        </g>
      );
    default:
      return (
        <g className={`mark line ${means}`}>
          <path className="halo" d={line} />
          <path className="way" d={line} />
          <circle className="end" cx={n(first.x)} cy={n(first.y)} r="4" />
          {means === 'sight-blocked' ? (
            <path className="stop" d={`M${at(last)}m-7-7l14 14m0-14l-14 14`} />
          ) : (
            <circle className="end open" cx={n(last.x)} cy={n(last.y)} r="8" />
          )}
          {tag}
        </g>
      );
  }
}

/** Points beside the line from a to b, `along` from a and `out` to its side. */
function beside(a: BoardPoint, b: BoardPoint): (along: number, out: number) => BoardPoint {
  const length = distance(a, b) || 1;
  const x = (b.x - a.x) / length;
  const y = (b.y - a.y) / length;
  return (along, out) => ({ x: a.x + x * along - y * out, y: a.y + y * along + x * out });
}

/** The swelling arrow of old battle plans, from the edge of one counter to the edge of the other. */
function blade(from: BoardPoint, to: BoardPoint): string {
  const length = distance(from, to);
  const spot = beside(from, to);
  const start = 12;
  const end = length - 14;
  const neck = end - 16;
  return polygon([
    spot(start, -2),
    spot(neck, -5.5),
    spot(neck, -12),
    spot(end, 0),
    spot(neck, 12),
    spot(neck, 5.5),
    spot(start, 2),
  ]);
}

function head(from: BoardPoint, to: BoardPoint, size: number): string {
  const spot = beside(from, to);
  const end = distance(from, to);
  return polygon([
    spot(end - size * 0.6, -size * 0.55),
    spot(end + size * 0.5, 0),
    spot(end - size * 0.6, size * 0.55),
  ]);
}
