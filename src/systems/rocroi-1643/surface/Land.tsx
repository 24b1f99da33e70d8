import type { Ground } from '../../../core/contract/map';
import type { HexGeometry } from '../../../surface/hexGeometry';
import { InParts } from '../../../surface/InParts';
import { Grid } from '../../../surface/land/Grid';
import { FOREST } from '../../../surface/land/planting';
import { Roads } from '../../../surface/land/Roads';
import { Grass, Marsh, Washes } from '../../../surface/land/Terrain';
import { Trees } from '../../../surface/land/Trees';
import { Water } from '../../../surface/land/Water';
import { hexesOf, watersOf } from './ground';
import { Pond } from './Pond';

type Props = { readonly ground: Ground; readonly geometry: HexGeometry };

/** The ground itself, without the margin of the sheet. A wood is drawn in the colours of a forest: it is thick. */
export function Land({ ground, geometry }: Props) {
  const [wood, marsh, pond] = ['wood', 'marsh', 'pond'].map((kind) => hexesOf(ground, kind));
  if (!wood || !marsh || !pond) return null;
  const covered = new Set([...wood, ...marsh, ...pond]);
  const wet = new Set([...marsh, ...pond]);
  return (
    <InParts>
      <Washes
        washes={[
          ['marsh', wet],
          ['forest', wood],
        ]}
        geometry={geometry}
      />
      <g key="drawn">
        <Grass covered={covered} geometry={geometry} />
        <Pond hexes={pond} geometry={geometry} />
        <Marsh hexes={marsh} geometry={geometry} />
        <Water waters={watersOf(ground)} geometry={geometry} />
        <Roads ways={ground.ways} geometry={geometry} />
        <Trees kind="forest" grove={FOREST} hexes={wood} geometry={geometry} />
        <Grid geometry={geometry} />
      </g>
    </InParts>
  );
}
