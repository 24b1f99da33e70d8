/**
 * Hex numbers over the counters, of one size on the screen at every zoom: those of the hexes that something is about,
 * or all that fit. They stand on the upper hexside and grow down over the sign of a counter, so that no figures are
 * covered.
 */
import { memo, useMemo } from 'react';
import type { Mark } from '../../../core/contract/board';
import type { BoardGeometry, BoardPoint } from '../../../core/contract/geometry';
import type { Place } from '../../../core/contract/values';
import type { FiguresBox } from '../../../surface/counterFace';
import { HEX_HEIGHT } from '../../../surface/hexGeometry';
import { n } from '../../../surface/paths';
import type { Camera } from '../camera/camera';
import { useSettledScale } from '../camera/useSettledScale';
import { FIGURE_SHARE, numberSize, numberStep } from '../camera/view';
import { concernedBy, labelledHexes } from './concerned';
import { boxAround, shared } from './labelBoxes';
import { costTags } from './MarkedReach';
import { Corners, isLettered, type MarkLayerProps } from './MarkLayer';
import { clearSpot, labelSpots, sizeOf } from './tagSpots';

export type NumbersUse = Pick<MarkLayerProps, 'marks' | 'geometry' | 'figures' | 'shown' | 'occupied'> & {
  readonly camera: Pick<Camera, 'current' | 'watch'>;
};

type Props = NumbersUse & {
  /** Marks that come and go with the pointer, beside those that stay. */
  readonly passing?: readonly Mark[];
  readonly pointed: Place | null;
  /** Whether every hex is numbered, as far as that fits. */
  readonly all: boolean;
  /** On a small map all are drawn again as one points: each hex has one number, and costs and odds are left free. */
  readonly yields?: boolean | undefined;
  /** Hexes that are numbered whether or not there is room for the rest: those of the counters, to be typed. */
  readonly named: string;
};

export function HexNumbers({
  marks: staying,
  passing = NO_MARKS,
  geometry,
  figures = NO_BOXES,
  shown,
  occupied,
  camera,
  pointed,
  all,
  yields = false,
  named,
}: Props) {
  const scale = useSettledScale(camera);
  const marks = useMemo(() => [...staying, ...passing], [staying, passing]);
  // On a small map names and rings stand around counters already, unless their hexes are asked for.
  const free = yields && named === '' ? occupied : '';
  const concerned = useMemo(() => {
    const kept = hexesIn(free).filter((hex) => hex !== pointed);
    return besides(kept.join(' '), hexesIn(concernedBy(marks, pointed)));
  }, [marks, pointed, free]);
  const labelled = useMemo(() => labelledHexes(marks), [marks]);
  const stayingLabels = useMemo(
    () => labelBoxes(staying, geometry, figures, shown),
    [staying, geometry, figures, shown],
  );
  const stayingTags = useMemo(
    () => costTags({ marks: staying, geometry, occupied, figures }),
    [staying, geometry, occupied, figures],
  );
  const labels = useMemo(
    () => [
      ...stayingLabels,
      ...labelBoxes(passing, geometry, [...figures, ...stayingLabels], shown),
      ...stayingTags,
      ...costTags({ marks: passing, geometry, occupied, figures }),
    ],
    [stayingLabels, stayingTags, passing, geometry, occupied, figures, shown],
  );
  const fixed = { labels: yields ? labels : NO_BOXES, figures: NO_BOXES };
  const own = yields ? `${concerned} ${free}` : '';
  return (
    <>
      {all || named !== '' ? (
        <Numbers
          of="all"
          hexes={besides(own, [...(all ? fitting(geometry, scale) : []), ...hexesIn(named)])}
          labelled=""
          isLeftOut
          {...fixed}
          {...{ geometry, scale }}
        />
      ) : null}
      <Numbers
        of="one"
        hexes={concerned}
        {...{ labelled, labels, figures, geometry, scale }}
        isLeftOut={yields}
      />
    </>
  );
}

/** Every number, or that of every second or fifth column and row. */
function fitting({ cells }: BoardGeometry, scale: number): readonly string[] {
  const step = numberStep(scale);
  const fits = ({ column, row }: (typeof cells)[number]) =>
    step === 1 || (column % step === 0 && row % step === 0);
  return cells.flatMap((cell) => (fits(cell) ? cell.hex : []));
}

/** Each hex once, without those that have a number of their own. */
function besides(own: string, hexes: readonly string[]): string {
  const all = new Set(hexes);
  for (const hex of hexesIn(own)) all.delete(hex);
  return [...all].join(' ');
}

const hexesIn = (text: string) => (text === '' ? [] : text.split(' '));

type NumbersProps = {
  readonly of: 'one' | 'all';
  readonly hexes: string;
  /** Hexes below whose counters something is written. */
  readonly labelled: string;
  /** Costs and odds: a number that would lie over one moves aside, and covers no figures there. */
  readonly labels: readonly FiguresBox[];
  /** Such a number is left out instead: on a small map it would stand where another hex has its own. */
  readonly isLeftOut?: boolean;
  readonly figures: readonly FiguresBox[];
  readonly geometry: BoardGeometry;
  readonly scale: number;
};

const Numbers = memo(function Numbers({
  of,
  hexes,
  labelled,
  labels,
  isLeftOut = false,
  figures,
  geometry,
  scale,
}: NumbersProps) {
  if (hexes === '' && of === 'all') return null;
  const taken = new Set(labelled.split(' '));
  const { size, squeezed } = numberSize(scale, of);
  const fitted = squeezed === null ? {} : { textLength: squeezed, lengthAdjust: 'spacingAndGlyphs' };
  return (
    <svg
      className={`hex-numbers ${of}`}
      aria-hidden="true"
      width={geometry.width}
      height={geometry.height}
      viewBox={`0 0 ${geometry.width} ${geometry.height}`}
    >
      <Corners geometry={geometry} />
      <g style={{ fontSize: size, strokeWidth: HALO / scale }}>
        {hexesIn(hexes).map((hex, index) => {
          const centre = geometry.centreOf(hex);
          if (centre === null) return null;
          const above = geometry.placeAt({ x: centre.x, y: centre.y - HEX_HEIGHT });
          const isBelowLabel = !geometry.isInRows && above !== null && taken.has(String(above));
          const foot = footOf(centre, size, geometry, isBelowLabel);
          const extent = numberBox(size, squeezed);
          if (isLeftOut && isOverLabel(foot, extent, labels)) return null;
          const { x, y } = besideLabels(foot, centre, extent, labels, figures);
          return (
            // As one points the number of one hex becomes that of the next: the same text in another place.
            <text key={index} x={n(x)} y={n(y)} {...fitted}>
              {hex}
            </text>
          );
        })}
      </g>
    </svg>
  );
});

const NO_BOXES: readonly FiguresBox[] = [];
const NO_MARKS: readonly Mark[] = [];

/** Where the labels of these marks lie. */
export function labelBoxes(
  marks: readonly Mark[],
  geometry: BoardGeometry,
  figures: readonly FiguresBox[],
  shown: FiguresBox | null | undefined,
) {
  const lettered = marks.filter(isLettered);
  if (lettered.length === 0) return NO_BOXES;
  return [...labelSpots(lettered, geometry, figures, shown)].flatMap(([mark, spots]) =>
    spots.map((spot) => boxAround(spot, sizeOf(mark))),
  );
}

type Extent = { readonly width: number; readonly height: number };

function numberBox(size: number, squeezed: number | null): Extent {
  return { width: squeezed ?? 4 * FIGURE_SHARE * size, height: FIGURE_HEIGHT * size };
}

function isOverLabel({ x, y }: BoardPoint, extent: Extent, labels: readonly FiguresBox[]): boolean {
  const box = boxAround({ x, y: y - extent.height / 2 }, extent);
  return labels.some((label) => shared(box, label) > 0);
}

/** The foot of a number, or where it lies over no label: at either side, where no other hex has its own. */
function besideLabels(
  foot: BoardPoint,
  centre: BoardPoint,
  extent: Extent,
  labels: readonly FiguresBox[],
  figures: readonly FiguresBox[],
): BoardPoint {
  const half = extent.height / 2;
  const here = { x: foot.x, y: foot.y - half };
  const isCovering = (spot: BoardPoint) => labels.some((label) => shared(boxAround(spot, extent), label) > 0);
  if (!isCovering(here)) return foot;
  const aside = HEX_HEIGHT / 2 + extent.width / 2;
  const spots = [
    ...[aside, -aside].map((by) => ({ x: centre.x + by, y: centre.y })),
    { x: here.x, y: here.y - extent.height },
    { x: centre.x, y: centre.y + BELOW + half },
    ...[aside, -aside].map((by) => ({ x: centre.x + by, y: here.y })),
  ].filter((spot) => !isCovering(spot));
  const spot = clearSpot(spots, extent, [...labels, ...figures]) ?? here;
  return { x: spot.x, y: spot.y + half };
}

/** CSS pixels around a figure. */
const HALO = 3.4;
/** Board units above the middle of a hex: where the counters above end, and where a printed number stands. */
const ABOVE = { upright: { end: 37, foot: 23.4 }, sideways: { end: 29, foot: 18 } } as const;
/** Where what is written below those counters ends. */
const LABEL_END = 23;
/** Board units below the middle of a hex: where the figures of its counter end. */
const BELOW = 29;
/** Where the figures of a counter begin. */
const FIGURES = 4;
/** Of the size of a letter, how high a figure is. */
const FIGURE_HEIGHT = 0.72;

/** Where the figures stand: where they are printed, or lower if they would reach into the counters above. */
function footOf(
  { x, y }: BoardPoint,
  size: number,
  { isInRows }: BoardGeometry,
  isBelowLabel: boolean,
): BoardPoint {
  const { end, foot } = ABOVE[isInRows ? 'sideways' : 'upright'];
  const top = isBelowLabel ? LABEL_END : end;
  return { x, y: y - Math.max(FIGURES, Math.min(foot, top - FIGURE_HEIGHT * size)) };
}
