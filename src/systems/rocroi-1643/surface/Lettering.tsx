import { memo } from 'react';
import type { Ground } from '../../../core/contract/map';
import type { HexGeometry } from '../../../surface/hexGeometry';
import { Numbers } from '../../../surface/land/Grid';
import { Labels } from '../../../surface/land/Labels';
import { hexesOf } from './ground';

type Props = { readonly ground: Ground; readonly geometry: HexGeometry };

/**
 * Hex numbers and names: a picture of their own, as they change with the zoom. Along the stream there is none, because
 * it would lie over that of its marsh.
 */
export const Lettering = memo(function Lettering({ ground, geometry }: Props) {
  const wooded = new Map([...hexesOf(ground, 'wood')].map((hex) => [hex, 'wooded']));
  return (
    <svg
      className="lettering"
      aria-hidden="true"
      width={geometry.width}
      height={geometry.height}
      viewBox={`0 0 ${geometry.width} ${geometry.height}`}
    >
      <Numbers geometry={geometry} on={wooded} />
      <Labels labels={ground.labels} geometry={geometry} />
    </svg>
  );
});
