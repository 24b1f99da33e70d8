import { memo } from 'react';
import type { Ground } from '../../../core/contract/map';
import type { HexGeometry } from '../../../surface/hexGeometry';
import { Numbers } from '../../../surface/land/Grid';
import { Labels } from '../../../surface/land/Labels';
import { Lettered } from '../../../surface/land/Lettered';
import { hexesOf } from './ground';

type Props = { readonly ground: Ground; readonly geometry: HexGeometry };

/** Hex numbers and names. Along the stream there is none, because it would lie over that of its marsh. */
export const Lettering = memo(function Lettering({ ground, geometry }: Props) {
  const wooded = new Map([...hexesOf(ground, 'wood')].map((hex) => [hex, 'wooded']));
  return (
    <Lettered geometry={geometry}>
      <Numbers geometry={geometry} on={wooded} />
      <Labels labels={ground.labels} geometry={geometry} />
    </Lettered>
  );
});
