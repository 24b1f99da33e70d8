import { memo } from 'react';
import type { Ground } from '../../../core/contract/map';
import type { BoardGeometry } from '../geometry';
import { Numbers } from './Grid';
import { Labels } from './Labels';
import { WaterNames } from './Water';

type Props = { readonly ground: Ground; readonly geometry: BoardGeometry };

/**
 * Hex numbers and names. A picture of their own: they change with the zoom, and the map below must not be painted
 * again for that.
 */
export const LetteringLayer = memo(function LetteringLayer({ ground, geometry }: Props) {
  return (
    <svg
      className="lettering"
      aria-hidden="true"
      width={geometry.width}
      height={geometry.height}
      viewBox={`0 0 ${geometry.width} ${geometry.height}`}
    >
      {ground.hexes === null ? null : <Numbers ground={ground} geometry={geometry} />}
      <WaterNames ground={ground} geometry={geometry} />
      <Labels ground={ground} geometry={geometry} />
    </svg>
  );
});
