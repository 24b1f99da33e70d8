import { Fragment } from 'react';
import type { Ground, GroundSide } from '../../../core/contract/map';
import type { HexGeometry } from '../../../surface/hexGeometry';
import { InParts } from '../../../surface/InParts';
import { Grid } from '../../../surface/land/Grid';
import { Towns } from '../../../surface/land/Houses';
import { Decorations } from '../../../surface/land/Labels';
import { FOREST, WOODS } from '../../../surface/land/planting';
import { Heights, Slopes } from '../../../surface/land/Relief';
import { Roads } from '../../../surface/land/Roads';
import { Grass, Marsh, Rough, Washes } from '../../../surface/land/Terrain';
import { Trees } from '../../../surface/land/Trees';
import { Crossings, Water } from '../../../surface/land/Water';
import { Quarters, Walls } from './fortress/Fortress';
import { hexesOf, sidesOf } from './ground';
import { Works } from './Works';

type Props = { readonly ground: Ground; readonly geometry: HexGeometry };

const WASHED = ['marsh', 'rough', 'woods', 'forest', 'town'] as const;

/** The ground itself, without the margin of the sheet. */
export function Land({ ground, geometry }: Props) {
  const both = { ground, geometry };
  const slopes = sidesOf(ground, 'slope');
  const covered = new Set(
    ground.areas.flatMap(({ places }) => places.filter((place) => typeof place === 'string')),
  );
  return (
    <InParts>
      <Washes washes={WASHED.map((kind) => [kind, hexesOf(ground, kind)])} geometry={geometry} />
      <Fragment key="drawn">
        <Heights sides={slopes} geometry={geometry} />
        <Grass covered={covered} geometry={geometry} />
        <Rough hexes={hexesOf(ground, 'rough')} geometry={geometry} />
        <Marsh hexes={hexesOf(ground, 'marsh')} geometry={geometry} />
        <Decorations labels={ground.labels} geometry={geometry} />
        <Slopes sides={slopes} geometry={geometry} />
        <Water waters={watersOf(ground)} geometry={geometry} />
        <Roads ways={ground.ways.filter(({ kind }) => kind === 'road')} geometry={geometry} />
        <Crossings crossings={ground.hexsides.filter(isCrossing)} geometry={geometry} />
        <Works {...both} />
        <Towns hexes={hexesOf(ground, 'town')} geometry={geometry} />
        <Quarters {...both} />
        <Trees kind="woods" grove={WOODS} hexes={hexesOf(ground, 'woods')} geometry={geometry} />
        <Trees kind="forest" grove={FOREST} hexes={hexesOf(ground, 'forest')} geometry={geometry} />
        <Grid geometry={geometry} />
        <Walls {...both} />
      </Fragment>
    </InParts>
  );
}

export function watersOf(ground: Ground) {
  return { stream: sidesOf(ground, 'stream'), river: sidesOf(ground, 'river') };
}

function isCrossing(side: GroundSide): side is GroundSide & { readonly kind: 'bridge' | 'ford' } {
  return side.kind === 'bridge' || side.kind === 'ford';
}
