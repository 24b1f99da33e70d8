import type { BoardGeometry, BoardPoint } from '../../../core/contract/geometry';
import type { Place, SideId } from '../../../core/contract/values';
import { at, inset, middle, n, polygon } from '../../../surface/paths';
import { bars, blade, freeOfCounters, head, tail } from './arrows';
import { classOf, type Meaning, nameOf, ownOf, wordsOf } from './markMeanings';
import { type Ink, liveryOf, patternOf } from './markPatterns';
import { isDisc } from './tagSpots';
import { tagWidth } from './tagWidth';

type OnPlace = {
  readonly means: Meaning;
  readonly label: string;
  readonly place: Place;
  readonly geometry: BoardGeometry;
};

function named(said: string, label: string, place: Place) {
  const words = `${typeof place === 'string' ? `Hex ${place}` : 'Place'}: ${said}`;
  const hex = typeof place === 'string' ? { 'data-hex': place } : {};
  return { role: 'img', 'aria-label': label === '' ? words : `${words}, ${label}`, ...hex };
}

/** The corners of a hex; of a place that is none, those of a circle. */
export function cornersOf(place: Place, centre: BoardPoint, geometry: BoardGeometry): readonly BoardPoint[] {
  return geometry.cornersOf(place) ?? around(centre, 30);
}

export function MarkedHex({
  means,
  label,
  place,
  geometry,
  ink,
  side,
}: OnPlace & { readonly ink: Ink; readonly side: SideId | undefined }) {
  const centre = geometry.centreOf(place);
  if (centre === null) return null;
  const at = { centre, corners: cornersOf(place, centre, geometry), pattern: patternOf(ink, means, side) };
  const drawing = ownOf(means, ink.own)?.draw?.(at) ?? <HexDrawing means={means} {...at} />;
  return (
    <g
      className={`mark ${classOf(means)} ${liveryOf(ink, side)}`}
      {...named(wordsOf(means, ink.own), label, place)}
    >
      {drawing}
    </g>
  );
}

/** The rim of a hex alone, to be seen around a counter. */
export function HexRing({ means, place, geometry }: Omit<OnPlace, 'label'>) {
  const centre = geometry.centreOf(place);
  if (centre === null) return null;
  const rim = polygon(inset(cornersOf(place, centre, geometry), centre, 0.96));
  return (
    <g className={`mark ${nameOf(means)}`}>
      <path className="halo" d={rim} />
      <path className="rim" d={rim} />
    </g>
  );
}

function HexDrawing({
  means,
  centre,
  corners,
  pattern,
}: {
  readonly means: Meaning;
  readonly centre: BoardPoint;
  readonly corners: readonly BoardPoint[];
  readonly pattern: string;
}) {
  const fitted = (share: number) => polygon(inset(corners, centre, share));
  switch (means) {
    case 'reach':
      return (
        <>
          <path className="tint" d={fitted(0.97)} />
          <path className="pattern" d={fitted(0.9)} fill={pattern} />
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
    case 'futile':
      return <circle className="ring" cx={n(centre.x)} cy={n(centre.y)} r="30" />;
    case 'obligation':
      return (
        <>
          <path className="halo" d={fitted(0.92)} />
          <path className="ring" d={fitted(0.92)} />
        </>
      );
    case 'hint':
      return (
        <>
          <circle className="halo" cx={n(centre.x)} cy={n(centre.y)} r="37" />
          <circle className="ring" cx={n(centre.x)} cy={n(centre.y)} r="37" />
        </>
      );
    case 'named': {
      const ends = brackets(inset(corners, centre, 0.95));
      return (
        <>
          <path className="halo" d={ends} />
          <path className="ring" d={ends} />
        </>
      );
    }
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
          <path className="pattern" d={fitted(0.96)} fill={pattern} />
          <path className="rim" d={fitted(0.96)} />
        </>
      );
  }
}

/** The ends of all hexsides, so that what stands there and on the neighbours stays free. */
function brackets(corners: readonly BoardPoint[]): string {
  return corners
    .map((corner, index) => {
      const [before, after] = [
        corners.at(index - 1) ?? corner,
        corners[(index + 1) % corners.length] ?? corner,
      ];
      return `M${at(middle(corner, before, BRACKET))}L${at(corner)}L${at(middle(corner, after, BRACKET))}`;
    })
    .join('');
}
/** Of a hexside. */
const BRACKET = 0.24;

function around({ x, y }: BoardPoint, reach: number): readonly BoardPoint[] {
  return Array.from({ length: 24 }, (_, index) => ({
    x: x + Math.cos((index * Math.PI) / 12) * reach,
    y: y + Math.sin((index * Math.PI) / 12) * reach,
  }));
}

type LabelProps = {
  readonly means: Meaning;
  readonly label: string;
  readonly at: BoardPoint | undefined;
  /** The middle of the place that it is about, to which a disc points. */
  readonly of: BoardPoint | null;
};

/**
 * What is said of a place, hexside or line, where there is room for it: on a disc, or on a tag as wide as it is long.
 * It has its place itself: each transform in a layer would have the browser composite it again whenever one comes or
 * goes.
 */
export function Label({ means, label, at: spot, of }: LabelProps) {
  if (label === '' || !spot) return null;
  const { x, y } = spot;
  const width = tagWidth(label);
  const isOnDisc = isDisc({ means, label });
  return (
    <g className={`mark-label ${nameOf(means)} ${isOnDisc ? 'disc' : 'tag'}`}>
      {isOnDisc ? (
        <>
          <circle className="rim" cx={n(x)} cy={n(y)} r="10" />
          {of ? (
            <>
              <path className="tail rim" d={tail(spot, of)} />
              <circle cx={n(x)} cy={n(y)} r="10" />
            </>
          ) : null}
        </>
      ) : (
        <rect x={n(x - width / 2)} y={n(y - 9)} width={n(width)} height="18" rx="4" />
      )}
      <text x={n(x)} y={n(y)} dy="0.37em">
        {label}
      </text>
    </g>
  );
}

export function MarkedHexside({
  means,
  label,
  between,
  geometry,
}: {
  readonly means: Meaning;
  readonly label: string;
  readonly between: readonly [string, string];
  readonly geometry: BoardGeometry;
}) {
  const ends = geometry.hexside(between);
  // What may be attacked across a hexside is told by its disc alone.
  if (ends === null || isDisc({ means, label })) return null;
  const d = `M${at(ends[0])}L${at(ends[1])}`;
  return (
    <g className={`mark side ${nameOf(means)}`}>
      <path className="halo" d={d} />
      <path className="ring" d={d} />
    </g>
  );
}

/** A dot on the way. */
function dot(point: BoardPoint): string {
  return `M${at(point)}m-4.2 0a4.2 4.2 0 0 0 8.4 0a4.2 4.2 0 0 0 -8.4 0z`;
}

type LineProps = {
  readonly means: Meaning;
  readonly points: readonly BoardPoint[];
  readonly closed: boolean;
};

export function MarkedLine({ means, points, closed }: LineProps) {
  const last = points.at(-1);
  const before = points.at(-2);
  const [first] = points;
  if (first === undefined || last === undefined || before === undefined) return null;
  const free = freeOfCounters(points, means);
  const line = `M${free.map(at).join('L')}`;
  const start = free[0] ?? first;
  const end = free.at(-1) ?? last;
  if (closed) {
    return (
      <g className={`mark area ${nameOf(means)}`}>
        <path className="rim" d={`${line}Z`} />
      </g>
    );
  }
  switch (means) {
    case 'attack':
      return (
        <g className="mark attack">
          <path className="blade" d={blade(before, last)} />
        </g>
      );
    case 'path':
    case 'later':
      return (
        <g className={`mark path ${nameOf(means)}`}>
          <path className="halo" d={line} />
          <path className="way" d={line} />
          <path className="stage" d={points.slice(1, -1).map(dot).join('')} />
          <circle className="way-start" cx={n(start.x)} cy={n(start.y)} r="5" />
          <path className="head" d={head(before, last, 17)} />
        </g>
      );
    case 'measure':
      return (
        <g className="mark line measure">
          <path className="halo" d={line + bars(first, last)} />
          <path className="way" d={line + bars(first, last)} />
        </g>
      );
    case 'obligation':
      return (
        <g className="mark line obligation">
          <path className="halo" d={line} />
          <path className="way" d={line} />
        </g>
      );
    default:
      return (
        <g className={`mark line ${nameOf(means)}`}>
          <path className="halo" d={line} />
          <path className="way" d={line} />
          <circle className="end" cx={n(start.x)} cy={n(start.y)} r="4" />
          {means === 'sight-blocked' ? (
            <path className="stop" d={`M${at(last)}m-7-7l14 14m0-14l-14 14`} />
          ) : (
            <circle className="end open" cx={n(end.x)} cy={n(end.y)} r="6" />
          )}
        </g>
      );
  }
}
