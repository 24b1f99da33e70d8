/**
 * What lies along hexsides and stays visible when a counter stands behind it: walls, gateways, parapets and crests,
 * drawn once more over the counters of the hexes that are occupied, and what play has left on the walls.
 */
import { memo } from 'react';
import type { Ground } from '../../../core/contract/map';
import type { HexGeometry } from '../../../surface/hexGeometry';
import { Slopes } from '../../../surface/land/Relief';
import type { OverProps } from '../../../surface/surface';
import { Parapets, Walls } from './fortress/Fortress';
import { sidesOf } from './ground';
import { Traces } from './Traces';

const KINDS = ['slope', 'fortification', 'gateway'];
const WORKS = ['entrenchment'];

export function Bulwarks({ ground, geometry, sides, traces, occupied }: OverProps<HexGeometry>) {
  const isNeeded =
    ground.hexsides.some(({ kind }) => KINDS.includes(kind)) ||
    ground.areas.some(({ kind }) => WORKS.includes(kind));
  if (!isNeeded) return null;
  return (
    <div className="bulwarks">
      <Drawn ground={ground} geometry={geometry} occupied={occupied} />
      <Traces traces={traces} geometry={geometry} sides={sides} level="over" />
    </div>
  );
}

const Drawn = memo(function Drawn({
  ground,
  geometry,
  occupied,
}: Pick<OverProps<HexGeometry>, 'ground' | 'geometry' | 'occupied'>) {
  const taken = new Set(occupied.split(' '));
  const hexsides = ground.hexsides.filter(({ between }) => between.some((hex) => taken.has(hex)));
  const here: Ground = { ...ground, hexsides };
  return (
    <svg
      className="ground"
      aria-hidden="true"
      width={geometry.width}
      height={geometry.height}
      viewBox={`0 0 ${geometry.width} ${geometry.height}`}
    >
      <Slopes sides={sidesOf(here, 'slope')} geometry={geometry} isOver />
      <Parapets ground={ground} geometry={geometry} taken={taken} />
      <Walls ground={here} geometry={geometry} isOver />
    </svg>
  );
});
