/**
 * Hex numbers over the counters, of one size on the screen at every zoom: those of the hexes that something is about, or
 * all that fit. They stand on the upper hexside and grow down over the sign of a counter, so that no figures are covered.
 */
import { memo, useEffect, useMemo, useState } from 'react';
import type { Place } from '../../core/seam';
import { type Camera, SETTLED_AFTER } from './camera';
import { concernedBy, labelledHexes } from './concerned';
import { type BoardGeometry, type BoardPoint, HEX_HEIGHT } from './geometry';
import { n } from './ground/paths';
import type { MarkLayer } from './MarkLayer';
import { numberSize, numberStep } from './view';

export type NumbersUse = Pick<Parameters<typeof MarkLayer>[0], 'marks' | 'geometry'> & {
  readonly camera: Pick<Camera, 'current' | 'watch'>;
};

type Props = NumbersUse & {
  readonly pointed: Place | null;
  /** Whether every hex is numbered, as far as that fits. */
  readonly all: boolean;
};

export function HexNumbers({ marks, geometry, camera, pointed, all }: Props) {
  const scale = useSettledScale(camera);
  const concerned = useMemo(() => concernedBy(marks, pointed), [marks, pointed]);
  const labelled = useMemo(() => labelledHexes(marks), [marks]);
  return (
    <>
      {all ? (
        <Numbers of="all" hexes={fitting(geometry, scale)} labelled="" {...{ geometry, scale }} />
      ) : null}
      <Numbers of="one" hexes={concerned} {...{ labelled, geometry, scale }} />
    </>
  );
}

/** The scale at which the map was last drawn sharp: while it is zoomed, its layers are stretched as pictures. */
function useSettledScale(camera: NumbersUse['camera']): number {
  const [scale, setScale] = useState(() => camera.current().scale);
  useEffect(() => {
    let due: ReturnType<typeof setTimeout> | undefined;
    const unwatch = camera.watch((next, _window, glides) => {
      clearTimeout(due);
      due = setTimeout(() => setScale(next.scale), glides ? 0 : SETTLED_AFTER);
    });
    return () => {
      clearTimeout(due);
      unwatch();
    };
  }, [camera]);
  return scale;
}

/** Every number, or that of every second or fifth column and row. */
function fitting({ cells }: BoardGeometry, scale: number): string {
  const step = numberStep(scale);
  const fits = ({ column, row }: (typeof cells)[number]) =>
    step === 1 || (column % step === 0 && row % step === 0);
  return cells.flatMap((cell) => (fits(cell) ? cell.hex : [])).join(' ');
}

type NumbersProps = {
  readonly of: 'one' | 'all';
  readonly hexes: string;
  /** Hexes below whose counters something is written. */
  readonly labelled: string;
  readonly geometry: BoardGeometry;
  readonly scale: number;
};

const Numbers = memo(function Numbers({ of, hexes, labelled, geometry, scale }: NumbersProps) {
  if (hexes === '') return null;
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
      <g style={{ fontSize: size, strokeWidth: HALO / scale }}>
        {hexes.split(' ').map((hex) => {
          const centre = geometry.centreOf(hex);
          if (centre === null) return null;
          const above = geometry.hexAt({ x: centre.x, y: centre.y - HEX_HEIGHT });
          const isBelowLabel = !geometry.isSideways && above !== null && taken.has(above);
          const { x, y } = footOf(centre, size, geometry, isBelowLabel);
          return (
            <text key={hex} x={n(x)} y={n(y)} {...fitted}>
              {hex}
            </text>
          );
        })}
      </g>
    </svg>
  );
});

/** CSS pixels around a figure. */
const HALO = 3.4;
/** Board units above the middle of a hex: where the counters above end, and where a printed number stands. */
const ABOVE = { upright: { end: 37, foot: 23.4 }, sideways: { end: 29, foot: 18 } } as const;
/** Where what is written below those counters ends. */
const LABEL_END = 23;
/** Where the figures of a counter begin. */
const FIGURES = 4;
/** Of the size of a letter, how high a figure is. */
const FIGURE_HEIGHT = 0.72;

/** Where the figures stand: where they are printed, or lower if they would reach into the counters above. */
function footOf(
  { x, y }: BoardPoint,
  size: number,
  { isSideways }: BoardGeometry,
  isBelowLabel: boolean,
): BoardPoint {
  const { end, foot } = ABOVE[isSideways ? 'sideways' : 'upright'];
  const top = isBelowLabel ? LABEL_END : end;
  return { x, y: y - Math.max(FIGURES, Math.min(foot, top - FIGURE_HEIGHT * size)) };
}
