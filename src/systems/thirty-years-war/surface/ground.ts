/** The ground of a map by its kinds, as it is drawn. */
import type { Ground, GroundSide } from '../../../core/contract/map';

export function hexesOf(ground: Ground, kind: string): ReadonlySet<string> {
  return new Set(
    ground.areas
      .filter((area) => area.kind === kind)
      .flatMap((area) => area.places.filter((place) => typeof place === 'string')),
  );
}

export function sidesOf({ hexsides }: Ground, ...kinds: readonly string[]): readonly GroundSide[] {
  return hexsides.filter(({ kind }) => kinds.includes(kind));
}
