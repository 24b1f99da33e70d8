import { memo } from 'react';
import type { Ground } from '../../../core/contract/map';
import type { HexGeometry } from '../../../surface/hexGeometry';
import { Numbers } from '../../../surface/land/Grid';
import { Labels } from '../../../surface/land/Labels';
import { Lettered } from '../../../surface/land/Lettered';
import { WaterNames } from '../../../surface/land/Water';
import { hexesOf, sidesOf } from './ground';
import { watersOf } from './Land';

type Props = { readonly ground: Ground; readonly geometry: HexGeometry };

/** Hex numbers and names, those of waters too. */
export const Lettering = memo(function Lettering({ ground, geometry }: Props) {
  return (
    <Lettered geometry={geometry}>
      <HexNumbers ground={ground} geometry={geometry} />
      <WaterNames waters={watersOf(ground)} geometry={geometry} />
      <Labels labels={ground.labels} geometry={geometry} />
    </Lettered>
  );
});

export function HexNumbers({ ground, geometry }: Props) {
  const on = new Map([
    ...[...hexesOf(ground, 'fortress')].map((hex) => [hex, 'built'] as const),
    ...[...hexesOf(ground, 'forest')].map((hex) => [hex, 'wooded'] as const),
  ]);
  return <Numbers geometry={geometry} on={on} lowered={hexesBelowTeeth(ground, geometry)} />;
}

/** Hexes into whose upper side the teeth of a wall point: they would lie over the number. */
function hexesBelowTeeth(ground: Ground, geometry: HexGeometry): ReadonlySet<string> {
  return new Set(
    sidesOf(ground, 'fortification', 'gateway').flatMap(({ between: [inside, outside] }) => {
      const above = geometry.centreOf(inside);
      const below = geometry.centreOf(outside);
      if (above === null || below === null) return [];
      return Math.abs(above.x - below.x) < 1 && above.y < below.y ? [outside] : [];
    }),
  );
}
