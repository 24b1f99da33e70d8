import type { MarkMeaning, Place } from '../../core/seam';
import { blade, freeOfCounters, head } from './arrows';
import type { BoardGeometry, BoardPoint } from './geometry';
import { at, inset, middle, n, polygon } from './ground/paths';

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
          <circle className="halo" cx={n(centre.x)} cy={n(centre.y)} r="30" />
          <circle className="ring" cx={n(centre.x)} cy={n(centre.y)} r="30" />
          <path className="sights" d={`M${at(centre)}m-28 0l-11-6.5v13zM${at(centre)}m28 0l11-6.5v13z`} />
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
        <Tag label={label} at={{ x: centre.x, y: centre.y + 31 }} />
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
  const width = Math.max(label.length * 6.7 + 9, 17);
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
  const free = freeOfCounters(points, means);
  const line = `M${free.map(at).join('L')}`;
  const start = free[0] ?? first;
  const end = free.at(-1) ?? last;
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
          <circle className="start" cx={n(start.x)} cy={n(start.y)} r="5" />
          <path className="head" d={head(before, last, 17)} />
          {tag}
        </g>
      );
    default:
      return (
        <g className={`mark line ${means}`}>
          <path className="halo" d={line} />
          <path className="way" d={line} />
          <circle className="end" cx={n(start.x)} cy={n(start.y)} r="4" />
          {means === 'sight-blocked' ? (
            <path className="stop" d={`M${at(last)}m-7-7l14 14m0-14l-14 14`} />
          ) : (
            <circle className="end open" cx={n(end.x)} cy={n(end.y)} r="6" />
          )}
          {tag}
        </g>
      );
  }
}
