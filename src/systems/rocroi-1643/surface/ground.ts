/** The ground of the map by its kinds, as it is drawn. */
import type { Ground } from '../../../core/contract/map';

export function hexesOf(ground: Ground, kind: string): ReadonlySet<string> {
  return new Set(
    ground.areas
      .filter((area) => area.kind === kind)
      .flatMap((area) => area.places.filter((place) => typeof place === 'string')),
  );
}

export function watersOf({ hexsides }: Ground) {
  return { stream: hexsides.filter(({ kind }) => kind === 'stream'), river: [] };
}
