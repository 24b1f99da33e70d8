/**
 * What is lit on the board. Tints, hatches and rings lie under the counters, lines and words over them. Every meaning has a
 * shape or a pattern of its own, so that none is told by colour alone.
 */
import { memo } from 'react';
import type { Mark, MarkMeaning, Shape } from '../../core/seam';
import type { BoardGeometry } from './geometry';
import { HexTag, MarkedHex, MarkedHexside, MarkedLine } from './markShapes';

type Level = 'under' | 'over';
type Props = {
  readonly marks: readonly Mark[];
  readonly geometry: BoardGeometry;
  readonly level: Level;
  /** Places with counters, `0609 0610`: a cost stands below those. */
  readonly occupied: string;
};

const LEVEL_OF_PLACES: { readonly [meaning in MarkMeaning]: Level } = {
  reach: 'under',
  'own-control': 'under',
  'enemy-control': 'under',
  selected: 'under',
  blocker: 'under',
  cause: 'under',
  target: 'under',
  owed: 'under',
  path: 'over',
  sight: 'over',
  'sight-blocked': 'over',
  attack: 'over',
};

export const MarkLayer = memo(function MarkLayer({ marks, geometry, level, occupied }: Props) {
  return (
    <svg
      className={`marks ${level}`}
      width={geometry.width}
      height={geometry.height}
      viewBox={`0 0 ${geometry.width} ${geometry.height}`}
    >
      <title>{level === 'under' ? 'Marked hexes' : 'Marked lines and targets'}</title>
      {level === 'under' ? <Patterns /> : null}
      {marks.map((mark, index) => (
        <MarkShape key={index} mark={mark} geometry={geometry} level={level} occupied={occupied} />
      ))}
    </svg>
  );
}, isSameLayer);

/** Marks are made anew with every view; comparing them is cheaper than painting them. */
function isSameLayer(a: Props, b: Props): boolean {
  return (
    a.geometry === b.geometry &&
    a.level === b.level &&
    a.occupied === b.occupied &&
    (a.marks === b.marks ||
      (a.marks.length === b.marks.length && JSON.stringify(a.marks) === JSON.stringify(b.marks)))
  );
}

function MarkShape({
  mark,
  geometry,
  level,
  occupied,
}: { readonly mark: Mark } & Pick<Props, 'geometry' | 'level' | 'occupied'>) {
  const { means, label, shape } = mark;
  switch (shape.kind) {
    case 'places':
      return shape.places.map((place) => {
        const common = { means, label, place, geometry };
        const isHere = LEVEL_OF_PLACES[means] === level;
        const isTagged = level === 'over' && label !== '';
        const isBelow = means !== 'reach' || occupied.includes(String(place));
        return (
          <g key={String(place)}>
            {isHere ? <MarkedHex {...common} /> : null}
            {isTagged ? <HexTag {...common} isBelow={isBelow} /> : null}
          </g>
        );
      });
    case 'hexside':
      return level === 'over' ? (
        <MarkedHexside means={means} label={label} between={shape.between} geometry={geometry} />
      ) : null;
    case 'line':
    case 'area':
      return level === (shape.kind === 'area' ? 'under' : 'over') ? (
        <MarkedThrough mark={mark} shape={shape} geometry={geometry} />
      ) : null;
  }
}

function MarkedThrough({
  mark: { means, label },
  shape,
  geometry,
}: {
  readonly mark: Mark;
  readonly shape: Extract<Shape, { kind: 'line' | 'area' }>;
  readonly geometry: BoardGeometry;
}) {
  const points = shape.through.map((place) => geometry.centreOf(place)).filter((point) => point !== null);
  return <MarkedLine means={means} label={label} points={points} closed={shape.kind === 'area'} />;
}

/** Hatches and dots; one of each in the document is enough for all boards. */
function Patterns() {
  return (
    <defs>
      <pattern
        id="mark-dots"
        width="9"
        height="9"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(30)"
      >
        <circle className="dot" cx="4.5" cy="4.5" r="1.25" />
      </pattern>
      <pattern id="mark-own" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path className="own" d="M4 0V8" />
      </pattern>
      <pattern
        id="mark-enemy"
        width="9"
        height="9"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(-45)"
      >
        <path className="enemy" d="M2.5 0V9M6 0V9" />
      </pattern>
      <pattern id="mark-cause" width="7" height="7" patternUnits="userSpaceOnUse">
        <path className="cause" d="M0 0L7 7M7 0L0 7" />
      </pattern>
      <pattern id="mark-blocker" width="6" height="6" patternUnits="userSpaceOnUse">
        <path className="blocker" d="M0 3H6" />
      </pattern>
    </defs>
  );
}
