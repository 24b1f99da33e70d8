/**
 * What lies along hexsides and stays in sight when somebody stands behind it: walls, gateways, parapets and crests,
 * drawn once more over the counters of the hexes that are occupied, and what play has left on the walls.
 */
import { memo } from 'react';
import type { Trace } from '../../core/contract/board';
import type { Ground, SideView } from '../../core/contract/map';
import type { BoardGeometry } from './geometry';
import { Parapets, Walls } from './ground/fortress/Fortress';
import { Slopes, slopesOf } from './ground/Relief';
import { TraceLayer } from './marks/TraceLayer';

type Props = {
  readonly ground: Ground;
  readonly geometry: BoardGeometry;
  readonly sides: readonly SideView[];
  readonly traces: readonly Trace[];
  /** Places with counters, `0609 0610`. */
  readonly occupied: string;
};

const KINDS = ['slope', 'fortification', 'gateway'];
const WORKS = ['entrenchment'];

export function BulwarkLayer({ ground, geometry, sides, traces, occupied }: Props) {
  const isNeeded =
    ground.hexsides.some(({ kind }) => KINDS.includes(kind)) ||
    ground.areas.some(({ kind }) => WORKS.includes(kind));
  if (!isNeeded) return null;
  return (
    <div className="bulwarks">
      <Drawn ground={ground} geometry={geometry} occupied={occupied} />
      <TraceLayer traces={traces} geometry={geometry} sides={sides} level="over" />
    </div>
  );
}

const Drawn = memo(function Drawn({
  ground,
  geometry,
  occupied,
}: Pick<Props, 'ground' | 'geometry' | 'occupied'>) {
  const taken = new Set(occupied.split(' '));
  const hexsides = ground.hexsides.filter(({ between }) => between.some((hex) => taken.has(hex)));
  const here = { ...ground, hexsides };
  return (
    <svg
      className="ground"
      aria-hidden="true"
      width={geometry.width}
      height={geometry.height}
      viewBox={`0 0 ${geometry.width} ${geometry.height}`}
    >
      <Slopes ground={here} geometry={geometry} slopes={slopesOf(here, geometry)} isOver />
      <Parapets ground={ground} geometry={geometry} taken={taken} />
      <Walls ground={here} geometry={geometry} isOver />
    </svg>
  );
});
