/**
 * What is lit on the board. Tints, patterns and rings lie under the counters, lines and words over them. Every meaning
 * has a shape or a pattern of its own, so that none is told by colour alone.
 */
import { memo, useId, useMemo } from 'react';
import type { Mark } from '../../../core/contract/board';
import type { BoardGeometry } from '../../../core/contract/geometry';
import type { SideView } from '../../../core/contract/map';
import type { Shape } from '../../../core/contract/values';
import type { FiguresBox } from '../../../surface/counterFace';
import { n } from '../../../surface/paths';
import type { OwnMarks } from '../../../surface/surface';
import { Costs, hasCost, MarkedReach } from './MarkedReach';
import { isArea, MarkedArea } from './markAreas';
import { isOver, ownOf } from './markMeanings';
import { type Ink, Patterns } from './markPatterns';
import { HexRing, Label, MarkedHex, MarkedHexside, MarkedLine } from './markShapes';
import { labelSpots } from './tagSpots';
import './marks.css';

type Level = 'under' | 'over';
export type MarkLayerProps = {
  readonly marks: readonly Mark[];
  readonly geometry: BoardGeometry;
  readonly sides: readonly SideView[];
  /** Those that only this system has. */
  readonly own?: OwnMarks | undefined;
  readonly level: Level;
  /** Places with counters, `0609 0610`: a cost stands below those. */
  readonly occupied: string;
  /** What no label may cover. */
  readonly figures?: readonly FiguresBox[] | undefined;
  /** What the window shows, so that no name is cut at its edge; left out: that is not looked at. */
  readonly shown?: FiguresBox | null | undefined;
  /**
   * Whether they come and go with the pointer. Their drawing is then as large as the sheet even while it is empty: a
   * browser that finds no part of the page grown or shrunk draws what has changed and composites nothing again.
   */
  readonly passing?: boolean | undefined;
  /** Whether its labels are drawn above it (`LabelLayer`), and not here. */
  readonly labelledAbove?: boolean | undefined;
};
type Props = MarkLayerProps;

/** What a refusal is about, and what stops a line, stands mostly under a counter: its rim is drawn over that too. */
function isRinged({ means, shape }: Mark): boolean {
  return (means === 'cause' || means === 'blocker') && shape.kind === 'places';
}

/** Of all marks those that are drawn on a level; a figure over the counters may belong to a tint below them. */
export function MarkLayer({ marks, ...rest }: MarkLayerProps) {
  const { level } = rest;
  const here = useMemo(() => marks.filter((mark) => isDrawnAt(level, mark)), [level, marks]);
  return <DrawnMarks marks={here} {...rest} />;
}

/** The name of a counter, which stands beside it. */
export function isName({ means, label }: Pick<Mark, 'means' | 'label'>): boolean {
  return means === 'named' && label !== '';
}

/** Marks with a label over the counters that is no figure of a lit reach. */
export function isLettered(mark: Mark): boolean {
  return mark.label !== '' && isDrawnAt('over', mark) && !hasCost(mark);
}

function isDrawnAt(level: Level, mark: Mark): boolean {
  const { means, label, shape } = mark;
  switch (shape.kind) {
    case 'places':
      return levelOf(means) === level || (level === 'over' && (label !== '' || isRinged(mark)));
    case 'area':
      return level === 'under';
    case 'hexside':
    case 'line':
      return level === 'over';
  }
}

/** Of what is marked in places. */
function levelOf(means: Mark['means']): Level {
  return isOver(means) ? 'over' : 'under';
}

const DrawnMarks = memo(function DrawnMarks({
  marks,
  geometry,
  sides,
  own = NO_OWN,
  level,
  occupied,
  figures = NO_FIGURES,
  shown,
  passing = false,
  labelledAbove = false,
}: Props) {
  const prefix = `m${useId().replaceAll(/\W/g, '')}`;
  const ink = useMemo(() => ({ prefix, sides, own }), [prefix, sides, own]);
  const rings = level === 'over' ? marks.filter(isRinged) : NO_MARKS;
  const [areas, others] = parted(
    marks.filter((mark) => mark.label !== '' || !rings.includes(mark)),
    (mark) => isArea(mark, own),
  );
  const [reach, single] = parted(others, hasCost);
  return (
    <svg
      className={passing ? `marks ${level} passing` : `marks ${level}`}
      width={geometry.width}
      height={geometry.height}
      viewBox={`0 0 ${geometry.width} ${geometry.height}`}
    >
      <title>{TITLES[passing ? 'passing' : level]}</title>
      {passing ? <Corners geometry={geometry} /> : null}
      {level === 'under' ? <Patterns ink={ink} /> : null}
      {areas.map((mark, index) => (
        <MarkedArea key={index} mark={mark} geometry={geometry} ink={ink} />
      ))}
      {level === 'under' ? (
        <MarkedReach marks={reach} geometry={geometry} ink={ink} />
      ) : (
        <Costs marks={reach} geometry={geometry} occupied={occupied} figures={figures} />
      )}
      {rings.map((mark, index) => (
        <Rings key={index} mark={mark} geometry={geometry} />
      ))}
      {single.map((mark, index) => (
        <MarkShape key={index} {...{ mark, geometry, ink, level }} />
      ))}
      {level === 'under' || labelledAbove ? null : (
        <Labels {...{ marks: single, geometry, figures, shown }} />
      )}
    </svg>
  );
}, isSameLayer);

const TITLES = {
  under: 'Marked hexes',
  over: 'Marked lines and targets',
  labels: 'What is written on marks',
  passing: 'What is pointed at',
} as const;

/** Unseen, from corner to corner of the sheet, with a letter: layers with and without text differ, too. */
export function Corners({ geometry: { width, height } }: Pick<Props, 'geometry'>) {
  return (
    <g className="corners">
      <path d={`M0 0h1v1h-1zM${n(width - 1)} ${n(height - 1)}h1v1h-1z`} />
      <text y="9">.</text>
    </g>
  );
}

const NO_FIGURES: readonly FiguresBox[] = [];
const NO_MARKS: readonly Mark[] = [];
const NO_OWN: OwnMarks = {};

/** What covers many hexes lies beneath what is about one. */
function parted(
  marks: readonly Mark[],
  isFirst: (mark: Mark) => boolean,
): readonly [readonly Mark[], readonly Mark[]] {
  return [marks.filter(isFirst), marks.filter((mark) => !isFirst(mark))];
}

function isSameLayer(a: Props, b: Props): boolean {
  return (
    a.geometry === b.geometry &&
    a.sides === b.sides &&
    a.own === b.own &&
    a.level === b.level &&
    isSame(a.marks, b.marks) &&
    (a.marks.every(({ label }) => label === '') || isSameRoom(a, b))
  );
}

/** Of what only a label has to look at. */
function isSameRoom(a: Props, b: Props): boolean {
  return a.occupied === b.occupied && a.shown === b.shown && isSame(a.figures, b.figures);
}

/** Every view has marks of its own; comparing them is cheaper than painting them. */
function isSame<T>(a: readonly T[] | undefined, b: readonly T[] | undefined): boolean {
  return a === b || (a?.length === b?.length && JSON.stringify(a) === JSON.stringify(b));
}

type LabelsProps = Pick<Props, 'marks' | 'geometry' | 'figures' | 'shown'>;

/**
 * Labels of marks that stay, above all that comes and goes with the pointer: the rim around a hex that a line of the
 * log is about would cut the figure that is written there.
 */
export const LabelLayer = memo(
  function LabelLayer({ marks, geometry, figures, shown }: LabelsProps) {
    const lettered = marks.filter(isLettered);
    if (lettered.length === 0) return null;
    return (
      <svg
        className="marks labels"
        width={geometry.width}
        height={geometry.height}
        viewBox={`0 0 ${geometry.width} ${geometry.height}`}
      >
        <title>{TITLES.labels}</title>
        <Labels {...{ marks: lettered, geometry, figures, shown }} />
      </svg>
    );
  },
  (a, b) =>
    a.geometry === b.geometry &&
    a.shown === b.shown &&
    isSame(a.figures, b.figures) &&
    isSame(a.marks, b.marks),
);

function Labels({ marks, geometry, figures = NO_FIGURES, shown }: LabelsProps) {
  return [...labelSpots(marks, geometry, figures, shown)].flatMap(([{ means, label }, places]) =>
    places.map(({ of, ...at }) => <Label key={`${at.x} ${at.y}`} {...{ means, label, at, of }} />),
  );
}

const MarkShape = memo(function MarkShape({
  mark,
  geometry,
  ink,
  level,
}: { readonly mark: Mark; readonly ink: Ink } & Pick<Props, 'geometry' | 'level'>) {
  const { means, label, shape, side } = mark;
  switch (shape.kind) {
    case 'places':
      return shape.places.map((place) => {
        const common = { means, label, place, geometry };
        const isHere = levelOf(means) === level && ownOf(means, ink.own)?.lettered !== true;
        return isHere ? <MarkedHex key={String(place)} {...common} ink={ink} side={side} /> : null;
      });
    case 'hexside':
      return <MarkedHexside means={means} label={label} between={shape.between} geometry={geometry} />;
    case 'line':
    case 'area':
      return <MarkedThrough {...{ mark, shape, geometry }} />;
  }
});

/** Only drawn: the hexes below have the names. */
function Rings({ mark: { means, shape }, geometry }: { readonly mark: Mark } & Pick<Props, 'geometry'>) {
  const places = shape.kind === 'places' ? shape.places : [];
  return places.map((place) => (
    <HexRing key={String(place)} means={means} place={place} geometry={geometry} />
  ));
}

function MarkedThrough({
  mark: { means },
  shape,
  geometry,
}: {
  readonly mark: Mark;
  readonly shape: Extract<Shape, { kind: 'line' | 'area' }>;
  readonly geometry: BoardGeometry;
}) {
  const points = shape.through.map((place) => geometry.centreOf(place)).filter((point) => point !== null);
  return <MarkedLine means={means} points={points} closed={shape.kind === 'area'} />;
}
